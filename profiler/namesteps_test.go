package profiler

import (
	"slices"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// spanLabels are the labels of spans in marked texts.
var spanLabels = map[privet.Label]tagger.Label{
	"PERSON": tagger.Person, "LOCATION": tagger.Location, "ORGANIZATION": tagger.Organization,
	"STREET_ADDRESS": tagger.Street, "ZIP_CODE": tagger.Postcode,
}

// spansOf returns a text without its marks, and the spans that these stand for.
func spansOf(t *testing.T, marked string) (text string, spans []tagger.Span) {
	t.Helper()
	text, findings := unmark(t, marked)
	for _, f := range findings {
		spans = append(spans, tagger.Span{Start: f.Start, End: f.End, Label: spanLabels[f.Label], Confidence: 0.8})
	}
	return text, spans
}

// markSpans is the opposite of spansOf.
func markSpans(text string, spans []tagger.Span) string {
	var found []privet.Finding
	for _, s := range spans {
		for name, label := range spanLabels {
			if label == s.Label {
				found = append(found, privet.Finding{Label: name, Start: s.Start, End: s.End})
			}
		}
	}
	return mark(text, found)
}

// TestNameSteps gives each step what the tagger may have found, and holds what it makes of it.
func TestNameSteps(t *testing.T) {
	for _, test := range []struct{ step, in, want string }{
		{"known-organizations", "I work at Netflix now.", "I work at ⟦ORGANIZATION:Netflix⟧ now."},
		{"known-organizations", "ask the FPÖ or Deutsche Bank.", "ask the ⟦ORGANIZATION:FPÖ⟧ or ⟦ORGANIZATION:Deutsche Bank⟧."},
		{"known-organizations", "der Siemens-Chef kam", "der ⟦ORGANIZATION:Siemens⟧-Chef kam"},
		{"known-organizations", "an Apple a day, and Netflix-1 or Netflix/x", "an Apple a day, and Netflix-1 or Netflix/x"},
		{"known-organizations", "the ⟦ORGANIZATION:Netflix of Turin⟧ closed", "the ⟦ORGANIZATION:Netflix of Turin⟧ closed"},
		{"institutions", "the University of ⟦LOCATION:Malawi⟧ opened", "the ⟦ORGANIZATION:University of Malawi⟧ opened"},
		{"institutions", "the National Bank of Quorland", "the ⟦ORGANIZATION:National Bank of Quorland⟧"},
		{"institutions", "l'Université. Une École d'Orléans ouvre", "l'Université. Une ⟦ORGANIZATION:École d'Orléans⟧ ouvre"},
		{"institutions", "le Musée de la Marine", "le ⟦ORGANIZATION:Musée de la Marine⟧"},
		{"institutions", "die Universität Zürich und die Universität Freude", "die ⟦ORGANIZATION:Universität Zürich⟧ und die Universität Freude"},
		{"institutions", "University of life, Bank of", "University of life, Bank of"},
		{"institutions", "la Agencia Internacional de la Energía", "la ⟦ORGANIZATION:Agencia Internacional de la Energía⟧"},
		{"countries", "au Soudan, l'Arménie et Jordan", "au ⟦LOCATION:Soudan⟧, l'⟦LOCATION:Arménie⟧ et Jordan"},
		{"countries", "the ⟦ORGANIZATION:Bank of Botswana⟧", "the ⟦ORGANIZATION:Bank of Botswana⟧"},
		{"legal-forms", "⟦ORGANIZATION:Quorl⟧ GmbH & Co. KG kam", "⟦ORGANIZATION:Quorl GmbH & Co. KG⟧ kam"},
		{"legal-forms", "⟦PERSON:Anna Lind⟧ Inc. said", "⟦ORGANIZATION:Anna Lind Inc.⟧ said"},
		{"legal-forms", "⟦ORGANIZATION:Acme Inc⟧. said", "⟦ORGANIZATION:Acme Inc.⟧ said"},
		{"legal-forms", "by ⟦ORGANIZATION:Acme Inc⟧. Then", "by ⟦ORGANIZATION:Acme Inc⟧. Then"},
		{"legal-forms", "⟦LOCATION:London⟧ SE has ⟦LOCATION:Turin⟧, Italy", "⟦LOCATION:London⟧ SE has ⟦LOCATION:Turin⟧, Italy"},
		{"fields", "Name: ⟦PERSON:Paul Lindner Tel⟧.: 5", "Name: ⟦PERSON:Paul Lindner⟧ Tel.: 5"},
		{"titles", "⟦PERSON:Prof. Dr. Anna Weber⟧, ⟦PERSON:Mr Tan⟧", "Prof. Dr. ⟦PERSON:Anna Weber⟧, Mr ⟦PERSON:Tan⟧"},
		{"titles", "⟦PERSON:A. Nwosu, Esq.⟧ and ⟦PERSON:Dr⟧", "⟦PERSON:A. Nwosu⟧, Esq. and ⟦PERSON:Dr⟧"},
		{"titles", "⟦PERSON:Don Miller⟧", "⟦PERSON:Don Miller⟧"},
		{"possessives", "⟦PERSON:Anna Lind's⟧ ⟦LOCATION:Turin’s⟧", "⟦PERSON:Anna Lind⟧'s ⟦LOCATION:Turin⟧’s"},
		{"possessives", "⟦ORGANIZATION:McDonald's⟧", "⟦ORGANIZATION:McDonald's⟧"},
		{"addresses", "⟦STREET_ADDRESS:7pm⟧ or ⟦STREET_ADDRESS:12a⟧", "7pm or 12a"},
		{"addresses", "order ⟦ZIP_CODE:1234567⟧ of ⟦ZIP_CODE:1999-2004⟧", "order 1234567 of 1999-2004"},
		{"addresses", "⟦PERSON:Rose Cottage⟧, 1 Back Lane", "Rose Cottage, 1 Back Lane"},
		{"code", "call ⟦PERSON:Lind⟧() and `⟦PERSON:Anna⟧`.", "call Lind() and `Anna`."},
		{"no-names", "the ⟦PERSON:XQZ⟧ and ⟦PERSON:Anna⟧", "the XQZ and ⟦PERSON:Anna⟧"},
	} {
		i := slices.IndexFunc(nameSteps[:], func(s nameStep) bool { return s.name == test.step })
		if i < 0 {
			t.Fatalf("no step %s", test.step)
		}
		text, spans := spansOf(t, test.in)
		if got := markSpans(text, nameSteps[i].apply(spans, text, 0, len(text))); got != test.want {
			t.Errorf("%s: got %s\nwant %s", test.step, got, test.want)
		}
	}
}

// TestNameStepsAllocate holds that the steps allocate nothing where the spans have room.
func TestNameStepsAllocate(t *testing.T) {
	text, spans := spansOf(t, "⟦PERSON:Dr. Anna Weber⟧ of ⟦ORGANIZATION:Acme⟧ Inc. met the École d'Orléans and the FPÖ in ⟦LOCATION:Turin⟧, Ändern Österreich.")
	buf, x := make([]tagger.Span, 16), new(scratch)
	if n := testing.AllocsPerRun(100, func() {
		x.applySteps(buf[:copy(buf, spans)], text, 0, len(text))
	}); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

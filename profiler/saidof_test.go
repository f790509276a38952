package profiler

import "testing"

// TestSaidOf holds names that only the sentence tells, and words in the same places that name
// nobody.
func TestSaidOf(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"⟦PERSON:Quorvath⟧, could you water the plants?",
		"Plans? ⟦PERSON:Zelmira⟧, do we have any?",
		"⟦PERSON:Ostwyn⟧ and ⟦PERSON:Margaret⟧ took the early ferry.",
		"⟦PERSON:Ilvarine⟧, ⟦PERSON:Robert⟧ and ⟦PERSON:Susan⟧ cannot come.",
		"\"We knew nothing,\" ⟦PERSON:Brathvale⟧ told reporters.",
		"After school ⟦PERSON:Thymaris⟧ studied law.",
		"⟦PERSON:Ostwyn⟧'s grandmother knitted it.",
		"⟦PERSON:Wendrith⟧ resigned in May.",
		"⟦ORGANIZATION:Veltracore⟧ announced on Friday that it would close.",
		"⟦ORGANIZATION:Bright Copper Kettles⟧ laid off forty people.",
		"He used to work for ⟦ORGANIZATION:Veltracore⟧.",
		"She is the CEO of ⟦ORGANIZATION:Veltracore⟧ now.",
		"⟦ORGANIZATION:Veltracore⟧ is a startup.",
		"After 1994, ⟦ORGANIZATION:Veltra-Core⟧ laid off forty people.",
		"In 1994 the mill, which later became ⟦ORGANIZATION:Bright Copper Kettles⟧ in 1996, closed.",
		"⟦ORGANIZATION:Veltracore⟧'s shareholders met.",
		"The airline ⟦ORGANIZATION:Veltracore⟧ lost a crate.",
		"She is an accountant at ⟦ORGANIZATION:Veltracore⟧.",
		"Last month ⟦ORGANIZATION:Veltracore⟧ overcharged me twice.",
		"⟦ORGANIZATION:Veltracore⟧ shares fell.",
		"⟦ORGANIZATION:Veltracore⟧ employs 40 people.",
		"The CEO of ⟦ORGANIZATION:Veltracore⟧ resigned.",
		"⟦PERSON:Ostwyn⟧ and his sister sing.",
		"Zorbulator shares the file and his settings.",
		"⟦PERSON:Ostwyn⟧ and I share a room.",
		"⟦PERSON:Ostwyn⟧ is my cousin.",
		"⟦PERSON:Ostwyn⟧ was born in a barn.",
		"Nothing was born there. The World and I parted.",
		"Zorbulator is my parser.",
		"Otherwise, do you need anything?",
		"Ahem, could you move?",
		"She told reporters nothing. Everybody laughed.",
		"The Zorbulator smiled.",
		"Zorbulator announced that the port is busy.",
		"Zorbulator is a parser.",
		"Zorbulator and Frobnicator are tools.",
	} {
		wantNames(t, p, marked)
	}
}

// TestNoListOfI holds that I is no and of another language.
func TestNoListOfI(t *testing.T) {
	if text := "Margaret, can I help?"; isListedThing(text, 0, len("Margaret")) {
		t.Errorf("%q is a list", text)
	}
}

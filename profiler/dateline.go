package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds the agency in the dateline that news begin with: Berlin (dpa) -, Bogotá, 21 ago (EFE).-.

// agencyAlone is how sure an agency is that is known, and agencyLetters one in capitals.
const (
	agencyAlone   = 0.9
	agencyLetters = 0.8
)

// agencies are such agencies in any letter case.
var agencies = inBothCases("dpa afp ap reuters efe ansa anp pap čtk ctk aa tt ntb ritzau lusa belga apa sda ats stt mti tasr sita sid kna epd upi xinhua kyodo yonhap pti ians ani télam telam notimex adnkronos agi askanews hina tanjug sta bns leta agerpres mediafax dha iha i̇ha anka тасс интерфакс укринформ укрінформ риа bta бта petra sana wam spa map aps bernama antara nampa saba irna isna mehr press-association anadolu novosti prensa-latina europa-press ptb itar-tass")

// The bounds of a dateline, in bytes.
const (
	farthestAgency = 48
	longestAgency  = 24
)

// withAgency puts the agency of the dateline that begins at text[at] among the spans.
func withAgency(spans []tagger.Span, text string, at, end int) ([]tagger.Span, int) {
	if at > 0 && text[at-1] != '\n' {
		return spans, end
	}
	head := text[at:min(len(text), at+farthestAgency)]
	from := strings.IndexByte(head, '(')
	if from < 3 || head[from-1] != ' ' {
		return spans, end // as nearly always
	}
	from += at + 1
	n := strings.IndexByte(text[from:min(len(text), from+longestAgency)], ')')
	if n < 2 || strings.IndexByte(text[at:from], '\n') >= 0 || !isDatelineEnd(text[from+n+1:]) {
		return spans, end
	}
	to := from + n
	for i := from; i < to; {
		e := i + strings.IndexByte(text[i:to], '/')
		if e < i {
			e = to
		}
		name, p := text[i:e], agencyAlone
		if !inSet(agencies, name) {
			if c := capitalsOf(name); c < fewestOrgLetters || c > mostOrgLetters || inSet(notEmployers, name) {
				return spans, end
			}
			p = agencyLetters
		}
		spans, end = withSpan(spans, tagger.Span{Start: i, End: e, Label: tagger.Organization, Confidence: p}), max(end, to)
		i = e + 1
	}
	return spans, end
}

// isDatelineEnd reports whether what stands behind the bracket of an agency ends a dateline: a dash, with a stop before it or
// not.
func isDatelineEnd(rest string) bool {
	rest = strings.TrimPrefix(rest, ".")
	rest = strings.TrimPrefix(rest, " ")
	return strings.HasPrefix(rest, "-") || strings.HasPrefix(rest, "–") || strings.HasPrefix(rest, "—")
}

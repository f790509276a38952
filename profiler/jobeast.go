package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds the offices that stand behind a name in the languages of the east.

// longestEastOffice bounds such a job in bytes.
const longestEastOffice = 30

// eastJobBehind is the job in the brackets at text[i] behind a name.
func eastJobBehind(text string, i int) (from, to int) {
	from = i + len("（")
	if !strings.HasPrefix(text[i:], "（") {
		return i, i
	}
	n := strings.Index(text[from:min(len(text), from+longestEastOffice+len("）"))], "）")
	if n < len("課長") {
		return i, i
	}
	to = from + n
	if lexicon.LookupExact(text[from:to]).Is(lexicon.Occupation) || len(jobTitles.at(text, from)) == n || endsEastTitle(text[from:to]) {
		return from, to
	}
	return i, i
}

func endsEastTitle(word string) bool {
	for _, end := range eastTitles {
		if strings.HasSuffix(word, end) {
			return true
		}
	}
	return false
}

// koreanJobBehind is the Korean job at text[i] behind a name, with what follows nouns there behind it or nothing.
func koreanJobBehind(text string, i int) (from, to int) {
	if text[i] < 0xEA || text[i] > 0xED {
		return i, i
	}
	to = i + len(koreanTitles.at(text, i))
	e, _ := wordAt(text, i)
	if to == i || e != to && len(koreanTails.at(text, to)) != e-to {
		return i, i
	}
	return i, to
}

// eastTitles end what somebody is in a firm or an office, in Chinese and Japanese, and koreanTitles are that in Korean.
var (
	eastTitles   = [...]string{"部長", "課長", "係長", "社長", "店長", "院長", "校長", "所長", "室長", "局長", "主任", "担当", "取締役", "経理", "部长", "处长", "科长", "校长", "院长", "局长", "主任", "主管", "经理", "总监", "董事长", "總監", "經理", "董事長"}
	koreanTitles = newOtherSet(strings.Fields("대리 과장 부장 차장 사원 이사 팀장 실장 본부장 상무 전무 주임 사장 부사장 대표이사 지점장 소장 센터장 매니저 연구원 선임연구원 책임연구원"))
	koreanTails  = newOtherSet(strings.Fields("에게 은 는 이 가 님 의 을 를 과 와 께 께서 에게서 입니다"))
)

package profiler

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds the offices that stand beside a name in the languages of the east.

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

// eastOffices end the offices that stand before a name, with a space or の between.
var eastOffices = newOtherSet(strings.Fields("部長 課長 係長 社長 店長 院長 校長 所長 室長 局長 次長 主任 教頭 教諭 園長 学長 教授 准教授 会長 理事長 専務 常務 取締役 代表 代表取締役 支店長 工場長 支配人 医師 看護師 薬剤師 弁護士 税理士 司法書士 行政書士 市長 町長 村長 知事 区長 大臣 " +
	"部长 处长 科长 校长 院长 局长 主管 经理 总经理 总监 董事长 總監 經理 總經理 董事長 律师 律師 医生 醫師 教授 대리 과장 부장 차장 사원 이사 팀장 실장 본부장 상무 전무 주임 사장 부사장 대표 대표이사 지점장 소장 센터장 매니저 연구원 원장 교수 변호사 세무사 국장 처장"))

// The bounds of the name behind such an office, and of what stands before the word for it and is a part of it, in bytes.
const (
	longestEastName = 24
	longestEastPart = 18
	eastOfficeNamed = 0.9
)

// koreanParts end parts of a firm, which stand before an office in Korean.
var koreanParts = [...]string{"팀", "부", "과", "실", "센터", "본부", "지점", "사업부"}

// eastHonours stand behind the name of somebody.
var eastHonours = [...]string{"氏", "さん", "様", "先生"}

// matchEastOffice reads the office at text[at] that the name of somebody stands behind: 営業部長 小野寺, 市長の坂口茂氏,
// 영업팀 대리 조민석.
func matchEastOffice(text string, at int) (match, bool) {
	w := eastOffices.at(text, at)
	if w == "" {
		return match{}, false
	}
	end := at + len(w)
	i, of := end, false
	switch {
	case strings.HasPrefix(text[i:], "　"), strings.HasPrefix(text[i:], "の"):
		of = text[i+2] == "の"[2]
		i += len("の")
	case strings.HasPrefix(text[i:], " "):
		i++
	default:
		return match{}, false
	}
	hangul := w[0] >= "가"[0]
	to, runes := i, 0
	for to < len(text) && to-i < longestEastName {
		r, size := utf8.DecodeRuneInString(text[to:])
		if hangul && !unicode.Is(unicode.Hangul, r) || !hangul && !unicode.Is(unicode.Han, r) {
			break
		}
		to += size
		runes++
	}
	name := text[i:to]
	if !hangul {
		for _, honour := range eastHonours {
			if rest, ok := strings.CutSuffix(name, honour); ok {
				name, runes = rest, runes-utf8.RuneCountInString(honour)
			}
		}
	}
	if hangul && runes > 3 {
		name, runes = name[:3*len("김")], 3 // and what follows nouns
		if koreanTails.at(text, i+len(name)) == "" {
			return match{}, false
		}
	}
	if runes < 2 || runes > 5 || !isEasternName(name, runes) || !isEasternFamily(name) && !(runes == 3 && hasGivenBehind(text, to)) || of && len(name) == to-i && !strings.HasPrefix(text[to:], "さん") {
		return match{}, false
	}
	return match{eastOfficeStart(text, at, hangul), end, eastOfficeNamed}, true
}

// hasGivenBehind reports whether a space and a given name of one to three characters, and no more, stand at text[i].
func hasGivenBehind(text string, i int) bool {
	if i >= len(text) || text[i] != ' ' {
		return false
	}
	k, runes := i+1, 0
	for ; k < len(text) && runes < 4; runes++ {
		r, size := utf8.DecodeRuneInString(text[k:])
		if !unicode.Is(unicode.Han, r) {
			break
		}
		k += size
	}
	return runes > 0 && runes < 4
}

// eastOfficeStart is where the office begins whose last word is at text[at].
func eastOfficeStart(text string, at int, hangul bool) int {
	from := at
	if hangul {
		if at > 4 && text[at-1] == ' ' {
			k := wordStartWithin(text, at-1, at-1-longestWord)
			for _, part := range koreanParts {
				if word := text[k : at-1]; len(word) > len(part)+len("가") && strings.HasSuffix(word, part) {
					return k
				}
			}
		}
		return from
	}
	for from > 0 {
		r, size := utf8.DecodeLastRuneInString(text[:from])
		if !unicode.In(r, unicode.Han, unicode.Katakana) && r != 'ー' {
			break
		}
		if from -= size; at-from > longestEastPart {
			return at // the firm stands before it
		}
	}
	if lexicon.Lookup(text[from:at]).Is(lexicon.OrgWord | lexicon.Organization) {
		return at
	}
	return from
}

// eastTitles end what somebody is in a firm or an office, in Chinese and Japanese, and koreanTitles are that in Korean.
var (
	eastTitles   = [...]string{"部長", "課長", "係長", "社長", "店長", "院長", "校長", "所長", "室長", "局長", "主任", "担当", "取締役", "経理", "部长", "处长", "科长", "校长", "院长", "局长", "主任", "主管", "经理", "总监", "董事长", "總監", "經理", "董事長"}
	koreanTitles = newOtherSet(strings.Fields("대리 과장 부장 차장 사원 이사 팀장 실장 본부장 상무 전무 주임 사장 부사장 대표이사 지점장 소장 센터장 매니저 연구원 선임연구원 책임연구원"))
	koreanTails  = newOtherSet(strings.Fields("에게 은 는 이 가 님 의 을 를 과 와 께 께서 에게서 입니다"))
)

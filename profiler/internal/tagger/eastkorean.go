package tagger

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds what of names is Korean's own: given names that stand alone and are called,
// names of foreigners, firms whose legal form stands in brackets.

// The syllables that most given names begin and end with. Those that words often end with are
// none of them.
var (
	nameBegins = runesOf("가강건경광규근기길나남다대덕도동두라만명모무문미민범병보복봉빈삼상서석선성세소수숙순승시신아안연영예옥용우원유윤은의인일자재정제종주준지진찬창채천철춘충치태하학한해현형혜호홍화환효후훈희")
	nameEnds   = runesOf("경구국규균근길나남덕라란래련례록룡린림미민배범복봉빈서석선섭솔수숙순슬승식아연엽영옥완용우욱웅윤율은일임재준진찬창천철춘태택필하혁현형혜호홍환훈휘희흠")
)

// ofPeople are the particles that follow people only.
var ofPeople = wordSet("에게 에게는 에게서 에게도 한테 한테서 한테는 께 께서 께서는 께는 이가 이는 이를 이도 이랑 이한테 이네 랑 하고 아 야 이에게 님 님이 님은 님께 님께서 씨 씨가 씨는 씨의 씨와 씨를 씨에게 씨도")

// listedKorean is what the words beside that from character i to end say for a name in its first
// three: others of three syllables that can be names, in a list with it.
func (q *runes) listedKorean(text string, i, e, end int) (odds float64) {
	if e-i != 3 || i != 0 || !nameBegins.contains(q.r[1]) {
		return 0
	}
	var next runes
	if from := skip(text, q.at[end], ", ", ",", "·", "、", "/"); from > q.at[end] && e == end {
		if next.read(text, from); next.n >= 3 && next.n < 6 && next.canBeName() {
			odds += 1.2
		}
	}
	head := text[:q.at[0]]
	for _, s := range [...]string{", ", ",", "·", "와 ", "과 "} {
		rest, ok := strings.CutSuffix(head, s)
		if !ok || len(rest) < 9 || eastRune(rest, len(rest)-9) == 0 {
			continue
		}
		if next.read(rest, len(rest)-9); next.n == 3 && next.canBeName() && (len(rest) < 12 || eastRune(rest, len(rest)-12) == 0) {
			odds += 1.2
		}
	}
	return odds
}

// canBeName reports whether the first three syllables of the run look like a name.
func (q *runes) canBeName() bool {
	return koreanFamilies.contains(q.r[0]) && nameBegins.contains(q.r[1]) && scriptOf(q.r[2]) == scriptHangul
}

// givenWords are given names that are words as well.
var givenWords = newEastSet("보람 슬기 하늘 이슬 사랑 소라 보라 나리 한결 가람 아람 다솜 하나 나래 고운 은하 수정 지성 인성 지혜 은혜 정의 진리 미소 정원 수영 세미 신비 현상 영원 지원 지연 지수 지선 진주 정수 정상 성장 고은 이상 상수 영화 진술 경우 경기 경제 경미 연기 연수 인수 인사 인기 인지 가치 준수 유지 유의 공주 기호 기준 시민 시원 예지 예수 우수 우리 우주 조화 주연 주의 진실 진상 진행 창조 태양 현금 현지 현주 현실 형성 형식 호수 효과 효율 희망 나라 이미 이모 고모 조용 조금 대로 상호 기태 대상 정도 지도 자주 자두 주소 주인 대신 재미 제인 세상 수시 수상 동시 동의 동기 동창 동원 승인 승무 원인 원래 유명 명예 명수 명분 시기 시인 시장 고객 미리 소리 소수 소개 아주 아이 여기 여인 연인 영어 영수 우선 이용 이유 인원 자신 장미 전자 정신 정지 중요 지금 지나 차이 최고 추가 태도 평소 학생 해외 화해 회의 효도")

// koreanGiven finds a given name of two syllables that stands alone at the begin of the word from
// character i to end: with the ending of a call, with the syllable that makes it familiar, or with
// a title.
func (q *runes) koreanGiven(text string, i, end int, cue float64) (n int, p float64) {
	e := i + 2
	if i != 0 || end < e || end-e > longestParticle {
		return 0, 0
	}
	c := q.class(text, i, e)
	if c.Given() < 2 || c.Common() > 0 || c.Place() > 1 || c.Is(lexicon.Country|lexicon.Organization|lexicon.Occupation) || givenWords.has(q, text, i, e) {
		return 0, 0
	}
	rest := q.word(text, e, end)
	final := (q.r[e-1]-0xAC00)%28 != 0
	switch {
	case rest == "아" && final || rest == "야" && !final:
		if end < q.n || q.at[end] < len(text) && strings.IndexByte(" ,!?.~\n", text[q.at[end]]) < 0 {
			return 0, 0
		}
		return 2, 0.75
	case (rest == "" || ofPeople[rest]) && q.isAddressed(text, e):
		return 2, 0.7
	case final && familiar[rest]:
		return 2, 0.65
	case final && rest == "이" && c.Given() == 3, ofPeople[rest]:
		return 2, 0.6
	case cue > 0 && q.fits(text, e, end):
		return 2, 0.65
	case !final && (rest == "는" || rest == "가" || rest == "랑"), final && rest == "이랑":
		return 2, 0.55
	}
	return 0, 0
}

// familiar are the particles behind a given name that ends with a consonant and the syllable 이.
var familiar = wordSet("이가 이는 이를 이도 이랑 이의 이한테 이에게 이네 이와 이야 이만 이하고")

// isAddressed reports whether what is said to people whose given name one says stands behind it.
func (q *runes) isAddressed(text string, e int) bool {
	rest := strings.TrimPrefix(text[q.at[e]:], " ")
	for _, w := range [...]string{"씨", "님", "군", "양", "쌤", "언니", "오빠", "누나", "선생님", "엄마", "아빠", "이모", "삼촌", "선배", "대리님", "과장님", "학생"} {
		if behind, ok := strings.CutPrefix(rest, w); ok && endsTitle(behind) {
			return true
		}
	}
	return false
}

// foreignRunes are syllables that hardly stand in Korean words but in foreign names.
var foreignRunes = runesOf("스즈트드크프르슨턴퍼커터더버잭캐켈콜퀸클톰티폴플헨휴힐롤웬윌앤앨엘엠멜샘셸쉬슈슐뮐뮬벨벤렌렉랙랜럴렛릭릴믹맥맨멘델덴딕딘댄던톤틴팅핸펠패텔텐템테케칼켄쿠룩롭러브블빌페케베헬")

// foreignMore are more of those, which stand in Korean words too.
var foreignMore = runesOf("바카코로루라리마메니레네올키토")

// foreignGiven are names given in other countries, as Korean writes them.
var foreignGiven = newEastSet("마이클 존 제임스 데이비드 데이빗 로버트 윌리엄 리처드 토마스 찰스 조셉 크리스토퍼 다니엘 대니얼 매튜 앤서니 마크 스티븐 폴 앤드류 조슈아 케네스 케빈 브라이언 조지 에드워드 로널드 티모시 제이슨 제프리 라이언 제이콥 게리 니콜라스 에릭 조나단 스콧 브랜든 벤자민 사무엘 프랭크 그레고리 레이먼드 알렉산더 알렉스 패트릭 잭 데니스 제리 타일러 애런 헨리 피터 더글라스 잭슨 칼 마틴 한스 마르코 카를로스 루이스 호세 후안 페드로 미겔 안토니오 프란츠 하인리히 볼프강 세르게이 이반 블라디미르 드미트리 " +
	"메리 패트리샤 제니퍼 린다 엘리자베스 바바라 수잔 제시카 사라 카렌 낸시 리사 마가렛 베티 샌드라 애슐리 도로시 킴벌리 에밀리 도나 미셸 캐롤 아만다 멜리사 데보라 스테파니 레베카 로라 샤론 신시아 캐서린 에이미 안젤라 셜리 안나 브렌다 엠마 파멜라 니콜 헬렌 사만다 크리스틴 레이첼 캐롤린 자넷 마리아 올리비아 소피아 소피 니나 나탈리 빅토리아 줄리아 클라라 한나 엘레나 이사벨라 샬럿")

// foreignHangul is the end of the name of a foreigner, of one word or two, that begins with the
// run and has a title behind it, or 0.
func (q *runes) foreignHangul(text string, end int) int {
	if q.n < 1 || q.n > 6 || q.at[q.n] != end || end+3 >= len(text) || text[end] != ' ' && text[end] != "·"[0] || !q.soundsForeign(text, q.n, false) || q.hangulEnd(0) != q.n {
		return 0
	}
	if q.n > 1 && strings.HasPrefix(text[end:], " 씨") && q.behind(text, q.n) {
		return end
	}
	from := skip(text, end, " ", "·")
	if from == end {
		return 0
	}
	var next runes
	next.read(text, from)
	if first := foreignGiven.has(q, text, 0, q.n); first || !strings.ContainsRune("이가은는을를의에로도와과만한", q.r[q.n-1]) && (q.before(text, 0) || q.at[0] > 0 && text[q.at[0]-1] == ' ' && q.beforeSpace(text, 0)) {
		stop := next.hangulEnd(0)
		for e := 1; e <= min(stop, 6); e++ {
			if e == 1 && !(first && strings.ContainsRune("리김박최정왕첸장웡챈", next.r[0])) || !next.fits(text, e, stop) && !next.behind(text, e) || beginsValue(text[next.at[next.n]:]) {
				continue
			}
			if strings.ContainsRune("다요까", next.r[e-1]) {
				break // a verb
			}
			if e == 1 || next.soundsForeign(text, e, true) && (first || e == next.n) {
				return next.at[e]
			}
		}
	}
	for e := min(next.n, 6); e > 1; e-- {
		if next.behind(text, e) && (e == next.n || e < next.n && beginsWith(text[next.at[e]:], "씨", "님") == 1) && next.soundsForeign(text, e, true) {
			return next.at[e]
		}
	}
	return 0
}

// soundsForeign reports whether the syllables up to character e may be a foreign name, or the
// second part of one.
func (q *runes) soundsForeign(text string, e int, second bool) bool {
	foreign := e == 1 && strings.ContainsRune("존잭톰폴밥짐앤빌팀샘벤", q.r[0])
	for _, r := range q.r[:e] {
		foreign = foreign || e > 1 && (foreignRunes.contains(r) || second && foreignMore.contains(r))
	}
	return (foreign || !second && foreignGiven.has(q, text, 0, e)) && q.koreanWord(text, 0, e) == 0 && !q.isRole(text, 0) && q.class(text, 0, e)&^(lexicon.Begins|lexicon.Of(3, 3, 1, 0, 0)) == 0 &&
		!q.isOrgWordAt(text, max(0, e-2))
}

// bracketForm gives the firm whose legal form in brackets is the run: (주)한빛, (유)NHN.
func (q *runes) bracketForm(text string, end, done int) (from, to int, p float64) {
	if q.n != 1 || !strings.ContainsRune("주유재사합", q.r[0]) || q.at[0] <= done || text[q.at[0]-1] != '(' || end >= len(text) || text[end] != ')' {
		return 0, 0, 0
	}
	from = q.at[0] - 1
	at := end + 1
	if e := wordEnd(text, at); e > at && isCapital(text[at:]) {
		return from, e, 0.8
	}
	var next runes
	next.read(text, at)
	if e := next.hangulEnd(0); e > 1 {
		return from, next.withoutParticle(text, e), 0.8
	}
	return 0, 0, 0
}

// withoutParticle is where the name ends whose word ends at character end.
func (q *runes) withoutParticle(text string, end int) int {
	word := q.word(text, 0, end)
	for _, p := range orgParticles {
		if rest, ok := strings.CutSuffix(word, p); ok && len(rest) >= 6 && q.fits(text, len(rest)/3, end) {
			return q.at[0] + len(rest)
		}
	}
	return q.at[end]
}

package tagger

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds names in Korean, and what of them is its own: given names that stand alone and are called,
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

// korean is chinese for Korean, where a name begins a word and particles follow it.
func (q *runes) korean(text string, i int) (n int, p float64) {
	if i > 0 && scriptOf(q.r[i-1]) == scriptHangul {
		return 0, 0
	}
	end := q.hangulEnd(i)
	family := q.koreanFamily(text, i, end)
	if i == 0 && (q.n == 1 && family == 1 || q.n == 2 && koreanCompounds.has(q, text, 0, 2)) {
		if strings.HasPrefix(text[q.at[q.n]:], " ") && q.behind(text, q.n) && !ownWords.contains(q.r[0]) && (!wordFamilies.contains(q.r[0]) || q.hasRank(text)) {
			return q.n, 0.75 // a family name and a title
		}
		return 0, 0
	}
	if end-i < 2 || (family == 0 || end-i == 2) && !(end == q.n && family > 0 && q.behind(text, end)) && q.class(text, i, i+2).Given() < 2 {
		return 0, 0
	}
	cue := 0.0
	if q.before(text, i) || i == 0 && q.at[0] > 0 && text[q.at[0]-1] == ' ' && q.beforeSpace(text, i) {
		cue = 2.5
	}
	if family > 0 && end-i > 2 {
		// 황보라 is 황 and 보라, and 황보관 is 황보 and 관.
		if family == 2 && !(end-i == 3 && q.class(text, i+1, i+3).Given() > 0) {
			if n, p = q.koreanName(text, i, 2, end, cue+1.5); n > 0 {
				return n, p
			}
		}
		if koreanFamilies.contains(q.r[i]) {
			if n, p = q.koreanName(text, i, 1, end, cue); n > 0 {
				return n, p
			}
		}
	}
	if family > 0 && end-i == 2 && end == q.n && q.behind(text, end) && cue == 0 {
		if n, p = q.koreanName(text, i, 1, end, cue); n > 0 {
			return n, p
		}
	}
	return q.koreanGiven(text, i, end, cue)
}

// koreanName is korean for a name whose family name has k syllables, in the word from character i
// to end, where what stands before it counts cue.
func (q *runes) koreanName(text string, i, k, end int, cue float64) (n int, p float64) {
	for _, given := range [...]int{2, 1} {
		e := i + k + given
		if e > end || e == i+2 && (cue == 0 && !q.behind(text, e) || e < end && q.class(text, i, e).Common() > 1) {
			continue
		}
		titled := q.behind(text, e)
		if k == 1 && koreanWords.has(q, text, i, i+2) && !(titled && e == end) && (given == 1 || strings.ContainsRune("은는이가을를의도로에과와", q.r[e-1])) {
			continue
		}
		c := q.class(text, i+k, e)
		rest := q.word(text, e, end)
		odds := -2.2 + cue
		switch {
		case titled:
			odds += 3.2
		case rest == "":
		case ofPeople[rest]:
			odds += 1.2
		default:
			if !isKoreanParticle(rest) && !((c.Given() > 0 || cue > 0) && q.fits(text, e, end)) {
				continue
			}
		}
		if given == 1 {
			if odds -= 0.8; !titled {
				odds -= 0.7
			}
		}
		if given == 2 && e == end && c.Given() == 0 && strings.ContainsRune("는가을를의도에와과", q.r[e-1]) && q.fits(text, e-1, e) {
			odds -= 0.5 // more likely a word and its particle
		}
		switch {
		case c.Given() > 0:
			odds += 2.4
		case given == 2 && nameBegins.contains(q.r[e-2]) && nameEnds.contains(q.r[e-1]):
			odds += 1.4
		}
		if !titled && cue == 0 && c.Given() == 0 && (q.class(text, i, e).Common() > 0 || c.Common() > 0) {
			odds -= 1.5
		}
		if strings.ContainsRune("김이박최정강조윤장임", q.r[i]) {
			odds += 0.4
		}
		if given == 2 && !titled && cue == 0 {
			odds += q.listedKorean(text, i, e, end)
		}
		if given == 2 && k == 1 && c.Given() == 0 && q.r[e-1] == '이' && e < end && familiar[q.word(text, e-1, end)] && q.class(text, i, i+2).Given() > 1 {
			continue // 도윤이가
		}
		if eastRoles.has(q, text, i, e) || q.class(text, i, e).Is(lexicon.Occupation|lexicon.Country|lexicon.Region) && !titled {
			continue
		}
		if odds > 0 {
			if odds += q.againstKorean(text, i, e, end, c.Given()); odds > 0 {
				return k + given, logistic(odds)
			}
		}
	}
	return 0, 0
}

// wordFamilies are family names that are words before a title too: this, one, full, new, both.
var wordFamilies = runesOf("이한정신양구부고원")

// hasRank reports whether a rank of a firm, or a title of courtesy, stands behind the run and a
// space.
func (q *runes) hasRank(text string) bool {
	rest := text[q.at[q.n]+1:]
	end := 0
	for end < len(rest) && scriptOf(eastRune(rest, end)) == scriptHangul {
		end += 3
	}
	return strings.Contains(rest[:end], "님") || beginsWith(rest, "씨", "과장", "부장", "차장", "대리", "팀장", "실장", "주임", "상무", "전무", "사장") == 1
}

// ownWords stand before a title with a space between them as family names do, and are words:
// my, all, the former one, this one's.
var ownWords = runesOf("제전현모주")

// koreanWords are words of everyday language that begin with the syllable of a family name.
var koreanWords = newEastSet("이름 이번 이후 이전 이용 이상 이하 이미 이것 이체 이자 이사 이메일 이용자 정보 정말 정도 정상 정책 정확 주소 주문 주의 주말 고객 고장 고급 전화 전체 전송 전달 신청 신규 신용 신분 안내 안녕 안전 유효 유지 유료 임시 임대 " +
	"장소 장비 조회 조건 최근 최대 최소 최종 강의 강조 한국 한글 한번 오늘 오전 오후 서명 서류 권한 송금 송장 문의 문서 문제 배송 배달 백업 허가 남은 남성 하나 하루 노력 구매 구입 구성 성명 성별 차량 차이 우편 우리 우선 민원 지금 지난 지역 지원 진행 진료 채용 원본 원래 방법 방문 공지 공유 현재 현금 함께 " +
	"변경 여기 여권 여러 추가 추천 도착 도움 소개 소득 석사 선택 선물 설명 설정 마감 길이 연락 연결 위해 위치 표시 명의 명단 기간 기타 기본 반품 반환 왕복 금액 금일 육아 인증 인쇄 제품 제출 제목 모든 모두 국가 국내 국적 어제 어디 은행 편지 용도 예약 예정 봉투 부서 부탁 피해 감사 경우 경력 계정 계좌 계약 단계 단위 도시 마음 범위 승인 음식 좌석 판매 평균 형태 호텔")

// beforeSpace is before where a space stands between.
func (q *runes) beforeSpace(text string, i int) bool {
	head := text[max(0, q.at[i]-25) : q.at[i]-1]
	for _, w := range [...]string{"형", "딸"} { // no other word may end with them
		if rest, ok := strings.CutSuffix(head, w); ok && (rest == "" || rest[len(rest)-1] < firstEastByte && rest[len(rest)-1] < 0x80) {
			return true
		}
	}
	return endsEast(head)
}

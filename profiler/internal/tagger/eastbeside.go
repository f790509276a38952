package tagger

import (
	"math/bits"
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds what stands beside names in Chinese, Japanese and Korean, or behind
// the name of a field: jobs, ages, nationalities, religions and streets.

// eastFields are names of fields and what their values are.
var eastFields = func() map[string]Label {
	fields := map[string]Label{}
	for label, words := range map[Label]string{
		Nationality:  "国籍 國籍 국적",
		Religion:     "宗教 宗教信仰 信仰 종교",
		Job:          "职业 职位 职务 職業 職位 役職 職種 직업 직책 직위 직급",
		Organization: "公司 单位 工作单位 雇主 企业名称 公司名称 开户行 甲方 勤務先 会社 会社名 所属 직장 회사 소속 회사명 근무처",
		Location:     "城市 国家 出生地 籍贯 出身地 都市 国 도시 국가 출생지",
	} {
		for w := range strings.FieldsSeq(words) {
			fields[w] = label
		}
	}
	return fields
}()

// longestField bounds the name of a field in bytes.
const longestField = 15

// eastField gives the label of the field whose name and colon stand before text[i].
func eastField(text string, i int) (Label, bool) {
	head := strings.TrimSuffix(text[max(0, i-longestField-4):i], " ")
	name, ok := strings.CutSuffix(head, ":")
	if !ok {
		if name, ok = strings.CutSuffix(head, "："); !ok {
			return 0, false
		}
	}
	name = strings.TrimSuffix(name, " ")
	for n := min(longestField, len(name)/3*3); n >= 3; n -= 3 {
		if l, ok := eastFields[name[len(name)-n:]]; ok {
			return l, true
		}
	}
	return 0, false
}

// fieldSpan gives the value of a field that begins with the run at text[at].
func (q *runes) fieldSpan(text string, at, end int) (s Span, ok bool) {
	l, ok := eastField(text, at)
	if !ok {
		return s, false
	}
	switch l {
	case Organization, Location:
		if l == Organization && q.isPartyName(text) {
			return s, false // the party of a contract is a person
		}
		return Span{at, end, l, 0.8}, q.n > 1 && q.n <= longestEastName
	case Job:
		// A name of a job may have several words in Korean.
		for end < len(text) && text[end] == ' ' && scriptOf(q.r[0]) == scriptHangul && end-at < 40 {
			var next runes
			e := next.read(text, end+1)
			if next.n == 0 || e < len(text) && text[e] == ':' || e+1 < len(text) && text[e] == ' ' && text[e+1] == ':' {
				break
			}
			end = e
		}
		return Span{at, end, l, 0.85}, q.n <= 12
	}
	return Span{at, end, l, 0.88}, q.n <= 10
}

// isPartyName reports whether the run, a value of a field for an organisation, is the name of a
// person: of two to four characters, of which the first are a usual family name.
func (q *runes) isPartyName(text string) bool {
	if q.n < 2 || q.n > 4 || q.isOrgWordAt(text, max(0, q.n-2)) || q.class(text, 0, q.n).Is(lexicon.Organization) {
		return false
	}
	if scriptOf(q.r[0]) == scriptHangul {
		return q.n == 3 && koreanFamilies.contains(q.r[0]) && q.class(text, 1, 3).Given() > 0
	}
	return q.n < 4 && q.family(text, 0, 1) > 1 && q.class(text, 0, q.n).Common() == 0 || q.n > 2 && (chineseCompounds.has(q, text, 0, 2) || q.family(text, 0, 2) > 1 && q.class(text, 2, q.n).Given() > 0)
}

// longestEastJob bounds a name of a job in characters.
const longestEastJob = 8

// jobAt gives how many characters from i on are a known job.
func (q *runes) jobAt(text string, i int) int {
	for left := q.lengths(i, longestEastJob); left != 0; {
		n := bits.Len8(left) - 1
		left ^= 1 << n
		if q.class(text, i, i+n+2).Is(lexicon.Occupation) {
			return n + 2
		}
	}
	return 0
}

// jobTo gives how many characters before i are a known job, as far as character least.
func (q *runes) jobTo(text string, i, least int) int {
	for k := max(least, i-longestEastJob); k < i-1; k++ {
		if q.class(text, k, i).Is(lexicon.Occupation) {
			return i - k
		}
	}
	return 0
}

// jobBefore are characters before a job.
var jobBefore = runesOf("做当當任为為是名のでが的位")

// eastJob gives how many characters from i on are a job of somebody: behind a word for
// doing it, or in a list behind a name or an age.
func (q *runes) eastJob(text string, i int) int {
	switch {
	case i > 0 && jobBefore.contains(q.r[i-1]):
	case i == 0 && (scriptOf(q.r[0]) == scriptHangul || q.inList(text)):
	default:
		return 0
	}
	n := q.jobAt(text, i)
	if n == 0 {
		return 0
	}
	rest := text[q.at[i+n]:]
	switch {
	case i == 0 && scriptOf(q.r[0]) == scriptHangul:
		return q.koreanJob(text, n)
	case i == 0:
	case strings.ContainsRune("のでが", q.r[i-1]):
		return n * beginsWith(rest, "で", "を", "に", "として", "です", "だ")
	case q.r[i-1] == '的' && i+n < q.n:
		return 0
	}
	return n
}

// koreanJob gives n when the n characters that the run begins with are a job of
// somebody.
func (q *runes) koreanJob(text string, n int) int {
	rest := text[q.at[n]:]
	if q.inList(text) && n == q.n {
		return n
	}
	for _, p := range [...]string{"으로 ", "로 "} {
		if behind, ok := strings.CutPrefix(rest, p); ok {
			return n * beginsWith(behind, "일", "근무", "활동", "재직", "취직")
		}
	}
	head := text[max(0, q.at[0]-4):q.at[0]]
	if n+1 < q.n && beginsWith(rest, "입니다", "이에요", "예요", "이며", "이다") == 1 && q.at[0] > 0 && head[len(head)-1] == ' ' && q.n < 10 {
		return n
	}
	if head == "의 " {
		return n * beginsWith(rest, "이다", "다", "입니다", "이며", "이자", "인", "였다", "이었다")
	}
	return 0
}

// beginsWith is 1 when text begins with one of the words, or else 0.
func beginsWith(text string, words ...string) int {
	for _, w := range words {
		if strings.HasPrefix(text, w) {
			return 1
		}
	}
	return 0
}

// inList reports whether the run stands behind an age with a comma between them.
func (q *runes) inList(text string) bool {
	k := q.at[0]
	for least := max(0, k-24); k > least && text[k-1] == ' '; {
		k--
	}
	if k == 0 || text[k-1] != ',' && text[k-1] != "，"[2] && text[k-1] != "、"[2] {
		return false // most runs have none of these before them
	}
	head := strings.TrimRight(text[max(0, q.at[0]-24):q.at[0]], " ")
	cut := strings.TrimRight(head, ",，、")
	if cut == head {
		return false
	}
	cut = strings.TrimRight(cut, ")）")
	for _, unit := range eastYears {
		if rest, ok := strings.CutSuffix(cut, unit); ok && rest != "" && isDigit(rest[len(rest)-1]) {
			return true
		}
	}
	return false
}

// eastYears stand behind a number of years that somebody is old.
var eastYears = [...]string{"岁", "歲", "歳", "才", "세", "살"}

// ageBefore gives the number right before the run at text[at] that it makes an age.
func (q *runes) ageBefore(text string, at, done int) (from, to int) {
	if q.n == 0 {
		return at, at
	}
	switch q.r[0] {
	case '岁', '歲', '歳', '才', '세', '살': // eastYears
	default:
		return at, at
	}
	if q.r[0] == '才' && q.n > 1 && scriptOf(q.r[1]) == scriptHan || q.r[0] == '세' && q.n > 1 && !strings.ContainsRune("의로이가에인며", q.r[1]) {
		return at, at
	}
	for from = at; from > done && at-from < 3 && isDigit(text[from-1]); from-- {
	}
	if from == at || text[from] == '0' && at-from > 1 || from > 0 && (isAlnum(text[from-1]) || text[from-1] == '.' || text[from-1] == '-') || at-from == 3 && text[from:at] > "120" {
		return at, at
	}
	return from, at
}

// longestRole bounds what stands between a name and the age in brackets behind it, in bytes: a title,
// or a word for who somebody is in a matter.
const longestRole = 12

// eastYearsBehind gives the number in brackets right behind a run that ends at text[i]: 井上修被告(45).
func eastYearsBehind(text string, i int) (from, to int) {
	from = skip(text, i, "(", "（")
	to = from
	for to < len(text) && to-from < 3 && isDigit(text[to]) {
		to++
	}
	if from == i || to-from != 2 || text[from] == '0' || skip(text, to, ")", "）") == to {
		return i, i
	}
	return from, to
}

// streetEnds are the characters that names of streets end with.
var streetEnds = runesOf("路街道巷弄里町台通丁목로길")

// numberUnits are the characters of the parts of an address that follow a number.
const numberUnits = "号號楼樓室栋棟幢期户弄巷座单單元层層丁目番地の番호동층번길"

// streetAt gives the street that begins at character i and whose number stands behind
// the run that ends at text[end].
func (q *runes) streetAt(text string, i, end int) (to int, ok bool) {
	estate := q.isEstate(text, i, end)
	japan := !estate && i > 0 && q.n-i > 0 && q.n-i <= mostStreetRunes && q.at[q.n] == end && scriptOf(q.r[q.n-1]) != scriptHangul && !betweenWords.contains(q.r[q.n-1]) && isBlockNumber(text[end:])
	if !japan && !estate && (q.n-i < 2 || q.n-i > 10 || q.at[q.n] != end || !streetEnds.contains(q.r[q.n-1]) && !q.isSection()) {
		return 0, false
	}
	k := end
	if k < len(text) && text[k] == ' ' && scriptOf(q.r[q.n-1]) == scriptHangul {
		k++
	}
	if k >= len(text) || !isDigit(text[k]) && !estate {
		return 0, false
	}
	to = k
	for n := 0; n < 60 && to < len(text); n++ {
		if c := text[to]; isDigit(c) || c == '-' && to+1 < len(text) && isDigit(text[to+1]) {
			to++
			continue
		}
		if c := text[to]; 'A' <= c && c <= 'Z' && skip(text, to+1, estateUnits[:]...) > to+1 {
			to++ // a building with a letter
			continue
		}
		e := to
		for e < len(text) {
			r, size := rune(0), 0
			for _, u := range numberUnits {
				if strings.HasPrefix(text[e:], string(u)) {
					r, size = u, len(string(u))
					break
				}
			}
			if r == 0 {
				break
			}
			e += size
		}
		// Another number may follow in Korean with a space or a comma.
		if e > to {
			to = e
			continue
		}
		if scriptOf(q.r[q.n-1]) == scriptHan && n > 0 && !estate {
			var next runes
			if e := next.read(text, to); next.n > 0 && next.isEstateBehind(text, e) {
				to, estate = e, true // 44号阳光小区12号楼
				continue
			}
		}
		if scriptOf(q.r[q.n-1]) == scriptHangul {
			m := to
			m = skip(text, m, ", ", " ")
			d := m
			for d < len(text) && isDigit(text[d]) && d-m < 5 {
				d++
			}
			if m > to && d > m && strings.HasSuffix(text[:to], "길") && text[m-1] == ' ' && text[m-2] != ',' {
				to = d
				continue
			}
			if m > to && d > m && (strings.HasPrefix(text[d:], "동") || strings.HasPrefix(text[d:], "호") || strings.HasPrefix(text[d:], "번길") || strings.HasPrefix(text[d:], "층")) {
				to = d
				continue
			}
		}
		break
	}
	if scriptOf(q.r[q.n-1]) != scriptHangul {
		return buildingEnd(text, to), true
	}
	if beginsWith(text[to:], koreanCounters[:]...) == 1 {
		return 0, false // so many of something
	}
	return koreanBuilding(text, to), true
}

// estateEnds are what names of groups of houses and of large ones end with, and estateUnits what
// numbers of their parts do.
var (
	estateEnds  = runesOf("区區园園苑村庭城府邸湾灣寓厦廈场場院墅轩軒阁閣邨庄莊坊筑居里")
	estateUnits = [...]string{"号楼", "號樓", "栋", "棟", "幢", "座", "单元", "單元", "期"}
	estateKinds = newEastSet("小区 小區 花园 花園 家园 家園 公寓 新村 大厦 大廈 广场 廣場 社区 社區 庄园 别墅")
)

// isEstate reports whether the rest of the run from character i on is a group of houses, as in
// 文三路阳光小区12号楼: behind a place, or with a word that says so.
func (q *runes) isEstate(text string, i, end int) bool {
	n := q.n - i
	if n < 3 || n > 14 || q.at[q.n] != end || end >= len(text) || scriptOf(q.r[q.n-1]) != scriptHan || !estateEnds.contains(q.r[q.n-1]) ||
		i == 0 && !estateKinds.has(q, text, q.n-2, q.n) || q.hasNoName(i, q.n) {
		return false
	}
	k := end
	for k < len(text) && k-end < 4 && isDigit(text[k]) {
		k++
	}
	if k == end && 'A' <= text[k] && text[k] <= 'Z' {
		k++
	}
	return k > end && skip(text, k, estateUnits[:]...) > k
}

// koreanCounters stand behind numbers of things.
var koreanCounters = [...]string{"%", "명", "개", "원", "월", "일", "년", "시", "분", "회", "차", "박", "살", "세", "점", "위", "등", "대", "권", "주", "배", "번째", "도", "픽", "가지", "종", "대", "칸", "단계", "쪽", "페", "줄", "글자", "바이트", "퍼", "건", "만", "천", "억", "km", "kg", "m"}

// koreanBuildings are what names of buildings end with.
var koreanBuildings = [...]string{"아파트", "빌딩", "타워", "오피스텔", "빌라", "센터", "맨션", "타운", "프라자", "플라자", "빌리지", "주택"}

// koreanBuilding is the end of the name of a building with the number of a flat behind a street
// that ends at text[i], as in 152, 한빛아파트 101동 1203호, or i.
func koreanBuilding(text string, i int) int {
	k := skip(text, i, ", ", " ")
	var name runes
	if k == i {
		return i
	}
	e := name.read(text, k)
	if name.n < 3 || name.n > longestEastName || e >= len(text) {
		return i
	}
	for _, w := range koreanBuildings {
		if !strings.HasSuffix(text[k:e], w) {
			continue
		}
		to := i
		for at := skip(text, e, " "); ; at = skip(text, at, " ") {
			d := at
			for d < len(text) && d-at < 5 && isDigit(text[d]) {
				d++
			}
			unit := skip(text, d, "동", "호", "층")
			if d == at || unit == d {
				break
			}
			to, at = unit, unit
		}
		return to
	}
	return i
}

// isEstateBehind is isEstate for a run behind the number of a street, which ends at text[end].
func (q *runes) isEstateBehind(text string, end int) bool {
	if q.n < 2 || q.n > 10 || scriptOf(q.r[q.n-1]) != scriptHan || !estateEnds.contains(q.r[q.n-1]) || q.hasNoName(0, q.n) {
		return false
	}
	k := end
	for k < len(text) && k-end < 4 && isDigit(text[k]) {
		k++
	}
	return k > end && skip(text, k, estateUnits[:]...) > k
}

// isSection reports whether the run ends with the section of a street, as in 復興南路一段.
func (q *runes) isSection() bool {
	return q.n > 3 && q.r[q.n-1] == '段' && strings.ContainsRune("一二三四五六七八九十", q.r[q.n-2]) && streetEnds.contains(q.r[q.n-3])
}

// buildingEnd is the end of the name of a building and the number of a flat behind a Japanese
// street that ends at text[i], as in 17-3 メゾン下鴨205号, or i.
func buildingEnd(text string, i int) int {
	k := skip(text, i, " ", "　")
	if k == i {
		return i
	}
	var name runes
	e := name.read(text, k)
	if name.n < 2 || name.n > longestEastName || scriptOf(name.r[0]) == scriptHangul || e >= len(text) {
		return i
	}
	if c := text[e]; 'A' <= c && c <= 'Z' { // one of its buildings
		e = skip(text, e+1, "棟", "館")
	}
	if e >= len(text) || !isDigit(text[e]) {
		return i
	}
	kana := 0
	for _, r := range name.r[:name.n] {
		switch {
		case isKatakana(r):
			kana++
		case scriptOf(r) == scriptKana:
			return i // a sentence
		}
	}
	d := e
	for d < len(text) && d-e < 5 && isDigit(text[d]) {
		d++
	}
	if end := skip(text, d, "号室", "号", "階"); end > d {
		return end
	}
	if kana == 0 || d-e < 3 || d < len(text) && (isAlnum(text[d]) || text[d] == '-' || text[d] == ',' || text[d] == '.') {
		return i
	}
	return d
}

// mostStreetRunes bounds the characters of a street behind a place.
const mostStreetRunes = 7

// restIsStreet reports whether what the run has from character i on, behind a place, is
// a street with its number.
func (q *runes) restIsStreet(text string, i, end int) bool {
	if q.n-i > mostStreetRunes {
		return false
	}
	_, ok := q.streetAt(text, i, end)
	return ok
}

// isBlockNumber reports whether text begins with the numbers of a block and a house, as
// in Japan: 4-16-33, or 3丁目12-8.
func isBlockNumber(text string) bool {
	i := 0
	for i < len(text) && i < 3 && isDigit(text[i]) {
		i++
	}
	if i == 0 {
		return false
	}
	if strings.HasPrefix(text[i:], "丁目") {
		return true
	}
	k := i + 1
	for k < len(text) && k < i+4 && isDigit(text[k]) {
		k++
	}
	return i < len(text) && text[i] == '-' && k > i+1 && (k == len(text) || text[k] == '-' || !isAlnum(text[k]))
}

// fillsStreet reports whether the place of n characters from i on is the name of a
// street with a number behind it.
func (q *runes) fillsStreet(text string, i, n, end int) bool {
	if i+n != q.n && !(i+n+1 == q.n && scriptOf(q.r[i]) == scriptHangul) { // 테헤란로
		return false
	}
	_, ok := q.streetAt(text, i, end)
	return ok
}

// personFields are the names of fields that hold a name of a person.
var personFields = wordSet("签名 签字 簽名 经办人 寄件人 收货人 发件人 審核人 审核人 审批人 监护人 紧急联系人 委托人 当事人 当事人姓名 嫌疑人 證人 证人 债务人 债权人 担保人 承租人 出租人 投保人 被保险人 受益人 持卡人 户主 业主 联络人 聯絡人 聯繫人 申請人 負責人 收件者 寄件者 承辦人 經辦人 病患 学生 学生姓名 学员 考生 员工 员工姓名 主治医生 主治医师 医生 教师 班主任 家长 记者 编辑 翻译 导演 主演 演员 作词 作曲 编剧 主讲人 主持人 发言人 记录人 抄送 " +
	"署名 受取人 名義人 口座名義 差出人 送付先 申込者 申請者氏名 保護者 被保険者 患者名 患者氏名 担当医 主治医 講師 記入者 作成者 承認者 責任者 連絡先 緊急連絡先 契約者 利用者 会員名 参加者 出席者 顧客名 依頼人 被告人 原告人 証人 発注者 受取人名 代表取締役 " +
	"보호자 수신 발신 수신인 발신인 받는사람 보내는사람 수취인 작성자 작성인 결재자 검토자 승인자 서명 서명자 임차인 임대인 매도인 매수인 계약자 피보험자 수익자 환자명 담당의 주치의 담임 학생 학생명 직원명 사원명 참석자 발표자 강사 의뢰인 원고 피고 피고인 증인 채권자 채무자 기안자 글쓴이 지은이 옮긴이 감독 출연 입금자 입금자명 받는이 보낸이 배우자 세대주 수령인 주문자 구매자 고객 회원명 참고인 피해자 고인 " +
	"姓名 联系人 收件人 患者 病人 乙方 乙 甲 法定代表人 收款人 付款人 客户 申请人 负责人 原告 被告 摄影 作者 氏名 お名前 名前 担当者 担当 宛名 写真 申請者 代表者 성명 이름 담당자 환자 고객명 예금주 을 갑 대표자 사진 신청인")

// personField gives the end of the name of a person that is the value of a field and
// begins with the run.
func (q *runes) personField(text string, i, end int) (to int, ok bool) {
	if i != 0 || q.n < 2 || q.n > 8 {
		return 0, false
	}
	head := strings.TrimSuffix(text[max(0, q.at[0]-longestField-4):q.at[0]], " ")
	name, ok := strings.CutSuffix(head, ":")
	if !ok {
		if name, ok = strings.CutSuffix(head, "："); !ok {
			return 0, false
		}
	}
	name = strings.TrimSuffix(name, " ")
	ok = false
	for n := min(longestField, len(name)/3*3); n >= 3 && !ok; n -= 3 {
		ok = personFields[name[len(name)-n:]]
	}
	if !ok || beginsValue(text[end:]) {
		return 0, false
	}
	e := q.n
	for k := 1; k < q.n; k++ {
		if q.behind(text, k) && (q.n-k <= 3) {
			e = k
			break
		}
	}
	if scriptOf(q.r[0]) == scriptHangul {
		if e > 4 {
			return 0, false
		}
	} else if e > 5 {
		return 0, false
	}
	if e == q.n && e <= 3 && end < len(text) && text[end] == ' ' && scriptOf(q.r[0]) == scriptHan {
		var next runes
		if k := next.read(text, end+1); next.n > 0 && next.n <= 3 && next.r[0] != '様' && !beginsValue(text[k:]) && !next.isRole(text, 0) {
			return k, true
		}
	}
	return q.at[e], true
}

// foreign gives how many characters from i on are a foreign name before a title.
func (q *runes) foreign(text string, i int) (n int, p float64) {
	if !isKatakana(q.r[i]) || i > 0 && isKatakana(q.r[i-1]) {
		return 0, 0
	}
	e := i
	for e < q.n && isKatakana(q.r[e]) {
		e++
	}
	if e-i < 2 || q.class(text, i, e).Common() > 1 {
		return 0, 0
	}
	for _, w := range [...]string{"さん", "様", "氏", "君", "くん", "ちゃん"} {
		if strings.HasPrefix(text[q.at[e]:], w) {
			return e - i, 0.75
		}
	}
	return 0, 0
}

// spaced gives the end of the name of a person whose family name, the rest of the run from
// character i on, and given name have a space between them, or 0. In a given name that
// nobody knows a title has to follow.
func (q *runes) spaced(text string, i, end int) int {
	if end >= len(text) || text[end] != ' ' && !strings.HasPrefix(text[end:], "　") || q.n-i > 3 || scriptOf(q.r[i]) != scriptHan ||
		i > 0 && scriptOf(q.r[i-1]) == scriptHan || q.family(text, i, q.n) == 0 {
		return 0
	}
	var next runes
	from := skip(text, end, " ", "　")
	next.read(text, from)
	for e := min(next.n, 4); e > 0; e-- {
		if lexicon.LookupExact(next.word(text, 0, e)).Given() > 0 && (e == next.n || next.behind(text, e) || scriptOf(next.r[e]) == scriptKana && scriptOf(next.r[e-1]) == scriptHan) {
			return next.at[e]
		}
	}
	for e := 1; e <= min(next.n, 3); e++ {
		if scriptOf(next.r[0]) != scriptHangul && next.behind(text, e) {
			return next.at[e]
		}
	}
	return 0
}

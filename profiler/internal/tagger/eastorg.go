package tagger

import (
	"math/bits"
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds the names of organisations in Chinese, Japanese and Korean. They end
// with what kind of organisation it is, 有限公司, 大学, 은행, or begin with it,
// 株式会社; what is before that begins behind a word that is part of no name, or with
// the name of a place.

// mostEastOrgs bounds the organisations of one run of characters.
const mostEastOrgs = 8

// The lengths of words for kinds of organisations, and of a whole name, in characters.
const (
	longestOrgWord  = 8
	longestEastName = 18
)

// An eastOrg is characters from to to of a run and how sure they are.
type eastOrg struct {
	from, to int
	p        float64
}

// orgForms are legal forms: what they stand at is an organisation and nothing else.
var orgForms = newEastSet("有限公司 股份有限公司 有限责任公司 有限責任公司 集团公司 集团有限公司 公司 集团 集團 株式会社 有限会社 合同会社 合資会社 一般社団法人 公益財団法人 社会福祉法人 学校法人 医療法人 독립행정법인 " +
	"주식회사 유한회사 재단법인 사단법인 의료법인 학교법인 그룹 ホールディングス")

// leadingForms are those that stand before the name too.
var leadingForms = newEastSet("株式会社 有限会社 合同会社 合資会社 一般社団法人 公益財団法人 社会福祉法人 学校法人 医療法人")

// More words that names of organisations end with, which the lexicon does not have,
// and ministries, which have nothing before them.
var (
	orgEnds = newEastSet("市政府 县政府 区政府 省政府 政府 人民医院 理工大学 师范大学 医科大学 日报 晚报 俱乐部 足球俱乐部 中级人民法院 人民法院 律师事务所 食品 建筑 医药 物流 医疗 能源 地产 置业 投资 传媒 兄弟公司 兄弟 饭店 飯店 宾馆 賓館 酒楼 酒樓 餐厅 餐廳 诊所 診所 卫生院 医学院 法学院 商学院 文学院 药房 藥局 书店 書店 幼儿园 幼稚園 实验小学 实验中学 派出所 街道办事处 居委会 区政府 市政府 分局 支行 分行 快递 證券 科技大學 " +
		"県警 新聞 地方裁判所 工務店 物産 商事 電機 薬品 運輸 食品 建設 不動産 テクノロジーズ 農園 酒店 法律事務所 歯科医院 市立病院 総合病院 中央病院 テック ソフト ワークス フーズ 製薬 自動車 電力 物流 消防署 保健所 図書館 美術館 博物館 税務署 法務局 年金事務所 公民館 児童館 郵便局 商工会議所 動物病院 保育園 こども園 薬局 不動産 県庁 商業高校 工業高校 女子高校 " +
		"일보 식품 물류 지방법원 지사 도청 운수 제과 상사 텔레콤 에너지 바이오 소프트 엔터테인먼트 미디어 항공 해운 조선 식당 분식 약국 의료원 세무서 도서관 출입국관리사무소 보건소 주민센터 교육청 우체국 소방서 횟집 부동산 마트 서점 여행사 법률사무소 법무법인 파출소 지구대 요양병원 치과 한방병원 복지관 문화센터 저축은행 새마을금고 신협 농협")
	ministries = newEastSet("卫生部 财政部 教育部 交通部 外交部 国防部 商务部 公安部 司法部 农业部 文化部 国务院 厚生労働省 財務省 文部科学省 外務省 総務省 法務省 防衛省 環境省 経済産業省 農林水産省 国土交通省 警察庁 国税庁 金融庁 " +
		"보건복지부 기획재정부 교육부 외교부 국방부 법무부 환경부 고용노동부 국토교통부 행정안전부 국세청 경찰청 검찰청 기상청 식약처 국민건강보험공단 국민연금공단")
)

// Characters that are part of no name of an organisation: what stands before them is
// something else. In Japanese all hiragana are.
var eastBounds = runesOf("请請在是于與与和及由向从從到至给給对對把被将將的了过過着入为為这這那该該某每说說购購诉訴任职職约見见兼往去访訪问問于上下读讀考所叫据據经經因让讓我你他她们們位告选聘届起称稱有去吃喝买買找住没沒")

// organizations notes the organisations of the run.
func (q *runes) organizations(text string, orgs *[mostEastOrgs]eastOrg) (n int) {
	least := 0 // where the last one ends
	for i := 0; i < q.n && n < len(orgs); {
		if i != least && scriptOf(q.r[i]) == scriptHangul {
			i++ // as koreanOrganization has it
			continue
		}
		o, ok := q.organization(text, i, least)
		if !ok {
			i++
			continue
		}
		if i, least = o.to, o.to; n > 0 && orgs[n-1].to == o.from && scriptOf(q.r[o.from]) == scriptHan {
			orgs[n-1].to = o.to // a university and its faculty
			continue
		}
		orgs[n] = o
		n++
	}
	return n
}

// afterPlaces are what stands in the name of a place behind what may be an organisation.
var afterPlaces = runesOf("海山川湖島江河岛")

// organization gives the organisation whose kind, or whose whole name, begins at
// character i. It begins at character least or behind it.
func (q *runes) organization(text string, i, least int) (o eastOrg, ok bool) {
	if scriptOf(q.r[i]) == scriptHangul {
		return q.koreanOrganization(text, i, least)
	}
	listed := ministries.firsts.contains(q.r[i]) || orgEnds.firsts.contains(q.r[i])
	left := q.lengths(i, longestOrgWord)
	if listed {
		left = 1<<(longestOrgWord-1) - 1
	}
	for ; left != 0; left ^= 1 << (bits.Len8(left) - 1) {
		k := i + bits.Len8(left) + 1
		if k > q.n {
			continue
		}
		c := q.class(text, i, k)
		if !listed && !c.Is(lexicon.OrgWord|lexicon.Organization) {
			continue // most are neither
		}
		if ministries.has(q, text, i, k) {
			return eastOrg{i, k, 0.85}, true
		}
		switch {
		case c.Is(lexicon.OrgWord) || orgEnds.has(q, text, i, k):
			form := orgForms.has(q, text, i, k)
			if form && leadingForms.has(q, text, i, k) && (i == 0 || !q.isOrgRune(i-1)) {
				if e := q.orgEnd(text, k); e > k+1 || k == q.n && behindForm(text, q.at[k]) > q.at[k] {
					return eastOrg{i, e, 0.85}, true
				}
			}
			from := q.orgStart(text, i, least)
			if i-from < 2 && !(i-from == 1 && (form || eastOffices.has(q, text, i, k) && !whichTitle.contains(q.r[from]))) || q.saysWhich(text, from, i, k) {
				continue
			}
			e := q.moreOfOrg(text, k)
			if e < q.n && behindNoOrg.contains(q.r[e]) {
				continue
			}
			p := 0.72
			if form || orgForms.has(q, text, i, e) || e-i > 2 {
				p = 0.85
			}
			return eastOrg{from, e, p}, true
		case c.Is(lexicon.Organization) && k-i > 2 && eastRoles.has(q, text, k-2, k):
			return o, false // people, as in 同班同学
		case c.Is(lexicon.Organization) && q.isOrgWordAt(text, k):
			return o, false // a part of a longer name
		case c.Is(lexicon.Organization) && c.Place() < 2 && !c.Is(lexicon.Region) && (k-i > 2 || c.Place() == 0 && c.Common() == 0) && !q.hasNoName(i, k) && !q.insideWords(text, i, k) && !c.Is(lexicon.Country) && !q.isOrgWordAt(text, k):
			if k < q.n && afterPlaces.contains(q.r[k]) || i > 0 && scriptOf(q.r[i]) == scriptKana && scriptOf(q.r[i-1]) == scriptKana || k < q.n && scriptOf(q.r[k-1]) == scriptKana && isKatakana(q.r[k]) {
				continue // inside of a word
			}
			return eastOrg{i, k, 0.7}, true
		}
	}
	return o, false
}

// behindNoOrg stand behind a kind of organisation where the two are another thing: 科技园, 银行卡.
var behindNoOrg = runesOf("园園卡街圈界路")

// eastOffices are the offices of a town or a ward, whose name may be of one character: 港区役所.
var eastOffices = newEastSet("区役所 市役所 町役場 村役場")

// whichOne stand before a kind of organisation and say which one is meant, or when: they are
// no names.
var whichOne = newEastSet("昨日 今日 明日 先日 昨年 今年 去年 来年 先月 今月 来月 先週 今週 来週 毎日 最近 現在 当時 今回 一部 多数 各地 地元 新興 老舗 中小 零細 外資系 民間 子 親 新 同 各 全 " +
	"昨天 今天 明天 前天 明年 上周 本周 下周 上月 本月 下月 目前 现在 当时 当天 其他 其它 许多 很多 不少 多家 几家 一家 两家 三家 这家 那家 某家 哪家 每家 整个 大型 中型 小型 知名 大 小 老 本 某 该 贵 我 两 总 分 母 好 当地 本地 附近 外地 国内 国外 海外 " +
	"昨天 現在 當時 當天 許多 幾家 兩家 這家 那家 每家 整個 當地 國內 國外 該 貴 總 現任 原")

// plainKinds are kinds of organisations that a word of everyday language tells apart and does
// not name: 保险公司, 地方銀行.
var plainKinds = newEastSet("公司 企业 企業 医院 醫院 学校 學校 银行 銀行 会社 病院 饭店 飯店 酒店 宾馆 餐厅 餐廳 小学 中学 大学 幼儿园 书店 药房 诊所 超市 派出所 快递 支行 分行 ホテル 図書館 美術館 博物館 保育園 薬局 郵便局 大学 不動産 旅館 商店")

// saysWhich reports whether characters i to k, before a kind of organisation that ends at
// character end, only say which one is meant.
func (q *runes) saysWhich(text string, i, k, end int) bool {
	return whichOne.has(q, text, i, k) ||
		plainKinds.has(q, text, k, end) && q.isEveryday(text, i, k) && !q.class(text, i, end).Is(lexicon.Organization)
}

// isOrgWordAt reports whether a kind of organisation begins at character i.
func (q *runes) isOrgWordAt(text string, i int) bool {
	for k := min(q.n, i+longestOrgWord); k > i+1; k-- {
		if orgForms.has(q, text, i, k) || orgEnds.has(q, text, i, k) || q.class(text, i, k).Is(lexicon.OrgWord) {
			return true
		}
	}
	return false
}

// moreOfOrg is the end of the kinds of organisations that follow each other from
// character i on: 科技 and 有限公司.
func (q *runes) moreOfOrg(text string, i int) int {
	for again := true; again; {
		again = false
		for k := min(q.n, i+longestOrgWord); k > i+1; k-- {
			if orgForms.has(q, text, i, k) || orgEnds.has(q, text, i, k) || q.class(text, i, k).Is(lexicon.OrgWord) {
				i, again = k, true
				break
			}
		}
	}
	return i
}

// isOrgRune reports whether character i can be part of a name of an organisation.
func (q *runes) isOrgRune(i int) bool {
	r := q.r[i]
	return (scriptOf(r) == scriptHan || isKatakana(r)) && !eastBounds.contains(r)
}

// orgStart is where the name begins whose kind begins at character i.
func (q *runes) orgStart(text string, i, least int) int {
	from := i
	for from > max(least, i-longestEastName) && q.isOrgRune(from-1) {
		from--
	}
	// What stands before it may be the first character of a town: 上海.
	if from > least && eastBounds.contains(q.r[from-1]) {
		if n, _ := q.place(text, from-1); n > 1 && from-1+n <= i || i == from+1 && q.isEveryday(text, from-1, i) {
			from-- // or a word: 和平
		}
	}
	// A name in hiragana: さくら銀行.
	if from == i || from > 0 && scriptOf(q.r[from-1]) == scriptKana && !isKatakana(q.r[from-1]) {
		if k := q.hiraganaName(from); k < from && k >= least {
			return k
		}
	}
	// What begins with a place begins there.
	for k := from; k+1 < i; k++ {
		if n, _ := q.place(text, k); n > 0 && k+n <= i {
			return k
		}
	}
	return from
}

// hiraganaName is where a name in hiragana begins that ends before character i: it fills the run
// up to there, or follows a particle, and ends like no word of grammar.
func (q *runes) hiraganaName(i int) int {
	k := i
	for k > 0 && scriptOf(q.r[k-1]) == scriptKana && !isKatakana(q.r[k-1]) {
		k--
	}
	if k > 0 {
		return i // a verb or an adjective goes on, or a particle stands there
	}
	if n := i - k; n < 2 || n > 5 || strings.ContainsRune("のなはがをにでともへやかいるたうくぐてしき", q.r[i-1]) {
		return i
	}
	return k
}

// orgEnd is the end of the name behind a legal form that ends at character i.
func (q *runes) orgEnd(text string, i int) int {
	e := i
	for e < q.n && e-i < longestEastName && (scriptOf(q.r[e]) == scriptHan || isKatakana(q.r[e])) {
		e++
	}
	if e == i { // a name in hiragana
		for e < q.n && e-i < 5 && scriptOf(q.r[e]) == scriptKana && (e-i < 3 || !strings.ContainsRune("はがをにでとのへもやか", q.r[e])) {
			e++
		}
		for e > i && e < q.n && q.isOrgRune(e) && e-i < longestEastName {
			e++
		}
	}
	return e
}

// orgParticles follow a name of an organisation in Korean without a space.
var orgParticles = [...]string{"에서는", "에서", "으로", "에게", "에는", "이다", "입니다", "에", "은", "는", "이", "가", "을", "를", "의", "과", "와", "로", "도", "측", "만"}

// particleEnds are the last characters of orgParticles.
var particleEnds = func() *runeSet {
	var ends []string
	for _, p := range orgParticles {
		ends = append(ends, p[len(p)-3:])
	}
	return runesOf(ends...)
}()

// particlesBy are the particles by their last byte.
var particlesBy = wordsBy(orgParticles[:], func(w string) byte { return w[len(w)-1] })

// koreanOrganization is organization for the word that the run is.
func (q *runes) koreanOrganization(text string, i, least int) (o eastOrg, ok bool) {
	if i != 0 && i != least || i > 0 && scriptOf(q.r[i-1]) == scriptHangul {
		return o, false
	}
	end := q.hangulEnd(i)
	if o, ok = q.koreanKind(text, i, end); ok {
		return o, q.koreanWord(text, i, end) == 0
	}
	if !particleEnds.contains(q.r[end-1]) {
		return o, false
	}
	word := q.word(text, i, end)
	for _, p := range particlesBy[word[len(word)-1]] {
		if n := len(p) / 3; end-i > n+1 && strings.HasSuffix(word, p) {
			if o, ok = q.koreanKind(text, i, end-n); ok {
				return o, q.koreanWord(text, i, end) == 0
			}
		}
	}
	return o, false
}

// koreanKind reports whether characters i to end name an organisation.
func (q *runes) koreanKind(text string, i, end int) (o eastOrg, ok bool) {
	if ministries.has(q, text, i, end) {
		return eastOrg{i, end, 0.85}, true
	}
	if c := q.class(text, i, end); c.Is(lexicon.Organization) && !c.Is(lexicon.OrgWord|lexicon.Country) && c.Place() == 0 && c.Given() == 0 {
		return eastOrg{i, end, 0.75}, true
	}
	for k := i + 2; k+1 < end; k++ {
		if orgEnds.has(q, text, k, end) || q.class(text, k, end).Is(lexicon.OrgWord) {
			if koreanKinds.has(q, text, k, end) && (whichKorean.has(q, text, i, k) || q.class(text, i, k).Common() > 0 && q.class(text, i, k).Place() == 0) && !orgForms.has(q, text, i, end) {
				continue // 대형마트, 동네서점
			}
			p := 0.72
			if end-k > 2 || orgForms.has(q, text, k, end) {
				p = 0.82
			}
			return eastOrg{i, end, p}, true
		}
	}
	return o, false
}

// whichKorean stand before a kind of organisation and say which one is meant.
var whichKorean = newEastSet("대형 소형 중형 동네 근처 시립 국립 도립 구립 사립 공립 전국 지역 인근 해당 일반 종합 전문 온라인 유명 단골 학교 초등")

// koreanKinds are kinds that a word of everyday language tells apart and does not name.
var koreanKinds = newEastSet("도서관 마트 서점 식당 약국 병원 치과 은행 회사 학교 우체국 횟집 부동산 보건소 여행사 유치원 어린이집 호텔")

// behindForm is the end of the name behind a legal form that ends at text[at], or at. In Korean a
// space stands between them, in Japanese one may.
func behindForm(text string, at int) int {
	end := skip(text, at, " ", "　")
	if end >= len(text) {
		return at
	}
	if text[end] < firstEastByte {
		e := wordEnd(text, end)
		if e == end || !isCapital(text[end:]) {
			return at
		}
		// A name of both scripts: 株式会社Man製作所.
		var q runes
		if q.read(text, e); q.n > 1 && scriptOf(q.r[0]) != scriptHangul {
			return q.at[q.moreOfOrg(text, 0)]
		}
		return e
	}
	if end == at {
		return at
	}
	var q runes
	e := q.read(text, end)
	if q.n < 2 {
		return at
	}
	if scriptOf(q.r[0]) != scriptHangul {
		if k := q.orgEnd(text, 0); k > 1 && k < 13 && !q.isRole(text, 0) {
			return q.at[k]
		}
		return at
	}
	word := text[end:e]
	for _, p := range orgParticles {
		if rest, ok := strings.CutSuffix(word, p); ok && len(rest) >= 6 {
			return end + len(rest)
		}
	}
	return e
}

// koreanParts are the ends of parts of organisations, which follow the name with a space, and a
// legal form that does.
var koreanParts = [...]string{"주식회사", "지사", "지점", "본부", "의과대학", "치과대학", "대학원", "캠퍼스", "영업소", "출장소", "부속병원", "출판부"}

// moreOfKorean is the end of such a part behind an organisation that ends at text[at], or at.
func moreOfKorean(text string, at int) int {
	if at >= len(text) || text[at] != ' ' {
		return at
	}
	var q runes
	q.read(text, at+1)
	end := q.hangulEnd(0)
	for k := 2; k <= min(end, 9); k++ {
		for _, w := range koreanParts {
			if strings.HasSuffix(text[q.at[0]:q.at[k]], w) && q.fits(text, k, end) {
				return q.at[k]
			}
		}
	}
	return at
}

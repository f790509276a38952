package tagger

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds what stands behind the name of a field in Chinese, Japanese and Korean: people,
// organisations, places, jobs, nationalities and religions.

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

// withoutColon is text without a colon and a space at its end.
func withoutColon(text string) string {
	head := strings.TrimSuffix(text, " ")
	if name, ok := strings.CutSuffix(head, ":"); ok {
		return strings.TrimSuffix(name, " ")
	}
	if name, ok := strings.CutSuffix(head, "："); ok {
		return name
	}
	return text
}

// beginsValue reports whether text begins with a colon: what stands before it is the
// name of a field.
func beginsValue(text string) bool {
	return strings.HasPrefix(text, ":") || strings.HasPrefix(text, "：")
}

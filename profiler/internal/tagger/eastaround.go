package tagger

import "strings"

// This file has the words that names of people stand before or behind in Chinese, Japanese and
// Korean, and the characters that no name has inside.

// isKoreanParticle reports whether what follows a name in Korean without a space is no part of a
// longer word.
func isKoreanParticle(rest string) bool {
	switch rest {
	case "은", "는", "이", "가", "을", "를", "의", "에게", "와", "과", "도", "입니다", "이다", "이고", "씨", "님", "께", "께서", "로", "으로", "라고", "이라고", "이며":
		return true
	}
	return false
}

// before reports whether one of the words that names follow stands before character i.
func (q *runes) before(text string, i int) bool {
	head := text[max(0, q.at[i]-28):q.at[i]]
	if i == 0 {
		head = strings.TrimSuffix(withoutColon(head), "　")
		if q.n > 0 && scriptOf(q.r[0]) == scriptHan {
			head = strings.TrimSuffix(head, " ")
		}
	}
	return endsEast(head)
}

// endsEast reports whether text ends with one of the words that names follow.
func endsEast(text string) bool {
	if text == "" {
		return false
	}
	for _, w := range eastBeforeBy[text[len(text)-1]] {
		if strings.HasSuffix(text, w) {
			return true
		}
	}
	return false
}

// behind reports whether one of the words that follow names begins at character i.
func (q *runes) behind(text string, i int) bool {
	tail := strings.TrimPrefix(text[q.at[i]:], " ")
	if len(tail) < 3 {
		return false
	}
	for _, w := range eastBehindBy[tail[2]] {
		if rest, ok := strings.CutPrefix(tail, w); ok && (w[0] < firstHangulByte || endsTitle(rest)) {
			return true
		}
	}
	return false
}

// firstHangulByte is the least first byte of the syllables of Korean.
const firstHangulByte = 0xEA

// endsTitle reports whether a title of Korean ends before rest: 님 or a particle may follow it,
// and not what makes another word of it, as in 군대 and 의사소통.
func endsTitle(rest string) bool {
	rest = strings.TrimPrefix(rest, "님")
	end := 0
	for end < len(rest) && scriptOf(eastRune(rest, end)) == scriptHangul {
		end += 3
	}
	rest = rest[:end]
	return rest == "" || behindAny[rest] || behindConsonant[rest] || behindVowel[rest] || rest == "이사" // 대표이사
}

// The words that a name stands before or behind, and the characters that no name
// has inside.
var (
	eastBefore = strings.Fields("我叫 名叫 叫做 他叫 她叫 我是 姓名 联系人 收件人 寄件人 客户 患者 病人 會員 会员 用户 员工 同事 经理 先生 女士 医生 教授 老师 记者 导演 演员 董事长 总裁 主席 总统 部长 感谢 联系 亲爱的 尊敬的 " +
		"证人 證人 被告 原告 嫌疑人 受害人 被害人 报案人 报警人 申请人 投诉人 当事人 當事人 病患 客戶 同仁 家属 業主 业主 租客 房东 女儿 儿子 妻子 丈夫 母亲 父亲 " +
		"女兒 兒子 母親 父親 爷爷 奶奶 爺爺 外公 外婆 爸爸 妈妈 媽媽 哥哥 姐姐 弟弟 妹妹 叔叔 阿姨 舅舅 老公 老婆 男友 女友 朋友 邻居 鄰居 室友 同学 同學 班长 班長 委员 組長 组长 队长 隊長 书记 书記 市长 市長 省长 县长 局长 局長 处长 科长 院长 院長 校长 校長 所长 厂长 " +
		"护士 護士 护士长 护士長 律师 律師 法官 检察官 警官 民警 司机 师傅 选手 球员 教练 教練 作家 歌手 画家 诗人 村民 居民 市民 网友 学生 學生 考生 主任 主治医生 医师 醫師 醫生 老師 記者 經理 导师 讲师 秘书 秘書 助理 主持人 发言人 發言人 " +
		"经办人 签名 签字 簽名 收款人 付款人 汇款人 開戶人 法人 负责人 負責人 委托人 受托人 承租人 出租人 买方 卖方 债务人 债权人 保证人 担保人 监护人 申請人 聯絡人 聯繫人 董事 總裁 董事長 總經理 总经理 工程师 工程師 会计 出纳 " +
		"氏名 名前は お名前 担当 担当者 担当の 証人 被告人 被害者 上司の 部下の 同僚の 後輩の 先輩の 営業の 人事の 経理の 総務の 受付の お客様の 患者の 友人の 娘の 息子の 妻の 夫の 代表 社長 俳優 監督 私は 宛名 " +
		"弟の 兄の 姉の 妹の 母の 父の 祖母の 祖父の 叔父の 叔母の 友達の 同級生の 社長の 部長の 課長の 店長の 主任の 先生の 医師の 弁護士の 選手の 目撃者の 容疑者の 被告の 代表の 講師の 作家の 俳優の 歌手の 監督の 目撃者 代表取締役 講師 講師は 署名 送信者 差出人 記入者 記者 " +
		"이름은 이름 성명 저는 환자 고객 담당자 담당 대표 기자 배우 감독 교수 회장 사장 목격자 피해자 신고인 신고자 피의자 피고인 증인 참고인 보호자 의뢰인 민원인 신청인 세입자 입주민 수령인 " +
		"원고 피고 남편 아내 아들 어머니 아버지 누나 언니 동생 친구 할머니 할아버지 이모 삼촌 고모 배우자 간호사 변호사 주임 과장 팀장 대리 선수 가수 작가 수신 발신 참조 작성자 결재자 서명 예금주 입금자 임차인 임대인 매도인 매수인 수취인 발신인 수신인 환자명 고객명 기안자 글쓴이 옮긴이 지은이")
	eastBehind = strings.Fields("先生 女士 小姐 老师 医生 教授 经理 博士 同学 主任 律师 总裁 董事长 师傅 警官 老師 醫生 經理 同學 律師 總裁 董事長 師傅 醫師 护士 護士 老板 老闆 校长 校長 院长 院長 书记 書記 局长 局長 处长 處長 科长 科長 市长 市長 队长 隊長 班长 班長 组长 組長 法官 阿姨 叔叔 大爷 奶奶 爷爷 大哥 大姐 太太 夫人 工程师 工程師 总监 總監 教练 教練 导演 導演 副主任 副校长 副院长 副总 副教授 副局长 副市长 副书记 副總 同志 村长 镇长 县长 省长 " +
		"さん 様 さま 氏 君 くん ちゃん 殿 選手 社長 部長 課長 医師 容疑者 議員 監督 と申 といいま と言いま より 宛 弁護士 店長 看護師 係長 専務 常務 会長 教諭 刑事 警部 投手 捕手 知事 首相 大臣 助手 講師 准教授 理事 委員 先輩 後輩 夫妻 被告 師長 薬剤師 税理士 司法書士 住職 牧師 大統領 市長 町長 村長 議長 コーチ 棋士 名誉教授 次長 室長 所長 支店長 取締役 " +
		"씨 님 군 양 선생 교수 대리 과장 부장 팀장 사장 회장 대표 기자 의사 변호사 선수 감독 의원 환자 고객 " +
		"주임 차장 실장 원장 간호사 약사 판사 검사 경위 경사 경장 형사 순경 목사 신부님 스님 이사 상무 전무 사원 연구원 조교 박사 강사 코치 작가 시인 가수 배우 아나운서 위원 위원장 장관 총장 학장 국장 처장 본부장 센터장 지점장 점장 매니저 어르신 할머니 할아버지 여사 귀하 올림 드림 학생 어린이 부회장 부사장 소장 교사 교장 교감 담임 전도사 집사 소방관 경찰관 세무사 회계사 물리치료사 후보")
	chineseVerbs   = runesOf("说表在的和与及是将于出向对给从为被有来去到住也已电生于称稱会會让報报请請把要，。、說與將於對給從為來電吗呢吧啊呀嗎今昨明考诉訴查参參负負约約打回做找问問没沒不都正刚剛又就可能应應并並却卻等带帶写寫送签簽辞辭获獲进進完受介同反决決发發開开继繼帮幫陪离離达達還还以因跟当當主购購买買了")
	noGiven        = runesOf("的了是在不我这个们着没她他你就都而及与或但把被让给对从于所其之者呢吗吧啊说，。嗎嘛呀啦刚剛却卻它谁誰怎还還很已诉訴查離医醫說對給從這個們沒與著您每些哪")
	auxiliaries    = runesOf("会會称稱要想能请請让")
	koreanFamilies = runesOf("김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용봉피감경계단도라마범빈승예온옹음좌판팽평표형호당견갈간태필")

	// verbRunes are verbs of one character and what stands before one. Few given names end with them.
	verbRunes = runesOf("离離吃喝买買卖賣送写寫看见見住做打拿问問找去来來到回考说說将將跟和与與及上下出入今昨因为為由也又再才把向往只先刚剛想要让讓请請叫报報收交签簽")

	// chineseFronts are the characters before a name that end a word: of, with, to, by; and the ends
	// of words for people, classes and parts of a firm.
	chineseFronts = runesOf("和与與跟同及给給被由對对向找叫请請让讓把是为為到问問告见見认識识班組组級级队隊系科部局院厅長长员員家师師生手友妈媽爸哥姐弟妹爷爺奶叔婶嬸姨舅婆公夫妻者位名的将將因从從说說即兼但而或由还還人：")
)

// eastRoles are all of those words: none is a name itself.
var eastRoles = newEastSet(strings.Join(eastBefore, " ") + " " + strings.Join(eastBehind, " "))

// The same words by what tells most of them apart: their last byte, and the last byte of
// their first character.
var (
	eastBeforeBy = wordsBy(eastBefore, func(w string) byte { return w[len(w)-1] })
	eastBehindBy = wordsBy(eastBehind, func(w string) byte { return w[2] })
)

// betweenWords are the characters that stand between words in Japanese.
var betweenWords = runesOf("のはをにがへとでも")

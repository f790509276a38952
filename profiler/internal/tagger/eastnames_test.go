package tagger

import (
	"slices"
	"testing"
)

// TestEastNames has names beside what is no part of them in Chinese, Japanese and Korean.
func TestEastNames(t *testing.T) {
	var x Scratch
	for _, test := range []struct {
		label      Label
		name, text string
	}{
		// Family names of two characters.
		{Person, "欧阳", "欧阳老师明天不来上课。"},
		{Person, "司徒", "请转告司徒先生会议取消。"},
		{Person, "诸葛明亮", "诸葛明亮和王小明是邻居。"},
		{Person, "歐陽文慧", "感謝歐陽文慧小姐。"},
		{Person, "남궁민수", "남궁민수 과장님께 전달 부탁드립니다."},
		{Person, "독고영재", "독고영재는 배우다."},
		{Person, "황보라", "저는 황보라입니다."}, // 황 and 보라
		{Person, "황보관", "저는 황보관입니다."}, // 황보 and 관
		{Person, "제갈성", "제갈성 팀장이 승인했다."},
		{Person, "독고", "독고 과장입니다."},

		// Words before and behind a name.
		{Person, "王芳", "昨天碰到王芳了，她说下周去。"},
		{Person, "张三", "张三和李四去了上海。"},
		{Person, "马超", "原告马超诉被告黄蓉离婚纠纷一案"},
		{Person, "黄蓉", "原告马超诉被告黄蓉离婚纠纷一案"},
		{Person, "冯丽", "周建平主任和冯丽护士长参加了会诊。"},
		{Person, "钟丽", "钟丽已于昨日出院。"},
		{Person, "孙丽", "是孙丽吗？"},
		{Person, "王", "王总，您好"},
		{Person, "叶青", "甲方：叶青  乙方：余华"},
		{Person, "斎藤", "斎藤さんの奥さんは由美子さんです。"},
		{Person, "由美子", "斎藤さんの奥さんは由美子さんです。"},
		{Person, "健太", "健太くん、宿題やった?"},
		{Person, "村上", "村上です。明日の件、了解しました。"},
		{Person, "愛子", "妻の愛子と沖縄へ行きます。"},
		{Person, "藤原", "藤原弁護士に依頼した。"},
		{Person, "남상미", "원고 남상미, 피고 노홍철"},
		{Person, "노홍철", "원고 남상미, 피고 노홍철"},
		{Person, "임재범", "임재범에게 연락했다."},
		{Person, "윤서연", "윤서연이가 울어요."},
		{Person, "도윤", "우리 아들 도윤이가 아파요."},
		{Person, "민수", "민수야, 어디야?"},
		{Person, "지은", "지은아 밥 먹었어?"},
		{Person, "곽도원", "하정우, 곽도원, 성동일 참석"},

		// Given names that are called, and those of foreigners.
		{Person, "志强", "志强，周末一起打球吧！"},
		{Person, "美咲", "美咲、今どこ?"},
		{Person, "约翰·史密斯", "约翰·史密斯先生从纽约飞来。"},
		{Person, "玛丽·约翰逊", "总裁玛丽·约翰逊表示感谢。"},
		{Person, "マイケル・ブラウン", "マイケル・ブラウン氏は来日した。"},
		{Person, "존 스미스", "존 스미스 교수가 강연했다."},
		{Person, "마르코 브라운", "마르코 브라운과 결혼했다."},

		// Streets with blocks and flats.
		{Street, "文三路阳光小区12号楼3单元402室", "我家住在杭州市西湖区文三路阳光小区12号楼3单元402室。"},
		{Street, "南京路44号和园苑15号楼5单元2339室", "师傅，到南京路44号和园苑15号楼5单元2339室"},
		{Street, "科技园南区5栋302室", "收货地址：广东省深圳市南山区科技园南区5栋302室"},
		{Street, "みなとみらい2-3-1 クイーンズタワーA棟1005号室", "神奈川県横浜市西区みなとみらい2-3-1 クイーンズタワーA棟1005号室です。"},
		{Street, "월드컵북로 44길 12, 301호", "주소는 서울시 마포구 월드컵북로 44길 12, 301호입니다."},
		{Street, "테헤란로 152", "서울시 강남구 테헤란로 152"},
		{Street, "달구벌대로 2450, 한빛아파트 101동 1203호", "수성구 달구벌대로 2450, 한빛아파트 101동 1203호"},

		// Organisations and places.
		{Organization, "上海市实验小学", "孩子在上海市实验小学上学。"},
		{Organization, "武汉大学法学院", "他毕业于武汉大学法学院。"},
		{Organization, "Tefus公司", "Tefus公司和我们都在招人。"},
		{Organization, "港区役所", "港区役所に提出してください。"},
		{Organization, "さくら銀行", "さくら銀行に勤めています。"},
		{Organization, "株式会社Telru", "株式会社Telruに勤めています。"},
		{Organization, "(주)넥스트랩", "저는 (주)넥스트랩에서 일합니다."},
		{Location, "グアテマラ", "台湾とグアテマラが署名した。"},
		{Location, "분당구", "성남시 분당구 근처"},
		{Location, "深圳", "当选为深圳市长。"},
		{Location, "长江", "长江水位上涨。"},
	} {
		spans := tag(&x, test.text)
		if !slices.ContainsFunc(spans, func(s Span) bool {
			return s.Confidence >= 0.5 && s.Label == test.label && test.text[s.Start:s.End] == test.name
		}) {
			t.Errorf("%s, want %s", marked(test.text, spans), test.name)
		}
	}
}

// TestEastNoNames has sentences in which nobody and nothing is named.
func TestEastNoNames(t *testing.T) {
	var x Scratch
	for _, text := range []string{
		"严格按照说明书操作，不要用方括号。", "班里有四十个学生。", "老师说明天考试。", "科技园里有食堂。", "银行卡密码错误。", "我们公司很大。", "曾祖父生于一九二〇年。", "被告應給付原告損失。", "关照一下新来的同事。",
		"新社長の就任は来月の予定です。", "オン・オフの切り替えは右のスイッチです。", "サーバーさんが落ちました。", "名前は厳密に確認してください。", "引っ越しました。",
		"물가가 3% 올랐다.", "농도가 255면 밝다.", "이 고객이 불만을 제기했다.", "보람이 있는 일이에요.", "선형 버전이 있습니다.", "지도교수를 만났다.", "대형마트에 갔다.",
	} {
		if got := marked(text, tag(&x, text)); got != text {
			t.Error(got)
		}
	}
}

package tagger

import (
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// TestEverydayWords puts words of everyday language, each of which has been taken for a name,
// into sentences in which nobody and nothing is named.
func TestEverydayWords(t *testing.T) {
	var x Scratch
	for _, test := range []struct{ words, sentences string }{
		{"음악 정치 문화 도로 계획 고양이 열쇠 예산 여름 기술 정원 신문 신발 모자 경제 노래 도서관 공장 우산 이야기 소나무 유전자 교과서 손님 우주 남쪽 기침 제국주의 교통사고",
			"우리는 W에 대해 이야기했다.|어제 W 때문에 늦었습니다.|제 W입니다|담당 W입니다|이번 W만 중요합니다."},
		{"군대 씨앗 양말 의사소통", "제 W입니다|우리는 W에 대해 이야기했다."},
		{"部屋 会社 新聞 病院 銀行 駅前 経済 温泉 平和 舞台 平等 胡椒 開発", "Wについて話した。|昨日Wを見ました。|Wの値段が上がった。|今日はWが大切だと思う。"},
		{"公司 大海 森林 湖泊 平等 城市 温度 溫度 高兴 高興 石头 石頭 毛毯 顾客 顧客 熊猫 养老金", "我们谈论了W。|W很重要。|关于W的问题|我认为W非常重要，"},
	} {
		for w := range strings.FieldsSeq(test.words) {
			for s := range strings.SplitSeq(test.sentences, "|") {
				text := strings.ReplaceAll(s, "W", w)
				if got := marked(text, tag(&x, text)); got != text {
					t.Error(got)
				}
			}
		}
	}
}

// TestNamesLikeWords has names that begin or end with a word of everyday language, or share
// its syllables.
func TestNamesLikeWords(t *testing.T) {
	var x Scratch
	for _, test := range []struct {
		label      Label
		name, text string
	}{
		{Person, "이지은", "이지은 씨를 만났다."},     // 이지, easy
		{Person, "이상은", "이상은 씨를 만났다."},     // 이상 with a particle
		{Person, "정상훈", "담당 정상훈입니다."},      // 정상
		{Person, "이상화", "이상화 씨를 만났다."},     // 이상 with a suffix
		{Person, "조정식", "담당 조정식입니다."},      // 조정
		{Person, "한정원", "제 이름은 한정원입니다."},   // 한정, 정원
		{Person, "최고은", "이름은 최고은"},         // 최고 with a particle
		{Person, "노무현", "담당자: 노무현"},        // 노무, labour
		{Person, "문소리", "제 이름은 문소리입니다."},   // 소리
		{Person, "하정우", "기자 하정우 보도"},       // 정우
		{Person, "고현정", "고현정 씨는 회의실에 있다."}, // 고현
		{Person, "김철수", "김철수 대표이사"},        // a title of two
		{Person, "김민수", "어제 김민수 씨가 왔다."},
		{Location, "고양", "고양에서 만났다."}, // 고양이 is a cat
		{Person, "石川遼", "石川遼さんに会いました。"},
		{Person, "林真理子", "林真理子さんは部屋にいる。"}, // 真理, truth
		{Person, "森林太郎", "森林太郎さんが出席した。"},  // 森林, a forest
		{Person, "平野", "平野さんが来ました。"},
		{Person, "高兴华", "我叫高兴华。"},    // 高兴, glad
		{Person, "王国强", "请联系王国强先生。"}, // 王国, a kingdom
		{Person, "谢娜", "感谢谢娜先生。"},    // 谢谢
		{Person, "何炅", "联系人：何炅"},
		{Location, "中国", "他在中国工作。"},
		{Organization, "工商银行", "他在工商银行工作。"},
		{Organization, "株式会社山田商事", "株式会社山田商事に勤めている。"},
	} {
		spans := tag(&x, test.text)
		if !slices.ContainsFunc(spans, func(s Span) bool {
			return s.Confidence >= 0.5 && s.Label == test.label && test.text[s.Start:s.End] == test.name
		}) {
			t.Errorf("%s, want %s", marked(test.text, spans), test.name)
		}
	}
}

// TestKoreanParticles has words with what can follow them and with what cannot.
func TestKoreanParticles(t *testing.T) {
	for _, test := range []struct {
		word string
		at   int
		want bool
	}{
		{"음악은", 2, true}, {"음악는", 2, false}, {"정치가", 2, true}, {"정치이", 2, false}, {"정치로", 2, true}, {"음악으로", 2, true}, {"서울로", 2, true},
		{"음악로", 2, false}, {"음악에서는", 2, true}, {"음악", 2, true}, {"음악가", 2, false}, {"이지은", 2, false}, {"음악에서부터는", 2, false},
	} {
		var q runes
		q.read(test.word, 0)
		if got := q.fits(test.word, test.at, q.n); got != test.want {
			t.Errorf("%s: %v", test.word, got)
		}
	}
}

// TestEverydayPlaces holds the list of everyday words to names that it must leave out.
func TestEverydayPlaces(t *testing.T) {
	for w := range strings.FieldsSeq("서울 부산 고양 광주 전주 진주 수원 안양 구리 양산 경기 김포 東京 大阪 大分 三重 千葉 山口 広島 長崎 中央 北京 上海 河北 湖南 山东 山東 海南 广州 廣州") {
		if isEverydayEast(lexicon.LookupExact(w)) {
			t.Errorf("%s is an everyday word", w)
		}
	}
}

package tagger

import "strings"

// eastNature are rivers, lakes, mountains and islands that everybody knows where Chinese, Japanese
// and Korean are spoken.
var eastNature = newEastSet("长江 長江 黄河 黃河 珠江 淮河 海河 辽河 松花江 嘉陵江 黑龙江 鸭绿江 雅鲁藏布江 澜沧江 怒江 钱塘江 黄浦江 湘江 赣江 汉江 岷江 金沙江 泰山 黄山 黃山 华山 衡山 恒山 嵩山 庐山 峨眉山 武当山 五台山 九华山 普陀山 武夷山 张家界 长白山 祁连山 天山 昆仑山 秦岭 大别山 太行山 阿里山 玉山 陽明山 喜马拉雅山 珠穆朗玛峰 " +
	"太湖 洞庭湖 鄱阳湖 洪泽湖 巢湖 西湖 青海湖 滇池 洱海 千岛湖 日月潭 渤海 黄海 东海 南海 舟山群岛 淡水河 濁水溪 " +
	"富士山 阿蘇山 高尾山 筑波山 浅間山 白山 立山 御嶽山 岩手山 鳥海山 磐梯山 那須岳 八ヶ岳 槍ヶ岳 谷川岳 大雪山 羊蹄山 桜島 屋久島 佐渡島 小豆島 淡路島 伊豆大島 八丈島 石垣島 宮古島 信濃川 利根川 石狩川 天塩川 北上川 最上川 阿武隈川 荒川 多摩川 相模川 天竜川 木曽川 長良川 揖斐川 淀川 吉野川 四万十川 筑後川 球磨川 隅田川 鴨川 琵琶湖 霞ヶ浦 浜名湖 猪苗代湖 洞爺湖 支笏湖 十和田湖 田沢湖 諏訪湖 芦ノ湖 河口湖 中禅寺湖 瀬戸内海 日本海 東京湾 大阪湾 津軽海峡 関門海峡 " +
	"한강 낙동강 금강 영산강 섬진강 임진강 북한강 남한강 소양강 대동강 압록강 두만강 만경강 형산강 태화강 한탄강 설악산 지리산 한라산 북한산 백두산 금강산 오대산 태백산 소백산 덕유산 내장산 계룡산 속리산 관악산 도봉산 무등산 팔공산 치악산 월악산 주왕산 소양호 충주호 안동호 대청호 의암호 동해 서해 남해 울릉도 독도 거제도 강화도 진도 완도")

// longestNature bounds them in characters.
const longestNature = 7

// nature gives how many characters from i on are one of them.
func (q *runes) nature(text string, i int) int {
	if !eastNature.firsts.contains(q.r[i]) {
		return 0
	}
	for k := min(q.n, i+longestNature); k > i+1; k-- {
		if k < q.n && strings.ContainsRune("区區县縣市路街道镇鎮村町", q.r[k]) {
			continue // a district or a street that is named after it
		}
		if eastNature.words[q.word(text, i, k)] && !q.insideKana(k) && (scriptOf(q.r[i]) != scriptHangul || q.fits(text, k, q.hangulEnd(i))) {
			return k - i
		}
	}
	return 0
}

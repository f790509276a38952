package tagger

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file tells words of everyday language from names in Chinese, Japanese and Korean.
// Nothing sets a name apart there: 음악, music, is a family name and a syllable that people
// are given, and 部屋, a room, is the name of a village too.

// isEveryday reports whether characters i to k are a word of everyday language and no name
// that is usual. The list of such words leaves out those that are places everybody knows.
func (q *runes) isEveryday(text string, i, k int) bool {
	return isEverydayEast(q.class(text, i, k))
}

func isEverydayEast(c lexicon.Class) bool {
	return c.Common() == 3 && c.Given() < 2 && !c.Is(lexicon.Country|lexicon.Region|lexicon.Demonym)
}

// smallWords are the words of one character that often follow others.
var smallWords = runesOf("和的是在有很与與及也都了被将將会會就要不のはをにがへとでもや")

// noNames are characters that stand in no name of a place or an organisation.
var noNames = runesOf("的了着這这那其很吗吧呢把被请請をが")

// hasNoName reports whether one of the characters i to k stands in no name.
func (q *runes) hasNoName(i, k int) bool {
	for _, r := range q.r[i:k] {
		if noNames.contains(r) {
			return true
		}
	}
	return false
}

// wordEnds are characters that words of two end with, and hardly ever a name.
var wordEnds = runesOf("头頭子器具汤湯水火油床笔筆纸紙帽衣鞋车車船机機票卡款费費员員者们們店厅廳馆館室屋门門窗墙牆桌椅柜箱盒瓶杯碗盘盤刀枪槍炮箭弹彈线線绳繩带帶布皮毛骨肉血鱼魚虾蝦蟹鸡雞鸭鴨牛羊猪豬狗猫貓鸟鳥虫蟲树樹果菜饭飯面米豆糖盐鹽酒茶烟煙药藥病痛伤傷毒菌症税稅价價钱錢币幣债債账帳单單表页頁词詞句号號码碼值率量度数數课課题題类類型式样樣形状狀况況态態势勢性感化法品物件条條点點处處地区區场場所院部队隊组組层層面边邊口路道站港岛島湖河苦燃危险險装裝编編吐醉裁行驻駐工作用圆圓里裡上下中内內外后後边邊")

// insideWords reports whether characters i to k are made of the end of one word of everyday
// language and the begin of another: 中国 in 其中国家.
func (q *runes) insideWords(text string, i, k int) bool {
	if i == 0 || !q.isEveryday(text, i-1, i+1) {
		return false
	}
	if k == i+2 && smallWords.contains(q.r[i+1]) || q.r[i] == '日' && q.r[i-1] != '今' { // 昨日 and 本, a book
		return true
	}
	for e := min(q.n, k+2); e >= k && e > i+2; e-- {
		if q.isEveryday(text, i+1, e) {
			return true
		}
	}
	return false
}

// What may follow a word of Korean without a space, by the syllable before it: it ends with a
// consonant, with a vowel, or with either.
var (
	behindConsonant = wordSet("은 이 을 과 으로 으로는 으로도 으로서 으로써 으로부터 이라고 이라는 이라도 이라면 이란 이나 이다 이고 이며 이자 이야 이에요 이었다 이었던 이지만 이든")
	behindVowel     = wordSet("는 가 를 와 로 로는 로도 로서 로써 로부터 라고 라는 라도 라면 란 나 다 고 며 자 야 예요 였다 였던 지만 든")
	behindAny       = wordSet("의 에 에는 에도 에만 에서 에서는 에서도 에게 에게는 에게서 한테 께 께서 도 만 만이 만은 까지 까지도 부터 보다 처럼 마다 만큼 조차 마저 밖에 뿐 대로 들 들이 들은 들을 들의 들도 들과 들에게 " +
		"입니다 입니까 인 인데 인가 이었습니다 하고 하다 하는 하여 하게 하기 하면 하지 한 할 해 했다 했던 합니다 했습니다 해서 되다 되는 된 될 되어 되었다 됩니다 적 적인 적으로 적이다 씩")
)

// longestParticle bounds what follows a word of Korean, in syllables.
const longestParticle = 4

// fits reports whether characters k to end, which may be none, can follow the word of Korean
// that ends at character k.
func (q *runes) fits(text string, k, end int) bool {
	if k == end {
		return true
	}
	if end-k > longestParticle {
		return false
	}
	rest := q.word(text, k, end)
	switch final := (q.r[k-1] - 0xAC00) % 28; {
	case behindAny[rest]:
		return true
	case final == 0:
		return behindVowel[rest]
	case final == 8 && q.r[k] == '로': // of the consonants, l takes the particle of vowels
		return behindVowel[rest]
	default:
		return behindConsonant[rest]
	}
}

// koreanWord gives the end of the word of everyday language that the word from character i
// to end begins with, when nothing but a particle follows it, or 0.
func (q *runes) koreanWord(text string, i, end int) int {
	for k := end; k > i && k >= end-longestParticle; k-- {
		if q.isEveryday(text, i, k) && q.fits(text, k, end) {
			return k
		}
	}
	return 0
}

// compound reports whether the word from character i to end is made of two words of everyday
// language.
func (q *runes) compound(text string, i, end int) bool {
	for k := i + 2; k+1 < end; k++ {
		if q.isEveryday(text, i, k) && q.koreanWord(text, k, end) > k+1 {
			return true
		}
	}
	return false
}

// againstKorean is what everyday language says against a person in characters i to e of the
// word that ends at character end, of whom given is how usual the given name is.
func (q *runes) againstKorean(text string, i, e, end, given int) float64 {
	const never = -9
	k := q.koreanWord(text, i, end)
	switch {
	case k == 0 && given == 0 && q.compound(text, i, end):
		return never
	case k == 0:
		return 0
	case k == e && e == end && q.behind(text, e) || k != e && given > 1:
		return -1
	case k != e && e == end && (strings.HasPrefix(text[q.at[end]:], " 씨") || strings.HasSuffix(text[:q.at[i]], "이름은 ")):
		return 0 // no particle stands before a title
	}
	return never
}

// endsName reports whether something before character i leads to a name, and those before
// character k, behind the first, are given to people and end there.
func (q *runes) endsName(text string, i, k int) bool {
	return (i > 0 && chineseFronts.contains(q.r[i-1]) || q.before(text, i)) && (k == q.n || chineseVerbs.contains(q.r[k])) && q.isGivenHan(text, i+1, k)
}

// everydayHan reports whether a word of everyday language stands at character i, or ends
// there, as 关于 does, and nothing says that it is somebody's name.
func (q *runes) everydayHan(text string, i int) bool {
	for k := min(q.n, i+3); k > i+1; k-- {
		if q.isEveryday(text, i, k) {
			// A name of three characters may begin with a word: 王国强, 高兴华.
			return k > i+2 || k == q.n || !q.behind(text, k+1) && !q.endsName(text, i, k+1)
		}
	}
	return i > 0 && (q.isEveryday(text, i-1, i+1) || eastWords.has(q, text, i-1, i+1)) && !q.before(text, i)
}

// eastWords are words of everyday language that begin with the character of a family
// name, or end with one, and words that are places as well.
var eastWords = newEastSet("身份证 护照 高兴 高度 高血压 高速 高考 高级 高中 高峰 高铁 高温 黄色 黄金 黄昏 马上 马路 马桶 金额 金融 金属 方便 方法 方式 方案 方向 方面 张开 哥哥 大桥 大橋 曾祖 高一 高二 高三 暴雨 居长 祝好 出来 出來 下新 人知 永眠 公司 给付 給付 盖章 蓋章 之日起 厳密 厳格 余計 簡潔 左端 文節 平文 紀元 全長 干渉 何年 余裕 严格 嚴格 方括 括号 括號 相容 连结 連結 连线 連線 明文 原语 原語 段中 文中 单一 單一 游标 游標 滑鼠 空行 公钥 公鑰 王国 王子 李子 周末 周一 周二 周三 周四 周五 周六 周日 周围 周期 周年 " +
	"白天 白色 江水 常见 常用 常常 时间 时候 时代 平均 平台 平时 安全 安排 安装 安静 安慰 安心 成功 成本 成为 成立 成绩 成熟 任何 任务 任班 程序 程度 段落 关于 关系 关注 关闭 关键 于是 应该 应用 应对 应当 应少 温度 温暖 水果 水平 水费 连续 连接 " +
	"路上 路线 路口 车辆 车站 车票 明天 明年 明显 明确 明白 和平 和谐 包括 包装 包裹 包含 党员 解决 解释 万一 万元 全部 全国 全球 全家 管理 管道 文件 文化 文章 易于 商品 商店 商业 商务 强调 强大 强烈 双方 双重 单位 单独 单元 古代 古老 都是 都有 计划 " +
	"计算 项目 项链 经济 经理 经过 经常 经验 经营 熟悉 毛巾 毛病 米饭 米粉 钱包 钱款 宁可 乐意 乐观 乐器 司机 司法 费用 支付 支持 支出 支票 沙发 牛奶 牛肉 石头 石油 花费 花园 花生 田野 谢谢 何时 何处 何况 边缘 广告 广场 广泛 左右 左边 终于 游戏 游客 " +
	"空调 空间 空气 阳光 阴天 农业 农民 宣布 宣传 郁闷 宫殿 向前 向上 向下 盛大 尚未 尚可 国家 国际 门口 门票 家里 家庭 家人 公司 公园 公共 公里 公开 公布 木头 里面 班主 来自 来源 能够 能力 能源 有效 有关 有人 有时 那么 那里 那个 所以 所有 所谓 查询 查看 " +
	"相关 相信 相机 后来 后面 后天 生产 生活 生日 生气 习惯 简单 简介 练习 冷水 冷静 权利 权限 通过 通知 通常 种类 种植 原因 原来 原则 充电 充分 充值 富有 东西 东方 东边 西方 西边 南方 南边 北方 北边 鱼类 歩行 红色 红包 海洋 海鲜 海关 麦片 从来 从事 年轻 年底 年龄 关照 班里 班上 班级 陈述 陈列 管家 相当 相同 应届 包子 包厢 牛仔 马虎 高清 高楼 高层 温馨 温泉 白酒 黄瓜 江边 金牌 金鱼 石油 米线 路过 車站 時間 關於 謝謝 應該 連續 項目 經濟 單位 車輛 邊緣 廣告 滿意 陽光 農業 齊全 齐全 段时 明信 常年 常委 全班 全场 全天 全程 全市 全省 全体 全勤 安保 安置 成人 成员 管控 管辖 通话 通报 通告 通讯 简历 简直 习题 解答 解释 终点 终止 屈服 宿舍 封面 车厢 车主 花园 花瓶 步行 都市 顾客 顾问 梁上 仇恨 莫名 支架 柴油 柏油 霍乱 包裹")

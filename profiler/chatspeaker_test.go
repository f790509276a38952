package profiler

import "testing"

// TestSpeakersOfChats holds who speaks in chats, and lines that look like those of one.
func TestSpeakersOfChats(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"⟦PERSON:Άκης⟧: παιδιά πού είστε;\n⟦PERSON:Ρένα⟧: ερχόμαστε τώρα!\n⟦PERSON:Άκης⟧: εντάξει σας περιμένω",
		"⟦PERSON:Венци⟧: някой знае ли кога е?\n⟦PERSON:Роси⟧: май е утре\n⟦PERSON:Венци⟧: благодаря ти!",
		"⟦PERSON:혜진⟧: 내일 뭐 하는 사람?\n⟦PERSON:동욱⟧: 저요. 같이 갑니다\n⟦PERSON:혜진⟧: 메일로 보냈어요~",
		"⟦PERSON:小孟⟧:明天谁去吃饭?\n⟦PERSON:阿凯⟧:我去,几点到\n⟦PERSON:小孟⟧:改签了",
		"⟦PERSON:ゆか⟧ 13:06 明日は空いてますか?\n⟦PERSON:さき⟧ 13:07 空いてます\n⟦PERSON:ゆか⟧ 13:08 助かります",
		"⟦PERSON:Míša⟧ 8:14  kdo má dnes auto?\n⟦PERSON:Standa⟧ 8:15  já, jedu hned\n⟦PERSON:Míša⟧ 8:22  díky moc",
		"[⟦PERSON:Vegar⟧] hvem kommer i dag?\n[⟦PERSON:Karo⟧] jeg kommer\n[⟦PERSON:Vegar⟧] fint, takk!",
		"Kundin: Guten Tag, ich möchte etwas fragen!\nBerater: Ja, gern.\nKundin: Danke sehr!",
		"Abone: Fatura neden geldi?\nTemsilci: Bakıyorum şimdi.\nAbone: Evet, tamam",
		"質問: どこですか?\n回答: あそこです\n質問: いつですか?",
		"Warning: please check your disk!\nError: you cannot open it\nWarning: you have no disk",
		"Stadt: wo liegt das?\nLand: im Norden von hier\nStadt: ja genau!",
	} {
		wantLabel(t, p, "PERSON", marked)
	}
}

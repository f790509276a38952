package profiler

import "testing"

// TestBusinessRoles gives roles beside the names of who signs, who did something and who is asked, and lines that are none.
func TestBusinessRoles(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Pozdrawiam\nBeata Gąska\n⟦JOB_TITLE:koordynatorka rejestracji⟧\nKlinika Lipowa",
		"Hezký den\nRadim Šebek, ⟦JOB_TITLE:vedoucí zákaznické péče⟧\nVlnka s.r.o.",
		"Lep pozdrav\nMarjeta Zupan, ⟦JOB_TITLE:upravnica⟧",
		"Üdvözlettel:\nKelemen Tibor\n⟦JOB_TITLE:ügyfélszolgálati munkatárs⟧\nAlföldi Kft.",
		"Terveisin\nJarkko Lehto\n⟦JOB_TITLE:isännöitsijä⟧, Pirkan Isännöinti Oy",
		"Поздрави,\nДеница Тодорова, ⟦JOB_TITLE:мениджър подбор⟧\nСофтдейта АД",
		"Pagarbiai\nTomas Grigaitis\n⟦JOB_TITLE:draudimo konsultantas⟧\nUAB Saugus",
		"Cu stimă,\nIoana Mureșan\n⟦JOB_TITLE:Specialist relații clienți⟧ | Casa Lumii SRL",
		"la fille passe dimanche.\n\nDr Bilal Mezouar, ⟦JOB_TITLE:praticien hospitalier⟧",
		"Kind regards,\nAnna Weber\n⟦JOB_TITLE:assistant controller⟧\nLumen Ltd",
		"Dotazy zodpoví ⟦JOB_TITLE:referentka⟧ Jana Benešová, linka 382.",
		"Potvrdio ⟦JOB_TITLE:sistem administrator⟧ Ognjen Lazić.",
		"Išrašė ⟦JOB_TITLE:direktorė⟧ Aušra Petkutė",
		"Laskun hyväksyi ⟦JOB_TITLE:toimitusjohtaja⟧ Matti Virta.",
		"Hitno, ⟦JOB_TITLE:direktorica⟧ Šimić ne može potpisati.",
		"Odvjetnik je tu.\n⟦JOB_TITLE:sutkinja⟧ Ivana Perković",
		"– Світлана Кривенко, ⟦JOB_TITLE:агрономка⟧, Кернел",
		"С уважением, ⟦JOB_TITLE:менеджер по закупкам⟧ Антон Щукин\n+7",
		"you may call our ⟦JOB_TITLE:Export Manager⟧ Mr. Dilip Shekhawat on Monday.",
		"株式会社みどり印刷\n⟦JOB_TITLE:営業部長⟧ 小野寺 健一 様",
		"小学校\n⟦JOB_TITLE:校長⟧ 宇佐美 徹\n",
		"⟦JOB_TITLE:市長⟧の坂口茂氏は取材に応じた。",
		"(주)한결상사 ⟦JOB_TITLE:고객지원팀 대리⟧ 조민석\n",
		"공급자: 대흥목재 / ⟦JOB_TITLE:대표⟧ 강대흥\n",
		"Pozdrawiam\nBeata Gąska\nwysłano z telefonu",
		"Kind regards,\nAnna Weber\nsent from my phone",
		"Best,\nAnna Weber\nand the whole team",
		"Thanks,\nAnna Weber\nyour neighbour downstairs",
		"Cordialement,\nJulie Marchand\npour la copropriété",
		"部長 会議は三時です。", "市長の発言は記録された。", "대리 점검은 내일입니다.",
		"Technika a politika, radnica i kavárna, matka, polka, аптека, матка, картинка",
	} {
		wantLabel(t, p, "JOB_TITLE", marked)
	}
}

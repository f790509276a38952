package profiler

import (
	"testing"
)

// TestPostcodesOfTheTable holds that postcodes without a header are told where the other
// columns are of their country, and not where they are of another.
func TestPostcodesOfTheTable(t *testing.T) {
	p := newProfiler(t)
	codes := []string{"150-0041", "530-0017", "", "810-0042", "060-0808", "460-0011", "980-0803", "604-8166"}
	japan := []Column{
		{Name: "項目1", Values: []string{"高橋 陸", "中村 結衣", "伊藤 蓮", "加藤 葵", "山田 樹", "吉田 凛", "森 悠斗", "池田 杏"}},
		{Name: "項目2", Values: codes},
		{Name: "項目3", Values: []string{"090-1204-5581", "080-3377-1029", "070-5562-0081", "090-8890-2214", "080-2210-7765", "090-4431-9902",
			"070-1186-3340", "080-9927-4416"}},
		{Name: "項目4", Values: []string{"東京都渋谷区道玄坂2-10", "大阪府大阪市北区堂島浜1-4", "福岡県福岡市中央区赤坂3-1", "福岡県福岡市中央区大名1-2", "北海道札幌市北区北八条西5", "愛知県名古屋市中区大須4-11",
			"宮城県仙台市青葉区国分町3-6", "京都府京都市中京区観音町9"}},
	}
	if r := p.Columns(japan)[1]; r.Label != "ZIP_CODE" {
		t.Errorf("codes in a table of Japan are %s (%.2f)", r.Label, r.Confidence)
	}
	poland := []Column{
		{Name: "pole1", Values: []string{"Łucja Żak", "Michał Gąsior", "Beata Ślęzak", "Paweł Żuk", "Ewa Dąbek", "Jan Kędzior", "Ola Wąs", "Iga Łoś"}},
		{Name: "pole2", Values: codes},
		{Name: "pole3", Values: []string{"+48 601 220 118", "+48 503 771 902", "+48 722 014 559", "+48 698 330 127", "+48 510 902 774",
			"+48 664 118 203", "+48 787 455 016", "+48 530 661 248"}},
	}
	if r := p.Columns(poland)[1]; r.Label == "ZIP_CODE" {
		t.Errorf("codes in a table of Poland are %s (%.2f)", r.Label, r.Confidence)
	}
	sums := []Column{
		{Name: "oszlop1", Values: []string{"Tóth Ágnes", "Kiss Győző", "Molnár Etelka", "Oláh Márton", "Vörös Bence", "Fülöp Ernő", "Lőrincz Judit",
			"Szűcs Ödön"}},
		{Name: "oszlop2", Values: []string{"412 900", "118 350", "730 000", "255 420", "904 115", "367 800", "149 990", "588 260"}},
		{Name: "oszlop3", Values: []string{"+36 30 118 2204", "+36 20 551 9037", "+36 70 224 6618", "+36 30 907 1145", "+36 20 338 4402",
			"+36 70 665 0019", "+36 30 481 7726", "+36 20 792 3358"}},
	}
	if r := p.Columns(sums)[1]; r.Label == "ZIP_CODE" {
		t.Errorf("sums are %s (%.2f)", r.Label, r.Confidence)
	}
}

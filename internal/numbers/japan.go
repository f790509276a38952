package numbers

import (
	"github.com/privet-go/privet/internal/numeral"
)

// japan has the numbers of Japan.
func japan() []Number {
	return []Number{
		{
			Name:        "jp-my-number",
			Label:       "JP_MY_NUMBER",
			Doc:         "Twelve digits with a right check digit.",
			Region:      "JP",
			Source:      "Japan, Ministry of Internal Affairs and Communications, ordinance 85 of 2014, article 5",
			Forms:       []Form{{Pattern: "9999 9999 9999", Alone: 0.4}, {Pattern: "9999-9999-9999", Alone: 0.4}, {Pattern: "999999999999", Alone: 0.06}},
			Check:       isMyNumber,
			FalseAccept: 0.1,
			Beside:      0.98,
			Context:     []string{"my number", "individual number", "マイナンバー", "個人番号"},
			Headers:     []string{"my number", "mynumber", "jp my number", "individual number", "マイナンバー", "個人番号"},
			Fakes:       []Fake{{Doc: "Eleven digits and a right check digit.", Patterns: []string{"###########?"}}},
		},
		{
			Name:   "jp-corporate-number",
			Label:  "JP_CORPORATE_NUMBER",
			Doc:    "A check digit from 1 to 9 and twelve digits, behind T as the number of an issuer of invoices.",
			Region: "JP",
			Source: "Japan, Ministry of Finance, ordinance 70 of 2014, article 2",
			Forms: []Form{{Pattern: "9-9999-9999-9999", Alone: 0.85}, {Pattern: "9 9999 9999 9999", Alone: 0.6},
				{Pattern: "9999999999999", Alone: 0.05}, {Pattern: "T9999999999999", Alone: 0.95}},
			Check:       isCorporateNumber,
			FalseAccept: 0.1,
			Beside:      0.97,
			Context:     []string{"corporate number", "houjin bangou", "hojin bango", "法人番号", "登録番号", "インボイス"},
			Headers:     []string{"corporate number", "jp corporate number", "houjin bangou", "法人番号"},
			Fakes:       []Fake{{Doc: "A right check digit and twelve digits.", Patterns: []string{"?[0-8]###########"}}},
		},
		{
			Name:   "jp-bank-account",
			Label:  "BANK_ACCOUNT",
			Doc:    "A bank of four digits, a branch of three and an account of seven, or an account beside a Japanese word for it.",
			Region: "JP",
			Source: "Japanese Bankers Association, unified financial institution codes",
			Forms: []Form{{Pattern: "9999-999-9999999", Alone: 0.3}, {Pattern: "9999-999-99999999", Alone: 0.2},
				{Pattern: "9999 999 9999999", Alone: 0.15}, {Pattern: "99999999999999", Alone: 0.002}, {Pattern: "9999999", Alone: 0.002}},
			Beside:  0.93,
			Context: []string{"bank account", "account number", "口座番号", "口座", "普通預金", "当座"},
			Headers: []string{"口座番号", "銀行口座"},
		},
		{
			Name:        "jp-driver-license",
			Label:       "DRIVER_LICENSE",
			Doc:         "Twelve digits that begin with the code of a public safety commission, beside a word for it.",
			Region:      "JP",
			Source:      "Japan, Road Traffic Act, enforcement rule: number of the driving licence",
			Forms:       []Form{{Pattern: "999999999999", Alone: 0.003}},
			Check:       isJapaneseLicence,
			FalseAccept: 0.5,
			Beside:      0.95,
			Context:     []string{"driver license", "driver's license", "driving licence", "運転免許", "運転免許証", "免許証番号"},
			Headers:     []string{"運転免許証番号", "免許証番号"},
		},
		{
			Name:    "jp-postcode",
			Label:   "ZIP_CODE",
			Doc:     "Three digits, a hyphen and four digits beside a word for a postcode or an address.",
			Region:  "JP",
			Source:  "Japan Post, 郵便番号",
			Forms:   []Form{{Pattern: "999-9999", Alone: 0.01}},
			Beside:  0.93,
			Context: []string{"郵便番号", "住所", "所在地", "本籍", "勤務先", "届け先", "お届け先"},
			Headers: []string{"郵便番号"},
		},
		{
			Name:    "jp-passport",
			Label:   "PASSPORT",
			Doc:     "Two letters and seven digits beside a Japanese word for a passport.",
			Region:  "JP",
			Source:  "Japan, Ministry of Foreign Affairs: passport number",
			Forms:   []Form{{Pattern: "AA9999999", Alone: 0.05}},
			Beside:  0.96,
			Context: []string{"japanese passport", "パスポート", "旅券", "旅券番号"},
			Headers: []string{"旅券番号", "パスポート番号"},
		},
	}
}

func isMyNumber(d []byte) bool {
	if !numeral.IsNumeral(d, 12) {
		return false
	}
	check := 11 - numeral.SumBy(d, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2)%11
	if check >= 10 {
		check = 0
	}
	return numeral.IsCheckDigit(d[11], check)
}

// isCorporateNumber reports whether the first digit checks the others, which
// count one and two in turn from the right.
func isCorporateNumber(d []byte) bool {
	if len(d) > 0 && d[0] == 'T' {
		d = d[1:]
	}
	return numeral.IsNumeral(d, 13) && numeral.IsCheckDigit(d[0], 9-numeral.SumBy(d[1:], 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1)%9)
}

// japaneseCommissions are the public safety commissions of the prefectures and
// of the parts of Hokkaido.
const japaneseCommissions = "10 11 12 13 14 20 21 22 23 24 25 30 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 60 61 62 63 64 65 " +
	"70 71 72 73 74 80 81 82 83 90 91 92 93 94 95 96 97"

func isJapaneseLicence(d []byte) bool {
	return numeral.IsNumeral(d, 12) &&
		numeral.IsListed(japaneseCommissions, d[:2])
}

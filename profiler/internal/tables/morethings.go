package tables

import (
	"fmt"
	"strconv"
	"strings"
)

// This file has more of what is not personal: words of statuses, stages and kinds in
// several languages, codes and numbers of many forms, names of things.

// oneOfDeck draws from a list of which each part of the tables has some words only.
func oneOfDeck(words string) func(*generator) string {
	list := stroke(words)
	return func(g *generator) string { return g.ofDeck(list) }
}

// enumerations are sets of words, of which a column has one.
var enumerations = func() (sets [][]string) {
	for _, s := range strings.Split(`Prospecting|Qualification|Negotiation|Closed Won|Closed Lost|Proposal
lead|subscriber|opportunity|customer|evangelist|other
Low|Medium|High|Critical
P1|P2|P3|P4
open|in progress|in review|done|blocked|to do
backend|frontend|api|ui|mobile|database|docs
Placebo|Treatment A|Treatment B|Control
Free|Reduced|Paid
Full time|Part time|Contract|Temporary
morning|afternoon|night|early|late
Line 1|Line 2|Line 3|Line A
solid|liquid|gas|plasma
admin|viewer|editor|owner|guest|moderator
Web|Referral|Trade Show|Cold Call|Social Media|Newsletter
New Business|Existing Customer|Renewal|Upsell
Gold|Silver|Bronze|Platinum
bronze|silver|gold|basic|premium|enterprise|free
inbound|outbound|internal
tcp|udp|icmp|http|https|ftp|ssh
train|test|validation
NASDAQ|NYSE|LSE|XETRA|TSX|HKEX
Technology|Energy|Health Care|Utilities|Financials|Real Estate|Industrials|Materials
Electronics|Home & Garden|Toys|Books|Sports|Beauty|Automotive|Grocery
Rabies|DHPP|FVRCP|Bordetella|MMR|Tdap|Hepatitis B|Influenza
EA|KG|BOX|PCS|LTR|CTN|PAL
Stk|kg|Karton|Palette|Liter
S|SA|FA|R|PA|F
offen|bezahlt|storniert|gemahnt|teilbezahlt
aktiv|inaktiv|gesperrt|gekündigt|in Bearbeitung
en attente|expédié|annulé|livré|en cours|payé
actif|inactif|suspendu|résilié
pendiente|enviado|cancelado|entregado|pagado|en proceso
activo|inactivo|baja|suspendido
in attesa|spedito|annullato|consegnato|pagato
pendente|enviado|cancelado|entregue|pago|em andamento
betaald|openstaand|geannuleerd|verzonden
opłacone|w realizacji|anulowane|wysłane|nowe
betald|obetald|skickad|makulerad
betalt|ubetalt|sendt|annulleret
maksettu|avoin|peruttu|toimitettu
zaplaceno|nezaplaceno|odesláno|stornováno
fizetve|függőben|törölve|kiszállítva
ödendi|beklemede|iptal|kargoda|teslim edildi
оплачен|отменен|в обработке|доставлен|новый|закрыт
оплачено|скасовано|в обробці|доставлено
πληρώθηκε|εκκρεμεί|ακυρώθηκε|απεστάλη
plătit|anulat|în așteptare|livrat
已付款|待发货|已取消|已完成|处理中
支払済|未払い|発送済|キャンセル|処理中|完了
결제완료|배송중|취소|완료|대기
مدفوع|ملغي|قيد الانتظار|تم الشحن|مكتمل
भुगतान|लंबित|रद्द|पूर्ण
Vertrieb|Einkauf|Buchhaltung|Personal|Entwicklung|Lager|Marketing|Produktion
Ventes|Achats|Comptabilité|Ressources humaines|Informatique|Logistique
Ventas|Compras|Contabilidad|Recursos Humanos|Sistemas|Almacén
Vendite|Acquisti|Contabilità|Risorse umane|Magazzino|Produzione
Vendas|Compras|Financeiro|Recursos Humanos|TI|Logística
営業部|総務部|開発部|経理部|人事部|製造部
销售部|市场部|财务部|人力资源部|研发部|行政部
영업부|개발팀|인사팀|총무부|마케팅팀
المبيعات|المحاسبة|الموارد البشرية|تقنية المعلومات
отдел продаж|бухгалтерия|склад|отдел кадров|производство
rot|blau|grün|schwarz|weiß|gelb|grau
rouge|bleu|vert|noir|blanc|jaune|gris
rojo|azul|verde|negro|blanco|amarillo|gris
rosso|blu|verde|nero|bianco|giallo
vermelho|azul|verde|preto|branco|amarelo
красный|синий|зеленый|черный|белый
赤|青|緑|黒|白|黄
红色|蓝色|绿色|黑色|白色
빨강|파랑|초록|검정|흰색
czerwony|niebieski|zielony|czarny|biały
Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre
enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre
Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag
lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche
понедельник|вторник|среда|четверг|пятница
月|火|水|木|金|土|日
spring|summer|autumn|winter
Mercury|Venus|Earth|Mars|Jupiter|Saturn|Uranus|Neptune
football|tennis|basketball|swimming|golf|hockey|cycling
cotton|steel|oak|leather|plastic|glass|aluminium|wool
Überweisung|Lastschrift|Kreditkarte|PayPal|Rechnung|Nachnahme
carte bancaire|virement|chèque|espèces|PayPal
PIX|boleto|cartão de crédito|dinheiro|transferência
現金|クレジットカード|銀行振込|代引き
支付宝|微信支付|银行卡|现金
Keyword|Exact|Broad|Phrase
GET /|POST /login|GET /health|GET /metrics
pass|fail|skip|error
A+|A|A-|B+|B|B-|C+|C|D|F
north|south|east|west|central
EMEA|APAC|AMER|LATAM|DACH
Q1|Q2|Q3|Q4
H1|H2
Monthly|Quarterly|Annual|Weekly
sunny|cloudy|rain|snow|fog|windy
ST|AVE|BLVD|RD|DR|LN
Studio|1BR|2BR|3BR|Penthouse
diesel|petrol|electric|hybrid|LPG
sedan|SUV|hatchback|coupe|convertible|pickup
Economy|Business|First|Premium Economy
vegetarian|vegan|halal|kosher|gluten free|none
dine in|takeaway|delivery
rock|pop|jazz|classical|hip hop|metal|folk|blues
comedy|drama|horror|thriller|documentary|action|sci-fi
Bank transfer|Wire|ACH|Check|Cash
individual|group|corporate|family
owner occupied|rented|vacant|leased
bug|feature|task|story|epic|chore
linux|windows|macos|android|ios
Chrome|Firefox|Safari|Edge|Opera
dog|cat|rabbit|hamster|parrot|goldfish
cat|horse|cow|pig|sheep|goat|chicken
Alpha|Beta|Gamma|Delta|Epsilon|Omega
true positive|false positive|true negative|false negative`, "\n") {
		sets = append(sets, stroke(s))
	}
	return sets
}()

// setOf picks a set of the part.
func (g *generator) setOf(sets [][]string) []string {
	for k := g.form; ; k++ {
		s := sets[k%len(sets)]
		if partOf("set "+s[0]+s[1]) == g.part || k >= g.form+50 {
			return s
		}
	}
}

// flagSets are words for two states. Some columns have one of them only.
var flagSets = strings.Split("true|false;Y|N;0|1;yes|no;True|False;TRUE|FALSE;ja|nein;oui|non;X|X;x|x;J|N;S|N;T|F;Yes|No;Y|Y;sí|no;sim|não;Sim|Não;tak|nie;ano|ne;igen|nem;evet|hayır;да|нет;так|ні;ναι|όχι;有|無;是|否;はい|いいえ;예|아니오;نعم|لا;हाँ|नहीं;ja|nej;kyllä|ei;Ja|Nein;Oui|Non;on|off;O|N;V|F;1|1;N|N;✓|✓;enabled|disabled;active|inactive", ";")

var moreThingFields = []field{
	thing("enumeration", func(g *generator) string { return g.pick(g.setOf(enumerations)) }),
	thing("enumeration", func(g *generator) string { return g.pick(g.setOf(enumerations)) }),
	thing("enumeration", func(g *generator) string { return strings.ToUpper(g.pick(g.setOf(enumerations))) }),
	thing("code of a kind", func(g *generator) string {
		// One of a few codes, as a type has them.
		forms := []string{"A", "AA", "AAA", "A9", "99", "9", "999", "AA9", "9A", "AAAA", "A99", "Z999", "AA_AAAA"}
		codes := make([]string, 2+g.form%7)
		seed := g.form
		for i := range codes {
			codes[i] = g.seeded(forms[seed/7%len(forms)], seed+i)
		}
		return g.pick(codes)
	}),
	thing("ticket", inForm("PAY-999", "ABC-9999", "DEV-99", "CORE-999", "OPS-9999", "PROJ-99", "X9-999")),
	thing("cost centre", inForm("CC-9999", "9999", "CC9999", "K-99-999", "999-99", "CC-99999")),
	thing("machine code", inForm("SN-99-999", "M-999", "TEMP-99", "LN-9-99", "DEV9999", "AX-999-A", "SENS-9999", "PLC99-99")),
	thing("seat", inForm("99A", "9A", "A-99", "R99S9")),
	thing("flight", inForm("LH999", "BA9999", "AF 999", "UA99", "U29999")),
	thing("room", inForm("A999", "999", "B.99", "9.99", "R-999")),
	thing("bin location", inForm("A-99-99", "99-A-99", "A99-9-9", "R9-S99")),
	thing("lab code", inForm("9999-9", "99999-9", "999999-9", "99999")),
	thing("policy", inForm("POL-9999999", "999-999999-9", "P99999999", "99/99999/99", "AAA-99-999999")),
	thing("salesforce id", func(g *generator) string { return g.formOf([]string{"001", "003", "00Q", "a0B"}) + g.letters(15) }),
	thing("key of letters", func(g *generator) string {
		return g.formOf([]string{"ch_", "cus_", "evt_", "in_", "sub_"}) + g.letters(24)
	}),
	thing("small code", inForm("A9", "A-9", "9/9", "A.9", "AA-9")),
	thing("share", func(g *generator) string { return strconv.FormatFloat(g.Float64(), 'f', 1+g.form%4, 64) }),
	thing("count", func(g *generator) string {
		// Hundreds of things are counted, and most of them have few.
		most := []int{3, 8, 20, 50, 100, 100, 250, 1000}[g.form%8]
		if g.form>>3%2 == 0 {
			return strconv.Itoa(g.IntN(most))
		}
		return strconv.Itoa(int(float64(most) * g.Float64() * g.Float64()))
	}),
	thing("pressure", func(g *generator) string {
		return g.number([]int{90, 50, 60}[g.form%3], []int{180, 120, 200}[g.form%3])
	}),
	thing("position", func(g *generator) string {
		return strconv.FormatFloat(g.Float64()*[]float64{10, 100, 500, 2000}[g.form%4], 'f', 1+g.form%3, 64)
	}),
	thing("change", func(g *generator) string { return fmt.Sprintf("%+.2f", g.Float64()*20-10) }),
	thing("grade", inForm("A9", "E9", "AA9", "G99", "L9")),
	thing("row number", func(g *generator) string { return strconv.Itoa(1000 + g.form%90000 + 10*g.row) }),
	thing("single value", func(g *generator) string {
		return []string{"100", "DE01", "EUR", "1", "X", "main", "default", "V1", "0001"}[g.form%9]
	}),
	thing("product in words", func(g *generator) string {
		own := nativeProducts[g.locale.language]
		if own == nil || g.form%4 == 0 {
			return g.ofDeck(englishProducts)
		}
		return g.ofDeck(own)
	}),
	thing("product in words", func(g *generator) string {
		m := g.ofDeck(makers)
		switch g.IntN(3) {
		case 0:
			return m + " " + g.write("A999")
		case 1:
			return m + " " + g.pick(nouns)
		}
		return m + " " + g.pick(nouns) + " " + g.write("X9")
	}),
	thing("maker", func(g *generator) string { return g.ofDeck(makers) }),
	thing("book", oneOfDeck("The Silent River|Winter Light|A Short History of Nearly Everything|Dune|Emma|Middlemarch|The Old House|Night Train|Blue Sky|The Last Witness|War and Peace|Don Quixote|Moby-Dick|Ulysses|The Trial|Faust|Hamlet|Macbeth|Othello|Jane Eyre|Anna Karenina|Rebecca|Carrie|Dracula|Frankenstein|Robin Hood|King Lear|Lolita|Oliver Twist|David Copperfield|Der Zauberberg|Le Petit Prince|Cien años de soledad|Il nome della rosa")),
	thing("lesson", oneOfDeck("Algebra I|Algebra II|World History|Biology|English 10|Chemistry|Physics|Geography|Art|Music|Physical Education|Spanish I|French II|Calculus|Economics|Computer Science|Literature|Drama")),
	thing("deal", func(g *generator) string {
		return g.pick(adjectives) + " " + g.pick([]string{"- ", ""}) + g.number(10, 300) + " " + g.pick(nouns) + g.pick([]string{"s", ""})
	}),
	thing("team", oneOfDeck("Team Alpha|Blue Team|Platform|Growth|Core|Payments|Search|Data Science|SRE|Red Lions|Eagles|Tigers|Real Madrid|Arsenal|Juventus|Bayern|Lakers|Bulls|Yankees")),
	thing("insurer", oneOfDeck("AOK Bayern|TK|Barmer|DAK|Aetna|Cigna|Humana|Blue Cross|Kaiser|Medicare|Self pay|AXA|Generali|Mutuelle Générale|IKK classic")),
	thing("path of a request", func(g *generator) string {
		return "/" + g.pick([]string{"api/v1", "v2", "app", "static"}) + "/" + g.pick([]string{"users", "items", "orders", "search", "login"}) +
			g.pick([]string{"", "/" + g.write("99"), "/" + g.write("9999")})
	}),
	thing("pod", func(g *generator) string {
		return g.pick([]string{"web", "api", "worker", "cache", "ingest"}) + "-" + g.write("hhhhhhhhhh") + "-" + g.write("hhhhh")
	}),
	thing("short hash", inForm("hhhhhhhhhh", "hhhhhhhh", "hhhhhhhhhhhhhhhh")),
	thing("timezone names", oneOfDeck("Europe/Berlin|UTC|America/New_York|Asia/Tokyo|Europe/Paris|Australia/Sydney|Africa/Cairo|America/Sao_Paulo|Asia/Seoul|Europe/London|America/Chicago|Asia/Kolkata|CET|EST|PST|GMT|CST|Europe/Madrid|America/Los_Angeles|Asia/Shanghai")),
	thing("language codes", oneOf("DE|EN|FR|ES|IT|NL|PL")),
	thing("note in words", func(g *generator) string {
		own := nativeNotes[g.locale.language]
		if own == nil {
			own = nativeNotes["en"]
		}
		return g.pick(own)
	}),
	thing("height", func(g *generator) string {
		return g.formOf([]string{g.number(4, 6) + "'" + g.number(0, 11) + "\"", g.number(150, 200) + " cm", "1." + g.number(50, 99)})
	}),
	thing("isin", func(g *generator) string { return g.formOf([]string{"US", "DE", "FR"}) + g.write("9999999999") }),
	thing("date with a clock", func(g *generator) string {
		return g.lately(6).Format(g.formOf([]string{"2006-01-02T15:04", "02.01.2006 15:04", "1/2/2006 3:04 PM", "2006/01/02 15:04:05", "Jan 2, 2006",
			"20060102", "20060102150405", "2006-01-02T15:04:05+02:00"}))
	}),
	thing("period", func(g *generator) string {
		return g.lately(6).Format(g.formOf([]string{"2006-01", "01/2006", "200601", "Jan-06"}))
	}),
	thing("duration", func(g *generator) string {
		return g.formOf([]string{g.number(0, 59) + "m", "00:" + g.write("99") + ":" + g.write("99"), "PT" + g.number(1, 59) + "M", g.number(1, 48) + "h"})
	}),
	thing("small real", func(g *generator) string {
		return strconv.FormatFloat(g.NormFloat64()*[]float64{1, 0.2, 3, 1}[g.form%4], 'f', 3+g.form>>2%5, 64)
	}),
	thing("build", func(g *generator) string {
		return fmt.Sprintf("%d.%d.%d.%d", g.IntN([]int{5, 20, 120}[g.form%3]), g.IntN(20), g.IntN(300), g.IntN(300))
	}),
	thing("block hash", inForm("0x"+strings.Repeat("h", 64), "0x"+strings.Repeat("h", 32), "sha256:"+strings.Repeat("h", 64))),
	thing("gem", oneOfDeck("Topaz|Sapphire|Jade|Garnet|Ruby|Opal|Amber|Pearl|Emerald|Diamond|Amethyst|Turquoise|Coral|Onyx|Crystal|Beryl|Agate|Jasper|Quartz|Citrine|Zircon|Peridot|Moonstone|Lapis Lazuli|Granite|Marble|Slate|Basalt|Feldspar|Mica")),
	thing("song", oneOfDeck("Yesterday|Imagine|Michelle|Roxanne|Jolene|Billie Jean|Hey Jude|Eleanor Rigby|Peggy Sue|Rosanna|Gloria|Lola|Maggie May|Purple Rain|Hotel California|Bohemian Rhapsody|Summer of '69|Africa|Africa Unite|Sweet Caroline|Rocket Man|Space Oddity|Like a Rolling Stone|Stairway to Heaven|La Vie en rose|Ne me quitte pas|Volare|Bésame Mucho|Garota de Ipanema|99 Luftballons|Le Moribond|Angels|Halo|Rosalita|Suzanne|Barbara Ann|Help!|Let It Be")),
	thing("code name", oneOfDeck("Bionic Beaver|Focal Fossa|Jammy Jellyfish|Buster|Bullseye|Bookworm|Jessie|Stretch|Wheezy|Catalina|Mojave|Sierra|Ventura|Monterey|Big Sur|Sonoma|Lollipop|Marshmallow|Nougat|Oreo|Pie|Longhorn|Whistler|Chicago|Vienna|Falcon|Phoenix|Apollo|Titan|Orion|Nova|Project Blue|Operation Atlas|Mercury|Aurora|Juno|Athena|Luna")),
	thing("dish", oneOfDeck("Tomato Soup|Caesar Salad|Spaghetti Carbonara|Pizza Margherita|Beef Stroganoff|Chicken Tikka|Pad Thai|Ramen|Wiener Schnitzel|Crème brûlée|Crêpe Suzette|Sachertorte|Bœuf bourguignon|Paella|Gazpacho|Tiramisu|Risotto|Lasagne|Moussaka|Souvlaki|Borscht|Pierogi|Goulash|Svíčková|Kebab|Baklava|Hummus|Falafel|Sushi|Tempura|Okonomiyaki|Bibimbap|Kimchi|Peking Duck|Biryani|Masala Dosa|Feijoada|Moqueca|Tacos al pastor|Ceviche|Fish and Chips|Eggs Benedict|Apple Pie|Brownie|Peach Melba|Pavlova|Caprese|Waldorf Salad|Bacalhau à Brás|寿司|ラーメン|麻婆豆腐|北京烤鸭|김치찌개|비빔밥|борщ|пельмени|вареники")),
	thing("typeface", oneOfDeck("Arial|Helvetica|Georgia|Verdana|Times New Roman|Courier New|Garamond|Futura|Baskerville|Gill Sans|Lucida Console|Comic Sans|Tahoma|Calibri|Cambria|Roboto|Open Sans|Lato|Bodoni|Didot|Franklin Gothic")),
	thing("proverb", oneOfDeck("Better late than never|Break a leg|Piece of cake|Once in a blue moon|Hit the road|Practice makes perfect|Silence is golden|Time flies|Über den Wolken|Ende gut, alles gut|C'est la vie|Petit à petit|Más vale tarde que nunca|Chi va piano va sano|Devagar se vai ao longe|Kto rano wstaje|七転び八起き|马到成功")),
	thing("dimensions", func(g *generator) string {
		return g.number(1, 90) + g.formOf([]string{"x", " x ", "×"}) + g.number(1, 90) + g.formOf([]string{"", " cm", " mm"})
	}),
	thing("range", func(g *generator) string { n := g.IntN(90); return strconv.Itoa(n) + "-" + strconv.Itoa(n+1+g.IntN(9)) }),
	thing("money in words", func(g *generator) string {
		return g.formOf([]string{"EUR ", "USD ", "R$ ", "£", "¥"}) + g.number(1, 900) + g.formOf([]string{".00", ",00", ""})
	}),
}

// seeded writes a pattern in the same way for the same seed.
func (g *generator) seeded(pattern string, seed int) string {
	b := []byte(pattern)
	for i := range b {
		seed = seed*1103515245 + 12345
		k := seed >> 8 & 0xFFFF
		switch b[i] {
		case 'A':
			b[i] = 'A' + byte(k%26)
		case '9':
			b[i] = '0' + byte(k%10)
		}
	}
	return string(b)
}

var makers = stroke("Sony|Bosch|Nike|Adidas|Samsonite|IKEA|Dell|Apple|Canon|Philips|Makita|Lego|Puma|Asus|Lenovo|Garmin|Braun|Miele|Levi's|Zara|Toyota|Honda|Ford|Volvo|Fiat|Renault|Logitech|Panasonic|Siemens|Nestlé|Dove|Nivea|Pampers|Heinz|Barilla|Lavazza|Jordan|Chelsea|Tommy Hilfiger|Calvin Klein|Hugo|Mercedes|Victoria|Lindt|Milka")

var englishProducts = stroke("Blue Ceramic Mug|Wireless Mouse|Oak Dining Chair|LED Desk Lamp|Rose Gold Watch|Chelsea Boots|USB-C Cable 2m|Stainless Steel Bottle|Yoga Mat|Running Shoes|Cotton T-Shirt|Leather Wallet|Organic Green Tea 100g|Dark Chocolate 70%|Cordless Drill|Garden Hose 15m|Baby Blanket|Office Chair|Gaming Keyboard|Bluetooth Speaker|Phone Case|Sunglasses|Winter Jacket|Ballpoint Pen Pack|A4 Paper 500 Sheets|Toner Cartridge|Hex Bolt M8|Copper Pipe 22mm|Brake Pad Set|Oil Filter|Espresso Beans 1kg|Jasmine Rice 5kg")

var nativeProducts = map[string][]string{
	"de": stroke("Bürostuhl schwarz|Schraubendreher-Set|Kaffeemaschine|Holztisch Eiche|Damenjacke rot|Kugelschreiber blau|Druckerpapier A4|Akkuschrauber 18V|Bettwäsche 135x200|Wanderschuhe|Vollmilchschokolade|Glühbirne LED"), "fr": stroke("Chaise de bureau|Lampe de chevet|Cafetière|Table en chêne|Veste rouge|Stylo bille bleu|Perceuse sans fil|Drap housse|Chaussures de sport|Chocolat noir"),
	"es": stroke("Silla de oficina|Lámpara de mesa|Cafetera|Mesa de roble|Chaqueta roja|Bolígrafo azul|Taladro inalámbrico|Zapatillas deportivas|Aceite de oliva 1L"), "it": stroke("Sedia da ufficio|Lampada da tavolo|Macchina del caffè|Giacca rossa|Penna blu|Trapano a batteria|Scarpe da corsa|Olio d'oliva"), "pt": stroke("Cadeira de escritório|Luminária de mesa|Cafeteira elétrica|Jaqueta vermelha|Caneta azul|Furadeira|Tênis de corrida|Café torrado 500g"),
	"nl": stroke("Bureaustoel|Tafellamp|Koffiezetapparaat|Rode jas|Blauwe pen|Accuboormachine"), "pl": stroke("Krzesło biurowe|Lampka nocna|Ekspres do kawy|Kurtka czerwona|Długopis niebieski|Wiertarka"), "sv": stroke("Kontorsstol|Bordslampa|Kaffebryggare|Röd jacka|Kulspetspenna|Skruvdragare"), "da": stroke("Kontorstol|Bordlampe|Kaffemaskine|Rød jakke|Kuglepen"), "no": stroke("Kontorstol|Bordlampe|Kaffetrakter|Rød jakke|Kulepenn"), "fi": stroke("Toimistotuoli|Pöytälamppu|Kahvinkeitin|Punainen takki|Kuulakärkikynä"),
	"cs": stroke("Kancelářská židle|Stolní lampa|Kávovar|Červená bunda|Kuličkové pero"), "hu": stroke("Irodai szék|Asztali lámpa|Kávéfőző|Piros kabát|Golyóstoll"), "tr": stroke("Ofis koltuğu|Masa lambası|Kahve makinesi|Kırmızı ceket|Tükenmez kalem"), "ru": stroke("Офисное кресло|Настольная лампа|Кофеварка|Красная куртка|Шариковая ручка|Чайник электрический|Болт М8"), "uk": stroke("Офісне крісло|Настільна лампа|Кавоварка|Червона куртка|Кулькова ручка"),
	"el": stroke("Καρέκλα γραφείου|Επιτραπέζιο φωτιστικό|Καφετιέρα|Κόκκινο μπουφάν|Στυλό μπλε"), "ro": stroke("Scaun de birou|Lampă de masă|Cafetieră|Geacă roșie|Pix albastru"), "ja": stroke("木製椅子|有機緑茶|電気ケトル|ワイヤレスマウス|ノートパソコン|ボールペン|水筒|コーヒー豆|バッグ|スニーカー|デスクライト|ヘッドホン"), "zh": stroke("无线鼠标|保温杯|蓝牙耳机|纯棉T恤|办公椅|台灯|电热水壶|运动鞋|笔记本电脑|有机绿茶"),
	"ko": stroke("무선 마우스|텀블러|운동화|사무용 의자|블루투스 이어폰|전기 주전자|볼펜|노트북"), "ar": stroke("كرسي مكتب|مصباح مكتبي|ماكينة قهوة|سترة حمراء|قلم أزرق|سماعة بلوتوث"), "hi": stroke("ऑफिस कुर्सी|टेबल लैंप|कॉफी मशीन|लाल जैकेट|नीला पेन|चाय पत्ती"),
}

var nativeNotes = map[string][]string{
	"en": stroke("none|see file|call first|n.a.|urgent|checked|second delivery|paid in cash|on hold|as agreed|Invoice pending|Parcel damaged on arrival|Follow up next week"), "de": stroke("keine|siehe Akte|dringend|geprüft|Teillieferung|bar bezahlt|wie besprochen|Miete März|Gutschrift|Rechnung offen|Ware beschädigt|nächste Woche nachfassen"), "fr": stroke("aucune|voir dossier|urgent|vérifié|payé comptant|comme convenu|Facture en attente|Colis reçu abîmé|À rappeler demain|Pièce en commande"),
	"es": stroke("ninguna|ver expediente|urgente|revisado|pagado en efectivo|Factura pendiente|Paquete dañado|Llamar mañana"), "it": stroke("nessuna|vedi pratica|urgente|verificato|fattura in sospeso|merce danneggiata|richiamare domani"), "pt": stroke("nenhuma|ver processo|urgente|conferido|fatura pendente|entrega parcial|ligar amanhã"), "nl": stroke("geen|zie dossier|dringend|gecontroleerd|factuur open|pakket beschadigd"), "pl": stroke("brak|pilne|sprawdzono|faktura w toku|towar uszkodzony|oddzwonić jutro"),
	"sv": stroke("ingen|se akt|brådskande|kontrollerad|faktura saknas|ring i morgon"), "da": stroke("ingen|haster|kontrolleret|faktura mangler|ring i morgen"), "no": stroke("ingen|haster|kontrollert|faktura mangler|ring i morgen"), "fi": stroke("ei mitään|kiireellinen|tarkistettu|lasku avoinna|soita huomenna"), "cs": stroke("žádné|viz spis|urgentní|zkontrolováno|faktura chybí|zboží poškozeno"), "hu": stroke("nincs|sürgős|ellenőrizve|számla függőben|sérült csomag"), "tr": stroke("yok|acil|kontrol edildi|fatura bekliyor|hasarlı paket"),
	"ja": stroke("特になし|至急|確認済|午前配達希望|変更あり|請求書待ち|来週連絡"), "zh": stroke("无|加急|已确认|部分发货|现金支付|发票未到|下周跟进"), "ko": stroke("없음|긴급|확인 완료|부분 배송|송장 대기|다음 주 연락"), "ru": stroke("нет|срочно|проверено|оплачено наличными|см. дело|ждем счет|товар поврежден|перезвонить завтра"), "uk": stroke("немає|терміново|перевірено|чекаємо рахунок|товар пошкоджено"), "el": stroke("καμία|επείγον|ελέγχθηκε|εκκρεμεί τιμολόγιο|κατεστραμμένο δέμα"), "ro": stroke("fără|urgent|verificat|factură în așteptare|colet deteriorat"),
	"ar": stroke("لا يوجد|عاجل|تم التحقق|فاتورة معلقة|الطرد تالف"), "hi": stroke("कोई नहीं|तत्काल|जाँच की गई|चालान लंबित|सामान टूटा"),
}

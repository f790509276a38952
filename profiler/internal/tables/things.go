package tables

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
)

// thing is a field that is not personal.
func thing(name string, value func(*generator) string) field {
	return field{name: name, label: none, share: 1, tells: true, value: value}
}

// oneOf draws from a list.
func oneOf(words string) func(*generator) string {
	list := strings.Split(words, "|")
	return func(g *generator) string { return list[g.IntN(len(list))] }
}

// inForm writes one of several patterns, the same in most of a column.
func inForm(patterns ...string) func(*generator) string {
	return func(g *generator) string { return g.write(g.formOf(patterns)) }
}

var (
	departments = oneOf("Sales|Marketing|Finance|Human Resources|IT|Legal|Operations|Engineering|Support|Research|Purchasing|Logistics|Production|Quality Assurance|Customer Service|Accounting|Design|Security|Training|Facilities|Electronics|Garden|Toys|Books|Clothing|Shoes|Grocery|Sports|Health|Beauty|Music|Jewelry|Automotive|Industrial|Outdoors|Baby|Kids|Tools|Home|Computers")
	colours     = oneOf("red|green|blue|yellow|black|white|orange|purple|grey|pink|brown|teal|Crimson|Navy|Ivory|Olive|Maroon|Lavender|Turquoise|Salmon|Coral|Indigo|Beige|Magenta|Cyan|DarkGreen|LightSkyBlue|AliceBlue|MediumOrchid|SlateGray|Khaki|Plum|Tomato|Gold|Silver|Violet|Aquamarine|Chocolate|Lime|Peru|Sienna|Tan|Wheat|Azure|Linen|Orchid|Bisque|Moccasin")
	elements    = oneOf("Hydrogen|Helium|Lithium|Beryllium|Boron|Carbon|Nitrogen|Oxygen|Fluorine|Neon|Sodium|Magnesium|Aluminium|Silicon|Phosphorus|Sulfur|Chlorine|Argon|Potassium|Calcium|Titanium|Vanadium|Chromium|Manganese|Iron|Cobalt|Nickel|Copper|Zinc|Gallium|Arsenic|Selenium|Bromine|Krypton|Silver|Tin|Iodine|Xenon|Gold|Mercury|Lead|Radon|Uranium|Tungsten|Platinum|Palladium")
	symbols     = oneOf("H|He|Li|Be|B|C|N|O|F|Ne|Na|Mg|Al|Si|P|S|Cl|Ar|K|Ca|Fe|Cu|Zn|Ag|Au|Hg|Pb|U|Ti|Ni|Co|Mn|Cr|Sn|I|Br|Se|Kr|Xe|Pt|W|Pd")
	nouns       = strings.Split("Chair|Table|Lamp|Shirt|Shoes|Keyboard|Mouse|Bottle|Kettle|Mug|Towel|Jacket|Backpack|Notebook|Pen|Speaker|Headphones|Camera|Charger|Cable|Blender|Toaster|Knife|Soap|Pillow|Carpet|Clock|Mirror|Hat|Gloves|Ball|Car|Computer|Bench|Wallet|Coat|Pants|Plate|Watch|Drill|Hammer|Pump|Valve|Bracket|Filter|Sensor|Monitor|Router|Bike|Sofa", "|")
	adjectives  = strings.Split("Blue|Small|Ergonomic|Handmade|Steel|Wooden|Premium|Classic|Rustic|Smart|Portable|Wireless|Compact|Heavy|Light|Soft|Large|Cotton|Granite|Plastic|Rubber|Deluxe|Basic|Ultra|Modern|Vintage|Stainless|Aluminium|Leather|Refined|Fresh|Green|Digital|Electric", "|")
	sentences   = strings.Split("the order was late and the box was damaged|please check the invoice again before the end of the month|works as described and arrived on time|screen flickers after the latest update|no further action needed at the moment|the printer on the second floor is out of paper|asked for a refund because the lid was broken|will be delivered with the next shipment|the report is attached and needs a review|meeting was moved to the afternoon|great quality for the price, would buy again|battery lasts for about two days|the colour differs from the picture on the page|service restarted and errors went away|waiting for parts from the supplier|password reset was requested twice today|size is smaller than expected but still fine|the page does not load on older phones|installation took longer than planned|samples were sent to the laboratory last week", "|")
	latin       = strings.Fields("lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute irure in reprehenderit voluptate velit esse cillum fugiat nulla pariatur")
)

var thingFields = append(slices.Concat(moreThingFields, oddThingFields), []field{
	thing("id", func(g *generator) string { return strconv.Itoa(g.form%100000 + g.row) }),
	thing("row", func(g *generator) string { return strconv.Itoa(1 + g.row) }),
	thing("order", func(g *generator) string {
		return g.write(g.formOf([]string{"ORD-99999", "SO999999", "2024-99999", "9999/24", "999-9999999-9999999", "PO9999", "INV-2023-9999"}))
	}),
	thing("order digits", inForm("#99999999", "#9999999", "#999999999", "#99999")),
	thing("digits", func(g *generator) string { return g.write("#" + strings.Repeat("9", 3+g.form%16)) }),
	thing("codes of letters and digits", func(g *generator) string {
		forms := []string{"A", "AA", "9", "99", "999", "9999", "-", "A9", "X", "XX"}
		return g.write(forms[g.form%10] + forms[g.form/10%10] + forms[g.form/100%10] + forms[g.form/1000%10] + "9")
	}),
	thing("sku", inForm("AA-99999", "AAA-999-AA", "A9A-9999", "99-AAA-99", "AAAA9999", "SKU-99999", "XXXXXXXX")),
	thing("part", inForm("999999999", "#9999999999", "#999999999999999", "AA999999", "99-9999-99")),
	thing("tracking", inForm("1Z999AA99999999999", "999999999999", "99999999999999999999", "AA999999999DE", "9999 9999 9999")),
	thing("price", func(g *generator) string {
		v := fmt.Sprintf("%d.%02d", g.IntN([]int{100, 1000, 5000}[g.form%3]), g.IntN(100))
		if g.locale.comma && g.form%2 == 0 {
			v = strings.Replace(v, ".", ",", 1)
		}
		return g.formOf([]string{"", "", "$", "€ "}) + v
	}),
	thing("quantity", func(g *generator) string { return g.number(0, []int{10, 100, 500}[g.form%3]) }),
	thing("score", func(g *generator) string { return g.number(0, []int{5, 10, 100}[g.form%3]) }),
	thing("rating", func(g *generator) string { return fmt.Sprintf("%.1f", 1+g.Float64()*4) }),
	thing("percent", func(g *generator) string {
		return fmt.Sprintf(g.formOf([]string{"%.1f", "%.2f%%", "%.0f%%"}), g.Float64()*100)
	}),
	thing("measure", func(g *generator) string { return strconv.FormatFloat(g.Float64()*1000, 'f', 3+g.form%4, 64) }),
	thing("ratio", func(g *generator) string { return strconv.FormatFloat(g.Float64(), 'f', 4+g.form%8, 64) }),
	thing("big number", func(g *generator) string { return strconv.Itoa(g.IntN(10_000_000)) }),
	thing("flag", func(g *generator) string { return g.pick(stroke(g.formOf(flagSets))) }),
	thing("status", func(g *generator) string {
		s := g.pick([]string{"active", "pending", "shipped", "cancelled", "new", "closed", "paid", "open", "returned", "draft", "completed", "failed"})
		return g.letterCase(g.cased(s))
	}),
	thing("created", func(g *generator) string {
		return g.lately(8).Format(g.formOf([]string{"2006-01-02 15:04:05", "2006-01-02T15:04:05Z", "2006-01-02T15:04:05.000Z", "02/01/2006 15:04",
			"2006-01-02 15:04:05.000000"}))
	}),
	thing("event date", func(g *generator) string { return g.date(g.lately(6)) }),
	thing("due", func(g *generator) string { return g.date(g.lately(3).AddDate(1, 0, 0)) }),
	thing("epoch", func(g *generator) string {
		if g.form%2 == 0 {
			return strconv.FormatInt(g.lately(8).UnixMilli(), 10)
		}
		return strconv.FormatInt(g.lately(8).Unix(), 10)
	}),
	thing("time", func(g *generator) string {
		return time.Unix(g.Int64N(86400), 0).UTC().Format(g.formOf([]string{"15:04", "15:04:05"}))
	}),
	thing("year", func(g *generator) string { return g.number(1990, 2026) }),
	thing("month", oneOf("January|February|March|April|May|June|July|August|September|October|November|December")),
	thing("weekday", oneOf("Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday")),
	thing("version", func(g *generator) string {
		return g.formOf([]string{"", "v", ""}) + g.number(0, 12) + "." + g.number(0,
			20) + g.formOf([]string{"", "." + g.number(0, 40), "." + g.number(0, 40) + "-beta", "." + g.number(0, 40) + ".0"})
	}),
	thing("hash", inForm(strings.Repeat("h", 32), strings.Repeat("h", 40), strings.Repeat("h", 64))),
	thing("commit", inForm("hhhhhhh", "hhhhhhhhhhhh")),
	thing("uuid", inForm("hhhhhhhh-hhhh-4hhh-bhhh-hhhhhhhhhhhh")),
	thing("product", func(g *generator) string {
		return g.pick(adjectives) + " " + g.pick([]string{g.pick(adjectives) + " ", ""}) + g.pick(nouns)
	}),
	thing("item", func(g *generator) string { return g.letterCase(g.pick(nouns)) }),
	thing("kind of", oneOf("home|work|mobile|private|other|main|billing|shipping")),
	thing("consent", oneOf("true|false|yes|no")),
	thing("card brand", oneOf("Visa|Mastercard|American Express|Discover|JCB|Maestro|Diners Club")),
	thing("nonsense", func(g *generator) string {
		words := make([]string, 4+g.IntN(12))
		for i := range words {
			words[i] = g.common()
		}
		return join(words[:1], "", 0) + " " + strings.Join(words[1:], " ") + "."
	}),
	thing("one word", func(g *generator) string { return g.letterCase(g.common()) }),
	thing("slogan", func(g *generator) string {
		words := make([]string, 2+g.IntN(3))
		for i := range words {
			words[i] = g.common()
		}
		if g.form%2 == 0 {
			return titled(words)
		}
		return join(words[:1], "", 0) + " " + strings.Join(words[1:], " ")
	}),
	thing("currency name", oneOf("US Dollar|Euro|Pound Sterling|Swiss Franc|Danish Krone|Swedish Krona|Japanese Yen|Polish Zloty|Czech Koruna|Turkish Lira|Brazilian Real|Indian Rupee|Chinese Yuan|South Korean Won|Saudi Riyal|Norwegian Krone|Hungarian Forint|Russian Ruble|Mexican Peso|Thai Baht")),
	thing("animal", oneOf("Dog|Cat|Horse|Lion|Tiger|Eagle|Shark|Bear|Wolf|Rabbit|Elephant|Cow|Sheep|Goat|Parrot|Salmon|Frog|Bee|Fox|Otter|Labrador|Beagle|Persian|Siamese")),
	thing("food", oneOf("Apple|Bread|Cheese|Pizza|Pasta|Rice|Tomato Soup|Olive Oil|Caesar Salad|Sushi|Chicken Curry|Chocolate Cake|Green Tea|Espresso|Orange Juice|Potatoes|Butter|Yoghurt|Paella|Goulash")),
	thing("department", departments),
	thing("colour", colours),
	thing("hex colour", func(g *generator) string { return "#" + g.write("hhhhhh") }),
	thing("element", elements),
	thing("symbol", symbols),
	thing("isbn", func(g *generator) string {
		d := ean("978" + g.write("999999999"))
		return g.formOf([]string{d, d[:3] + "-" + d[3:4] + "-" + d[4:8] + "-" + d[8:12] + "-" + d[12:]})
	}),
	thing("ean", func(g *generator) string {
		return ean(g.formOf([]string{"40", "50", "37", "76"}) + g.write("9999999999"))
	}),
	thing("port", func(g *generator) string { return g.number(1, 65535) }),
	thing("status code", oneOf("200|201|204|301|302|400|401|403|404|409|500|502|503")),
	thing("method", oneOf("GET|POST|PUT|DELETE|PATCH|HEAD")),
	thing("level", oneOf("INFO|WARN|ERROR|DEBUG|low|medium|high|critical")),
	thing("currency", oneOf("USD|EUR|GBP|JPY|CHF|SEK|PLN|CZK|HUF|TRY|BRL|INR|CNY|KRW|DKK|NOK")),
	thing("language", oneOf("English|German|French|Spanish|Italian|Dutch|Polish|Swedish|Czech|Turkish|Russian|Chinese|Japanese|Korean|Arabic|Hindi|Swahili|Bengali|Urdu|Latin|Catalan|Basque|Welsh|Hebrew|Thai|Tamil|Python|Java|Go|Rust|C++|JavaScript")),
	thing("locale", oneOf("en_US|de_DE|fr_FR|es_ES|it_IT|pt_BR|nl_NL|pl_PL|sv_SE|en|de|fr|es|it|ja|ko")),
	thing("timezone", oneOf("Europe/Berlin|UTC|America/New_York|Asia/Tokyo|Europe/Paris|Australia/Sydney|Africa/Cairo|America/Sao_Paulo|Asia/Seoul|Europe/London")),
	thing("unit", oneOf("kg|g|pcs|m|cm|l|ml|box|each|km|lb|oz|pair|set")),
	thing("size", oneOf("S|M|L|XL|XXL|XS|38|40|42|44|10|12")),
	thing("file", func(g *generator) string {
		return g.pick([]string{"report", "invoice", "scan", "photo", "backup", "data", "export", "summary", "budget", "slides"}) + g.pick([]string{"",
			"_final", "_v2", "-2024", "_" + g.write("999")}) + "." + g.pick([]string{"pdf", "docx", "xlsx", "csv", "png", "jpg", "zip", "json"})
	}),
	thing("path", func(g *generator) string {
		return "/" + g.pick([]string{"home", "var", "usr", "opt", "data"}) + "/" + g.pick([]string{"log", "lib", "share", "files", "tmp"}) + "/" +
			g.write("aaaaa") + "." + g.pick([]string{"txt", "log", "db", "bin"})
	}),
	thing("mime", oneOf("application/json|text/html|image/png|application/pdf|video/mp4|audio/mpeg|text/plain|image/jpeg|application/zip")),
	thing("table", oneOf("customers|orders|order_items|products|users|invoices|payments|sessions|events|inventory|shipments|audit_log")),
	thing("category", func(g *generator) string {
		return g.cased(g.pick([]string{"books", "garden", "electronics", "office", "kitchen", "sports", "toys", "food", "music", "travel"}))
	}),
	thing("brand", func(g *generator) string {
		return g.pick([]string{"Zen", "Nova", "Max", "Ultra", "Terra", "Aqua", "Omni", "Flex"}) + g.pick([]string{"tek", "ware", "line", "form",
			"lux", "core", "gear"})
	}),
	thing("text", func(g *generator) string {
		s := g.pick(sentences)
		if g.IntN(2) == 0 {
			s += ". " + g.pick(sentences)
		}
		return strings.ToUpper(s[:1]) + s[1:] + "."
	}),
	thing("latin", func(g *generator) string {
		var b strings.Builder
		b.WriteString("Lorem")
		for range 6 + g.IntN(20) {
			b.WriteByte(' ')
			b.WriteString(g.pick(latin))
		}
		return b.String() + "."
	}),
	thing("word", func(g *generator) string { return g.pick(latin) }),
	thing("title", func(g *generator) string {
		return "The " + g.pick(adjectives) + " " + g.pick(nouns) + g.pick([]string{"", " of the Year", " and the Sea", " Story", " II"})
	}),
	thing("course", func(g *generator) string {
		return g.pick([]string{"Introduction to ", "Advanced ", "Principles of ", "Applied "}) + g.pick([]string{"Chemistry", "Algebra", "Statistics",
			"Economics", "Programming", "Biology", "Design", "Logic"})
	}),
	thing("code", inForm("A9", "AA", "999", "A99", "AAA", "9999")),
	thing("ticker", inForm("AAA", "AAAA", "AA")),
	thing("batch", inForm("L999999", "B-9999-99", "LOT999A", "99A9999")),
	thing("latency", func(g *generator) string { return g.number(1, 4000) + g.formOf([]string{"", "ms", " ms"}) }),
	thing("temperature", func(g *generator) string { return fmt.Sprintf("%.1f", g.Float64()*60-20) }),
	thing("json", func(g *generator) string {
		return fmt.Sprintf(`{"id": %d, "ok": %t, "tags": ["%s", "%s"]}`, g.IntN(1000), g.IntN(2) == 0, g.pick(latin), g.pick(latin))
	}),
	thing("token id", func(g *generator) string { return g.letters(22) }),
	thing("error", oneOf("E1001|E2040|ERR_TIMEOUT|ERR_CONN|ENOENT|EACCES|NullPointerException|TimeoutError|OOM")),
	thing("payment", oneOf("credit card|cash|PayPal|invoice|bank transfer|voucher|debit")),
	thing("device", oneOf("mobile|desktop|tablet|tv|watch|console")),
	thing("host", func(g *generator) string {
		return g.pick([]string{"web", "db", "cache", "app", "mail", "node"}) + "-" + g.write("99") + g.formOf([]string{"", "", "-prod"})
	}),
}...)

// common is a word of the language that is no name, or of English.
func (g *generator) common() string {
	w, ok := g.draw("common", g.lists.Common, nil, g.locale.language)
	if !ok || g.form%3 == 0 {
		w, _ = g.draw("common", g.lists.Common, nil, "en")
	}
	return w
}

// ean appends the check digit of a number of an article.
func ean(digits string) string {
	sum := 0
	for i, r := range digits {
		w := 1
		if i%2 == 1 {
			w = 3
		}
		sum += w * int(r-'0')
	}
	return digits + strconv.Itoa((10-sum%10)%10)
}

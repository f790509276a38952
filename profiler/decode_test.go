package profiler

import (
	"encoding/base64"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/linear"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/internal/numeral"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestFindHidden holds what is found by each decoding, and what is not.
func TestFindHidden(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		// Full-width characters and mathematical letters.
		"card ⟦CREDIT_CARD:４１１１ １１１１ １１１１ １１１１⟧.", "ＳＳＮ：⟦SSN:１２３－４５－６７８９⟧", "メール：⟦EMAIL_ADDRESS:ｊａｎｅ＠ｅｘａｍｐｌｅ．ｃｏｍ⟧。",
		"write ⟦EMAIL_ADDRESS:jane＠example.com⟧", "⟦IBAN:ＤＥ８９３７０４００４４０５３２０１３０００⟧", "電話 ⟦PHONE_NUMBER:＋１ ２１２ ５５５ ０１００⟧",
		"⟦EMAIL_ADDRESS:𝐣𝐚𝐧𝐞@example.com⟧", "⟦CREDIT_CARD:𝟒𝟏𝟏𝟏 𝟙𝟙𝟙𝟙 1111 𝟷𝟷𝟷𝟷⟧",
		// Digits of other scripts.
		"SSN ⟦SSN:١٢٣-٤٥-٦٧٨٩⟧", "बैंक ⟦IBAN:DE८९ ३७०४ ००४४ ०५३२ ०१३० ००⟧", "โทร ⟦PHONE_NUMBER:+๑ ๒๑๒ ๕๕๕ ๐๑๐๐⟧", "⟦CREDIT_CARD:৪১১১১১১১১১১১১১১১⟧",
		// Invisible characters.
		"⟦EMAIL_ADDRESS:ja\u200bne@exam\u00adple.com⟧", "\ufeff⟦CREDIT_CARD:4\u200b1\u200b1\u200b1\u200b1\u200b1\u200b1\u200b1\u200b1\u200b1\u200b1\u200b1\u200b1\u200b1\u200b1\u200b1⟧", "SSN \u202a⟦SSN:123\u2060-45-6789⟧\u202c",
		"⟦IBAN:DE89\u200d3704\u200c0044\u200b0532\ufeff0130\u206000⟧", "card ⟦CREDIT_CARD:4\ufe0f\u20e31\ufe0f\u20e31\ufe0f\u20e31\ufe0f\u20e3 1111 1111 1111⟧",
		// Spaces and hyphens.
		"SSN ⟦SSN:123‑45‑6789⟧", "⟦CREDIT_CARD:4111\u00a01111\u202f1111\u20091111⟧", "⟦IBAN:DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000⟧", "phone ⟦PHONE_NUMBER:+1\u00a0(415)\u00a0555–0132⟧",
		// Percent-encoding.
		"GET /u?m=⟦EMAIL_ADDRESS:jane%40example.com⟧&x=1", "q=SSN%3A%20⟦SSN:123-45-6789⟧ ", "tel=⟦PHONE_NUMBER:%2B1%20212%20555%200100⟧", "phone=⟦PHONE_NUMBER:%2B1+212+555+0100⟧&",
		"%2F⟦EMAIL_ADDRESS:jane@example.com⟧", "c=⟦CREDIT_CARD:4111%201111%201111%201111⟧;", "iban=⟦IBAN:DE89%203704%200044%200532%200130%2000⟧;", "%3C⟦EMAIL_ADDRESS:jane%2540example.com⟧%3E", "%u0020⟦EMAIL_ADDRESS:jane%u0040example.com⟧",
		// Character references.
		"&lt;⟦EMAIL_ADDRESS:jane&#64;example.com⟧&gt;", "⟦EMAIL_ADDRESS:jane&commat;example&period;com⟧", "⟦EMAIL_ADDRESS:&#106;&#x61;&#110;&#101;&#64;&#101;xample.com⟧", "SSN:&nbsp;⟦SSN:123&#45;45&#x2d;6789⟧", "⟦CREDIT_CARD:4111&nbsp;1111&nbsp;1111&nbsp;1111⟧", "call ⟦PHONE_NUMBER:&plus;1 212&nbsp;555&#32;0100⟧", "⟦IBAN:DE89&#8203;370400440532013000⟧", "⟦EMAIL_ADDRESS:jane&amp;#64;example.com⟧",
		// Backslash escapes.
		`{"m":"\n⟦EMAIL_ADDRESS:jane\u0040example.com⟧\u003e"}`, `"hello\n⟦EMAIL_ADDRESS:jane@example.com⟧\tx"`, `\u003c⟦EMAIL_ADDRESS:jane@example.com⟧\u003e`, `ssn\x3a\x20⟦SSN:123\x2d45\x2d6789⟧`,
		`"card\t⟦CREDIT_CARD:4111111111111111⟧\n"`, `call\n⟦PHONE_NUMBER:\u002b1 212 555 0100⟧`, `"see ⟦URL:https:\/\/example.com\/jane⟧"`, `⟦CREDIT_CARD:\uD835\uDFD2\ud835\udfcf11 1111 1111 1111⟧`,
		// Base 64.
		"x=⟦EMAIL_ADDRESS:amFuZUBleGFtcGxlLmNvbQ==⟧&", "x ⟦EMAIL_ADDRESS:amFuZUBleGFtcGxlLmNvbQ⟧ y", "⟦SSN:U1NOIDEyMy00NS02Nzg5⟧", "⟦CREDIT_CARD:Y2FyZCA0MTExIDExMTEgMTExMSAxMTExIA==⟧",
		// Nested.
		"⟦EMAIL_ADDRESS:eyJtIjoiamFuZVx1MDA0MGV4YW1wbGUuY29tIn0=⟧",
		// Nothing.
		"100% of 50%off, 5%de descuento, %s %d %x, AT&T & R&D &copy; Q&A", `C:\new\temp\report \d{3}-\d{2}-\d{4} a\b`, "d41d8cd98f00b204e9800998ecf8427e 550e8400-e29b-41d4-a716-446655440000",
		"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ", "function getElementsByClassName(a){return a&&b%2==0?a:b}",
		// Spelled out.
		"⟦EMAIL_ADDRESS:jane [at] example [dot] com⟧", "mail ⟦EMAIL_ADDRESS:jane.doe(at)mail.example.co.uk⟧.", "⟦EMAIL_ADDRESS:jane (at) example (dot) com⟧, please", "⟦EMAIL_ADDRESS:jane AT example DOT com⟧",
		"write to ⟦EMAIL_ADDRESS:jane dot doe at example dot org⟧ today", "⟦EMAIL_ADDRESS:jane[dot]doe[at]example[dot]com⟧", "⟦EMAIL_ADDRESS:jane@example[.]com⟧", "⟦EMAIL_ADDRESS:jane[@]example.com⟧", "⟦EMAIL_ADDRESS:jane { arroba } example { punto } com⟧",
		"meet me at noon dot com boom", "look at polka dot fashion, at 10 dot 5, at ⟦DOMAIN_NAME:example.com⟧", "jane at ⟦DOMAIN_NAME:example.com⟧", "jane (at) home", "see [at] example [dot] nothing", "he stood at the dot in it",
		// What has a name of its own keeps it.
		"⟦JSON_WEB_TOKEN:eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImphbmVAZXhhbXBsZS5jb20ifQ.c2lnbmF0dXJlc2lnbmF0dXJl⟧",
	} {
		wantFound(t, p, marked)
	}
}

// hiders hide a text each in one way, whole, so that every character of it is
// found by its decoding.
var hiders = map[string]func(string) string{
	"percent-encoding": func(s string) string { return perByte(s, func(c byte) string { return fmt.Sprintf("%%%02X", c) }) },
	"character reference": func(s string) string {
		return perByte(s, func(c byte) string { return fmt.Sprintf("&#%d;", c) })
	},
	"backslash escape":      func(s string) string { return perByte(s, func(c byte) string { return fmt.Sprintf(`\u%04x`, c) }) },
	"full-width characters": func(s string) string { return perByte(s, wide) },
	"digits of another script": func(s string) string {
		return perByte(s, func(c byte) string {
			if numeral.IsDigit(c) {
				return string(rune(0x0966 + rune(c-'0')))
			}
			return string(c)
		})
	},
	"invisible characters": func(s string) string {
		return strings.Join(strings.Split(s, ""), "\u200b")
	},
	"typographic spaces and hyphens": func(s string) string {
		return strings.NewReplacer(" ", "\u00a0", "-", "\u2011").Replace(s)
	},
	"end of a line": func(s string) string { return strings.Replace(s, " ", "\r\n  ", 1) },
	"base 64":       func(s string) string { return base64.StdEncoding.EncodeToString([]byte("it is " + s)) },
}

func perByte(s string, f func(byte) string) string {
	var b strings.Builder
	for i := range len(s) {
		b.WriteString(f(s[i]))
	}
	return b.String()
}

func wide(c byte) string {
	if c == ' ' {
		return "\u3000"
	}
	return string(rune(c) - '!' + 0xFF01)
}

// TestEveryDecoding hides several kinds of data in every way and holds that they
// are found, whole and nothing more, and that the evidence names the decoding and
// adds up.
func TestEveryDecoding(t *testing.T) {
	p := newProfiler(t)
	for _, data := range []struct {
		label privet.Label
		text  string
	}{
		{"EMAIL_ADDRESS", "jane.doe@example.com"}, {"CREDIT_CARD", "4111 1111 1111 1111"}, {"SSN", "123-45-6789"}, {"IBAN", "DE89 3704 0044 0532 0130 00"},
		{"PHONE_NUMBER", "+1 212 555 0100"},
	} {
		for name, hide := range hiders {
			secret := hide(data.text)
			if secret == data.text {
				continue // nothing in it that could be hidden so
			}
			text := "my data: " + secret + " and more\nof it"
			found := must(p.FindWith(text, &Query{Explain: true}))
			if len(found) != 1 || found[0].Label != data.label || text[found[0].Start:found[0].End] != secret {
				t.Errorf("%s by %s: found %s", data.label, name, samples.Mark(text, p.Find(text)))
				continue
			}
			says := slices.ContainsFunc(found[0].Evidence, func(e privet.Evidence) bool { return e.Kind == privet.EvidenceDecoded && e.Detail == name })
			// Digits that are not ASCII stand between other escapes too.
			if !says {
				t.Errorf("%s by %s: the evidence is %v", data.label, name, found[0].Evidence)
			}
			checkLaws(t, p, text)
		}
	}
}

// TestContextIsDecoded holds that a word counts that is itself hidden.
func TestContextIsDecoded(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"%73ocial%20security%20number%20⟦SSN:123456789⟧ ", "ｐａｓｓｐｏｒｔ ⟦PASSPORT:C01234567⟧", "passp\u200bort ⟦PASSPORT:C01234567⟧", "&#112;assport ⟦PASSPORT:C01234567⟧", `\u0070assport ⟦PASSPORT:C01234567⟧`,
		"ord%65r%20number%20%31%32%33456789", "%41 123456789",
	} {
		wantFound(t, p, marked)
	}
}

// TestCutEscape holds that what begins inside an escape gives way to what is
// decoded, and that a backslash of a path is no escape.
func TestCutEscape(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"%2F⟦EMAIL_ADDRESS:jane@example.com⟧", `{"a":"b\n⟦EMAIL_ADDRESS:jane@example.com⟧"}`, `\u003d⟦EMAIL_ADDRESS:jane@example.com⟧`,
		"⟦EMAIL_ADDRESS:j&#97;ne@example.com⟧", "Dear Mr. ⟦PERSON:J&#111;hn Smith⟧,", "ip ⟦IP_ADDRESS:192%2E168.1.10⟧",
		`C:\users\⟦EMAIL_ADDRESS:nina@example.com⟧`, `CORP\⟦EMAIL_ADDRESS:nina@example.com⟧`,
	} {
		wantFound(t, p, marked)
	}
	text := `%2Fjane@example.com`
	zero := 0.0
	for _, e := range must(p.FindWith(text, &Query{Explain: true, MinConfidence: &zero})) {
		if text[e.Start:e.End] == "2Fjane@example.com" {
			t.Error("the reading that cuts the escape wins")
		}
	}
}

// TestStrongestInBase64 holds that a token gets the label of the most confident
// thing in it.
func TestStrongestInBase64(t *testing.T) {
	p := newProfiler(t)
	text := base64.URLEncoding.EncodeToString([]byte("on 2024-02-29 jane@example.com wrote"))
	wantFound(t, p, "t=⟦EMAIL_ADDRESS:"+text+"⟧")
}

// FuzzDecode holds the laws of every search.
func FuzzDecode(f *testing.F) {
	for _, text := range []string{"amFuZUBleGFtcGxlLmNvbQ==", "jane%40example.com&#64;%2B1 212 555 0100", `４１１１1111\u0040%25&amp;`, "ssn\u200b：&nbsp;123-45-6789\n%2F[at]"} {
		f.Add(text)
	}
	p := newProfiler(f)
	f.Fuzz(func(t *testing.T, text string) {
		checkLaws(t, p, text)
		checkEscapesAreWhole(t, p, text)
	})
}

// isPercent reports whether a percent-encoded byte stands at text[i].
func isPercent(text string, i int) bool {
	return i+2 < len(text) && text[i] == '%' && strings.Trim(text[i+1:i+3], "0123456789abcdefABCDEF") == ""
}

// checkEscapesAreWhole holds that what is found decoded begins and ends with
// whole escapes. Text behind a backslash is left out: whether it is an escape is
// told by what stands before it.
func checkEscapesAreWhole(t *testing.T, p *Profiler, text string) {
	t.Helper()
	for _, e := range must(p.FindWith(text, &Query{Explain: true})) {
		if !slices.ContainsFunc(e.Evidence, func(e privet.Evidence) bool {
			return e.Kind == privet.EvidenceDecoded && e.Detail == "percent-encoding"
		}) {
			continue
		}
		for _, at := range []int{e.Start, e.End} {
			for back := 1; back <= 2; back++ {
				i := at - back
				if i < 0 || !isPercent(text, i) || i > 0 && strings.ContainsRune("%&#;", rune(text[i-1])) || i > 1 && text[i-2] == '%' {
					continue
				}
				t.Fatalf("%s at %d–%d of %q cuts an escape", e.Label, e.Start, e.End, text)
			}
		}
	}
}

// TestDecodeIsLinear holds the laws, and the time, on repetitions of what leads
// to a decoding.
func TestDecodeIsLinear(t *testing.T) {
	p := newProfiler(t)
	long := base64.StdEncoding.EncodeToString([]byte(strings.Repeat("a text in base 64, ", 30)))
	for i, unit := range []string{
		"%", "%25", "%41", "&", "&amp;", "&#64;", `\`, `\\`, `\n`, `\na`, `\u0040`, "\u200b", "a\u200b", "４", "ก", "๔", "日", "，", "1，", "1\u00a0", "–", "1–", "+1", "%2B1+", "A", "AbCdEfGhIjKl/", "AbCdEfGhIjKl-",
		long + " ", long + "/", base64.StdEncoding.EncodeToString([]byte(long)) +
			".", "[at]", " at ", " dot ", "a dot ", "a at b dot com ", "(", "@[.]", "\U0001D7D2", "\U0001F600", "\U000E0041", "\xe0", "\xf0\x9d",
		"\n", "1\n", "4111 1111\n", "on 4\nMay 1", "by the side of the road A\nBe ", "a=\n", "> 41\n", "&eacute;",
	} {
		if longtest.UnderRace && i%4 != 0 {
			continue // it is about time, and about one goroutine
		}
		checkLaws(t, p, strings.Repeat(unit, max(2, 200/len(unit))))
		n := max(1, 1<<14/len(unit))
		part, whole := strings.Repeat(unit, max(1, n/8)), strings.Repeat(unit, n)
		linear.Check(t, unit, 24, func() { p.Find(part) }, func() { p.Find(whole) })
	}
}

// TestDecodeDoesNotAllocate holds the promise of the append form for text with
// escapes.
func TestDecodeDoesNotAllocate(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("allocations cannot be counted under the race detector")
	}
	p := newProfiler(t)
	text := strings.Repeat("m=jane%40example.com ４１１１ １１１１ １１１１ １１１１ &#64; jane&#64;example.com \\u0040 amFuZUBleGFtcGxlLmNvbQ== jane [at] EXAMPLE [dot] COM \nJos&eacute; 4111 1111 1111\n1111\n", 20)
	buf := p.Find(text)
	if len(buf) < 100 {
		t.Fatalf("only %d findings", len(buf))
	}
	if n := testing.AllocsPerRun(20, func() { buf = p.AppendFind(buf[:0], text) }); n != 0 {
		t.Errorf("AppendFind allocates %v times, want 0", n)
	}
}

// TestHiddenCells holds that whole values are read as texts are.
func TestHiddenCells(t *testing.T) {
	for label, value := range map[privet.Label]string{
		"CREDIT_CARD": "４１１１１１１１１１１１１１１１", "SSN": "123‑45‑6789", "IBAN": "DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000", "EMAIL_ADDRESS": "ja\u200bne@example.com",
	} {
		if !Valid(label, value) {
			t.Errorf("%s is not valid", label)
		}
	}
	if Valid("CREDIT_CARD", "４１１１１１１１１１１１１１１２") {
		t.Error("a card with a wrong check digit is valid")
	}
}

package scan

import (
	"testing"
)

// TestOtherScripts holds that text in another script is not decoded at all.
func TestOtherScripts(t *testing.T) {
	for _, text := range []string{
		"ภาษาไทยเป็นภาษาที่มีระดับเสียงของคำแน่นอน", "日本語の文章、そして「引用」。終わり！（はい）", "中文，标点：符号；结束。2023年，100人", "می\u200cخواهم کتاب\u200cها را ببینم", "क्\u200dष हिन्दी में",
		"Где-то — там, 10 штук", "“Quoted” — it’s fine… 5 €", "\u2764\ufe0f\u200d🔥 👨\u200d👩\u200d👧 🎉",
	} {
		var k seeker
		k.begin(text, len(text))
		if at, end := k.next(0); at != len(text) {
			t.Errorf("%q is decoded in %q", text[at:end], text)
		}
	}
}

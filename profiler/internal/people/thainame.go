package people

import (
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file reads names of Thai, which are written together with the title before them and have a space
// between the given name and that of the family: นายสมชาย ใจดี.

// ThaiNameRecognizers find such names.
func ThaiNameRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:     "person-titled-in-thai",
			Label:    "PERSON",
			Doc:      "A Thai word written together with a title before it, and the word behind it where that is no everyday one.",
			Source:   "titles in common use",
			Triggers: spec.TriggersOf(thaiTitleSet),
			Match:    matchThaiName,
		},
	}
}

// thaiTitles stand before a name, the longer ones first, and thaiTitleSet is all of them.
var (
	thaiTitles   = [...]string{"นางสาว", "เด็กชาย", "เด็กหญิง", "นาย", "นาง", "น.ส.", "ด.ช.", "ด.ญ.", "ดร.", "คุณ"}
	thaiTitleSet = lex.NewOtherSet(thaiTitles[:])
)

// Everyday words of Thai: thaiNoNames go on behind a title and make another word of it, or a sentence of
// the one for you; thaiBehind begin what follows a name; thaiJoined end what may stand before a title without a space.
var (
	thaiNoNames = sync.OnceValue(func() []string {
		return strings.Fields("กรัฐ กเทศ กอง กสมาคม กสภา กฯ จ้าง หน้า ทะเบียน แพทย์ อำเภอ ทหาร ช่าง ตำรวจ ธนาคาร ประกัน ทุน ท่า เรือ ใหญ่ เอก แบบ ฟ้า พยาบาล เงือก ร้าย งาม สาว สามารถ ต้อง จะ ได้ มี ภาพ ไม่ คือ เป็น และ ชอบ ควร อาจ กำลัง ยัง อยู่ ค่า ลักษณะ สมบัติ ประโยชน์ วุฒิ ธรรม ความ หมอ ครู แม่ พ่อ ลูกค้า ผู้ ทุก ทั้ง กับ เคย คิด รู้ ใช้ ทำ ไป มาถึง มาที่ มาจาก มาก เอง นั้น นี้ ที่ ว่า หรือ ก็ ขอ โทษ กรอก เลือก ของ ใน")
	})
	thaiBehind = sync.OnceValue(func() []string {
		return strings.Fields("แล้ว ได้ เป็น มาแจ้ง มาถึง มาที่ ไป ลง ลา โทร กล่าว แจ้ง ขอ และ กับ ที่ ซึ่ง อยู่ อายุ ตำแหน่ง เกิด เข้า ไม่ จะ ยัง มี ทำ ให้ ถูก ผู้ สัญชาติ ประธาน กรรมการ เลขา เจ้าหน้าที่ ประกาศ เสนอ รายงาน ชี้แจง ยืนยัน ตอบ ถาม บอก พูด ทราบ รับ ส่ง นำ จาก ใน ณ เมื่อ ว่า โดย พร้อม เดิน นัด พบ ติดต่อ ต้อง สมัคร ชำระ ซื้อ ป่วย หยุด เริ่ม นาย นาง คุณ ครับ ค่ะ คะ หรือ แต่ เพื่อ ของ กำลัง เคย ขาย จ่าย ย้าย ลูก บ้าน เลข หมาย วัน เบอร์ โทรศัพท์")
	})
	thaiJoined = sync.OnceValue(func() []string {
		return strings.Fields("ว่า ให้ กับ และ โดย คือ ของ ถึง ต่อ แก่ จาก เรียน ชื่อ หรือ พบ พร้อม ที่")
	})
)

// The bounds of such a name, in runes.
const (
	leastThaiGiven  = 2
	mostThaiGiven   = 14
	leastThaiFamily = 3
	mostThaiFamily  = 18
	thaiNamed       = 0.85
)

// matchThaiName reads the name behind the title at text[at].
func matchThaiName(text string, at int) (spec.Match, bool) {
	if r, _ := utf8.DecodeLastRuneInString(text[:at]); unicode.Is(unicode.Thai, r) && !hasOneOf(text[:at], thaiJoined(), strings.HasSuffix) {
		return spec.Match{}, false
	}
	start := at
	for _, title := range thaiTitles {
		if strings.HasPrefix(text[at:], title) {
			start += len(title)
			break
		}
	}
	if start == at {
		return spec.Match{}, false
	}
	if start < len(text) && text[start] == ' ' {
		start++
	}
	end, n := thaiRun(text, start, mostThaiGiven)
	if n < leastThaiGiven || n > mostThaiGiven || hasOneOf(text[start:end], thaiNoNames(), strings.HasPrefix) {
		return spec.Match{}, false
	}
	if end+1 < len(text) && text[end] == ' ' {
		if to, n := thaiRun(text, end+1, mostThaiFamily); n >= leastThaiFamily && n <= mostThaiFamily && !hasOneOf(text[end+1:to], thaiBehind(), strings.HasPrefix) {
			end = to
		}
	}
	return spec.Match{Start: start, End: end, Alone: thaiNamed}, true
}

// thaiRun is the end of the letters and marks of Thai at text[i], and how many there are, of which no
// more than one above most are counted.
func thaiRun(text string, i, most int) (end, n int) {
	for end = i; end < len(text) && n <= most; n++ {
		r, size := utf8.DecodeRuneInString(text[end:])
		if !unicode.Is(unicode.Thai, r) || !lex.IsLetterRune(r) && !lex.IsMarkRune(r) {
			break
		}
		end += size
	}
	return end, n
}

// hasOneOf reports whether a text begins or ends with one of some words.
func hasOneOf(text string, words []string, has func(text, word string) bool) bool {
	for _, w := range words {
		if has(text, w) {
			return true
		}
	}
	return false
}

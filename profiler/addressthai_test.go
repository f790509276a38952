package profiler

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestThaiAddresses holds addresses in Thai, and words for roads and villages in sentences.
func TestThaiAddresses(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"ที่อยู่ของฉันคือ ⟦STREET_ADDRESS:99/12 หมู่ 5 ถนนสุขุมวิท แขวงคลองตัน เขตวัฒนา กรุงเทพมหานคร 10110⟧",
		"ส่งไปที่ ⟦STREET_ADDRESS:123 ถนนพหลโยธิน แขวงสามเสนใน เขตพญาไท กรุงเทพฯ 10400⟧",
		"ที่อยู่: ⟦STREET_ADDRESS:45 หมู่ 3 ตำบลบางพลี อำเภอบางพลี จังหวัดสมุทรปราการ 10540⟧",
		"บ้านเลขที่ ⟦STREET_ADDRESS:88/7 ซอยลาดพร้าว 15 ถนนลาดพร้าว เขตจตุจักร กรุงเทพมหานคร 10900⟧",
		"เขาอยู่ที่ ⟦STREET_ADDRESS:12/3 ซ.ลาดพร้าว 71 ถ.ลาดพร้าว แขวงวังทองหลาง เขตวังทองหลาง กทม. 10310⟧",
		"จัดส่ง ⟦STREET_ADDRESS:ต.ในเมือง อ.เมือง จ.ขอนแก่น 40000⟧",
		"ถนนสุขุมวิท ซอย 12 รถติดมาก",
		"หมู่ 5 มีบ้าน 40 หลัง",
		"มีถนน 3 สายในตำบลบางพลี",
	} {
		text, _ := samples.Unmark(t, marked)
		if got := samples.Mark(text, streetsOf(p, text)); got != marked {
			t.Errorf("found %s\n want %s", got, marked)
		}
	}
}

package demographics

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestThaiNames holds names behind titles of Thai, and words that begin as these do.
func TestThaiNames(t *testing.T) {
	for _, marked := range []string{
		"นาย⟦PERSON:สมศักดิ์ แก้วมณี⟧ ลงนาม",
		"นางสาว⟦PERSON:กนกวรรณ⟧ ลาป่วย",
		"ผู้แจ้ง นาย⟦PERSON:วิชัย ศรีสวัสดิ์⟧ อายุ 45 ปี",
		"คุณ⟦PERSON:สมศรี⟧ โทรมาแจ้งเรื่องบิล",
		"มอบให้นาง⟦PERSON:วิภา⟧ แล้ว",
		"กรุณาชำระเงิน คุณสามารถโอนได้",
		"นายกรัฐมนตรีกล่าวว่า นายจ้างต้องจ่าย",
		"คุณภาพสินค้าดี",
		"เจ้านายของเขา",
	} {
		samples.WantLabel(t, recognizers, "PERSON", marked)
	}
}

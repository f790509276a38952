package profiler

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestVietnameseAddresses holds addresses in Vietnamese, and districts and numbers in sentences.
func TestVietnameseAddresses(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Tôi ở ⟦STREET_ADDRESS:12 Nguyễn Huệ, Phường Bến Nghé, Quận 1, TP. Hồ Chí Minh⟧.",
		"Địa chỉ: ⟦STREET_ADDRESS:45 Lê Lợi, Phường Bến Thành, Quận 1, Thành phố Hồ Chí Minh⟧",
		"Gửi đến ⟦STREET_ADDRESS:Số 8 ngõ 120 Trường Chinh, Đống Đa, Hà Nội⟧ nhé.",
		"Nhà tôi ở ⟦STREET_ADDRESS:36 đường Hoàng Diệu, Hải Châu, Đà Nẵng⟧.",
		"Địa chỉ nhận hàng: ⟦STREET_ADDRESS:25/7 đường Trần Hưng Đạo, P. Cầu Kho, Q. 1, TP.HCM⟧",
		"Anh ấy sống tại ⟦STREET_ADDRESS:số 15 đường Láng, quận Đống Đa, Hà Nội⟧.",
		"Tôi ở ⟦STREET_ADDRESS:45 Lê Lợi, Phường 12, Quận 10, TP. Hồ Chí Minh⟧.",
		"Chị ấy ở ⟦STREET_ADDRESS:12A/3 đường số 7, Phường 4, Quận 8⟧.",
		"Phường 12 có 45 hộ nghèo, Quận 1 có 3 trường.",
		"Năm 2020, Quận 1 có 12 đường mới.",
		"Trên đường Láng có 12 cửa hàng.",
	} {
		text, _ := samples.Unmark(t, marked)
		if got := samples.Mark(text, streetsOf(p, text)); got != marked {
			t.Errorf("found %s\n want %s", got, marked)
		}
	}
}

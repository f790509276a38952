package tagger

import "testing"

// TestVietnamese holds institutions of Vietnam, and sentences that name none.
func TestVietnamese(t *testing.T) {
	var x Scratch
	for _, want := range []string{
		"Anh ấy làm ở ⟦ORGANIZATION:Công ty TNHH Thương mại và Dịch vụ Hải Vân⟧ từ tháng ba.",
		"⟦ORGANIZATION:Bệnh viện Phụ sản Tân Kim⟧ đã gọi lại.",
		"Con tôi học ở ⟦ORGANIZATION:trường tiểu học Kim Sơn⟧ từ năm ngoái.",
		"Tôi mở thẻ tại ⟦ORGANIZATION:ngân hàng Đông Giang⟧ hôm qua.",
		"⟦ORGANIZATION:UBND xã Kim Lộc⟧ trả lời rồi.",
	} {
		text := unmarked(want)
		if got := marked(text, tag(&x, text)); got != want {
			t.Errorf("tagged %s\n  want %s", got, want)
		}
	}
	for _, text := range []string{
		"Bệnh viện này đông quá.",
		"tôi đi bệnh viện rồi về nhà.",
		"Many Things Happen Here",
	} {
		if from, to := vietnamese(text, 0, 0); to > from {
			t.Errorf("%q is an institution", text[from:to])
		}
	}
}

package profiler

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestQuarters holds quarters before a street in Arabic and the East, and streets in Korean that stand alone.
func TestQuarters(t *testing.T) {
	rows := mayMiss(t, 2)
	p := newProfiler(t)
	for _, marked := range []string{
		"Адрес: ⟦STREET_ADDRESS:190000, г. Санкт-Петербург, Невский пр., д. 28, лит. А, кв. 7⟧",
		"Доставка: ⟦STREET_ADDRESS:Москва, 2-я Брестская ул., д. 8, стр. 1⟧",
		"عنواني هو ⟦STREET_ADDRESS:حي النرجس، شارع 14، مبنى 7، الرياض⟧",
		"العنوان: ⟦STREET_ADDRESS:12 شارع طلعت حرب، وسط البلد، القاهرة⟧",
		"نشانی: ⟦STREET_ADDRESS:تهران، خیابان ولیعصر، کوچه بهار، پلاک 12⟧",
		"自宅は⟦STREET_ADDRESS:神奈川県横浜市港北区新横浜2-100-45 メゾン新横浜 203号室⟧です。",
		"她住在⟦STREET_ADDRESS:香港九龍彌敦道345號⟧。",
		"배송지는 ⟦STREET_ADDRESS:장천2길 15⟧입니다.",
		"집은 ⟦STREET_ADDRESS:판교로 289번길 20-3⟧입니다.",
		// What is no address.
		"돌아가는 길 15분.",
		"제2길 3개가 있다.",
	} {
		text, _ := samples.Unmark(t, marked)
		if got := samples.Mark(text, streetsOf(p, text)); got != marked {
			rows.Errorf("found %s\n want %s", got, marked)
		}
	}
}

// TestMixedEast holds that a word of Korean behind a place in Chinese characters is read to its end.
func TestMixedEast(t *testing.T) {
	p := newProfiler(t)
	for _, text := range []string{"수원省成都市시 영통구", "경기도 수원省成都市시 영통구 광교중앙로 140", "成都市시"} {
		p.Find(text)
	}
}

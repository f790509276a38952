package profiler

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestEstates holds quarters and estates with marks before a street or in its place, in Cyrillic and
// in Arabic, and streets in Korean that stand alone.
func TestEstates(t *testing.T) {
	rows := mayMiss(t, 4)
	p := newProfiler(t)
	for _, marked := range []string{
		"Живея на адрес ⟦STREET_ADDRESS:ж.к. Младост 1, бл. 23, вх. Б, ап. 14, София⟧.",
		"Пратката е за ⟦STREET_ADDRESS:ж.к. Люлин 5, бл. 512, вх. А, ет. 3, ап. 9, 1359 София⟧ утре.",
		"Адрес: ⟦STREET_ADDRESS:кв. Лозенец, ул. Златовръх 12, София⟧.",
		"Живея в ⟦STREET_ADDRESS:Младост 3, бл. 345А, ап. 7⟧.",
		"Прописан: ⟦STREET_ADDRESS:пос. Лесной, ул. Садовая, д. 9⟧.",
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
		"Вижте бл. 23 на плана.",
		"Той каза, бл. 23 е готов.",
		"Новият блок 12 е висок.",
		"В Европа, блок 4 е затворен.",
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

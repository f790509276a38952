package profiler

import (
	"testing"

	"github.com/privet-go/privet"
)

// TestEverydayWords gives sentences of everyday words, in scripts without capitals or in small
// letters. None of them is a name, nor is a kind of organisation that stands alone.
func TestEverydayWords(t *testing.T) {
	p := newProfiler(t)
	for _, text := range []string{
		"بحثنا عن المفتاح في الغرفة ثم خرجنا إلى الحديقة.",
		"وضعت الكتب والأقلام في الدرج وأغلقت النافذة.",
		"سنذهب غدا إلى السوق لشراء الخبز واللحم والفواكه.",
		"كانت سيارتها أمام المدرسة وقد نسيت حقيبتها.",
		"تحدثنا عن شركة أمس.", "رأيت بنك البارحة.", "مستشفى مهم جدا.",
		"כתבנו מכתב ארוך ושמנו אותו בתוך המעטפה שעל השולחן.",
		"בחדר היו שתי מיטות וכיסאות ישנים ליד החלון.",
		"हमने कमरे की खिड़की खोली और बगीचे में बैठ गए।",
		"बैंक बहुत महत्वपूर्ण है।", "हमने स्कूल के बारे में बात की।",
		"ما دیروز درباره قیمت میوه و نان صحبت کردیم.",
		"در اتاق یک میز و دو صندلی کنار پنجره بود.",
		"ہم نے کل کمرے کی کھڑکی کھولی اور میز پر کتابیں رکھیں",
		"вчера мы обсудили банк и всё остальное.", "потом они построили завод и ушли.", "мы видели парк и школа. там было тихо.",
	} {
		for _, f := range p.Find(text) {
			if isTaggedLabel(string(f.Label)) {
				t.Errorf("%s", mark(text, []privet.Finding{f}))
			}
		}
	}
}

// TestNamesBesideEverydayWords gives names among everyday words, whose places and labels must
// be found.
func TestNamesBesideEverydayWords(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"نسي ⟦PERSON:محمد العلي⟧ المفتاح في الغرفة.",
		"سافرت ⟦PERSON:فاطمة الزهراني⟧ إلى ⟦LOCATION:القاهرة⟧ في الصيف.",
		"أعلن ⟦ORGANIZATION:بنك القاهرة⟧ عن زيادة الأسعار.",
		"عملت في ⟦ORGANIZATION:شركة الشمري للتجارة⟧ خمس سنوات.",
		"باع المتجر إلى ⟦ORGANIZATION:شركة الشمري وأولاده⟧.",
		"פגשנו את ⟦PERSON:יוסי כהן⟧ ליד החלון.",
		"הם נסעו אל ⟦LOCATION:חיפה⟧ ברכבת.",
		"कल ⟦PERSON:राहुल शर्मा⟧ ने खिड़की खोली।",
		"वे ⟦LOCATION:मुंबई⟧ में काम करते हैं।",
		"دیروز ⟦PERSON:محمد رضایی⟧ کتاب را خرید.",
	} {
		wantAmong(t, p, marked)
	}
}

package profiler

import "testing"

// TestAgesOfKin gives ages of a family in brackets and behind the names of fields, and numbers that are none.
func TestAgesOfKin(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"祖母(⟦AGE:92⟧)も喜んでいました。",
		"Dağcılardan Noam Peretz'in (⟦AGE:28⟧) ayağı kırıldı.",
		`"tarih":"2025-09-11","yas":⟦AGE:29⟧,"yemek":"helal"`,
		"Prašau leisti sūnui Domantui (⟦AGE:13⟧ m., 7b klasė) nedalyvauti",
		"Узраст: ⟦AGE:3⟧ године\nОтац",
		"Старост: ⟦AGE:71⟧\n",
		"資料(92)を参照。", "図(12)", "Kadıköy'ün (28) nolu", "yas 20 gün sürdü", "lenta Domantui (13 m. ilgio)", "узраст није наведен 3",
		"Ankara'nın (28) ilçesi",
	} {
		wantLabel(t, p, "AGE", marked)
	}
}

package profiler

import (
	"testing"
)

// TestPostcodesSaid holds postcodes behind the words for them as they are inflected, and what is none.
func TestPostcodesSaid(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Jag flyttade; postnumret är ⟦ZIP_CODE:114 55⟧.",
		"Postnummeret mit er ⟦ZIP_CODE:2450⟧.",
		"Postinumeroni on ⟦ZIP_CODE:00510⟧.",
		"Posta kodum ⟦ZIP_CODE:34744⟧, evdeyim.",
		"Az irányítószámom ⟦ZIP_CODE:6722⟧.",
		"Codul poștal este ⟦ZIP_CODE:400347⟧.",
		"Moj poštanski broj je ⟦ZIP_CODE:21000⟧.",
		"Minu sihtnumber on ⟦ZIP_CODE:51007⟧.",
		"My card expires in 2028, and the PIN code of my village is ⟦ZIP_CODE:683572⟧.",
		"Strata committee, plan SP 51882. Opened 6:05 pm.",
		"Strojírny Hanák s.r.o., IČO 27074358. Mzda na účet.",
		"Viite 31507 82114. Lisätietoja netistä.",
		"Vikt 5,8 kg, frakt 59 kr. Plocklista 39417.",
		"Lieferschein 48213. Gewicht 3 kg.",
	} {
		wantLabel(t, p, "ZIP_CODE", marked)
	}
	for _, no := range []string{
		"My card expires in 2028, and the PIN code of my village is unknown.",
	} {
		wantLabel(t, p, "PIN", no)
	}
}

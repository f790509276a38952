package profiler

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestBeforeStreets holds what stands before a street and belongs to it, and numbers in sentences about streets.
func TestBeforeStreets(t *testing.T) {
	rows := mayMiss(t, 3)
	p := newProfiler(t)
	for _, marked := range []string{
		"He lives at ⟦STREET_ADDRESS:82, 4th Cross, Jayanagar, Bengaluru 560011⟧.",
		"Deliver to ⟦STREET_ADDRESS:Rose Cottage, 1 Back Lane, Thirsk YO7 1AB⟧ please.",
		"⟦STREET_ADDRESS:RR 2 Box 118, Ames, IA 50010⟧",
		"⟦STREET_ADDRESS:HC 61 Box 23, Elko, NV 89801⟧",
		"⟦STREET_ADDRESS:3 bis, impasse du Moulin, 31000 Toulouse⟧",
		"⟦STREET_ADDRESS:5 bis rue Pasteur, 69007 Lyon⟧",
		"Alamat: ⟦STREET_ADDRESS:Perum Griya Asri Blok C9 No. 4, Bekasi⟧",
		"Μένω ⟦STREET_ADDRESS:Ερμού 25, 10563 Αθήνα⟧.",
		"We walked 5 miles along the lane.",
		"It took 4 hours on the road.",
		"12 people crossed the street.",
		"He walked 2 blocks up the avenue.",
	} {
		text, _ := samples.Unmark(t, marked)
		if got := samples.Mark(text, streetsOf(p, text)); got != marked {
			rows.Errorf("found %s\n want %s", got, marked)
		}
	}
}

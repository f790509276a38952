package demographics

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestReligions holds religions beside people, and those of buildings and institutions.
func TestReligions(t *testing.T) {
	for _, marked := range []string{
		"A ⟦RELIGION:Lutheran⟧ family lives there.",
		"He is a devout ⟦RELIGION:Hindu⟧.",
		"She is ⟦RELIGION:Muslim⟧.",
		"Sie ist ⟦RELIGION:evangelisch⟧.",
		"Une famille ⟦RELIGION:juive⟧ habite ici.",
		"Mi abuela es ⟦RELIGION:católica⟧.",
		"Его сосед — православный, а он ⟦RELIGION:мусульманин⟧.",
		"Religion: ⟦RELIGION:Buddhist⟧",
		"Konfession: ⟦RELIGION:röm.-kath.⟧",

		"the Catholic hospital and a Jewish cemetery",
		"an orthodox method",
	} {
		samples.WantLabel(t, recognizers, "RELIGION", marked)
	}
}

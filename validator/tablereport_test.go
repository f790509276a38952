package validator

import (
	"testing"

	"github.com/privet-go/privet/validator/internal/attack"
)

// TestWords holds that the levels and states of reports are those of package attack.
func TestWords(t *testing.T) {
	for want, got := range map[Level]attack.Level{Low: attack.Low, Medium: attack.Medium, High: attack.High, Critical: attack.Critical} {
		if Level(got) != want {
			t.Errorf("the level is %s, want %s", got, want)
		}
	}
	for want, got := range map[ColumnState]attack.State{
		StateClear: attack.StateClear, StateMixed: attack.StateMixed, StatePartial: attack.StatePartial, StateToken: attack.StateToken,
		StateHidden: attack.StateHidden, StateGone: attack.StateGone, StateEmpty: attack.StateEmpty,
	} {
		if ColumnState(got) != want {
			t.Errorf("the state is %s, want %s", got, want)
		}
	}
	for _, c := range []struct{ got, want Code }{
		{attack.LeaksCharacters, LeaksCharacters}, {attack.Reversible, Reversible}, {attack.ResidualPII, ResidualPII},
	} {
		if c.got != c.want {
			t.Errorf("the code is %s, want %s", c.got, c.want)
		}
	}
}

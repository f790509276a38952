package fake

import (
	"fmt"
	"github.com/privet-go/privet/profiler"
	"testing"
)

func TestZZ(t *testing.T) {
	for _, c := range []string{"1985-02-03", "03/02/1985", "3/2/85", "25.12.1990", "3 Feb 1985", "February 3rd, 1985", "Sun, 03 Feb 1985 10:15:00 +0100", "1985-02-03T10:15:30.123Z", "19850203", "3. Februar 1985", "1985年2月3日", "02/1985", "1700000000", "10:15 PM", "3 de febrero de 1985", "3 февраля 1985 г.", "FEB 3 1985", "13/25/1990", "1990", "hello", "03-Feb-85", "12/31/1999 11:59 PM", "Sonntag, 3. Februar 1985"} {
		s := NewStream([32]byte{9})
		o, ok := Append(nil, "DOB", c, "", s)
		fmt.Println(c, "→", string(o), ok, profiler.Valid("DOB", string(o)), profiler.Valid("DOB", c))
	}
}

package httpapi

import (
	"io"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet/httpapi/internal/spool"
)

// TestEncodeSpans holds that an answer that is encoded piece by piece is the one that is
// encoded at once.
func TestEncodeSpans(t *testing.T) {
	s, err := spool.New(t.TempDir(), 1<<30, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range []int{0, 1, spansAtOnce, spansAtOnce + 1, 3 * spansAtOnce} {
		want := maskTextAnswer{`a "]},"errors":[]}<é` + "\n", make([]maskedSpan, n)}
		for i := range want.Spans {
			want.Spans[i] = maskedSpan{"EMAIL_ADDRESS", i, i + 1, i + 2, i + 3}
		}
		file := s.Create("a", 1<<30)
		if err := want.encode(nil, file); err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(file.Reader())
		if err != nil || !strings.HasSuffix(string(body), "}\n") {
			t.Fatal(err)
		}
		var got maskTextAnswer
		reply{status: 200, body: string(body)}.data(t, &got)
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%d spans: another answer", n)
		}
		file.Close()
	}
}

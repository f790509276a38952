package rows_test

import (
	"fmt"
	"io"
	"log"

	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/masker/rows"
	"github.com/privet-go/privet/profiler"
)

// A queue is a store of one's own: a source of rows and a sink for them.
type queue struct{ of [][]rows.Value }

func (q *queue) Name() string { return "guests" }

func (q *queue) Columns() []rows.Column {
	return []rows.Column{{Name: "guest_no"}, {Name: "email", Type: "varchar"}, {Name: "date_of_birth", Type: "date"}}
}

func (q *queue) Next(dst []rows.Value) ([]rows.Value, error) {
	if len(q.of) == 0 {
		return dst, io.EOF
	}
	dst = append(dst, q.of[0]...)
	q.of = q.of[1:]
	return dst, nil
}

func (q *queue) Write(row []rows.Value) error {
	fmt.Printf("%s %s %s\n", row[0].Text, row[1].Text, row[2].Text)
	return nil
}

// A store of one's own is masked from a Source to a Sink. Values keep their kinds: a date stays one.
func ExampleMask() {
	q := &queue{}
	for i, email := range []string{"ilona@mailbox.example", "bertram@mailbox.example", "mireille@mailbox.example"} {
		q.of = append(q.of, []rows.Value{
			{Column: 0, Kind: rows.Int, Text: fmt.Append(nil, i+1)},
			{Column: 1, Kind: rows.Text, Text: []byte(email)},
			{Column: 2, Kind: rows.Date, Text: fmt.Appendf(nil, "19%d4-05-06", 6+i)},
		})
	}
	p, err := profiler.New(nil)
	if err != nil {
		log.Fatal(err)
	}
	m, err := masker.New(&masker.Options{Finder: p, Classifier: p})
	if err != nil {
		log.Fatal(err)
	}
	report, err := rows.Mask(q, q, rows.Masking{Masker: m, Secret: []byte("one that is kept nowhere else")})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(report.Rows, "rows")
	// Output:
	// 1 i****@mailbox.example 1964-01-01
	// 2 b******@mailbox.example 1974-07-15
	// 3 m*******@mailbox.example 1984-07-15
	// 3 rows
}

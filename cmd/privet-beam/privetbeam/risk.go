package privetbeam

import (
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/register"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/transforms/stats"
	"github.com/privet-go/privet"
	"github.com/privet-go/privet/risk"
)

func init() {
	register.DoFn3x1[context.Context, Part, func([]byte, int64), error](&classFn{})
	register.Emitter2[[]byte, int64]()
	register.Function2x2(sizeOf)
	register.DoFn3x1[Verdicts, func(*int64, *int64) bool, func([]byte), error](&riskFn{})
	register.Iter2[int64, int64]()
}

// An Assessment is what [Risk] gives, as JSON: the score of what the columns hold and, where quasi-identifiers were given, how
// easily people are found again.
type Assessment struct {
	risk.Summary
	Reidentification *risk.Reidentification `json:"reidentification,omitempty"`
}

// ErrQuasi says that quasi-identifiers are no columns of the table.
var ErrQuasi = errors.New("the quasi-identifiers are no columns of the table, each once")

// Risk assesses a table, as a PCollection of one []byte, an [Assessment] as JSON. The columns quasi, by which people may be known, are compared
// row by row: rows are known by a hash under a key that is made with the pipeline, and any number of classes is counted.
// Without such columns no part is read.
func Risk(s beam.Scope, t *Table, parts, profile beam.PCollection, quasi []string) (beam.PCollection, error) {
	fn := &classFn{Table: *t, Key: make([]byte, sha256.Size)}
	rand.Read(fn.Key) // never an error
	for _, name := range quasi {
		i := slices.Index(t.Names, name)
		if i < 0 || slices.Contains(fn.Quasi, i) {
			return beam.PCollection{}, fmt.Errorf("privetbeam: %w", ErrQuasi)
		}
		fn.Quasi = append(fn.Quasi, i)
	}
	s = s.Scope("privet.Risk")
	classes := stats.SumPerKey(s, beam.ParDo(s, fn, parts))
	sizes := stats.SumPerKey(s, beam.ParDo(s, sizeOf, classes))
	return beam.ParDo(s, &riskFn{fn.Quasi}, profile, beam.SideInput{Input: sizes}), nil
}

// A classFn counts the rows of a part by what their quasi-identifiers are.
type classFn struct {
	Table Table
	Key   []byte
	Quasi []int
}

func (fn *classFn) ProcessElement(ctx context.Context, p Part, emit func([]byte, int64)) error {
	if len(fn.Quasi) == 0 {
		return nil
	}
	data, err := p.read(ctx, &fn.Table)
	if err != nil {
		return p.failed(err)
	}
	const keySize = 16
	counts := map[[keySize]byte]int64{}
	mac, sum, buf := hmac.New(sha256.New, fn.Key), []byte{}, []byte{}
	err = fn.Table.rows(p.file(data), func(row []string) bool {
		buf = buf[:0]
		for _, i := range fn.Quasi {
			v := ""
			if i < len(row) {
				v = strings.TrimSpace(row[i])
			}
			buf = append(binary.AppendUvarint(buf, uint64(len(v))), v...)
		}
		mac.Reset()
		mac.Write(buf)
		sum = mac.Sum(sum[:0])
		counts[[keySize]byte(sum)]++
		return true
	})
	if err != nil {
		return p.failed(err)
	}
	for k, n := range counts {
		emit(k[:], n)
	}
	return nil
}

// sizeOf counts a class by its size.
func sizeOf(_ []byte, rows int64) (size, classes int64) { return rows, 1 }

// A riskFn assesses.
type riskFn struct{ Quasi []int }

func (fn *riskFn) ProcessElement(v Verdicts, sizes func(*int64, *int64) bool, emit func([]byte)) error {
	var tags []string
	for _, c := range v.Columns {
		if l := privet.Label(c.Label); l != privet.None && !slices.Contains(tags, c.Label) {
			tags = append(tags, c.Label)
		}
	}
	var a Assessment
	opts := &risk.Options{}
	if len(fn.Quasi) > 0 {
		table := &risk.TableOptions{}
		for _, i := range fn.Quasi {
			label := privet.Unknown
			if i < len(v.Columns) {
				label = privet.Label(v.Columns[i].Label)
			}
			table.QuasiIdentifiers = append(table.QuasiIdentifiers, label)
		}
		var histogram []risk.ClassSize
		var h risk.ClassSize
		for sizes(&h.Size, &h.Classes) {
			histogram = append(histogram, h)
		}
		var err error
		if a.Reidentification, err = risk.FromHistogram(table, histogram); err != nil {
			return err
		}
		opts.Reidentification = a.Reidentification
	}
	a.Summary = risk.Score(tags, opts)
	b, err := json.Marshal(a)
	if err != nil {
		return err
	}
	emit(b)
	return nil
}

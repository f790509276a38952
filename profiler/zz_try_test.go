package profiler

import (
	"bufio"
	"fmt"
	"os"
	"testing"
)

func TestTry(t *testing.T) {
	p, _ := New(nil)
	sc := bufio.NewScanner(os.Stdin)
	for sc.Scan() {
		fmt.Println(sc.Text())
		for _, f := range p.FindWith(sc.Text(), &Query{Explain: true}) {
			fmt.Printf("   %s %q %.2f %s\n", f.Label, sc.Text()[f.Start:f.End], f.Confidence, f.Recognizer)
		}
	}
}

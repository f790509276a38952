package layout

import (
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/tabular/block"
)

var keyValueTests = []struct {
	reason  string
	format  *block.Format
	in      string
	want    []string
	records int
}{
	{"keys and values", &Properties, "# c\n! d\na=x\nb : y z \nc w\n d.e\n", []string{"#= c", "#= d", "a=x", "b=y z ", "c=w"}, 1},
	{"escapes and lines that go on", &Properties, "a\\ b=x\\ty\\u00e9\\\\\nc\\\n  d=one,\\\n   two,\\\r\n\tthree\ne=\\\n  f\n",
		[]string{"a b=x\tyé\\", "cd=one,two,three", "e=f"}, 1},
	{"numbers are elements", &Properties, "n=1\nuser.0.name=Al\nuser.0.mail[1]=x\nuser.1.name=Bo\nteam[3].name=Cy\nteam[3].tags.1=y\nend=z\n",
		[]string{"n=1", "user[].name=Al", "user[].mail[]=x", "user[].name=Bo", "team[].name=Cy", "team[].tags[]=y", "end=z"}, 3},
	{"keys that are data", &Properties, "a.123456.b=x\n12345=y\n10.0.0.12=z\nc[x].d=w\n",
		[]string{"a{}=123456", "a.*.b=x", "{}=12345", "*=y", "{}=10.0.0.12", "*=z", `["c[x]"].d=w`}, 1},
	{"what names another value is none", &Properties, "a=${b.c}\nd=${e:x}\nf=$g\n", []string{"d=${e:x}", "f=$g"}, 1},
	{"entries in comments", &Properties, "#a.b=x\n# c d = y\n#e=\n", []string{"a.b=x", "#= c d = y"}, 0},
	{"variables", &Env, "A=x y # c\nexport B='p # q' # d\n C = \"e\\\"f\\ng\nh\"\nD=#e\nE=\nF='it'\\''s'\n# export G=z\n",
		[]string{"A=x y", "#= c", "B=p # q", "#= d", "C=e\"f\ng\nh", "D=#e", "F='it'\\''s'", "G=z"}, 1},
	{"numbers in names of variables", &Env, "USER_1_NAME=Al\nUSER_1_MAIL=x\nUSER_2_NAME=Bo\nMAIL_1=y\nS3_KEY=z\nA_1_=w\n",
		[]string{"USER[].NAME=Al", "USER[].MAIL=x", "USER[].NAME=Bo", "MAIL[]=y", "S3_KEY=z", "A_1_=w"}, 2},
	{"no entry", &Env, "one two\n", []string{"$=one two"}, 1},
	{"sections", &INI, "; c\nk: v\n[a.b] ; d\nx = 1 ; e\ny = 1 # 2 # f\nz = \"p ; q\" ; g\nw = a b ; c\n[remote \"or.igin\"]\n\turl = h:i\n\t  j\n[l]\nm\n",
		[]string{"#= c", "k=v", "#= d", "a.b.x=1", "#= e", "a.b.y=1", "#= 2 # f", "a.b.z=p ; q", "#= g", "a.b.w=a b ; c", `remote["or.igin"].url=h:i`, `remote["or.igin"].url=j`, "l=m"}, 1},
	{"an entry behind the name of a section", &INI, "[a] b = c[0]\n[[d]] ; e\nf=[g]\n[h", []string{"a.b=c[0]", "#= e", "d.f=[g]", "d=[h"}, 1},
	{"numbers in sections", &INI, "[user1]\na=x\nb.1.c=y\n[user2]\na=z\n[contact \"3\"]\na=w\n[12345]\na=v\n[10]\na=u\n",
		[]string{"user[].a=x", "user[].b[].c=y", "user[].a=z", "contact[].a=w", "{}=12345", "*.a=v", "[].a=u"}, 4},
	{"a byte order mark and carriage returns", &INI, block.ByteOrderMark + "a=x\r\n\r\nb=y", []string{"a=x", "b=y"}, 1},
}

func TestKeyValues(t *testing.T) {
	for _, tt := range keyValueTests {
		_, leaves, records, err := rewritten(tt.format, tt.in, strings.NewReader(tt.in), keepAll)
		if want := strings.Join(tt.want, "\n") + "\n"; err != nil || spelled(leaves) != want || records != tt.records {
			t.Errorf("%s: %q\ngot %d records, %v\n%s\nwant %d\n%s", tt.reason, tt.in, records, err, spelled(leaves), tt.records, want)
		}
		checkLayout(t, tt.format, tt.in, keptBy(tt.format))
	}
}

// keptBy says what a format keeps of a value. Keys and comments, and what is no entry, have no
// spelling for all texts.
func keptBy(f *block.Format) func(leaf) string {
	return func(l leaf) string {
		switch {
		case l.spelling&keyBeside != 0:
			return " " + strings.ReplaceAll(stars(l.value), "\n", "*")
		case l.spelling&(keyName|keyComment|keyLine) != 0:
			return strings.ReplaceAll(stars("x"+l.value+"x"), "\n", "*")
		case f == &INI:
			return strings.NewReplacer("\n", " ", "\r", " ").Replace(l.value)
		}
		return l.value
	}
}

func FuzzKeyValues(f *testing.F) {
	formats := []*block.Format{&Properties, &Env, &INI}
	for _, tt := range keyValueTests {
		for i := range formats {
			f.Add(i, tt.in)
		}
	}
	f.Fuzz(func(t *testing.T, i int, text string) {
		format := formats[uint(i)%uint(len(formats))]
		checkLayout(t, format, text, keptBy(format))
	})
}

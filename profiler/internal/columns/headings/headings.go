package headings

import (
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/lists"
)

// A Heading is what columns of a label are called. Its phrases are written as they are in a header: letter case, accents and
// what joins the words do not matter.
type Heading struct {
	Label   privet.Label // NONE for what is not personal
	Phrases []string
}

// A List is headings of one sort.
type List struct {
	Headings []Heading

	// Short says that each of them may be short for something else: a phrase counts as a
	// whole header only and is never sure.
	Short bool
}

// files are the files of headings in their order.
var files = [...]string{"usual", "more", "further", "things", "cut", "owners", "records", "latin", "goods", "nature", "matters", "segments", "subjects"}

// owners is the file of whose numbers databases hold, and what people write for them: what the number of such an owner is called
// is made of these words.
const owners = "owners"

// Lists gives all lists. Where two labels have one phrase, that of the list before comes first.
func Lists() []List {
	var all []List
	for _, file := range files {
		all = append(all, List{Headings: read(file)})
	}
	return append(all,
		List{Headings: []Heading{{privet.None, Part("pages")}}},
		List{Headings: []Heading{{"ORGANIZATION", Part("suppliers")}, {"DATE_TIME", Part("events")}}},
		List{Headings: read("short"), Short: true}, List{Headings: read("latinshort"), Short: true})
}

// States gives what columns of two states of a label are called, such as whether somebody is pregnant or married.
func States() []Heading { return read("states") }

// Traits gives what columns of two states are called by one of them, such as female: these phrases count as whole headers only.
func Traits() []Heading { return read("traits") }

// Part gives the words of a set of the file parts, which are asked for by themselves as well.
func Part(name string) []string { return lists.Words("headings/parts", name) }

// read reads a file of headings: a label, a colon and phrases between bars, or @ and the name of a part.
func read(file string) (list []Heading) {
	for line := range strings.Lines(lists.WithoutComments(lists.Text("headings/" + file))) {
		label, words, _ := strings.Cut(strings.TrimSuffix(line, "\n"), ": ")
		phrases := strings.Split(words, "|")
		if part, ok := strings.CutPrefix(words, "@"); ok {
			phrases = Part(part)
		}
		if file == owners {
			phrases = numberPhrases(phrases)
		}
		list = append(list, Heading{privet.Label(label), phrases})
	}
	return list
}

// numberPhrases gives what the numbers of some owners are called.
func numberPhrases(owners []string) (phrases []string) {
	for _, owner := range owners {
		for _, word := range [...]string{"id", "number", "code", "numero", "kod", "cod"} {
			phrases = append(phrases, owner+" "+word, word+" "+owner)
		}
	}
	return phrases
}

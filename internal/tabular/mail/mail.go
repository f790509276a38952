// Package mail reads messages and mailboxes, whose texts are encoded for the way (RFC 2045): as quoted-printable, which breaks
// lines wherever they are too long and writes @ as =40, or in base 64. What is read is the text, and what takes its place is
// encoded as it was.
//
// A message has no columns: its headers and its texts are searched. A text is read in a charset if that is UTF-8, ASCII, ISO
// 8859-1 or one that differs from it in few characters; what is in none of these, and what is no text, stays as it stands in the
// file, and is searched so.
package mail

import (
	"bytes"
	"io"
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
)

// Format is the format of messages (RFC 5322) and of mailboxes (RFC 4155).
var Format = block.Format{
	Name: "mail", Doc: "Messages of e-mail and mailboxes, searched as texts; what is quoted-printable or base 64 is decoded, and encoded again.",
	Extensions: []string{".eml", ".mbox"},
	Holds:      Holds,
	Open: func(src io.Reader, _ block.Options) (block.Reader, error) {
		w := &walker{}
		return block.NewWalkReader(src, new(block.ColumnSet), w), nil
	},
}

// Holds reports whether a file begins as a message that has an encoding, or as a mailbox.
func Holds(head string, _ bool) bool {
	at := 0
	if isEnvelope(head) {
		at = block.LineLen(head)
	}
	known, encoded := 0, false
	for at < len(head) {
		n := block.LineLen(head[at:])
		line := strings.TrimRight(head[at:at+n], "\r\n")
		if at += n; line == "" {
			break
		}
		if line[0] == ' ' || line[0] == '\t' {
			continue
		}
		name, _, ok := strings.Cut(line, ":")
		if !ok || strings.ContainsAny(name, " \t") {
			return false
		}
		switch strings.ToLower(name) {
		case "from", "to", "subject", "date", "message-id", "received", "mime-version", "return-path":
			known++
		case "content-type", "content-transfer-encoding":
			encoded = true
		}
	}
	const fewest = 2
	return known >= fewest && (encoded || isEnvelope(head))
}

// isEnvelope reports whether a text begins with the line that parts the messages of a mailbox.
func isEnvelope(text string) bool {
	line := text[:block.LineLen(text)]
	return strings.HasPrefix(line, "From ") && strings.Count(line, ":") >= 2
}

// A coding is how a text is encoded.
type coding uint8

const (
	plain  coding = 0
	quoted coding = 1 // quoted-printable
	base64 coding = 2
	latin  coding = 4 // and in ISO 8859-1
	html   coding = 8
)

// A walker is the [block.Walker] of messages.
type walker struct {
	block.RowMaker
	state
	parts [][]byte // boundaries of the parts around, with the dashes before them
}

// A state is what is known of the part at a place.
type state struct {
	inBody  bool
	header  []byte // of the part, that may say how it is encoded
	coding  coding
	message bool // it is a message itself
}

// mostParts is how many parts can be in each other, and longestHeader how many bytes of one are looked at, about.
const (
	mostParts     = 32
	longestHeader = 64 << 10
	longestPiece  = block.Size / 2 // of a cell that may end anywhere
)

// Walk makes a cell of each encoded text, and of what is between them. What it leaves begins where a cell would.
func (w *walker) Walk(text string, eof bool, b *block.Block) (int, error) {
	w.RowMaker = block.RowMaker{Block: b}
	begin := 0 // of the cell
	kept, parts := w.state, w.parts
	cell := func(end int) {
		if end > begin {
			c := block.Cell{Start: int32(begin), End: int32(end), Column: block.Prose}
			if w.inBody {
				c.Spelling = uint8(w.coding)
			}
			if _, ok := decode(text[begin:end], coding(c.Spelling)); !ok {
				c.Spelling = uint8(plain)
			}
			b.Cells = append(b.Cells, c)
			w.CloseRow(end, len(b.Cells), false)
			begin = end
		}
	}
	for at := 0; at < len(text); {
		n := block.LineLen(text[at:])
		if !eof && (at+n == len(text) || strings.IndexByte(text[at:], '\n') < 0) {
			break // it may be cut
		}
		line := strings.TrimRight(text[at:at+n], "\r\n")
		outer, envelope := w.boundary(line), isEnvelope(line) && (at == 0 || strings.HasSuffix(text[:at], "\n\n") || strings.HasSuffix(text[:at], "\n\r\n"))
		switch {
		case envelope || outer != nil:
			if w.encoded() {
				cell(at)
			}
			w.state, w.parts = state{}, outer
		case !w.inBody && line == "":
			w.readHeader()
			if w.message {
				w.state = state{}
				break
			}
			if w.encoded() {
				cell(at + n)
			}
			w.inBody = true
		case !w.inBody && len(w.header) < longestHeader:
			w.header = append(append(w.header, line...), '\n')
		}
		if at += n; eof && at == len(text) || at-begin > longestPiece && w.mayPart(text[begin:at]) {
			cell(at)
		}
		if begin == at {
			kept, parts = w.state, w.parts
			kept.header = bytes.Clone(w.header)
		}
	}
	if begin < len(text) {
		w.state, w.parts = kept, parts
	}
	return 0, nil
}

// encoded reports whether the texts of the part are spelled otherwise than what is around them.
func (w *walker) encoded() bool { return w.coding != plain }

// mayPart reports whether what is behind the line that ends a piece of a cell can be a cell of its own.
func (w *walker) mayPart(piece string) bool {
	switch {
	case !w.inBody:
		return true
	case w.coding&quoted != 0:
		return !strings.HasSuffix(strings.TrimRight(piece, " \t\r\n"), "=")
	case w.coding&base64 != 0:
		_, whole := decode(piece, w.coding) // the next character begins with the next line
		return whole
	}
	return true
}

// boundary gives the parts around what is behind a line, if that parts the parts of a message, or nil.
func (w *walker) boundary(line string) [][]byte {
	if !strings.HasPrefix(line, "--") {
		return nil
	}
	line = strings.TrimRight(line, " \t")
	for i := len(w.parts) - 1; i >= 0; i-- {
		if rest, ok := strings.CutPrefix(line, string(w.parts[i])); ok && rest == "" {
			return w.parts[: i+1 : i+1]
		} else if ok && rest == "--" {
			return append(make([][]byte, 0, mostParts), w.parts[:i]...)
		}
	}
	return nil
}

// readHeader says what the header of a part says of it.
func (w *walker) readHeader() {
	header := bytes.ReplaceAll(bytes.ReplaceAll(w.header, []byte("\n "), []byte(" ")), []byte("\n\t"), []byte(" "))
	w.header, w.coding, w.message = nil, plain, false
	readable := true
	for line := range bytes.Lines(header) {
		name, value, _ := strings.Cut(strings.TrimSpace(string(line)), ":")
		value = strings.TrimSpace(value)
		lower := strings.ToLower(value)
		switch strings.ToLower(name) {
		case "content-transfer-encoding":
			switch lower {
			case "quoted-printable":
				w.coding |= quoted
			case "base64":
				w.coding |= base64
			}
		case "content-type":
			readable = strings.HasPrefix(lower, "text/")
			w.message = strings.HasPrefix(lower, "message/rfc822")
			switch charset := strings.ToLower(parameter(value, "charset")); {
			case charset == "iso-8859-1", charset == "iso-8859-15", charset == "windows-1252", charset == "latin1":
				w.coding |= latin
			case charset != "" && charset != "utf-8" && charset != "utf8" && charset != "us-ascii":
				readable = false
			}
			if strings.HasPrefix(lower, "text/html") {
				w.coding |= html
			}
			if boundary := parameter(value, "boundary"); boundary != "" && len(w.parts) < mostParts {
				w.parts = append(w.parts, []byte("--"+boundary))
			}
		}
	}
	if !readable {
		w.coding = plain
	}
}

// parameter gives a parameter of a header, or "".
func parameter(value, name string) string {
	for field := range strings.SplitSeq(value, ";") {
		if key, s, ok := strings.Cut(field, "="); ok && strings.EqualFold(strings.TrimSpace(key), name) {
			return strings.Trim(strings.TrimSpace(s), `"`)
		}
	}
	return ""
}

// IsMarkup reports whether a cell is a text with tags.
func (w *walker) IsMarkup(c block.Cell) bool { return coding(c.Spelling)&html != 0 }

func (w *walker) Decode(raw string, c block.Cell) string {
	text, _ := decode(raw[c.Start:c.End], coding(c.Spelling)) // Walk has tried
	return text
}

func (w *walker) Encode(dst []byte, c block.Cell, value []byte) []byte {
	return encode(dst, value, coding(c.Spelling))
}

func (w *walker) AppendNull(dst []byte, _ block.Cell) []byte { return dst }

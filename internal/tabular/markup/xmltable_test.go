package markup

import (
	"slices"
	"testing"

	"github.com/privet-go/privet/internal/tabular/block"
)

// TestXMLTables holds in which columns the cells of tables are that go by their places.
func TestXMLTables(t *testing.T) {
	known := func(name string) bool { return slices.Contains([]string{"Name", "Mail", "nom"}, name) }
	row := func(values ...string) string {
		s := "<Row>"
		for _, v := range values {
			s += `<Cell s="1"><Data>` + v + "</Data></Cell>"
		}
		return s + "</Row>"
	}
	for _, tt := range []struct{ reason, in, want string }{
		{"names in the first row", "<w><t>" + row("Name", "Mail", "Status") + row("Jo", "j@b.co", "open") + row("Al", "a@b.co", "shut") + "</t></w>",
			"t.Row.Cell.s=1 t.Row.Cell.s=1 t.Row.Cell.s=1 t.Row.Cell.s=1 t.Row.Name=Jo t.Row.Cell.s=1 t.Row.Mail=j@b.co t.Row.Cell.s=1 t.Row.Status=open row " +
				"t.Row.Cell.s=1 t.Row.Name=Al t.Row.Cell.s=1 t.Row.Mail=a@b.co t.Row.Cell.s=1 t.Row.Status=shut row"},
		{"cells that say their place", `<w><t><row><c/><cell>Name</cell><cell>Mail</cell></row><row><cell x:Index="2">j@b.co</cell></row>` +
			`<row><cell r:number-columns-repeated="2">Jo</cell><cell>x</cell></row><row><cell>Al<b>Bo</b></cell></row></t></w>`,
			"t.row.cell.Index=2 t.row.Mail=j@b.co row t.row.cell.number-columns-repeated=2 t.row.Name=Jo t.row.column_3=x row t.row.Name=Al t.row.cell.b=Bo row"},
		{"no names", "<w><t>" + row("Jo", "7") + row("Al", "8") + "</t></w>",
			"t.Row.Cell.s=1 t.Row.column_1=Jo t.Row.Cell.s=1 t.Row.column_2=7 row t.Row.Cell.s=1 t.Row.column_1=Al t.Row.Cell.s=1 t.Row.column_2=8 row"},
		{"a title above", "<w><t><row><td>All of us!</td></row><row><td>nom</td><td>Mail</td></row><row><td>Jo</td><td>j@b.co</td></row></t></w>",
			"t.row.nom=All of us! row t.row.nom=Jo t.row.Mail=j@b.co row"},
	} {
		if r := leavesOf(t, tt.in, block.Options{Format: "xml", IsKnown: known}); r.String() != tt.want || r.err != "" {
			t.Errorf("%s:\ngot  %v %s\nwant %s", tt.reason, &r, r.err, tt.want)
		}
	}
}

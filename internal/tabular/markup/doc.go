// Package markup reads XML and HTML.
//
// [XML] and [HTML] open a file, and [Tell] says which of the two a text is, if any. Both walk through a file
// once and lean on the same small readers of tags, comments and references (xmltoken.go, htmltoken.go).
//
// XML is refused where it is not well-formed. Its elements make a tree of paths (xmlpath.go), which decides which
// elements are records, and hence rows, and gives their leaves and attributes columns.
//
// HTML is read as browsers do, so that nothing is refused. Rows of tables (htmltable.go) are rows; fields of forms,
// lists of terms and meta data (htmlfield.go) have columns as well, and all other text is prose, which is searched.
//
// How values are spelled, and spelled again, is in xmlspell.go and htmlspell.go. Values that are whole pieces of HTML
// keep their tags: [OutsideTags]. Begin with xml.go or html.go.
package markup

// Package attack recovers originals from masked tables. It does what somebody does who has
// only the masked tables, and it checks each result against the originals, so that it knows
// which attack worked.
//
// [Run] is the one function. It is given tables before and after masking and what is known of
// the masking, and returns a [Result]: what can be recovered, and what it counted on the way.
//
// # How it works
//
// Each pair of files is read twice, row by row, and neither is held in memory.
//
//   - classify reads the first rows of the originals and finds the label of each column.
//   - first compares the cells of each row. It counts what became of them, remembers the
//     identifiers among the originals as keyed hashes, and keeps a few pairs of rows as
//     specimens.
//   - second looks for originals in the cells of the masked tables: those of the same row and
//     those of any row.
//   - leaks and combinations turn what was counted into findings.
//
// # The attacks
//
// They are cut by what they look at, a file or two for each.
//
//   - examine.go: an original, or a part of one, that stands in another cell.
//   - embedded.go, derive.go, country.go: an identifier that spells a masked neighbour, such
//     as an identity number with a date of birth in it.
//   - undo.go: values that are originals in another form, which package reveal knows:
//     encodings, hashes, hashes with a salt that is easy to guess, ciphers.
//   - digests.go, domains.go: hashes of values that are few enough to try out.
//   - series.go: numbers and days that are moved by a constant, or kept in their order.
//   - pieces.go: one value in several columns, and several values in one.
//   - frequency.go: pseudonyms that are given away by how common they are.
//   - follow.go: values that are exchanged between rows.
//   - rare.go: rows that stand alone with what they show.
//   - combine.go: columns that are harmless alone and not together.
//
// # Chance
//
// Values meet by chance. A match counts how often a value of the row stands in a cell and how
// often that of another row does, and only what is clearly more is a finding: see chance.go.
//
// # Memory
//
// What has to be remembered of values is a hash of each, under a key that is made for the
// comparison. A budget bounds all of it and thins the largest table when it is exceeded: see
// budget.go and hashtable.go.
package attack

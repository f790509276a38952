// Package reveal tells what one masked value reveals of its original. It looks at values alone
// and knows no tables; package attack asks it about the cells of tables, and package validator
// about single values.
//
//   - A [Pair] compares characters: how many are shown that a rule hides, and which runs of
//     them survive elsewhere.
//   - [Reversal] names the encoding or the hash without a key by which the one value is made
//     of the other. [Results] writes a value in all such forms, and a [Target] recognizes the
//     values that they are compared with.
//   - [SaltedResults] and [JoinedResults] write hashes of a value together with something else.
//   - [KeyStreamed], [Substituted] and [Rearranged] recognize ciphers by what they do to
//     several values.
//   - [Become] and [SameValue] say how a masked value looks beside its original, and [TypeOf]
//     and [Days] how a value is read.
//
// # Which characters count
//
// Letters, digits, marks and numbers of any script are content: see [IsContent]. All others
// separate them, but for the mask character. Where forms are compared, letter case, separators
// and zeros at the beginning make no difference.
//
// To add a form, add a value in makeForms; to add a hash, one to [Digests] or [QuickHashes].
package reveal

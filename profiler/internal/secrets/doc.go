// Package secrets finds what opens something, and who it opens for: passwords, keys, tokens, hashes and connection strings,
// addresses of cryptocurrencies, and the names of accounts.
//
// Its recognizers:
//
//   - [KeyRecognizers] find keys that their makers mark with a prefix, [CredentialRecognizers] secrets by the grammar that they
//     stand in: headers, tokens, hashes, armour, addresses and the names of fields.
//   - [SaidKeyRecognizers] and [AccessRecognizers] find keys and passwords by the words beside them, [CommandRecognizers] those of commands,
//     and [MatchPassword] those of fields.
//   - [AccountRecognizers] and [DoerRecognizers] find names of accounts and numbers of customers.
//   - [CoinRecognizers] find addresses of cryptocurrencies by their checksums.
//
// [LongestPassword], [LongestUsername] and [LongestCoin] bound the walks; [MayBeLong] and [LongAfter] tell the scanner early
// that no value long enough for a secret follows.
//
// Look first at recognize_key.go, where the key of a provider is one line, and recognize_credential.go. The other files read
// one way of writing each: credentialpair.go, loginfield.go, handle.go and so on. Words are in lists/words/secrets.txt. The
// package imports dates, internet, fields, spec, lexicon, lists, lazy and the packages of text.
package secrets

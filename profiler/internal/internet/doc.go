// Package internet finds what the internet gives addresses and names to: addresses of networks, machines and pages, domains, and
// identifiers of devices. It has the grammars of e-mail addresses and coordinates as well.
//
// Its recognizers are [NetworkRecognizers], [OnlineRecognizers] (domains, and what browsers send), [SpelledRecognizers] (jane
// [at] example [dot] com), [DeviceRecognizers] and [UdiRecognizers] (identifiers of medical devices). The recognizer of e-mail
// addresses stands in package phones with the other ways to reach a person, that of coordinates in package address.
//
// What other packages ask: [MatchEmail], [MatchURL], [MatchIPv4], [MatchIPv6] and [MatchCoordinates] are the grammars, each of
// which reads around one byte that leads to it; [TopOf] finds a top-level domain, and [IsUUID] reads a UUID.
//
// Look first at email.go and recognize_network.go; email.go has the top-level domains too. Every walk has a bound:
// add one with each new grammar. The package imports dates, spec, lists, lazy, the packages of text, and the
// calling codes and check digits of the module.
package internet

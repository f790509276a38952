// Package siege has the tests that besiege the service: one credential does its worst against
// a server on loopback, in a process of its own, while another one sends small requests. They
// print what the other one sees, idle and under siege. What a short form holds is that no
// request of the other is refused; the long form, which PRIVET_LONG asks for, also bounds the
// memory of the server.
//
// The soak puts a load of all kinds on privet serve, with clients who leave in the middle and keys
// and a catalogue that change, and holds that no answer is another than was asked for and that
// nothing is left over: for two seconds in the short form, and ten minutes in the long one.
//
//	go test ./httpapi/siege -v
//	go test ./httpapi/siege -v -run Soak -soak 2m
//	PRIVET_LONG=1 go test ./httpapi/siege -v
package siege

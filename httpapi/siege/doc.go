// Package siege has the tests that besiege the service: one credential does its worst against
// a server on loopback, in a process of its own, while another one sends small requests. They
// print what the other one sees, idle and under siege. What a short form holds is that no
// request of the other is refused; the long form, which PRIVET_LONG asks for, also bounds the
// memory of the server.
//
//	go test ./httpapi/siege -v
//	PRIVET_LONG=1 go test ./httpapi/siege -v
package siege

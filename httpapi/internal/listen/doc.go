// Package listen has what lies between the network and the requests of a server.
//
// [TLSConfig] makes the configuration for TLS, and follows its files when they are renewed. A
// [Door] is a listener that loses nobody when it closes. [Connections] bound how many
// connections there are, in all and from one address. [Proxies] say from which network a
// request comes, by its connection or by what a proxy that is trusted says ([NetworkOf],
// [AddressOf], [FromLoopback]).
//
// The package knows nothing of the service: package httpapi puts these together in its Serve.
// Errors begin with "httpapi: ", since that is the package that programs call.
package listen

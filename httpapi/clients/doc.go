// Package clients holds the OpenAPI document of the service to what linters and makers of clients ask: redocly and
// spectral find no fault with it, and the clients that oapi-codegen and openapi-typescript make of it call every
// operation. It is a module of its own, so that nothing else depends on these.
package clients

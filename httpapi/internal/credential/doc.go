// Package credential verifies what a client shows to be let in, and makes what is shown.
//
// There are four kinds. An [APIKey] is found by its hash in a [KeySet] ([FindAPIKey]). A
// [Token] is a JWT, which a [Verifier] checks against the [Rules] of the operator and a
// [TokenCache] remembers. A [Password] is a user and a password, whose tries are bounded. A
// [License] is no client's but the operator's, and a JWT as well. The first three become a
// [Credential]: who it is, for the log, and what it may do, as a [ScopeSet]. A [Throttle]
// counts those that are wrong.
//
// The package knows nothing of routes and answers: package httpapi takes the credential from a
// request, asks here whether it is right, and words the refusal. What is public there, such as
// httpapi.Token, is an alias of a name here, and errors begin with "httpapi: ", since that is
// the package that programs call. No error holds a secret or a part of a token.
package credential

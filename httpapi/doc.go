// Package httpapi is Privet as a service over HTTP.
//
// [New] makes an [http.Handler] that can be mounted in any server:
//
//	handler, err := httpapi.New(&httpapi.Options{
//		Auth: &httpapi.Auth{JWTSecret: secret},
//	})
//	…
//	listener, err := net.Listen("tcp", ":8080")
//	…
//	err = httpapi.Serve(ctx, listener, handler, nil)
//
// # Routes
//
//	POST /api/v1/profiler/run    what does each column hold, what is in this text?
//	POST /api/v1/mask/run        mask records or a text
//	POST /api/v1/validate        did the masking work?
//	POST /risk/…                 how risky are these tags? (ten ways to ask)
//	POST /audit/recommend/…      what should be done about it?
//	POST /api/v1/file/…          profile or mask a file; upload one
//	GET  /api/v1/audit/risk-summary  how risky is a dataset that was described?
//	…    /api/v1/datasets        what was found where, and how it is kept
//	…    /standards              laws and norms
//	…    /recognizers            how labels are found, masked and scored
//	…    /mappings               which standard covers which label
//	…    /catalog                all of these records as one document
//	POST /auth/token             change the basic pair for a JWT
//	GET  /healthz, /readyz       is the server up, does it take requests?
//	GET  /metrics                figures for Prometheus
//	GET  /openapi.json, /docs    all of this, for programs and for people
//	GET  /console                a page for people who do not program; / leads browsers to it
//
// The last four lines need no credential. /openapi.json says what each route reads
// and answers, with the limits in force.
//
// A path that is not in the table is 404, and another method 405, with any credential and
// with none.
//
// # Answers
//
// The data-protection API, whose paths begin with /api/v1, answers in an
// envelope: {"status":"SUCCESS","data":…,"errors":[]}. The risk engine answers
// bare JSON. Every failure of either is
//
//	{"status":"ERROR","data":null,"errors":[{"code":"…","message":"…","field":"records[1].value"}]}
//
// with all errors of the request together, up to 32,768. When they belong to
// several statuses the answer has the lowest of them.
//
// Package net/http itself answers what it cannot read, in plain text: 400 for malformed
// HTTP and 431 for a header over the limit of the server. [Serve], whose limit is 64 KiB,
// replaces these answers by the body above on connections without TLS.
//
// # Requests
//
// A body is JSON in UTF-8, read strictly: keys are compared exactly and given
// once, surrogates come in pairs, and nothing follows the value. Fields that are
// not known are ignored; a field that may be left out may also be null.
//
// Every answer has a request id in the header X-Request-Id. It is the requestId
// of the body, or else the X-Request-Id of the request, where that has 1 to 128
// of the characters A-Z a-z 0-9 . _ -, or else a new UUID. One with other
// characters is ignored; one that is no string is an error like any wrong type.
//
// The masking policy of a request refers to keys by name, and only to those that
// Options.Keys returns. A policy that cannot be used is refused with INVALID_POLICY and
// the path of each reason, in which policy.columns[3] is the fourth of its columns in
// alphabetical order.
//
// Some things are refused because ignoring them would do harm: an empty list of labels, an
// unknown field in a policy, a recognizer or a catalogue, and a parameter of the query in
// another letter case.
//
// # Models
//
// With Options.Assisted an external model finds data in texts, alone or in addition, as
// its mode says: UNSTRUCTURED of /api/v1/profiler/run and of /api/v1/mask/run call it. If
// it fails they answer 502 UPSTREAM_FAILED, and never with what was found without it.
// Columns, records and validation do not call it.
//
// # Files
//
// A file comes in base64, from a presigned address, or by an upload to an address of the
// service itself, which DELETE gives back. A request that names its file by either has 1 MiB
// at most. A file is read as a stream. A masked one goes to a spool on the disk, encrypted
// under a key that only the memory holds, and leaves it only when it is complete. Addresses that clients name are checked first, when the connection is made,
// and at every redirect: only https, and only to the public network, unless the operator
// names the host.
//
// With datasetId what is found in columns, a text or a file is merged into a dataset: into
// the source that the request names, else that of the file's name, else one without a
// name. It adds and never takes away: a label that is seen as it is counts as masked no
// longer, and only registry:write removes. What mask/run and file/mask masked counts as
// masked in that source, but for a label that the policy keeps anywhere. A dataset that
// cannot be recorded costs a warning in the envelope, and never the answer.
//
// # The registry
//
// The engines of one [registry.Snapshot] answer a request; the next request sees a write
// that has returned. Records are bare JSON, like the answers of the risk engine; datasets
// are in the envelope. Lists are in the order of names, 100 a page unless ?limit= asks for
// up to 1,000, from ?offset= on, filtered by ?q=, with X-Total-Count. The ETag of a record
// is its version. If-Match and If-None-Match make a write depend on it, so that
// If-None-Match: * describes a dataset only if there is none. On a read If-None-Match
// answers 304 for the same version, and If-Match 412 for another. ?dryRun=true says what a
// write would do, and ?cascade=true deletes a record with the mappings that use it. No
// record has an id that is no UUID.
//
// Each write leaves a line "registry write" in the log: who has written which versions of
// which records, by their ids, and never their contents.
//
// # Credentials
//
// [Auth] holds the credentials that are accepted. [NewAPIKey], [ParseAPIKeys] and
// [SignToken] make and read credentials, [SignLicense] and [VerifyLicense] the deployer's
// licence, which [RenewableLicense] replaces while the service runs. The checks of a
// request are, in this order: licence, credential, scope, rate.
//
// # Load
//
// No credential can keep others from being answered. A request waits for its turn only when
// its body is there, on the disk beside the uploads if it is large. As many turns are given
// at a time as [Limits] says, to one credential after the other, and to short requests before
// long ones; a long text or column yields to others every few milliseconds, and ends with the
// connection of its client. Nobody has a turn while a host that a client has named, or a
// model, is waited for, or while an answer is read. Each credential has a share of the places
// to wait in, of the uploads and of the disk; what goes over it is answered 429 with
// Retry-After. Bodies and answers that move by less than a few kilobytes in ten seconds lose
// their connection. The tests of package siege show it.
//
// The claims of a token are read as strictly as a body, and exp, nbf and iat are numbers.
// A token is refused if a claim differs from a known one only in letter case, or if its
// header has alg twice, b64 or crit.
//
// # Security
//
// No error, header or log line of this package holds a value, name, key, path,
// query or credential that a client sent. There are three exceptions, whose characters
// are limited: the request id, and in the log the subject of a verified token and the id
// of a dataset that was written. Good answers repeat what they must: the names of columns,
// the tags of the risk engine, and the text around what was masked in it.
//
// A panic is answered 500. The log gets its type and the stack, but not its value, which
// can hold a caller's data.
//
// The address of a client is the one of its connection. Headers that a proxy adds, such as
// X-Forwarded-For, are ignored, unless [Auth.TrustedProxies] names the proxy.
package httpapi

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
//
// The last three lines need no credential. /openapi.json says what each route reads
// and answers, with the limits in force.
//
// A path that is not in the table is 404, and another method 405, whoever asks.
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
// What never becomes a request, 400 for what is not well-formed HTTP and 431 for a
// header over the limit of the server, is answered by net/http itself, in plain text;
// [Serve], whose limit is 64 KiB, gives it the body above, but over HTTP/2.
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
// A masking policy of a request names keys by reference only, and only those that
// Options.Keys gives. One that cannot be used is refused with INVALID_POLICY and
// the path of each reason, in which policy.columns[3] is the fourth of its columns in
// alphabetical order.
//
// Some things are refused because to leave them out of account would be worse: an
// empty list of labels, a field that is not known in a policy, a recognizer or a
// catalogue, and a parameter of the query in another letter case.
//
// # Models
//
// With Options.Assisted a model of somebody else finds data in texts as well, or
// alone, as its mode says: UNSTRUCTURED of /api/v1/profiler/run and of
// /api/v1/mask/run ask it. Where it fails they answer 502 UPSTREAM_FAILED, and
// never with what was found without it. Columns, records and validation do not ask
// it.
//
// # Files
//
// A file comes in base64, from a presigned address, or by an upload to an address of
// the service itself. It is read as it comes; what is masked goes to a spool on the
// disk, encrypted under a key that is in memory alone, and leaves it only when all of
// it is there. Addresses that clients name are looked at before anything is done with
// them, when the connection is made, and at every redirect: only https, and only to
// the public network, unless the operator names the host.
//
// With datasetId a file tells what is known of a dataset: its labels, and when it is
// masked which of them are. One that the policy keeps anywhere in the file is not.
//
// # The registry
//
// Each request is answered by the engines of one moment, [registry.Snapshot]; a write
// has returned when the next request sees it. Records are read and written bare, like
// the answers of the risk engine, datasets in the envelope. Lists come in the order of
// names, 100 a page unless ?limit= asks for up to 1,000, from ?offset= on, with ?q= in
// one of their texts, and X-Total-Count. A record has its version as its ETag: If-Match
// and If-None-Match make a write depend on it, so that with If-None-Match: * a dataset is
// described only where there is none; of a read If-None-Match answers 304, and If-Match
// 412 where there is another version. ?dryRun=true says
// what a write would do, and ?cascade=true deletes a record with the mappings that use it. An
// id that is no UUID is that of no record.
//
// Each write leaves a line "registry write" in the log: who, which records by their
// ids, and which versions; never what they say.
//
// # Credentials
//
// [Auth] says who may come in. [NewAPIKey], [ParseAPIKeys] and [SignToken] make
// and read credentials, [SignLicense] and [VerifyLicense] the deployer's
// licence, which [RenewableLicense] replaces while the service runs. A request is
// checked in this order: licence, credential, scope, rate. Then its body is read, and
// when all of it is there it waits for its turn, so that who is slow to send takes no
// turn from others.
//
// The claims of a token are read as strictly as a body, and exp, nbf and iat are
// numbers. A claim that is spelt like one of those that count, but in another
// letter case, has the token refused.
//
// # Security
//
// No error, header or log line of this package holds a value, name, key, path,
// query or credential that a client sent. Three things are let through because
// their characters are limited: the request id, and in the log the subject of a
// verified token and the id of a dataset that was written. Good answers repeat what they must: the names of columns, the
// tags of the risk engine, and the text around what was masked in it.
//
// A panic is answered 500 and logged by its type and the functions that led to
// it, because its value can hold a caller's data.
//
// The address of a client is the one of its connection. Headers that a proxy
// adds, such as X-Forwarded-For, are not believed.
package httpapi

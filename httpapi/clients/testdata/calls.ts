// Calls every operation of a service with the client that openapi-typescript and openapi-fetch make.
import createClient from "openapi-fetch";
import type { paths } from "./api.js";

const [service, key, user, pass] = process.argv.slice(2) as [string, string, string, string];

// ok gives what a call answers, which has to be a good answer of the status that is wanted.
async function ok<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>, want = 200): Promise<T> {
  const { data, error, response } = await call;
  if (response.status !== want || error) throw new Error(`${response.url}: ${response.status}, not ${want}`);
  return data as T;
}

function expect(what: string, is: boolean) {
  if (!is) throw new Error(what);
}

const as = (authorization: string) => createClient<paths>({ baseUrl: service, headers: { Authorization: authorization } });
const open = createClient<paths>({ baseUrl: service });
const data = as(`Bearer ${key}`);
const token = await ok(as("Basic " + btoa(`${user}:${pass}`)).POST("/auth/token"));
const c = as(`Bearer ${token.access_token}`);

// Pages and probes.
expect("health", (await ok(open.GET("/healthz"))).status !== "");
await ok(open.GET("/readyz"));
await ok(open.GET("/openapi.json"));
for (const page of [
  open.GET("/metrics", { parseAs: "text" }), open.GET("/docs", { parseAs: "text" }), open.GET("/console", { parseAs: "text" }),
  open.GET("/console/{file}", { params: { path: { file: "style.css" } }, parseAs: "text" }),
]) expect("a page", (await ok<string>(page)).length > 0);

// The data-protection API.
const profile = await ok(data.POST("/api/v1/profiler/run", { body: { columns: [{ name: "email", values: ["john.doe@example.com", null] }] } }));
const column = profile.data.results[0]!;
expect("profile", "column" in column && column.label === "EMAIL_ADDRESS");
const mask = await ok(data.POST("/api/v1/mask/run", { body: {
  records: [{ ruleName: "DOB", value: "1985-02-03" }, { ruleName: "SALARY", value: 1234.5 }],
  policy: { labels: { DOB: { operator: "generalize", to: "year" } } },
} }));
expect("mask", "maskedRecords" in mask.data && mask.data.maskedRecords.length === 2);
const report = await ok(data.POST("/api/v1/validate", { body: { original: "123-45-6789", masked: "*23-45-6789", rule: "SSN" } }));
expect("validate", report.data.issues.length > 0);
const refused = await data.POST("/api/v1/validate", { body: { original: "a", masked: "*", rule: "NO_SUCH_RULE" } });
expect("a failure", refused.response.status === 422 && refused.error?.errors[0]?.code !== undefined);

// Files.
const table = "email,born\njohn.doe@example.com,1985-02-03\njane@example.org,1990-11-30\n";
const columns = await ok(data.POST("/api/v1/file/profile", { body: { fileName: "people.csv", content: btoa(table) } }));
expect("profile of a file", columns.data.columns?.length === 2);
const upload = (await ok(data.POST("/api/v1/file/uploads", { body: { fileName: "people.csv" } }), 201)).data;
const query = new URL(upload.uploadUrl, service).searchParams;
await ok(data.PUT("/api/v1/file/uploads/{uploadId}", {
  params: { path: { uploadId: upload.uploadId }, query: { expires: Number(query.get("expires")), signature: query.get("signature")! } },
  headers: { "Content-Type": "application/octet-stream" }, body: table, bodySerializer: (body: string) => body,
}), 204);
const file = await ok(data.POST("/api/v1/file/mask", { body: { fileName: "people.csv", uploadId: upload.uploadId } }));
expect("mask of a file", "content" in file.data && atob(file.data.content).startsWith("email,born\n"));
const comparison = await ok(data.POST("/api/v1/file/validate", { body: {
  fileName: "masked.csv", content: "content" in file.data ? file.data.content : "", original: btoa(table),
} }));
expect("comparison of files", comparison.status === "SUCCESS");
const unused = (await ok(data.POST("/api/v1/file/uploads", { body: { fileName: "people.csv" } }), 201)).data;
await ok(data.DELETE("/api/v1/file/uploads/{uploadId}", { params: { path: { uploadId: unused.uploadId } } }), 204);

// The risk engine and its recommendations.
const tags = ["EMAIL", "SSN"];
const question = { tags, masked: { EMAIL: "redact" as const }, weights: { GDPR: 2.5 } };
expect("risk", (await ok(c.POST("/risk/summary/by-name", { body: tags }))).overallRiskScore > 0);
await ok(c.POST("/risk/summary/by-code", { body: question }));
expect("details", (await ok(c.POST("/risk/details/by-name", { body: tags }))).standards.length > 0);
await ok(c.POST("/risk/details/by-code", { body: question }));
await ok(c.POST("/risk/summary/standards/by-name", { body: tags }));
await ok(c.POST("/risk/summary/standards/by-code", { body: question }));
await ok(c.POST("/risk/standards/percentage/by-name", { body: tags }));
await ok(c.POST("/risk/summary/breakdown/by-name", { body: tags }));
await ok(c.POST("/risk/summary/breakdown/by-code", { body: question }));
await ok(c.POST("/risk/standards/weighted-summary", { body: question }));
expect("advice", (await ok(c.POST("/audit/recommend/by-name", { body: { tags, below: "Medium" } }))).recommendations.length > 0);
await ok(c.POST("/audit/recommend/by-code", { body: tags }));

// Records of the registry.
const standard = await ok(c.POST("/standards", { body: { name: "LGPD", jurisdiction: "Brazil" } }), 201);
const recognizer = await ok(c.POST("/recognizers", { body: { name: "Staff number", label: "STAFF_NUMBER", headers: ["staff no"] } }), 201);
if (!("id" in standard) || !("id" in recognizer)) throw new Error("a new record has an id");
const link = { standardId: standard.id, recognizerId: recognizer.id, category: "a number of staff" };
const mapping = await ok(c.POST("/mappings", { body: link }), 201);
if (!("id" in mapping)) throw new Error("a new record has an id");
const at = (id: string) => ({ params: { path: { id } } });
const one = { params: { query: { limit: 1 } } };
expect("standards", (await ok(c.GET("/standards", one))).length === 1);
expect("recognizers", (await ok(c.GET("/recognizers", { params: { query: { q: "staff" } } }))).length === 1);
await ok(c.GET("/mappings", one));
await ok(c.GET("/mappings/full", one));
expect("standard", (await ok(c.GET("/standards/{id}", at(standard.id)))).name === "LGPD");
await ok(c.GET("/recognizers/{id}", at(recognizer.id)));
await ok(c.GET("/mappings/{id}", at(mapping.id)));
const condition = { params: { path: { id: standard.id }, header: { "If-Match": `"${standard.version}"` } } };
await ok(c.PUT("/standards/{id}", { ...condition, body: { name: "LGPD", weight: 2 } }));
expect("a condition", (await c.PUT("/standards/{id}", { ...condition, body: { name: "LGPD", weight: 2 } })).response.status === 412);
await ok(c.PUT("/recognizers/{id}", { ...at(recognizer.id), body: { name: "Staff number", label: "STAFF_NUMBER", headers: ["staff no", "badge"] } }));
await ok(c.PUT("/mappings/{id}", { ...at(mapping.id), body: link }));
expect("catalogue", (await ok(c.GET("/catalog", { params: { query: { changes: true } } }))).schema === 1);
await ok(c.PUT("/catalog", { params: { query: { dryRun: true } }, body: { schema: 1 } }));
await ok(c.DELETE("/mappings/{id}", at(mapping.id)), 204);
await ok(c.DELETE("/recognizers/{id}", at(recognizer.id)), 204);
await ok(c.DELETE("/standards/{id}", { params: { path: { id: standard.id }, query: { cascade: true } } }), 204);

// Datasets.
await ok(data.PUT("/api/v1/datasets/{id}", { ...at("customers"), body: { labels: { SSN: 1, EMAIL_ADDRESS: 2 }, environment: "test" } }));
expect("dataset", (await ok(data.GET("/api/v1/datasets/{id}", at("customers")))).data.labels["SSN"] === 1);
await ok(data.GET("/api/v1/datasets"));
expect("risk of a dataset", (await ok(data.GET("/api/v1/audit/risk-summary", { params: { query: { datasetId: "customers" } } }))).data.riskScore > 0);
await ok(data.DELETE("/api/v1/datasets/{id}", at("customers")));

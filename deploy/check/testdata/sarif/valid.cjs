// Says whether files are logs of SARIF 2.1.0 by its schema, and ends with 1 if one is none.
const fs = require("fs"), path = require("path");
const kit = path.dirname(require.resolve("@microsoft/jest-sarif/package.json"));
const Ajv = require(require.resolve("ajv", { paths: [kit] }));
const ajv = new Ajv({ schemaId: "auto", meta: false, unknownFormats: "ignore", allErrors: true });
for (const draft of ["04", "07"]) ajv.addMetaSchema(require(require.resolve(`ajv/lib/refs/json-schema-draft-${draft}.json`, { paths: [kit] })));
const valid = ajv.compile(require(path.join(kit, "lib/schemas/sarif-2.1.0-rtm.5.json")));
for (const name of process.argv.slice(2)) {
  if (!valid(JSON.parse(fs.readFileSync(name, "utf8")))) {
    console.log(name, ajv.errorsText(valid.errors));
    process.exitCode = 1;
  }
}

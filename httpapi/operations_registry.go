package httpapi

import (
	"github.com/privet-go/privet/audit"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/registry"
)

// The IDs of built-in records that the examples use.
const (
	exampleGDPR      = "8ccc4e3d-0d21-503b-a324-11edc68ed27b"
	exampleNIST      = "6945cf73-2ab9-5a38-a763-293bc9559431"
	exampleSSN       = "50ebf0f4-5f5f-5c54-9728-a0dad2f4dd82" // its recognizer
	exampleCVV       = "b6c4f7b9-7be2-5011-a5cf-46d879c436b1" // its recognizer
	exampleSSNInGDPR = "bf599b21-df9a-585e-819a-ddf11941faab" // a mapping
	exampleEmailGDPR = "109336a1-95d1-5f37-a82d-4439c0c4721b" // a mapping
	exampleNobody    = "00000000-0000-4000-8000-000000000000"
)

// Examples of records.
const (
	exampleStandard = `{"name":"LGPD","title":"Lei Geral de Proteção de Dados","jurisdiction":"Brazil","weight":1,` +
		`"url":"https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/l13709.htm"}`
	exampleRecognizer = `{"name":"Staff number","label":"STAFF_NUMBER","category":"work","sensitivity":40,"description":"Numbers of our own staff.",` +
		`"patterns":[{"name":"plain","regex":"\\bEMP-[0-9]{6}\\b","confidence":0.9}],"context":["staff"],"headers":["staff no"],"maskRule":"ZIP_CODE",` +
		`"examples":{"match":["call EMP-123456"],"noMatch":["EMP-12"]}}`
	exampleMapping = `{"standardId":"` + exampleGDPR + `","recognizerId":"` + exampleSSN +
		`","category":"personal data: number of an insured person","citation":"Art. 87","weight":1}`
	exampleDataset = `{"labels":{"SSN":1,"EMAIL":2},"masked":["SSN"],"records":100000,"accessFrequency":50,"environment":"test",` +
		`"classification":"restricted","retentionDays":400,"lastReviewed":"2026-01-31","accessControl":"none","externalAccess":true}`
)

// withRegistrySchemas adds the bodies that the registry takes.
func withRegistrySchemas(all map[string]schema, factors schema) map[string]schema {
	name := func(description string) schema {
		return stringOf(description).with("maxLength", registry.MaxNameBytes)
	}
	text := func(description string) schema {
		return stringOf(description).with("maxLength", registry.MaxTextBytes)
	}
	set := []member{
		may("id", stringOf("Set by the server. In a PUT it may be that of the record.")),
		may("version", wholeOf("Set by the server. In a PUT it may be that of the record, and 412 tells that it is another.")),
		may("createdAt", stringOf("Set by the server.").with("format", "date-time")),
		may("updatedAt", stringOf("Set by the server.").with("format", "date-time")),
		may("builtIn", flagOf("Set by the server.")),
	}
	with := func(members ...member) []member { return append(members, set...) }
	words := func(description string, most int) schema {
		return listOf(description, stringOf("").with("maxLength", most), registry.MaxList)
	}
	texts := listOf("", stringOf("").with("maxLength", registry.MaxExampleBytes), registry.MaxExamples)
	all["StandardRequest"] = objectOf("A law or a norm that data is scored under.", with(
		need("name", name("Unique, in any letter case.")),
		may("title", name("")), may("description", text("")), may("jurisdiction", name("")),
		may("weight", numberOf("What it counts in a weighted score; 1 when not given.").with("minimum", 0).with("maximum", 1000)),
		may("about", schema{"type": "array", "items": schema{"type": "array", "items": stringOf("")}}.
			saying("Groups of labels. It covers nothing of a dataset without one of each, unless the factor sector is sector.")),
		may("sector", name("A sector all of whose data it covers.")),
		may("url", text("Where the text is, http or https.")))...)
	all["RecognizerRequest"] = objectOf(
		"How a label is found, masked and scored. It needs patterns, a denyList or headers; a field that is not known is refused.", with(
			need("name", name("Unique, in any letter case.")),
			may("code", stringOf("Unique; it is brought into lower kebab-case, and made of the name when not given.")),
			may("label", stringOf("A built-in label or one of your own in upper snake case; made of the name when not given, if its letters are ASCII.")),
			may("category", stringOf("A family of labels, one of your own as well; it is brought into lower case. That of a built-in label when not given, and "+
				"other for one of your own.")),
			may("sensitivity", wholeOf("How bad it is when the data is exposed.").with("minimum", 0).with("maximum", 100)),
			may("description", text("")),
			may("enabled", flagOf("What is not enabled is not found, masked or scored; true when not given.")),
			may("patterns", listOf("Regular expressions in the syntax of RE2.", objectOf("",
				may("name", name("Unique in the recognizer; pattern-1 and so on when not given.")),
				need("regex", stringOf("It may not match the empty string.").with("maxLength", profiler.MaxPatternLength)),
				may("confidence", numberOf("The probability, above 0, that what matches is of the label; 0.75 when not given, and 1 counts as "+
					"0.999.").with("minimum",
					0).with("maximum", 1))), registry.MaxPatterns)),
			may("denyList", words("Words and phrases that are of the label.", profiler.MaxWordLength)),
			may("allowList", words("Values that are not.", profiler.MaxMatchLength)),
			may("context", words("Words that speak for the label beside it.", profiler.MaxWordLength)),
			may("headers", words("Words that name a column of it.", profiler.MaxWordLength)),
			may("checksum", stringOf("A check digit that what the patterns find must have.")),
			may("maskRule", stringOf("A label whose rule is taken, or an operator; each character is masked when a label of your own has none. "+
				"A label has one rule, that of its built-in recognizer or of the one that was there first; 409 tells that this is another.")),
			may("finders", schema{"type": "array", "items": schema{}}.saying("Set by the server; ignored.")),
			may("examples", objectOf("Texts that it must find the label in, and texts that it must not. It is refused when it does otherwise.", may("match", texts),
				may("noMatch", texts))))...)
	all["MappingRequest"] = objectOf("What a standard calls the data of a recognizer.", with(
		need("standardId", stringOf("")), need("recognizerId", stringOf("")), need("category", name("")),
		may("citation", text("Where the standard says so.")),
		may("weight", numberOf("How strongly it covers the label; 0.8 when not given.").with("minimum", 0).with("maximum", 1)),
		may("jurisdiction", name("")),
		may("evidence", wordOf("V: confirmed by reading the text; K: not confirmed; U: not confirmed and doubtful.", "", "V", "K", "U")),
		may("edition", name("The edition of the standard.")), may("checked", name("The day on which the citation was confirmed.")),
		may("scope", wordOf("yes when not given.", "yes", "conditional", "no")), may("condition", text("For conditional, in words.")),
		may("needs", schema{"type": "array", "items": schema{"type": "array",
			"items": stringOf("")}}.saying("For conditional: groups of labels of which one each must stand beside it.")))...)
	labels := []member{
		may("labels", schema{"type": "object", "additionalProperties": schema{"type": "integer", "minimum": 0}}.saying("How many columns carry each label.")),
		may("masked", listOf("The labels whose data is masked already.", stringOf(""), registry.MaxDatasetLabels)),
	}
	dataset := objectOf("What was found in a set of data, and how it is kept; never a value.", with(
		append(labels[:2:2], may("owner", name("Who answers for the data.")),
			may("standards", listOf("The names of those that apply; all when not given.", stringOf(""), registry.MaxStandards)),
			may("sources", listOf("Tables and files. Labels and masked are then what they add up to, and may be left out.",
				objectOf("A source.", append(labels[:2:2], may("name", name("Unique in the dataset.")))...), registry.MaxSources)),
			may("lastUsed", stringOf("Set by the server; ignored.")),
			may("history", schema{"type": "array", "items": schema{}}.saying("Set by the server; ignored.")))...)...)
	for name, s := range factors["properties"].(schema) {
		dataset["properties"].(schema)[name] = s
	}
	all["DatasetRequest"] = dataset
	all["CatalogueRequest"] = schema{"type": "object", "additionalProperties": schema{}}.
		saying("All records in one document, as GET /catalog gives it. A field that is not known is refused.")
	return all
}

// The parameters of the registry are functions, so that importing the package makes none.

func pageParameters() []parameter {
	return []parameter{
		{"query", "limit", "How many records of the list, 100 when not given.", schema{"type": "integer", "minimum": 1, "maximum": maxPage}},
		{"query", "offset", "How many records are left out before them.", schema{"type": "integer", "minimum": 0}},
		{"query", "q", "Only records with this in their names, codes, labels, titles, categories or descriptions, in any letter case. " +
			"The header X-Total-Count says how many there are.", schema{"type": "string", "maxLength": registry.MaxNameBytes}},
	}
}

func dryRunParameter() parameter {
	return parameter{"query", "dryRun", "true: say what would change, labels and the examples that were sent included, and change nothing.", schema{"type": "boolean"}}
}

func cascadeParameter() parameter {
	return parameter{"query", "cascade", "true: delete the mappings of the record as well.", schema{"type": "boolean"}}
}

func ifMatchParameter() parameter {
	return parameter{"header", "If-Match", "The ETag that the record must have, several of which it must have one, or an asterisk.", schema{"type": "string"}}
}

func ifNoneParameter() parameter {
	return parameter{"header", "If-None-Match", "An ETag; 304 when the record still has it.", schema{"type": "string"}}
}

func ifNotParameter() parameter {
	return parameter{"header", "If-None-Match", "ETags that the record must not have, or an asterisk: there must be none yet.", schema{"type": "string"}}
}

// A recordDoc is what the documentation of a kind of record says of it alone.
type recordDoc struct {
	path, one, many, schema string
	full                    schema // of a record
	list                    schema // of a page
	example                 string
	id, gone                string // of records to get, and to delete
	put                     bool   // PUT makes what is not there, and there is no POST
	wrong                   []example
}

// registryOperations documents the registry.
func registryOperations() []operation {
	var list []operation
	for _, d := range []recordDoc{
		{
			path: "/standards", one: "standard", many: "standards", schema: "StandardRequest",
			full: answerOf[registry.Standard](), list: answerOf[[]registry.Standard](),
			example: exampleStandard, id: exampleGDPR, gone: exampleNIST,
			wrong: []example{{name: "A name that is taken", body: `{"name":"gdpr"}`, status: 409}},
		}, {
			path: "/recognizers", one: "recognizer", many: "recognizers", schema: "RecognizerRequest",
			full: answerOf[registry.Recognizer](), list: answerOf[[]registry.Recognizer](),
			example: exampleRecognizer, id: exampleSSN, gone: exampleCVV,
			wrong: []example{{name: "A pattern that does not compile", body: `{"name":"BADGE","patterns":[{"name":"plain","regex":"["}]}`, status: 422}},
		}, {
			path: "/mappings", one: "mapping", many: "mappings", schema: "MappingRequest",
			full: answerOf[registry.Mapping](), list: answerOf[[]simpleMapping](),
			example: exampleMapping, id: exampleSSNInGDPR, gone: exampleEmailGDPR,
			wrong: []example{{name: "A standard that there is not", body: `{"standardId":"` + exampleNobody + `","recognizerId":"` + exampleSSN + `","category":"x"}`,
				status: 422}},
		}, {
			path: "/api/v1/datasets", one: "dataset", many: "datasets", schema: "DatasetRequest",
			full: answerOf[registry.Dataset](), list: answerOf[datasetList](),
			example: exampleDataset, id: "customers", gone: "archive", put: true,
			wrong: []example{{name: "A label that there is not", body: `{"labels":{"NO_SUCH_LABEL":1}}`, path: map[string]string{"id": "customers"}, status: 422}},
		},
	} {
		list = append(list, d.operations()...)
	}
	return append(list, operation{
		method: "GET", path: "/mappings/full", id: "listMappingsFull", group: groupRegistry, summary: "The mappings with their standards and recognizers",
		parameters: pageParameters(), answer: answerOf[[]registry.FullMapping](), failures: []int{400},
		examples: []example{{name: "The first two", query: "limit=2"}},
	}, operation{
		method: "GET", path: "/api/v1/audit/risk-summary", id: "riskOfDataset", group: groupRegistry, summary: "How risky is a dataset?",
		description: "Of a dataset that PUT /api/v1/datasets/{id} or a profile with a datasetId has described. A standard is in complianceGap where a label " +
			"that it covers is present at High or more and is not masked.",
		parameters: []parameter{{"query", "datasetId", "The dataset.", schema{"type": "string"}}},
		answer:     answerOf[audit.Summary](),
		examples: []example{
			{name: "A dataset", query: "datasetId=orders"},
			{name: "No dataset is named", status: 400},
			{name: "A dataset that nobody has described", query: "datasetId=nobody", status: 404},
		},
	}, operation{
		method: "GET", path: "/catalog", id: "getCatalog", group: groupRegistry, summary: "All records as one document",
		parameters: []parameter{{"query", "changes", "true: leave out unchanged built-in records.", schema{"type": "boolean"}}, ifMatchParameter(),
			ifNoneParameter()},
		answer: answerOf[registry.Catalogue](), others: map[int]schema{304: nil}, failures: []int{400, 412},
		examples: []example{{name: "All"}, {name: "What was changed", query: "changes=true"}},
	}, operation{
		method: "PUT", path: "/catalog", id: "putCatalog", group: groupRegistry, summary: "Put a document in the place of all records",
		description: "The document is taken whole or not at all, and all that is wrong with it is told together.",
		parameters:  []parameter{dryRunParameter(), ifMatchParameter(), ifNotParameter()},
		request:     refTo("CatalogueRequest"), answer: answerOf[catalogAnswer](), failures: []int{409, 412, 422},
		examples: []example{
			{name: "What would change", query: "dryRun=true", body: `{"schema":1,"recognizers":[` + `{"id":"` + exampleSSN + `","name":"SSN","enabled":false}` + `]}`},
			{name: "A field that is not known", body: `{"schema":1,"standart":[]}`, status: 400},
		},
	})
}

// operations documents the endpoints of one kind of record.
func (d *recordDoc) operations() []operation {
	idParameter := parameter{"path", "id", "The id of the " + d.one + ".", schema{"type": "string"}}
	at := func(id string) map[string]string { return map[string]string{"id": id} }
	dry := schema{"type": "object", "additionalProperties": false, "required": []string{"dryRun", "effect", "record"}, "properties": schema{
		"dryRun": schema{"type": "boolean", "const": true}, "effect": answerOf[registry.Effect](), "record": orNull(d.full),
	}}
	name := string(d.one[0]-'a'+'A') + d.one[1:]
	dry.named(name + "DryRun")
	list := []operation{{
		method: "GET", path: d.path, id: "list" + name + "s", group: groupRegistry, summary: "The " + d.many,
		parameters: pageParameters(), answer: d.list, failures: []int{400},
		examples: []example{{name: "The first two", query: "limit=2"}, {name: "A page that is too long", query: "limit=1001", status: 400}},
	}}
	const patient = "The answer comes when the change is in force."
	if d.put {
		list = append(list, operation{
			method: "PUT", path: d.path + "/{id}", id: "put" + name, group: groupRegistry, summary: "Describe a " + d.one,
			description: "A dataset that is new has version 1. " + patient,
			parameters:  []parameter{idParameter, dryRunParameter(), ifMatchParameter(), ifNotParameter()},
			request:     refTo(d.schema), answer: anyOf("", d.full, dry),
			failures: []int{409, 412, 422},
			examples: append([]example{
				{name: "One that is new", path: at(d.id), body: d.example},
				{name: "One that is there", path: at(d.id), body: d.example},
				{name: "Another", path: at("orders"), body: d.example},
				{name: "A third", path: at(d.gone), body: `{"labels":{"SSN":1}}`},
				{name: "What would change", path: at(d.id), body: d.example, query: "dryRun=true"},
			}, d.wrong...),
		})
	} else {
		list = append(list, operation{
			method: "POST", path: d.path, id: "create" + name, group: groupRegistry, summary: "Add a " + d.one,
			description: patient,
			parameters:  []parameter{dryRunParameter()},
			request:     refTo(d.schema), answer: d.full, status: 201, others: map[int]schema{200: dry},
			failures: []int{409, 412, 422},
			examples: append([]example{
				{name: "A new one", body: d.example},
				{name: "The same again", body: d.example, query: "dryRun=true", status: 409},
			}, d.wrong...),
		}, operation{
			method: "PUT", path: d.path + "/{id}", id: "replace" + name, group: groupRegistry, summary: "Replace a " + d.one,
			description: patient,
			parameters:  []parameter{idParameter, dryRunParameter(), ifMatchParameter(), ifNotParameter()},
			request:     refTo(d.schema), answer: anyOf("", d.full, dry), failures: []int{404, 409, 412, 422},
			examples: []example{
				{name: "What would change", path: at(d.id), body: d.replacement(), query: "dryRun=true"},
				{name: "One of another version", path: at(d.id), body: d.replacement(), header: map[string]string{"If-Match": `"1000000"`}, status: 412},
				{name: "One that there is not", path: at(exampleNobody), body: d.replacement(), status: 404},
			},
		})
	}
	remove := operation{
		method: "DELETE", path: d.path + "/{id}", id: "delete" + name, group: groupRegistry, summary: "Delete a " + d.one,
		description: "409 while mappings use it, unless cascade is true. " + patient,
		parameters:  []parameter{idParameter, dryRunParameter(), cascadeParameter(), ifMatchParameter(), ifNotParameter()},
		status:      204, others: map[int]schema{200: dry}, failures: []int{400, 409, 412},
		examples: []example{
			{name: "With its mappings", path: at(d.gone), query: "cascade=true"},
			{name: "What would change", path: at(d.id), query: "cascade=true&dryRun=true", status: 200},
			{name: "One that there is not", path: at(exampleNobody), status: 404},
		},
	}
	if d.put { // a dataset, whose answers are in the envelope
		remove.description = "The data of the answer is empty. " + patient
		remove.status, remove.others = 200, nil
		remove.answer = anyOf("", schema{"type": "object", "additionalProperties": false, "properties": schema{}}, dry)
	}
	return append(list, operation{
		method: "GET", path: d.path + "/{id}", id: "get" + name, group: groupRegistry, summary: "A " + d.one,
		parameters: []parameter{idParameter, ifMatchParameter(), ifNoneParameter()}, answer: d.full, others: map[int]schema{304: nil}, failures: []int{412},
		examples: []example{
			{name: "One that is there", path: at(d.id)},
			{name: "One that the client has already", path: at(d.id), header: map[string]string{"If-None-Match": `*`}, status: 304},
			{name: "One of another version", path: at(d.id), header: map[string]string{"If-Match": `"1000000"`}, status: 412},
			{name: "One that there is not", path: at(exampleNobody), status: 404},
		},
	}, remove)
}

// replacement returns a body for the record of the examples, with its id.
func (d *recordDoc) replacement() string {
	switch d.one {
	case "standard":
		return `{"name":"GDPR","title":"General Data Protection Regulation","weight":2}`
	case "recognizer":
		return `{"name":"SSN","code":"ssn","label":"SSN","enabled":false}`
	}
	return `{"standardId":"` + exampleGDPR + `","recognizerId":"` + exampleSSN + `","category":"national identification number","citation":"Art. 87"}`
}

package httpapi

const maxFileName = 255

var fileFormats = []string{"csv", "tsv", "json", "ndjson", "text"}

func fileOperations() []operation { return nil }

package demographics

import (
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// NameRecognizers find what has no form: names in running text. The network of package tagger tells
// them by their words, by how these are spelled, and by the words around them.
func NameRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:   "person-in-text",
			Label:  "PERSON",
			Doc:    "A name of a person in running text, told by its words, their spelling and the words around them.",
			Source: taggerSource,
			Tagged: spec.TaggedAs(tagger.Person),
		},
		{
			Name:   "place-in-text",
			Label:  "LOCATION",
			Doc:    "A name of a place in running text, told by its words, their spelling and the words around them.",
			Source: taggerSource,
			Tagged: spec.TaggedAs(tagger.Location),
		},
		{
			Name:   "organization-in-text",
			Label:  "ORGANIZATION",
			Doc:    "A name of an organisation in running text, told by its words, their spelling and the words around them.",
			Source: taggerSource,
			Tagged: spec.TaggedAs(tagger.Organization),
		},
		{
			Name:   "nationality-in-text",
			Label:  "NATIONALITY",
			Doc:    "A nationality in running text, with a capital.",
			Source: taggerSource,
			Tagged: spec.TaggedAs(tagger.Nationality),
		},
		{
			Name:   "religion-in-text",
			Label:  "RELIGION",
			Doc:    "A religion or its followers in running text, with a capital.",
			Source: taggerSource,
			Tagged: spec.TaggedAs(tagger.Religion),
		},
		{
			Name:   "street-in-text",
			Label:  "STREET_ADDRESS",
			Doc:    "A street and the number of a house in running text, told by its words and the words around them.",
			Source: taggerSource,
			Tagged: spec.TaggedAs(tagger.Street),
		},
		{
			Name:   "postcode-in-text",
			Label:  "ZIP_CODE",
			Doc:    "A postcode beside the name of a place.",
			Source: taggerSource,
			Tagged: spec.TaggedAs(tagger.Postcode),
		},
		{
			Name:   "age-behind-name",
			Label:  "AGE",
			Doc:    "A number up to 119 behind the name of a person, in commas or brackets.",
			Source: "common usage of newspapers",
			Tagged: spec.TaggedAs(tagger.Age),
		},
		{
			Name:   "job-beside-name",
			Label:  "JOB_TITLE",
			Doc:    "A job right before the name of a person, or behind it with a comma or a word such as is between them.",
			Source: "WordNet 3.0, nouns of people by occupation",
			Tagged: spec.TaggedAs(tagger.Job),
		},
	}
}

const taggerSource = "Collobert et al. 2011, Natural Language Processing (Almost) from Scratch: a convolutional network; weights learned from the " +
	"labelled text that NOTICE names"

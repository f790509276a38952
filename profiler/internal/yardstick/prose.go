package main

import "github.com/privet-go/privet/profiler/internal/corpus"

// This file holds what the page says about the figures; it has no figures that are
// measured.

func writeHead(p *page, j *job) {
	p.say("# Detection: how much is found, and how much of it is right")
	p.say("A program writes this page:")
	p.say("```sh\ngo run ./profiler/internal/yardstick -o docs/detection.md -names DIR -n %d -texts %d -tables %d -each\n```", j.most, j.texts, j.tables)
	p.say("`privet eval` measures in the same way on data of your own.")
	p.say("## How it is measured")
	p.say(`**Right** is a finding of the same kind as a labelled place when what the two have in common is 0.9 or more of what they cover together, in code points. Each
matches one other at most. Any overlap is the same with any common character. Reported is what has a confidence of 0.5 or more, the default.`)
	p.say("**F1** is the harmonic mean of precision and recall. Micro F1 is that of all places of all sets together. Macro F1 is the mean of the " +
		"sets. Names are PERSON, LOCATION and ORGANIZATION together.")
	p.say("**Covered** is the share of the labelled characters that lie in any finding, whatever its kind. What is covered is masked.")
	p.say(`**Labels.** A kind that a set does not annotate is not scored there. A FACILITY is a place or an organisation in some sets and nothing in others, so there a finding of
either is neither right nor wrong. Where a set has titles in its names, a name without its title is as right.`)
	if len(j.without) > 0 {
		p.say("**Left out** for this page are the rules %s.", j.without.String())
	}
}

func writeOursHead(p *page) {
	p.say("## Our own texts")
	p.say(`These texts are ours: the same people wrote the templates, the word lists and the recognizers. The figures tell whether a change breaks something. They do not tell how
well Privet reads what others write; the tables above do.`)
	p.say(`[Package corpus](../profiler/internal/corpus/corpus.go) makes them from templates: sentences, letters, forms, log lines in %d languages, with names, addresses and numbers
from its [word lists](../profiler/internal/wordlists/makelists/README.md). 12 names of 100 are invented. Many templates hold nothing personal and look as if they did.
Templates and values belong to one of three parts, Train, Calibrate and Test, of about 80, 10 and 10 percent. These are of Test, which nothing is learned from or fitted to.`, len(corpus.Languages()))
	p.say("Intervals cover 95 percent: those of Wilson for shares; for F from both lower to both upper ends of those at 97.5 percent. They are " +
		"about chance among texts of this kind.")
}

func writeLimits(p *page) {
	p.say("## What the figures do not say")
	p.say(`- The labelled sets are of others, and they disagree: on titles, on the names of peoples, on where a name ends. What is right in one is wrong in another. A tenth of each set is measured
  here; the rest of it can have been learned from, so that a text of another source has lower figures.
- A place with other bounds counts twice, as missed and as a false alarm, although most of it is masked. The column of any overlap and that of the covered characters show by how much.
- What is no false alarm in a heap is counted as one: authors, holders of rights, places that are named. Compare the figures of two versions, not with zero.
- Whoever changes the profiler sees these figures.
- What counts as a place of a kind is a choice. A role with no name beside it ("a driver said") is not reported; an age is its number alone; a time of day without a date is no
  DATE_TIME; a town that plays in a league is an ORGANIZATION there.`)
}

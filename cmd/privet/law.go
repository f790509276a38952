package main

import (
	"slices"
	"strings"

	"github.com/privet-go/privet/risk"
)

// A law is what one standard says about the data, article by article.
type law struct {
	Name     string // with the jurisdiction
	Articles []article
}

// An article is one provision of a standard, and the tags that it covers.
type article struct {
	Citation, Category, Condition string
	Unchecked                     bool // nobody has confirmed the citation by reading the text
	Tags                          []string
}

// lawsOf groups the citations of tags by standard: the standards in the order of the
// catalogue, their articles in the order of the tags.
func lawsOf(d risk.Details) []law {
	var laws []law
	for _, s := range risk.BuiltIn().Standards() {
		var own []law
		for _, t := range d.Tags {
			for _, m := range t.Standards {
				if m.Standard != s.Name {
					continue
				}
				name := strings.TrimSpace(m.Standard + " " + m.Jurisdiction)
				l := slices.IndexFunc(own, func(l law) bool { return l.Name == name })
				if l < 0 {
					l = len(own)
					own = append(own, law{Name: name})
				}
				own[l].add(m.Mapping, t.Tag)
			}
		}
		laws = append(laws, own...)
	}
	return laws
}

func (l *law) add(m risk.Mapping, tag string) {
	i := slices.IndexFunc(l.Articles, func(a article) bool {
		return a.Citation == m.Citation && a.Category == m.Category && a.Condition == m.Condition
	})
	if i < 0 {
		i = len(l.Articles)
		l.Articles = append(l.Articles, article{Citation: m.Citation, Category: m.Category, Condition: m.Condition})
	}
	a := &l.Articles[i]
	a.Unchecked = a.Unchecked || m.Evidence != "V"
	a.Tags = append(a.Tags, tag)
}

// mergeCitations returns one citation for each standard, with each of its articles
// once: "GDPR Art. 4(1)" and "GDPR Art. 87; Art. 4(1)" make "GDPR Art. 4(1); Art. 87".
// A citation of none of the standards stays as it is.
func mergeCitations(citations, standards []string) []string {
	var merged []string
	for _, s := range standards {
		var articles []string
		for _, c := range citations {
			rest, ok := strings.CutPrefix(c, s+" ")
			if !ok {
				continue
			}
			for a := range strings.SplitSeq(rest, "; ") {
				if !slices.Contains(articles, a) {
					articles = append(articles, a)
				}
			}
		}
		if len(articles) > 0 {
			merged = append(merged, s+" "+strings.Join(articles, "; "))
		}
	}
	for _, c := range citations {
		if !slices.ContainsFunc(standards, func(s string) bool { return strings.HasPrefix(c, s+" ") }) {
			merged = append(merged, c)
		}
	}
	return merged
}

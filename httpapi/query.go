package httpapi

import (
	"fmt"
	"net/url"
	"strconv"
	"strings"

	"github.com/privet-go/privet/registry"
)

// readQuery reads the parameters with these names from the query. It refuses a
// parameter that is given twice or in another letter case: a client that sends
// ?dryrun=true wants nothing deleted.
func readQuery(c *call, p *problems, names ...string) map[string]string {
	values, err := url.ParseQuery(c.request.URL.RawQuery)
	if err != nil {
		p.add(400, codeInvalidRequest, "", "the query of the address is not well formed")
		return nil
	}
	query := map[string]string{}
	for _, name := range names {
		for given := range values {
			if given != name && strings.EqualFold(given, name) {
				p.add(400, codeInvalidRequest, name, "is given in another letter case")
				break
			}
		}
		switch list := values[name]; len(list) {
		case 0:
		case 1:
			query[name] = list[0]
		default:
			p.add(400, codeInvalidRequest, name, "is given more than once")
		}
	}
	return query
}

// readList reads which page of a list the client asks for.
func readList(c *call) (registry.List, *failure) {
	var p problems
	query := readQuery(c, &p, "limit", "offset", "q")
	number := func(name string, otherwise, least, most int, must string) int {
		text, ok := query[name]
		if !ok {
			return otherwise
		}
		n, err := strconv.Atoi(text)
		if err != nil || n < least || n > most {
			p.add(400, codeInvalidRequest, name, must)
		}
		return n
	}
	q := registry.List{
		Limit:  number("limit", defaultPage, 1, maxPage, fmt.Sprintf("must be from 1 to %d", maxPage)),
		Offset: number("offset", 0, 0, maxWholeInt, "must be a whole number that is not negative"),
		Search: query["q"],
	}
	if len(q.Search) > registry.MaxNameBytes {
		p.add(400, codeInvalidRequest, "q", fmt.Sprintf("has more than %d bytes", registry.MaxNameBytes))
	}
	return q, p.failure()
}

// maxWholeInt is the highest offset.
const maxWholeInt = 1<<31 - 1

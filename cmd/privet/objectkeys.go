package main

import (
	"slices"
	"strings"
)

// mostAlike is how many keys of an object may hold values of the same form before a
// note says that the keys may be data: an object has few members of one form, and a map
// has many.
const mostAlike = 16

const mostSteps = 16 // of the longest path that is looked at

// alikeKeys returns the columns that the keys of objects would form if they were data,
// for objects with many keys of the same form: in {"users":{"jkowalski":{"age":30},…}}
// they are names of people, and the column is users{}.
func alikeKeys(columns []string) []string {
	keys := map[[2]string]map[string]bool{} // by what stands before the key and behind it
	for _, column := range columns {
		steps := pathSteps(column)
		if len(steps) > mostSteps {
			continue
		}
		for i := range steps {
			before, behind := strings.Join(steps[:i], ""), strings.Join(steps[i+1:], "")
			if strings.HasPrefix(steps[i], "[]") || behind == "" || strings.HasPrefix(behind, "[]") {
				continue // members of one form that are no objects are most often columns
			}
			place := [2]string{before, behind}
			if keys[place] == nil {
				keys[place] = map[string]bool{}
			}
			keys[place][steps[i]] = true
		}
	}
	var alike []string
	for place, names := range keys {
		if column := place[0] + "{}"; len(names) >= mostAlike && !slices.Contains(alike, column) {
			alike = append(alike, column)
		}
	}
	slices.Sort(alike)
	return alike
}

// pathSteps splits the path of a column into its steps: .key, ["a key"] and [].
func pathSteps(path string) (steps []string) {
	for path != "" {
		end := len(path)
		switch {
		case strings.HasPrefix(path, "[]"):
			end = 2
		case path[0] == '[':
			if i := strings.Index(path, `"]`); i > 0 {
				end = i + 2
			}
		default:
			if i := strings.IndexAny(path[1:], ".["); i >= 0 {
				end = i + 1
			}
		}
		steps, path = append(steps, path[:end]), path[end:]
	}
	return steps
}

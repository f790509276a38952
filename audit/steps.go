package audit

import (
	"cmp"
	"slices"
)

// A Step is an action, and what it gains once all steps before it are done.
type Step struct {
	Action string `json:"action"`

	// Tags are those that the action is about, as the caller wrote them. It is empty for an
	// action on the whole data set, and never nil.
	Tags []string `json:"tags"`

	Gain       int `json:"gain"`       // by how much the score falls, 0–100
	ScoreAfter int `json:"scoreAfter"` // 0–100
}

// A move is an action that can be a step, or a part of one.
type move struct {
	action string
	tag    string // empty for an action on the whole data set
	weight int    // decides between moves of one gain
	do     func(s *state, tags []string) *state
}

// alone is what the move leaves of a data set.
func (m *move) alone(s *state) *state { return m.do(s, []string{m.tag}) }

// maxWeighed is the largest number of moves of which each is weighed anew after every step. Of
// more, the order is that of their sensitivity.
const maxWeighed = 40

// steps gives the actions in the order of what they gain: first what may not be kept at all, then
// at each step what lowers the score most. Actions that are equals are one step, and so is what
// gains nothing at the end.
func (c *inspection) steps() []Step {
	steps := []Step{}
	s := c.state
	score := c.details.OverallRiskScore
	take := func(action string, tags []string, next *state) {
		after := next.score()
		steps = append(steps, Step{Action: action, Tags: nonNil(c.inOrder(tags)), Gain: score - after, ScoreAfter: after})
		s, score = next, after
	}
	if forbidden := s.tagsWhere(s.isForbidden); len(forbidden) > 0 {
		take(actionDelete, forbidden, s.removing(forbidden))
	}
	moves := c.moves(s)
	weigh := len(moves) <= maxWeighed
	for len(moves) > 0 {
		best, most := 0, -1
		gains := make([]int, len(moves))
		for i, m := range moves {
			if weigh || m.tag == "" {
				gains[i] = score - m.alone(s).score()
			}
			if gains[i] > most || gains[i] == most && m.weight > moves[best].weight {
				best, most = i, gains[i]
			}
		}
		first, tags := moves[best], []string(nil)
		rest := moves[:0:0]
		for i, m := range moves {
			if i != best && (m.tag == "" || m.action != first.action || gains[i] != most || m.weight != first.weight) {
				rest = append(rest, m)
				continue
			}
			if m.tag != "" {
				tags = append(tags, m.tag)
			}
		}
		take(first.action, tags, first.do(s, tags))
		moves = rest
	}
	return c.joined(steps)
}

// joined makes one step of those of one action at the end that gain nothing.
func (c *inspection) joined(steps []Step) []Step {
	for n := len(steps); n > 1; n-- {
		last, before := steps[n-1], &steps[n-2]
		if last.Gain > 0 || before.Gain > 0 || last.Action != before.Action || len(last.Tags) == 0 {
			break
		}
		before.Tags = c.inOrder(slices.Concat(before.Tags, last.Tags))
		steps = steps[:n-1]
	}
	return steps
}

// The actions of steps on tags, beside those of situations.
const (
	actionDelete     = "Delete it: it may not be kept after authorization, not even encrypted"
	actionSecrets    = "Remove the secrets from the data and issue new ones"
	actionMask       = "Mask"
	actionMaskInside = "Mask what is found inside"
	actionRemove     = "Remove, since its masking leaks"
)

// moves are the actions that are left to do.
func (c *inspection) moves(s *state) []move {
	var moves []move
	for _, k := range s.kinds {
		if k.masked || k.kind.Sensitivity == 0 {
			continue
		}
		m := move{action: actionMask, tag: k.tag, weight: k.kind.Sensitivity, do: (*state).masking}
		switch s.treatment(k) {
		case "text":
			m.action = actionMaskInside
		case "redact":
			m.do = (*state).removing
			if m.action = actionSecrets; leaks(k) {
				m.action = actionRemove
			}
		}
		moves = append(moves, m)
	}
	for _, sit := range situations {
		if sit.mend == nil {
			continue
		}
		for range sit.find(c) {
			moves = append(moves, move{action: sit.action, do: func(s *state, _ []string) *state { return s.keeping(sit.mend) }})
		}
	}
	slices.SortStableFunc(moves, func(a, b move) int { return cmp.Compare(b.weight, a.weight) })
	return moves
}

package httpapi

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/registry"
	"github.com/privet-go/privet/risk"
)

// A datasetList is the data of a page of datasets.
type datasetList struct {
	Datasets []registry.Dataset `json:"datasets"`
}

// listDatasets answers a page of the datasets.
func (s *service) listDatasets(c *call) (any, *failure) {
	q, f := readList(c)
	if f != nil {
		return nil, f
	}
	list, total := s.registry.Datasets().List(q)
	c.Header().Set("X-Total-Count", strconv.Itoa(total))
	return datasetList{orEmpty(list)}, nil
}

// putDataset describes a dataset, one that is there already or a new one.
func (s *service) putDataset(c *call) (any, *failure) {
	opts, f := readWrite(c)
	if f != nil {
		return nil, f
	}
	var record registry.Dataset
	if f := s.readRecord(c, &record, false); f != nil {
		return nil, f
	}
	change, created, err := s.registry.PutDataset(c.param("id"), record, opts)
	if err != nil {
		return nil, s.refused(c, err)
	}
	if opts.DryRun {
		return dryRunOf(change), nil
	}
	action := "replace"
	if created {
		action = "create"
		c.good = 201
		c.Header().Set("Location", locationOf(c, "/api/v1/datasets", change.Record.ID))
	}
	s.audit(c, action, &change.Effect)
	c.Header().Set("ETag", etag(change.Record.Version))
	return change.Record, nil
}

// A riskSummary is the data of GET /api/v1/audit/risk-summary.
type riskSummary struct {
	RiskScore      int      `json:"riskScore"`
	HighRiskFields []string `json:"highRiskFields"`
	ComplianceGap  []string `json:"complianceGap"`
}

// riskOfDataset answers how risky a dataset is that was described before.
func (s *service) riskOfDataset(c *call) (any, *failure) {
	var p problems
	id, given := readQuery(c, &p, "datasetId")["datasetId"]
	if !given && !p.any() {
		p.add(400, codeInvalidRequest, "datasetId", "is missing")
	}
	if f := p.failure(); f != nil {
		return nil, f
	}
	d, err := s.registry.Datasets().Get(id)
	if err != nil {
		return nil, fail(404, codeDatasetNotFound, "no such dataset has been described")
	}
	return s.summarize(&d), nil
}

// summarize scores a dataset. A standard has a gap where it covers a label that is
// at High or more and not masked.
func (s *service) summarize(d *registry.Dataset) riskSummary {
	catalogue := s.catalogue()
	var tags, masked []string
	for l := range d.Labels {
		tags = append(tags, string(l))
	}
	slices.Sort(tags)
	isMasked := map[string]bool{}
	for _, l := range d.Masked {
		masked = append(masked, string(l))
		isMasked[string(l)] = true
	}
	score := risk.Score(tags, &risk.Options{Catalogue: catalogue, Masked: masked, Factors: &d.Factors, Now: s.now()})
	answer := riskSummary{RiskScore: score.OverallRiskScore, HighRiskFields: []string{}, ComplianceGap: []string{}}
	high := slices.DeleteFunc(slices.Clone(score.TagCoverage), func(t risk.TagRisk) bool {
		return risk.LevelOf(t.Risk) != risk.High && risk.LevelOf(t.Risk) != risk.Critical
	})
	slices.SortStableFunc(high, func(a, b risk.TagRisk) int { return cmp.Compare(b.Risk, a.Risk) })
	gaps := map[string]bool{}
	for _, t := range high {
		answer.HighRiskFields = append(answer.HighRiskFields, t.Tag)
		if isMasked[t.Tag] {
			continue
		}
		for _, m := range catalogue.Mappings(privet.Label(t.Tag)) {
			gaps[m.Standard] = gaps[m.Standard] || m.Scope != risk.ScopeNo
		}
	}
	for _, standard := range catalogue.Standards() {
		if gaps[standard.Name] {
			answer.ComplianceGap = append(answer.ComplianceGap, standard.Name)
		}
	}
	return answer
}

// remember keeps what a profile has found in a dataset: labels and counts. What was
// known of its labels is replaced; how it is kept, and what of it is masked, stays.
// The error is one of the service; what is wrong with the request is in p.
func (s *service) remember(c *call, id string, labels map[privet.Label]int, p *problems) error {
	delete(labels, privet.None)
	change, err := s.registry.Remember(id, labels)
	if err != nil {
		return s.addRefused(p, "datasetId", err)
	}
	s.audit(c, "remember", &change.Effect)
	return nil
}

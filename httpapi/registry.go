package httpapi

import (
	"errors"
	"fmt"
	"log/slog"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/privet-go/privet/internal/strictjson"
	"github.com/privet-go/privet/registry"
)

// The pages of a list.
const (
	defaultPage = 100
	maxPage     = 1000
)

// registryRoutes returns the endpoints of the registry. Reads change nothing; each
// write leaves a line in the log.
func registryRoutes() []route {
	standards := records[registry.Standard]{
		path: "/standards", of: (*registry.Registry).Standards,
		meta: func(r *registry.Standard) *registry.Meta { return &r.Meta },
	}
	recognizers := records[registry.Recognizer]{
		path: "/recognizers", of: (*registry.Registry).Recognizers, strict: true,
		meta: func(r *registry.Recognizer) *registry.Meta { return &r.Meta },
	}
	mappings := records[registry.Mapping]{
		path: "/mappings", of: (*registry.Registry).Mappings,
		meta: func(r *registry.Mapping) *registry.Meta { return &r.Meta },
	}
	datasets := records[registry.Dataset]{
		path: "/api/v1/datasets", of: (*registry.Registry).Datasets,
		meta: func(r *registry.Dataset) *registry.Meta { return &r.Meta }, enveloped: true,
	}
	return []route{
		{"GET", "/standards", apiRisk, ScopeRegistryRead, standards.list},
		{"POST", "/standards", apiRisk, ScopeRegistryWrite, standards.create},
		{"GET", "/standards/{id}", apiRisk, ScopeRegistryRead, standards.get},
		{"PUT", "/standards/{id}", apiRisk, ScopeRegistryWrite, standards.replace},
		{"DELETE", "/standards/{id}", apiRisk, ScopeRegistryWrite, standards.remove},
		{"GET", "/recognizers", apiRisk, ScopeRegistryRead, recognizers.list},
		{"POST", "/recognizers", apiRisk, ScopeRegistryWrite, recognizers.create},
		{"GET", "/recognizers/{id}", apiRisk, ScopeRegistryRead, recognizers.get},
		{"PUT", "/recognizers/{id}", apiRisk, ScopeRegistryWrite, recognizers.replace},
		{"DELETE", "/recognizers/{id}", apiRisk, ScopeRegistryWrite, recognizers.remove},
		{"GET", "/mappings", apiRisk, ScopeRegistryRead, (*service).listMappings},
		{"GET", "/mappings/full", apiRisk, ScopeRegistryRead, (*service).listFullMappings},
		{"POST", "/mappings", apiRisk, ScopeRegistryWrite, mappings.create},
		{"GET", "/mappings/{id}", apiRisk, ScopeRegistryRead, mappings.get},
		{"PUT", "/mappings/{id}", apiRisk, ScopeRegistryWrite, mappings.replace},
		{"DELETE", "/mappings/{id}", apiRisk, ScopeRegistryWrite, mappings.remove},
		{"GET", "/api/v1/datasets", apiData, ScopeProfile, (*service).listDatasets},
		{"GET", "/api/v1/datasets/{id}", apiData, ScopeProfile, datasets.get},
		{"PUT", "/api/v1/datasets/{id}", apiData, ScopeRegistryWrite, (*service).putDataset},
		{"DELETE", "/api/v1/datasets/{id}", apiData, ScopeRegistryWrite, datasets.remove},
		{"GET", "/api/v1/audit/risk-summary", apiData, ScopeAudit, (*service).riskOfDataset},
		{"GET", "/catalog", apiRisk, ScopeRegistryWrite, (*service).getCatalog},
		{"PUT", "/catalog", apiRisk, ScopeRegistryWrite, (*service).putCatalog},
	}
}

// records holds the endpoints of one kind of record.
type records[T any] struct {
	path   string
	of     func(*registry.Registry) registry.Collection[T]
	meta   func(*T) *registry.Meta
	strict bool // unknown fields are refused

	enveloped bool // good answers are in the envelope, which is never left out
}

// list answers with a page of the records.
func (k records[T]) list(s *service, c *call) (any, *failure) {
	q, f := readList(c)
	if f != nil {
		return nil, f
	}
	list, total := k.of(s.registry).List(q)
	c.Header().Set("X-Total-Count", strconv.Itoa(total))
	return orEmpty(list), nil
}

// get answers with a record.
func (k records[T]) get(s *service, c *call) (any, *failure) {
	if k.enveloped {
		s.use(c, c.param("id"))
	}
	record, err := k.of(s.registry).Get(c.param("id"))
	if err != nil {
		return nil, s.refused(c, err)
	}
	if f := c.readIf(k.meta(&record).Version); f != nil {
		return nil, f
	}
	return record, nil
}

// create answers with a new record.
func (k records[T]) create(s *service, c *call) (any, *failure) {
	opts, f := readWrite(c)
	if f != nil {
		return nil, f
	}
	var record T
	if f := s.readRecord(c, &record, k.strict, func(dry *registry.WriteOptions) error {
		_, err := k.of(s.registry).Create(record, dry)
		return err
	}); f != nil {
		return nil, f
	}
	change, err := k.of(s.registry).Create(record, opts)
	if err != nil {
		return nil, s.refused(c, err)
	}
	if opts.DryRun {
		return dryRunOf(change), nil
	}
	s.audit(c, "create", &change.Effect)
	m := k.meta(&change.Record)
	c.good = 201
	c.Header().Set("Location", locationOf(c, k.path, m.ID))
	c.Header().Set("ETag", etag(m.Version))
	return change.Record, nil
}

// replace answers with the record that replaces another.
func (k records[T]) replace(s *service, c *call) (any, *failure) {
	opts, f := readWrite(c)
	if f != nil {
		return nil, f
	}
	var record T
	if f := s.readRecord(c, &record, k.strict, func(dry *registry.WriteOptions) error {
		_, err := k.of(s.registry).Replace(c.param("id"), record, dry)
		return err
	}); f != nil {
		return nil, f
	}
	change, err := k.of(s.registry).Replace(c.param("id"), record, opts)
	if err != nil {
		return nil, s.refused(c, err)
	}
	if opts.DryRun {
		return dryRunOf(change), nil
	}
	s.audit(c, "replace", &change.Effect)
	c.Header().Set("ETag", etag(k.meta(&change.Record).Version))
	return change.Record, nil
}

// remove answers that a record is deleted.
func (k records[T]) remove(s *service, c *call) (any, *failure) {
	opts, f := readWrite(c)
	if f != nil {
		return nil, f
	}
	change, err := k.of(s.registry).Delete(c.param("id"), opts)
	if err != nil {
		return nil, s.refused(c, err)
	}
	if opts.DryRun {
		return dryRun[*T]{DryRun: true, Effect: change.Effect}, nil
	}
	s.audit(c, "delete", &change.Effect)
	if k.enveloped {
		return struct{}{}, nil
	}
	c.good = 204
	return nil, nil
}

// A dryRun is the answer to a write that only says what it would do.
type dryRun[T any] struct {
	DryRun bool            `json:"dryRun"` // true
	Effect registry.Effect `json:"effect"`
	Record T               `json:"record"` // as it would be; null where it would be deleted
}

func dryRunOf[T any](change registry.Change[T]) dryRun[*T] {
	return dryRun[*T]{true, change.Effect, &change.Record}
}

// A simpleMapping is a mapping in the simplified view.
type simpleMapping struct {
	ID       string `json:"id"`
	Standard string `json:"standard"`
	Tag      string `json:"tag"`
	Category string `json:"category"`
}

// listMappings answers with mappings in the simplified view.
func (s *service) listMappings(c *call) (any, *failure) {
	q, f := readList(c)
	if f != nil {
		return nil, f
	}
	list, total := s.registry.FullMappings(q)
	c.Header().Set("X-Total-Count", strconv.Itoa(total))
	simple := make([]simpleMapping, len(list))
	for i, m := range list {
		simple[i] = simpleMapping{m.ID, m.Standard.Name, string(m.Recognizer.Label), m.Category}
	}
	return simple, nil
}

// listFullMappings answers with mappings, their standards and recognizers.
func (s *service) listFullMappings(c *call) (any, *failure) {
	q, f := readList(c)
	if f != nil {
		return nil, f
	}
	list, total := s.registry.FullMappings(q)
	c.Header().Set("X-Total-Count", strconv.Itoa(total))
	return orEmpty(list), nil
}

// readWrite reads the options of a write from the query and the headers.
func readWrite(c *call) (*registry.WriteOptions, *failure) {
	var p problems
	query := readQuery(c, &p, "dryRun", "cascade")
	flag := func(name string) bool {
		switch query[name] {
		case "true", "1":
			return true
		case "", "false", "0":
			return false
		}
		p.add(400, codeInvalidRequest, name, "must be true or false")
		return false
	}
	opts := &registry.WriteOptions{DryRun: flag("dryRun"), Cascade: flag("cascade")}
	opts.IfExists, opts.IfVersions = ifMatch(c)
	for tag := range tagsOf(c.request.Header.Values("If-None-Match")) {
		if n, ok := versionOf(strings.TrimPrefix(tag, "W/")); ok {
			opts.IfNotVersions = append(opts.IfNotVersions, n)
		}
		opts.IfAbsent = opts.IfAbsent || tag == "*"
	}
	return opts, p.failure()
}

// locationOf returns the address of a record. If the handler is mounted under a prefix,
// the address that the client has used shows it.
func locationOf(c *call, path, id string) string {
	location := path + "/" + id
	if u, err := url.ParseRequestURI(c.request.RequestURI); err == nil {
		prefix, ok := strings.CutSuffix(strings.TrimSuffix(u.Path, "/"+id), path)
		if ok {
			location = (&url.URL{Path: prefix + location}).EscapedPath()
		}
	}
	return location
}

// readRecord reads the body into a record. A null field counts as missing. An unknown
// field is refused in a strict record and ignored in others. If a field is wrong, the
// record is tried without it, so that other errors are reported as well.
func (s *service) readRecord(c *call, v any, strict bool, try func(dry *registry.WriteOptions) error) *failure {
	p, wrong, f := s.readFields(c, v, &strictjson.Options{PassNull: true, PassUnknown: !strict})
	if f != nil || !p.any() {
		return f
	}
	if slices.Contains(wrong, "name") {
		wrong = append(wrong, "label", "code") // the registry makes them from the name
	}
	for _, e := range registry.Reasons(try(&registry.WriteOptions{DryRun: true})) {
		status := statusOf(string(e.Code))
		if e.Path != "" && status != 0 && !slices.ContainsFunc(wrong, func(path string) bool { return strictjson.Overlap(path, e.Path) }) {
			p.add(status, string(e.Code), e.Path, e.Reason)
		}
	}
	return p.failure()
}

// readDocument reads the body into Go values.
func (s *service) readDocument(c *call, v any, opts *strictjson.Options) *failure {
	p, _, f := s.readFields(c, v, opts)
	if f != nil {
		return f
	}
	return p.failure()
}

// readFields is like readDocument, but returns the wrong fields as problems and their
// paths. All other fields are in v.
func (s *service) readFields(c *call, v any, opts *strictjson.Options) (p problems, wrong []string, f *failure) {
	text, f := s.body(c, s.limits.BodyBytes, nil)
	if f != nil {
		return p, nil, f
	}
	opts.MaxDepth, opts.MaxElements = s.limits.Depth, s.limits.Elements
	for _, err := range strictjson.Unmarshal(text, v, opts) {
		var field *strictjson.FieldError
		var syntax *strictjson.SyntaxError
		switch {
		case errors.Is(err, strictjson.ErrTooManyElements):
			return p, nil, fail(413, codePayloadTooLarge, fmt.Sprintf("the body has more than %d elements", s.limits.Elements))
		case errors.As(err, &syntax):
			return p, nil, fail(400, codeInvalidJSON, fmt.Sprintf("the body is not JSON: %s (byte %d)", syntax.Reason, syntax.Offset))
		case errors.As(err, &field):
			reason := field.Reason
			if field.Path == "" {
				reason = "the body " + reason
			}
			p.add(400, codeInvalidRequest, field.Path, reason)
			if !field.Unknown {
				wrong = append(wrong, field.Path)
			}
		}
	}
	return p, wrong, nil
}

// refused returns the answer for an error of the registry.
func (s *service) refused(c *call, err error) *failure {
	var p problems
	if err := s.addRefused(&p, "", err); err != nil {
		f := s.internal(c, err) // and the log has the reason
		if reasons := registry.Reasons(err); len(reasons) > 0 && reasons[0].Code == registry.Unavailable {
			c.Header().Set("Retry-After", "1")
			f = fail(503, codeOverloaded, reasons[0].Reason)
		}
		return f
	}
	if strings.HasPrefix(c.route, "/api/v1/datasets") {
		for i := range p.errors {
			if p.errors[i].Code == codeNotFound {
				p.errors[i].Code = codeDatasetNotFound
			}
		}
	}
	return p.failure()
}

// addRefused adds the reasons of the registry. A reason that belongs to no field of a
// record goes to the given field. The reasons hold nothing that a client has sent, and
// their codes are those of this package. It returns an error of the service itself.
func (s *service) addRefused(p *problems, field string, err error) error {
	reasons := registry.Reasons(err)
	for _, e := range reasons {
		status := statusOf(string(e.Code))
		if status == 0 {
			return err
		}
		path := e.Path
		if path == "" {
			path = field
		}
		p.add(status, string(e.Code), path, e.Reason)
	}
	if len(reasons) == 0 {
		return err
	}
	return nil
}

// auditedRefs is how many records one line of the log names. The line always
// holds their number too.
const auditedRefs = 100

// audit logs who has changed which records to which version, and never what they say.
func (s *service) audit(c *call, action string, effect *registry.Effect) {
	c.Header()[revisionHeader] = []string{strconv.Itoa(effect.Version)}
	attrs := []slog.Attr{
		slog.String("action", action),
		slog.String("credential", c.credential),
		slog.String("route", c.route),
		slog.String("requestId", c.id()),
		slog.Int("registryVersion", effect.Version),
	}
	for _, list := range []struct {
		name string
		refs []registry.Ref
	}{{"created", effect.Created}, {"updated", effect.Updated}, {"deleted", effect.Deleted}} {
		if len(list.refs) > 0 {
			attrs = append(attrs, slog.Int(list.name+"Count", len(list.refs)), slog.Any(list.name, list.refs[:min(len(list.refs), auditedRefs)]))
		}
	}
	s.logger.LogAttrs(c.request.Context(), slog.LevelInfo, "registry write", attrs...)
}

package httpapi

import (
	"crypto/ed25519"
	"crypto/sha256"
	"crypto/x509"
	"encoding/hex"
	"encoding/pem"
	"errors"
	"io"
	"strings"

	"github.com/privet-go/privet/internal/strictjson"
	"github.com/privet-go/privet/validator"
)

// originalPart is the part, and the field in base64, that holds a file as it was before masking.
const originalPart = "original"

// What a comparison of two files may take of the server. A file that needs more is reported as not compared in full;
// privet validate has no such bounds.
const (
	compareMemory = 64 << 20 // bytes
	compareTries  = 1 << 16  // hashes of a column
	compareSearch = 16 << 20 // bytes of text
)

// A fileValidateRequest is the body of POST /api/v1/file/validate.
type fileValidateRequest struct {
	fileRequest        // the masked file
	original    string // base64
	document    string // of the policy, as it was sent
	page        bool
}

func readFileValidate(body element) fileValidateRequest {
	file, o := readFile(body)
	q := fileValidateRequest{fileRequest: file}
	if o.bad() {
		return q
	}
	e, given := o.get(originalPart)
	if _, attached := o.attachedName(originalPart); attached == given {
		o.invalid("must have one of the field and the part " + originalPart)
	} else if given {
		q.original = e.text(int(o.doc.limits.fileBodyBytes()))
	}
	if e, ok := o.get("page"); ok {
		q.page = e.flag()
	}
	if e, ok := o.get("policy"); ok && e.node().Kind == strictjson.Object {
		q.document = e.node().Text
	}
	q.policy = readPolicy(o)
	return q
}

// A fileValidateAnswer is the data of the answer.
type fileValidateAnswer struct {
	Report *validator.TableReport `json:"report"`

	// Page is the report as HTML that stands alone, where it was asked for.
	Page string `json:"page,omitempty"`

	// Proof is what the server signs, where it has a key for that.
	Proof *fileProof `json:"proof,omitempty"`
}

// A fileProof is a signed report.
type fileProof struct {
	Envelope  string `json:"envelope"`  // DSSE, around an in-toto statement
	PublicKey string `json:"publicKey"` // PEM
}

// A rereader is a file that is read from its beginning as often as wanted.
type rereader struct {
	src   *source
	limit int64
}

func (r *rereader) Read(p []byte) (int, error) { return r.src.Read(p) }

func (r *rereader) Seek(offset int64, whence int) (int64, error) {
	if offset != 0 || whence != io.SeekStart {
		return 0, errors.New("the file is read from its beginning alone")
	}
	r.src.rewind(r.limit)
	return 0, nil
}

// validateFile compares a masked file with the original.
func validateFile(s *service, c *call) (any, *failure) {
	c.allowLong()
	q, doc, f := decodeWithin(s, c, s.limits.fileBodyBytes(), readFileValidate, filePart, originalPart)
	if c.doc.attached != nil {
		defer c.doc.attached.body.close()
	}
	if f != nil {
		return nil, f
	}
	p := &doc.problems
	s = s.under(q.policy, p)
	s.checkAddress("url", q.url, p)
	if f := p.failure(); f != nil {
		return nil, f
	}
	masked, f := s.openSource(c, &q.fileRequest)
	if f != nil {
		return nil, f
	}
	defer masked.close()
	before := fileRequest{from: "content", content: q.original}
	if q.original == "" {
		before.from = filePart
	}
	original, f := s.openSource(c, &before)
	if f != nil {
		return nil, f
	}
	if before.from == filePart {
		original.again = func() io.Reader { return c.doc.attached.open(originalPart) }
	} else {
		original.why = func(error) *failure { return fieldFailure(400, codeInvalidRequest, originalPart, notBase64) }
	}
	return s.compareFiles(c, &q, original, masked)
}

func (s *service) compareFiles(c *call, q *fileValidateRequest, original, masked *source) (any, *failure) {
	// The name is that of the masked file, and says nothing about the compression of the original.
	name := q.name
	if end := len(name) - len(".gz"); end > 0 && strings.EqualFold(name[end:], ".gz") && isGzip(masked, s.limits.FileBytes) {
		name = name[:end]
	}
	a := &validator.Attestation{Tool: "privet", Version: s.version, Time: s.now()}
	v := s.validator
	if q.policy != nil {
		var err error
		if v, err = v.With(q.policy, s.policyKeys(q.policy)); err != nil {
			return nil, s.internal(c, err) // under has reported problems with the policy
		}
		sum := sha256.Sum256([]byte(q.document))
		a.Policy = hex.EncodeToString(sum[:])
	}
	report, err := v.Tables([]validator.Table{{Name: q.name, FileName: name,
		Original: &rereader{original, s.limits.FileBytes}, Masked: &rereader{masked, s.limits.FileBytes}}},
		&validator.TableOptions{Format: q.format, MaxMemory: compareMemory, MaxTries: compareTries, MaxSearch: compareSearch, Now: s.now(),
			MaxBytes: s.limits.UnpackedBytes, MaxRatio: s.limits.Ratio})
	switch {
	case original.failed != nil:
		return nil, original.failed
	case err != nil || masked.failed != nil:
		var of *validator.TableError
		if errors.As(err, &of) {
			err = of.Err
		}
		return nil, s.fileFailure(c, masked, err)
	}
	a.Report = *report
	answer := fileValidateAnswer{Report: report}
	if q.page {
		var page strings.Builder
		if err := a.HTML(&page); err != nil {
			return nil, s.internal(c, err)
		}
		answer.Page = page.String()
	}
	if s.proofKey != nil {
		envelope, err := a.Envelope(s.proofKey)
		if err != nil {
			return nil, s.internal(c, err)
		}
		answer.Proof = &fileProof{string(envelope), s.proofPublic}
	}
	return answer, nil
}

// isGzip reports whether a file begins as one that is compressed does. A file that cannot be read is for the one who reads it.
func isGzip(src *source, limit int64) bool {
	src.rewind(limit)
	head := make([]byte, 2)
	_, err := io.ReadFull(src, head)
	return err == nil && head[0] == 0x1f && head[1] == 0x8b
}

// useProofKey takes the key that reports are signed with.
func (s *service) useProofKey(opts *Options) error {
	if opts.ProofKey == nil {
		return nil
	}
	if len(opts.ProofKey) != ed25519.PrivateKeySize {
		return errors.New("Options.ProofKey is no Ed25519 key")
	}
	der, err := x509.MarshalPKIXPublicKey(opts.ProofKey.Public())
	if err != nil {
		return err
	}
	s.proofKey = opts.ProofKey
	s.proofPublic = string(pem.EncodeToMemory(&pem.Block{Type: "PUBLIC KEY", Bytes: der}))
	return nil
}

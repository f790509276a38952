package main

import (
	"context"
	"crypto/ed25519"
	"crypto/sha256"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/privet-go/privet/validator"
)

// runVerify runs privet verify: it checks a signed report or an envelope with one, and whether it is about the
// given files.
func runVerify(ctx context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	var originals, masked nameList
	keyFile := flags.String("key", "", "`file` of the Ed25519 public key (PKIX, PEM)")
	sigFile := flags.String("signature", "", "`file` of the signature; the name of the report with .sig when not given")
	flags.Var(&originals, "original", "`file` that has to be the original of the report; may be given once for each table, in their order")
	flags.Var(&masked, "masked", "`file` that has to be the masked one")
	policy := flags.String("policy", "", "`file` that has to be the policy of the report")
	files, err := parse(flags, args)
	switch {
	case err != nil:
		return 0, err
	case len(files) != 1 || files[0] == "-":
		return 0, errUsage("it takes the file of one report")
	case *keyFile == "":
		return 0, errUsage("-key is missing")
	}
	if *sigFile == "" {
		*sigFile = files[0] + ".sig"
	}
	document, err := readSmall(ctx, nil, files[0], validator.MaxAttestation)
	if err != nil {
		return 0, fmt.Errorf("the report: %w", err)
	}
	pem, err := readSmall(ctx, nil, *keyFile, maxKeyFile)
	if err != nil {
		return 0, fmt.Errorf("the key: %w", err)
	}
	key, err := validator.ParsePublicKey(pem)
	if err != nil {
		return 0, fmt.Errorf("the key: %w", err)
	}
	a, err := verifyReport(ctx, document, *sigFile, key)
	if errors.Is(err, validator.ErrSignature) || errors.Is(err, validator.ErrNotAttestation) {
		fmt.Fprintf(t.out, "NOT VERIFIED: %s\n", strings.TrimPrefix(err.Error(), "validator: "))
		return exitFound, nil
	}
	if err != nil {
		return 0, err
	}
	wrong, err := compareDigests(ctx, a, originals, masked, *policy)
	if err != nil {
		return 0, err
	}
	for _, w := range wrong {
		fmt.Fprintf(t.out, "NOT VERIFIED: %s\n", w)
	}
	if len(wrong) > 0 {
		return exitFound, nil
	}
	level := "nothing was found"
	if a.Report.Level != "" {
		level = fmt.Sprintf("%s, the highest level is %s", plural(len(a.Report.Findings), "finding"), a.Report.Level)
	}
	if !a.Report.Complete {
		level += "; a bound was met"
	}
	_, err = fmt.Fprintf(t.out, "verified: a report of %s by %s %s: %s\n", a.Time.Format(time.RFC3339), printable(a.Tool), printable(a.Version), level)
	return exitDone, err
}

// verifyReport checks a report with its signature beside it, or in an envelope.
func verifyReport(ctx context.Context, document []byte, sigFile string, key ed25519.PublicKey) (*validator.Attestation, error) {
	if validator.IsEnvelope(document) {
		return validator.VerifyEnvelope(document, key)
	}
	signature, err := readSmall(ctx, nil, sigFile, maxKeyFile)
	if err != nil {
		return nil, fmt.Errorf("the signature: %w", err)
	}
	return validator.Verify(document, signature, key)
}

// compareDigests returns which of the given files are not those of the report.
func compareDigests(ctx context.Context, a *validator.Attestation, originals, masked []string, policy string) (wrong []string, err error) {
	compare := func(kind string, names []string, digest func(t validator.TableSummary) string) error {
		for i, name := range names {
			if i >= len(a.Report.Tables) {
				wrong = append(wrong, fmt.Sprintf("the report is about %d tables", len(a.Report.Tables)))
				return nil
			}
			sum, err := sumFile(ctx, name)
			if err != nil {
				return fmt.Errorf("%s %d: %w", kind, i+1, err)
			}
			if !validator.IsSHA256(digest(a.Report.Tables[i]), sum) {
				wrong = append(wrong, fmt.Sprintf("%s %d is another file than that of the report", kind, i+1))
			}
		}
		return nil
	}
	if err := compare("original", originals, func(t validator.TableSummary) string { return t.Original.SHA256 }); err != nil {
		return nil, err
	}
	if err := compare("masked file", masked, func(t validator.TableSummary) string { return t.Masked.SHA256 }); err != nil {
		return nil, err
	}
	if policy != "" {
		sum, err := sumFile(ctx, policy)
		if err != nil {
			return nil, fmt.Errorf("the policy: %w", err)
		}
		if !validator.IsSHA256(a.Policy, sum) {
			wrong = append(wrong, "the policy is another one than that of the report")
		}
	}
	return wrong, nil
}

// sumFile returns the SHA-256 of a file.
func sumFile(ctx context.Context, name string) ([]byte, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, nameless(err)
	}
	defer file.Close()
	h := sha256.New()
	in := newInput(ctx, file)
	if _, err := io.Copy(h, in); err != nil {
		return nil, nameless(err)
	}
	return h.Sum(nil), nil
}

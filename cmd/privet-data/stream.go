package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"net/url"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/twmb/franz-go/pkg/kerr"
	"github.com/twmb/franz-go/pkg/kgo"
	"github.com/twmb/franz-go/pkg/sasl/plain"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

// A topic is where records are: kafka://USER:PASSWORD@HOST:PORT,HOST:PORT/TOPIC. The options are tls=true and group=NAME.
type topic struct {
	name, group string
	opts        []kgo.Opt
}

func parseTopic(address string) (t topic, err error) {
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "kafka" || u.Host == "" || len(u.Path) < 2 {
		return t, errUsage("a topic is written kafka://HOST:PORT/TOPIC")
	}
	t.name, t.group = strings.TrimPrefix(u.Path, "/"), u.Query().Get("group")
	t.opts = []kgo.Opt{kgo.SeedBrokers(strings.Split(u.Host, ",")...)}
	if password, ok := u.User.Password(); ok {
		t.opts = append(t.opts, kgo.SASL(plain.Auth{User: u.User.Username(), Pass: password}.AsMechanism()))
	}
	if u.Query().Get("tls") == "true" {
		t.opts = append(t.opts, kgo.DialTLS())
	}
	return t, nil
}

// runStream runs privet-data stream.
func runStream(t *terminal, flags *flag.FlagSet, args []string) error {
	policyFile := flags.String("policy", "", "masking policy in JSON, in a `file`; it names columns as key, value.email and headers.NAME")
	sample := flags.Int("sample", masker.DefaultSampleRows, "how many `records`, from the first, columns are judged by")
	wait := flags.Duration("wait", 2*time.Second, "how `long` it waits for them, and for the next records")
	once := flags.Bool("once", false, "end when there are no more records, in place of waiting for them")
	names, err := parse(flags, args)
	switch {
	case err != nil:
		return err
	case len(names) != 2:
		return errUsage("it takes two topics, kafka://HOST:PORT/TOPIC")
	case *sample < 1 || *wait <= 0:
		return errUsage("-sample or -wait is too small")
	}
	from, err := parseTopic(names[0])
	if err != nil {
		return err
	}
	to, err := parseTopic(names[1])
	if err != nil {
		return err
	}
	if from.group == "" {
		from.group = "privet-data"
	}
	p, err := profiler.New(nil)
	if err != nil {
		return err
	}
	policy, err := readPolicy(t, *policyFile, p)
	if err != nil {
		return err
	}
	own := policy.Policy
	own.Absent, own.Types = "allow", "keep"
	m, err := masker.New(&masker.Options{Finder: p, Classifier: p, Policy: &own, Keys: policy.keys})
	if err != nil {
		return policy.refused(err)
	}
	s := &stream{masker: m, sample: *sample, wait: *wait, once: *once, labels: map[string]privet.Label{}}
	if !policy.names(own.Columns, "key") {
		s.labels["key"] = keyLabel // its name says nothing, and most are of somebody
	}
	err = s.run(t.ctx, from, to)
	fmt.Fprintf(t.err, "%d records are masked\n", s.count)
	if t.ctx.Err() != nil && errors.Is(err, context.Canceled) {
		return nil // to be told to stop is how it ends
	}
	return err
}

// A stream masks the records of a topic.
type stream struct {
	masker *masker.Masker
	sample int
	wait   time.Duration
	once   bool
	labels map[string]privet.Label // of the columns that have been judged
	judged bool                    // by the first records
	count  int64                   // records that are written and committed
}

// run reads, masks, writes and commits, in this order, so that no record is lost. After a cut some are masked and written a second time.
func (s *stream) run(ctx context.Context, from, to topic) error {
	in, err := kgo.NewClient(append(from.opts, kgo.ConsumeTopics(from.name), kgo.ConsumerGroup(from.group), kgo.DisableAutoCommit(),
		kgo.ConsumeResetOffset(kgo.NewOffset().AtStart()), kgo.BlockRebalanceOnPoll())...)
	if err != nil {
		return errUsage("the address of a topic cannot be used")
	}
	defer in.CloseAllowingRebalance()
	out, err := kgo.NewClient(append(to.opts, kgo.DefaultProduceTopic(to.name), kgo.RequiredAcks(kgo.AllISRAcks()),
		kgo.RecordDeliveryTimeout(30*time.Second))...)
	if err != nil {
		return errUsage("the address of a topic cannot be used")
	}
	defer out.Close()
	for _, c := range []*kgo.Client{in, out} {
		pinging, cancel := context.WithTimeout(ctx, 10*time.Second)
		err := c.Ping(pinging)
		cancel()
		if err != nil {
			return kafkaReason(err)
		}
	}
	for {
		records, err := s.poll(ctx, in)
		if err != nil {
			return err
		}
		if len(records) == 0 && s.once {
			return nil
		}
		masked, err := s.mask(records)
		if err != nil {
			return err
		}
		if err := out.ProduceSync(ctx, masked...).FirstErr(); err != nil {
			return kafkaReason(err)
		}
		if err := in.CommitRecords(ctx, records...); err != nil {
			return kafkaReason(err)
		}
		in.AllowRebalance()
		s.count += int64(len(records))
	}
}

// poll waits for records: at first for as many as columns are judged by.
func (s *stream) poll(ctx context.Context, in *kgo.Client) (records []*kgo.Record, err error) {
	most := s.sample
	for len(records) < most {
		waiting, cancel := context.WithTimeout(ctx, s.wait)
		fetches := in.PollRecords(waiting, most-len(records))
		cancel()
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		for _, e := range fetches.Errors() {
			if !errors.Is(e.Err, context.DeadlineExceeded) {
				return nil, kafkaReason(e.Err)
			}
		}
		if fetches.NumRecords() == 0 {
			break // no more come in time
		}
		fetches.EachRecord(func(r *kgo.Record) { records = append(records, r) })
		if s.judged {
			break
		}
	}
	return records, nil
}

// An envelope is a record as a line of JSON, which the masker reads.
type envelope struct {
	Key     *string           `json:"key,omitempty"`
	Value   json.RawMessage   `json:"value,omitempty"`
	Text    *string           `json:"text,omitempty"` // a value that is no JSON
	Headers map[string]string `json:"headers,omitempty"`
}

var errRecord = errors.New("it is neither JSON nor text")

// mask masks records.
func (s *stream) mask(records []*kgo.Record) ([]*kgo.Record, error) {
	var lines, out bytes.Buffer
	for _, r := range records {
		var e envelope
		if r.Key != nil {
			key := string(r.Key)
			e.Key = &key
		}
		switch {
		case r.Value == nil: // that what has the key is gone
		case json.Valid(r.Value):
			var b bytes.Buffer
			_ = json.Compact(&b, r.Value)
			e.Value = b.Bytes()
		default:
			text := string(r.Value)
			e.Text = &text
		}
		for _, h := range r.Headers {
			if e.Headers == nil {
				e.Headers = map[string]string{}
			}
			e.Headers[h.Key] = string(h.Value)
		}
		line, err := json.Marshal(e)
		if err != nil || !utf8.Valid(r.Key) || e.Text != nil && !utf8.ValidString(*e.Text) {
			return nil, fmt.Errorf("partition %d, offset %d: %w", r.Partition, r.Offset, errRecord)
		}
		lines.Write(append(line, '\n'))
	}
	if len(records) == 0 {
		return nil, nil
	}
	report, err := s.masker.File(&out, &lines, &masker.FileOptions{Format: "ndjson", Columns: s.labels, SampleRows: s.sample, Several: true})
	if err != nil {
		return nil, err
	}
	labels := map[string]privet.Label{}
	for _, c := range report.Columns {
		labels[c.Column] = c.Label
	}
	for name, l := range s.labels {
		labels[name] = l
	}
	s.labels, s.judged = labels, true
	var masked []*kgo.Record
	for i := 0; ; i++ {
		line, err := out.ReadBytes('\n')
		if len(line) == 0 && err != nil {
			break
		}
		var e envelope
		if err := json.Unmarshal(line, &e); err != nil || i == len(records) {
			return nil, errors.New("the masked records cannot be read")
		}
		one := &kgo.Record{Timestamp: records[i].Timestamp, Value: e.Value}
		if e.Key != nil {
			one.Key = []byte(*e.Key)
		}
		if e.Text != nil {
			one.Value = []byte(*e.Text)
		}
		for _, h := range records[i].Headers {
			one.Headers = append(one.Headers, kgo.RecordHeader{Key: h.Key, Value: []byte(e.Headers[h.Key])})
		}
		masked = append(masked, one)
	}
	if len(masked) != len(records) {
		return nil, errors.New("records are lost")
	}
	return masked, nil
}

// kafkaReason is an error of a broker without anything that may be data.
func kafkaReason(err error) error {
	if e := (*kerr.Error)(nil); errors.As(err, &e) {
		return fmt.Errorf("Kafka: %s", strings.ToLower(strings.ReplaceAll(e.Message, "_", " ")))
	}
	if errors.Is(err, context.Canceled) {
		return context.Canceled
	}
	return errors.New("the brokers cannot be reached, or the connection is broken")
}

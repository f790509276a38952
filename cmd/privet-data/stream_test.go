package main

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/twmb/franz-go/pkg/kfake"
	"github.com/twmb/franz-go/pkg/kgo"
	"github.com/twmb/franz-go/pkg/kmsg"
)

// broker starts a stand-in for Kafka, with the topics in and out.
func broker(t *testing.T) (*kfake.Cluster, string) {
	t.Helper()
	c, err := kfake.NewCluster(kfake.NumBrokers(1), kfake.SeedTopics(2, "in", "out"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.Close)
	return c, "kafka://" + c.ListenAddrs()[0] + "/"
}

func client(t *testing.T, c *kfake.Cluster, opts ...kgo.Opt) *kgo.Client {
	t.Helper()
	k, err := kgo.NewClient(append(opts, kgo.SeedBrokers(c.ListenAddrs()...))...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(k.Close)
	return k
}

// order is a record of guest i.
func order(i int, g guest) *kgo.Record {
	email := ""
	if g.Email != nil {
		email = *g.Email
	}
	value, _ := json.Marshal(map[string]any{"full_name": g.Name, "email": email, "rooms": g.Rooms, "home": map[string]any{"street": g.Home.Street}})
	r := &kgo.Record{Topic: "in", Key: fmt.Append(nil, g.ID), Value: value, Headers: []kgo.RecordHeader{{Key: "customer_email", Value: []byte(email)},
		{Key: "kind", Value: []byte("order")}}}
	switch {
	case i%100 == 7:
		r.Value = nil
	case i%100 == 9:
		r.Value = []byte("ask for " + g.Name + " at " + email)
	}
	return r
}

// consume gives so many records of a topic.
func consume(t *testing.T, c *kfake.Cluster, n int) (records []*kgo.Record) {
	t.Helper()
	k := client(t, c, kgo.ConsumeTopics("out"), kgo.ConsumeResetOffset(kgo.NewOffset().AtStart()))
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	for len(records) < n && ctx.Err() == nil {
		k.PollFetches(ctx).EachRecord(func(r *kgo.Record) { records = append(records, r) })
	}
	return records
}

// TestStream holds that all records come through once and masked, that keys stay apart, and that the next run goes on behind them.
func TestStream(t *testing.T) {
	c, address := broker(t)
	k := client(t, c)
	guests := makeGuests(3000)
	send := func(from, to int) {
		for i := from; i < to; i++ {
			k.Produce(context.Background(), order(i, guests[i]), nil)
		}
		if err := k.Flush(context.Background()); err != nil {
			t.Fatal(err)
		}
	}
	key := "PRIVET_KEY_MAIN=8f14e45fceea167a5a36dedd4bea2543c9f0f895fb98ab9159f51fd0297e236d"
	args := []string{"stream", "-once", "-wait", "500ms", "-policy", write(t, t.TempDir(), "policy.json", `{"idsKeyRef":"main"}`), address + "in", address +
		"out"}
	send(0, 2000)
	for _, want := range []string{"2000 records", "0 records", "1000 records"} {
		if want[0] == '1' {
			send(2000, 3000)
		}
		if r := start(args, key); r.status != exitDone || !strings.HasPrefix(r.err, want) {
			t.Fatalf("status %d, %s, not %s", r.status, r.err, want)
		}
	}
	keys, gone := map[string]bool{}, 0
	got := consume(t, c, 3000)
	for _, r := range got {
		keys[string(r.Key)] = true
		text := string(r.Key) + string(r.Value) + string(r.Headers[0].Value)
		if strings.Contains(text, "Kowalczyk") || strings.Contains(text, "ilona.") || strings.Contains(text, "Orchard "+
			"Lane") || strings.HasPrefix(string(r.Key), "4000") {
			t.Fatalf("something is left: %s", text)
		}
		if string(r.Headers[1].Value) != "order" {
			t.Fatalf("the header became %s", r.Headers[1].Value)
		}
		var v struct{ Rooms *int }
		switch {
		case r.Value == nil:
			gone++
		case json.Unmarshal(r.Value, &v) == nil && v.Rooms == nil:
			t.Fatalf("the value became %s", r.Value)
		}
	}
	if len(got) != 3000 || len(keys) != 3000 || gone != 30 {
		t.Errorf("%d records, %d keys, %d without a value", len(got), len(keys), gone)
	}
}

// TestStreamCommitsLast holds that records that cannot be written are not committed, so that the next run has them.
func TestStreamCommitsLast(t *testing.T) {
	c, address := broker(t)
	k := client(t, c)
	for i, g := range makeGuests(400) {
		if err := k.ProduceSync(context.Background(), order(i, g)).FirstErr(); err != nil {
			t.Fatal(err)
		}
	}
	refuse := true
	c.ControlKey(int16(kmsg.Produce), func(req kmsg.Request) (kmsg.Response, error, bool) {
		c.KeepControl()
		if !refuse {
			return nil, nil, false
		}
		resp := req.ResponseKind().(*kmsg.ProduceResponse)
		for _, topic := range req.(*kmsg.ProduceRequest).Topics {
			one := kmsg.NewProduceResponseTopic()
			one.Topic, one.TopicID = topic.Topic, topic.TopicID
			for _, p := range topic.Partitions {
				part := kmsg.NewProduceResponseTopicPartition()
				part.Partition, part.ErrorCode = p.Partition, 29 // TOPIC_AUTHORIZATION_FAILED
				one.Partitions = append(one.Partitions, part)
			}
			resp.Topics = append(resp.Topics, one)
		}
		return resp, nil, true
	})
	args := []string{"stream", "-once", "-wait", "500ms", address + "in", address + "out"}
	if r := start(args); r.status != exitFailed || !strings.Contains(r.err, "0 records are masked") || !strings.Contains(r.err, "Kafka: topic authorization "+
		"failed") {
		t.Errorf("status %d: %s", r.status, r.err)
	}
	refuse = false
	if r := must(t, args...); !strings.HasPrefix(r.err, "400 records") {
		t.Errorf("%s", r.err)
	}
	for address, want := range map[string]string{"kafka://127.0.0.1:1/Tobiah": "cannot be reached", "kafka://Tobiah": "a topic is written",
		"x://h/Tobiah": "a topic is written"} {
		if r := start([]string{"stream", "-once", address, address}); r.status != exitFailed || !strings.Contains(r.err, want) || strings.Contains(r.err,
			"Tobiah") {
			t.Errorf("status %d: %s", r.status, r.err)
		}
	}
}

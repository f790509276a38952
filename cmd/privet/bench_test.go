package main

import (
	"encoding/json"
	"testing"
)

// TestBench measures for a moment, and holds that there is something in each
// figure: the ratios themselves depend on the machine.
func TestBench(t *testing.T) {
	p := start(t, nil, "bench", "-duration", "1s", "-connections", "2", "-clients", "2", "-body", "256KiB", "-format", "json")
	_ = p.cmd.Wait()
	if code := p.cmd.ProcessState.ExitCode(); code != exitDone {
		t.Fatalf("%d %s", code, p.err)
	}
	var m measurement
	if err := json.Unmarshal([]byte(p.out.String()), &m); err != nil {
		t.Fatal(err)
	}
	if m.Rate <= 0 || m.BareRate <= 0 || m.P50 <= 0 || m.P99 < m.P50 || m.BareP99 < m.BareP50 || m.Start <= 0 || m.Bodies != 2 || m.Refused != 0 {
		t.Errorf("%+v", m)
	}
	if r := runPrivet(t, "", nil, "bench", "-connections", "0"); r.status != exitFailed {
		t.Errorf("no connections: %d", r.status)
	}
}

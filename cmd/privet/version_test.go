package main

import (
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

func TestVersion(t *testing.T) {
	if r := runPrivet(t, "", nil, "version"); r.status != exitDone || !strings.HasPrefix(r.out, "privet ") {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
}

// TestImportCost checks that importing httpapi makes next to nothing, as every command does.
func TestImportCost(t *testing.T) {
	cmd := exec.Command(os.Args[0], "version")
	cmd.Env = []string{asCommand + "=1", "GODEBUG=inittrace=1"}
	var trace strings.Builder
	cmd.Stderr = &trace
	if err := cmd.Run(); err != nil {
		t.Fatal(err)
	}
	line := regexp.MustCompile(`init \S+/httpapi @.* (\d+) bytes,`).FindStringSubmatch(trace.String())
	if line == nil {
		t.Fatal("there is no trace of httpapi")
	}
	if n, err := strconv.Atoi(line[1]); err != nil || n > 8<<10 {
		t.Errorf("importing httpapi allocates %s bytes", line[1])
	}
}

package cpu

import (
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// TestHas holds what is told to what the kernel says, where it says so.
func TestHas(t *testing.T) {
	if runtime.GOARCH != "amd64" { // an emulated one may run on a kernel that says something else
		if got := Has(); got != (Features{}) {
			t.Errorf("%+v, want nothing", got)
		}
		return
	}
	info, err := os.ReadFile("/proc/cpuinfo")
	if err != nil {
		t.Skip("no kernel that says so")
	}
	_, flags, ok := strings.Cut(string(info), "\nflags")
	if !ok {
		t.Skip("another kind of processor")
	}
	flags, _, _ = strings.Cut(flags, "\n")
	list := strings.Fields(flags)
	has := func(names ...string) bool {
		return !slices.ContainsFunc(names, func(n string) bool { return !slices.Contains(list, n) })
	}
	want := Features{AVX2: has("avx2"), VBMI: has("avx512f", "avx512bw", "avx512vbmi") ||
		has("avx512f", "avx512bw", "avx512_vbmi"), BMI: has("bmi1", "bmi2"), VNNI: has("avx512f", "avx512bw", "avx512_vnni")}
	if got := Has(); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
}

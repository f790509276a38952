package privet_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestOneVersion holds that the modules of the repository need one version of each module: what two of them share is then downloaded,
// compiled and vetted once.
func TestOneVersion(t *testing.T) {
	needs := regexp.MustCompile(`(?m)^\t(\S+) (v\S+)`)
	versions, files := map[string]map[string]string{}, 0
	err := filepath.WalkDir(".", func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (file != "." && strings.HasPrefix(d.Name(), ".") || d.Name() == "node_modules") {
			return fs.SkipDir
		}
		if d.Name() != "go.mod" {
			return nil
		}
		files++
		text, err := os.ReadFile(file)
		for _, m := range needs.FindAllStringSubmatch(string(text), -1) {
			if strings.HasPrefix(m[1], "github.com/privet-go/") {
				continue
			}
			if versions[m[1]] == nil {
				versions[m[1]] = map[string]string{}
			}
			versions[m[1]][m[2]] = file
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for module, of := range versions {
		if len(of) > 1 {
			t.Errorf("%s: %v", module, of)
		}
	}
	if files < 5 || len(versions) < 50 {
		t.Errorf("%d modules need %d others", files, len(versions))
	}
}

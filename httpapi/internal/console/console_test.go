package console

import (
	"io/fs"
	"regexp"
	"strings"
	"testing"
)

// mostBytes is the most that a browser loads to show the console.
const mostBytes = 200 << 10

// TestFiles holds the size of the files, and that none of them turns text into markup, keeps what was
// typed or names another host.
func TestFiles(t *testing.T) {
	forbidden := []string{"innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(", "DOMParser", "javascript:", "localStorage",
		"sessionStorage", "indexedDB", "document.cookie", "style=", "<style", "@import", "url(", "history.pushState", "serviceWorker"}
	// The namespace of drawings is a name and no address: nothing is loaded from it.
	host := regexp.MustCompile(`(?i)(https?:)?//[a-z0-9-]+\.[a-z]`)
	handler := regexp.MustCompile(`(?i)<[^>]*\son[a-z]+\s*=`)
	script := regexp.MustCompile(`<script type="module" src="[a-z/]+\.js"></script>`)
	total, seen := 0, 0
	err := fs.WalkDir(page, "page", func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		name := strings.TrimPrefix(file, "page/")
		body, mediaType, ok := File(name)
		if !ok || mediaType == "" {
			t.Errorf("%s is not served", name)
		}
		total += len(body)
		seen++
		text := strings.ReplaceAll(string(body), "http://www.w3.org/2000/svg", "")
		for _, word := range forbidden {
			if strings.Contains(text, word) {
				t.Errorf("%s has %s", name, word)
			}
		}
		if at := host.FindString(text); at != "" {
			t.Errorf("%s names a host: %s", name, at)
		}
		if strings.HasSuffix(name, ".html") && (handler.MatchString(text) || strings.Count(text, "<script") != len(script.FindAllString(text, -1))) {
			t.Errorf("%s has a script or a handler of its own", name)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if seen < 5 || total > mostBytes {
		t.Errorf("%d files of %d bytes, more than %d", seen, total, mostBytes)
	}
}

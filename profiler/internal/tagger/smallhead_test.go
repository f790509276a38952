package tagger

import "testing"

// TestSmallHead checks where institutions end whose head is in small letters.
func TestSmallHead(t *testing.T) {
	for _, tt := range []struct{ first, rest, want string }{
		{"Okresní", " soud v Brně", " soud"},
		{"Fakultní", " nemocnici Brno", " nemocnici"},
		{"Masarykova", " univerzita otevřela", " univerzita"},
		{"Московский", " государственный университет открыл", " государственный университет"},
		{"Центральной", " районной больнице", " районной больнице"},
		{"Львівська", " міська рада до суду", " міська рада"},
		{"Міській", " лікарні № 3", " лікарні"},
		{"Kofola", " oznámila úřadu", ""},
		{"Сбербанк", " школы", ""},
		{"Газпром", " школы", ""},
		{"Городская", "", ""},
		{"Городская", " Больница", ""},
		{"Городская", "  больница", ""},
	} {
		if got := (tt.first + tt.rest)[:smallHeadEnd(tt.first+tt.rest, 0, len(tt.first))]; got != tt.first+tt.want {
			t.Errorf("of %q the name is %q", tt.first+tt.rest, got)
		}
	}
}

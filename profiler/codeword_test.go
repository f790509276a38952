package profiler

import "testing"

// TestCodeWords tells names of types from names of organisations.
func TestCodeWords(t *testing.T) {
	for name, want := range map[string]bool{
		"ResponseWriters": true, "getUserName": true, "ClientListener": true, "OrderService": true, "TreeNodes": true,
		"OpenTable ": false, "BlackRock": false, "PostFinance": false, "DeepMind": false, "Reader": false, "McDonald": false, "BioNTech": false, "": false,
	} {
		if isCodeWord(name) != want {
			t.Errorf("isCodeWord(%q) is %v", name, !want)
		}
	}
	p := newProfiler(t)
	for _, text := range []string{
		"The handler wraps ResponseWriters so that nothing blocks.",
		"class AccountManagerFactory implements ClientListener {}",
		"The getUserName call returns a PageRequest from the OrderService.",
	} {
		wantNames(t, p, text)
	}
}

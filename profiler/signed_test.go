package profiler

import "testing"

// TestSigned holds who has signed, and who stands in a field for a person.
func TestSigned(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Please pay by the 31st.\n\nYours sincerely,\n⟦PERSON:P. Ravenscroft⟧",
		"Bitte um Antwort.\n\nMit freundlichen Grüßen\n⟦PERSON:Tjorven Quandt-Ilsebill⟧\n",
		"See above.\nThanks,\n⟦PERSON:Zubby⟧",
		"Name: ⟦PERSON:Cadwallader⟧. Deliver to the rear.",
		"Kontoinhaber: ⟦PERSON:Oktavian Zschieschang⟧\nStraße: Schlossberg",
		"See above.\n\nKind regards,\nCustomer Support",
		"Cheers to the team.\nMonday is free.",
		"Name: Required. Address: optional.",
	} {
		wantNames(t, p, marked)
	}
}

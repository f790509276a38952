package profiler

import "testing"

// TestBlockFirm holds firms between a name and a street or a number, and what stands there and is
// none.
func TestBlockFirm(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"⟦PERSON:Margaret Whitlock⟧\n⟦ORGANIZATION:Quiet Harvest Bureau⟧\n12 Elm Street\n",
		"Ship to:\n   ⟦PERSON:Robert Vasquez⟧\n   ⟦ORGANIZATION:Veltracore⟧\n   48 Mill Lane\n",
		"-- \n⟦PERSON:Karen Oduya⟧\n⟦ORGANIZATION:Hart - Moss⟧\nthe corner of Mill Lane and High Street",
		"Best,\n⟦PERSON:Ole⟧\n\n⟦PERSON:Susan Marsh⟧ | ⟦ORGANIZATION:TideLedger⟧ | 020 7946 0018",
		"⟦PERSON:Margaret Whitlock⟧\nRose Cottage\n12 Elm Street\n",
		"⟦PERSON:Margaret Whitlock⟧\nSenior Engineer\n12 Elm Street\n",
		"Milk Powder\nTwo Cups\n12 Minutes\n",
		"⟦PERSON:Susan Marsh⟧ | Manager | 020 7946 0018",
		"Best,\nEverything is done.",
	} {
		wantNames(t, p, marked)
	}
}

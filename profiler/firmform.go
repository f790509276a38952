package profiler

// This file amends the names of firms: to the legal form behind them, and without the articles and titles before them.

// firmForms end the names of firms; firmTails are those with dots that begin small.
var (
	firmForms = wordSet("gmbh gesmbh lda. ltda ltda. ehf hf e.k. e.u. s.c. d.o.o. ag kg ohg ug se sa sas sarl sl slu spa srl snc lda ltda bv nv ab as asa aps oy oyj ltd llc inc plc llp limited corp a.ş a.ş. ltd.şti sp.j zrt kft nyrt bt d.o.o d.d s.r.l s.p.a s.l s.a b.v n.v lda. s.a. s.l. s.r.l. s.p.a. b.v. n.v. srl. gmbh.")
)

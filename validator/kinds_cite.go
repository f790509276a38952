package validator

// The citations. The numbers are those of the versions that docs/validation.md
// names.
var (
	nistEvaluate     = Citation{"NIST", "SP 800-53r5 SI-19(b) evaluate the effectiveness of de-identification"}
	nistIntruder     = Citation{"NIST", "SP 800-53r5 SI-19(8) motivated intruder"}
	nistRemoval      = Citation{"NIST", "SP 800-53r5 SI-19(4) removal, masking, encryption, hashing or replacement of direct identifiers"}
	nistStatistic    = Citation{"NIST", "SP 800-53r5 SI-19(5) statistical disclosure control"}
	gdprPersonal     = Citation{"GDPR", "Art. 4(1), Recital 26"}
	gdprPseudonym    = Citation{"GDPR", "Art. 4(5), Recital 26"}
	gdprAccuracy     = Citation{"GDPR", "Art. 5(1)(d), Art. 32(1)(b)"}
	gdprSecurity     = Citation{"GDPR", "Art. 32"}
	gdprChild        = Citation{"GDPR", "Art. 8"}
	hipaaIdentifiers = Citation{"HIPAA", "45 CFR 164.514(b)(2)(i)"}
	hipaaExpert      = Citation{"HIPAA", "45 CFR 164.514(b)(1)"}
	hipaaCode        = Citation{"HIPAA", "45 CFR 164.514(c)(1)"}
	ccpaSensitive    = Citation{"CCPA", "Cal. Civ. Code 1798.140(ae)(1)(B)"}
	pdpaHarm         = Citation{"PDPA", "SG PDP (Notification of Data Breaches) Regulations 2021 reg. 3(1)(a)"}
	pdpaAccess       = Citation{"PDPA", "SG PDP (Notification of Data Breaches) Regulations 2021 reg. 3(1)(b)"}
	pdpaScale        = Citation{"PDPA", "SG PDP (Notification of Data Breaches) Regulations 2021 reg. 4"}
	pciHash          = Citation{"PCI-DSS", "Req. 3.5.1.1"}
	pciStorage       = Citation{"PCI-DSS", "Req. 3.5.1"}
)

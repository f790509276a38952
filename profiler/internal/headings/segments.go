package headings

// This file is a list of the fields of messages in HL7 version 2, which tables of hospitals have
// as the names of columns: PID_5 or PID.11.5. Numbers are words of a phrase.

// segmentHeadings are written as those of headings are.
var segmentHeadings = []Heading{
	{"PERSON", `pid 5|pid 9|nk 1 2|nk 1 30|gt 1 3|gt 1 4|in 1 16|pv 1 7|pv 1 8|pv 1 9|pv 1 17|obr 16|obr 28|orc 10|orc 11|orc 12|pd 1 4|evn 5`},
	{"LAST_NAME", `pid 5 1|pid 5 1 1|pid 6|pid 6 1|pid 9 1|nk 1 2 1|gt 1 3 1|in 1 16 1|pv 1 7 2|pv 1 8 2|pv 1 9 2|pv 1 17 2`},
	{"FIRST_NAME", `pid 5 2|pid 5 3|pid 9 2|nk 1 2 2|gt 1 3 2|in 1 16 2|pv 1 7 3|pv 1 8 3|pv 1 9 3|pv 1 17 3`},
	{"MEDICAL_RECORD_NUMBER", `pid 2|pid 3|pid 3 1|pid 4|mrg 1`},
	{"DOB", `pid 7|pid 7 1|nk 1 16|gt 1 8|in 1 18`},
	{"GENDER", `pid 8|nk 1 15|gt 1 9|in 1 43`},
	{"ETHNICITY", `pid 10|pid 22`},
	{"STREET_ADDRESS", `pid 11|pid 11 1|pid 11 1 1|nk 1 4|nk 1 4 1|gt 1 5|gt 1 5 1|in 1 19|in 1 19 1`},
	{"CITY", `pid 11 3|nk 1 4 3|gt 1 5 3|in 1 19 3`},
	{"STATE", `pid 11 4|nk 1 4 4|gt 1 5 4|in 1 19 4`},
	{"ZIP_CODE", `pid 11 5|nk 1 4 5|gt 1 5 5|in 1 19 5`},
	{"COUNTRY", `pid 11 6|nk 1 4 6|gt 1 5 6|in 1 19 6`},
	{"PHONE_NUMBER", `pid 13|pid 13 1|pid 14|pid 14 1|nk 1 5|nk 1 6|gt 1 6|gt 1 7`},
	{"EMAIL_ADDRESS", `pid 13 4|pid 14 4`},
	{"MARITAL_STATUS", `pid 16|nk 1 14|gt 1 30`},
	{"RELIGION", `pid 17|nk 1 25`},
	{"SSN", `pid 19|gt 1 12|nk 1 33`},
	{"DRIVER_LICENSE", `pid 20`},
	{"LOCATION", `pid 23`},
	{"NATIONALITY", `pid 26|pid 28|nk 1 19`},
	{"DATE_TIME", `pid 29|pv 1 44|pv 1 45|pr 1 5|dg 1 5`},
	{"ICD10_CODE", `dg 1 3|dg 1 3 1`},
	{"MEDICAL_CONDITION", `dg 1 4|dg 1 3 2|al 1 3|al 1 3 2`},
	{"MEDICATION", `rxe 2|rxe 2 2|rxa 5|rxa 5 2|rxo 1|rxo 1 2`},
	{"HEALTH_PLAN_ID", `in 1 36|in 1 49`},
	{"ORGANIZATION", `in 1 4|in 1 11|nk 1 13|gt 1 16`},
	{"NONE", `pid 1|pid 12|pid 15|pid 24|pid 25|pid 30|nk 1 1|nk 1 3|gt 1 1|in 1 1|in 1 2|in 1 3|in 1 15|in 1 17|in 1 47|pv 1 1|pv 1 2|pv 1 3|pv 1 4|pv 1 6|pv 1 10|pv 1 14|pv 1 18|pv 1 36|pv 1 39|dg 1 1|dg 1 2|dg 1 6|dg 1 15|al 1 1|al 1 2|al 1 4|` +
		`pr 1 1|pr 1 3|pr 1 4|obx 1|obx 2|obx 3|obx 3 1|obx 3 2|obx 4|obx 6|obx 7|obx 8|obx 11|obx 14|obr 1|obr 2|obr 3|obr 4|obr 4 1|obr 4 2|obr 7|obr 22|obr 24|obr 25|orc 1|orc 2|orc 3|orc 5|orc 9|evn 1|evn 2|msh 3|msh 4|msh 5|msh 6|msh 7|msh 9|msh 9 1|msh 9 2|msh 10|msh 11|msh 12|rxe 3|rxe 5|txa 2`},
}

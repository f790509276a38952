package httpapi

import (
	"github.com/privet-go/privet/audit"
	"github.com/privet-go/privet/risk"
)

// riskOperations documents the risk engine and its recommendations. All of these paths
// understand names, codes and aliases.
func riskOperations() []operation {
	examples := []example{
		{name: "Tags", body: `["EMAIL","SSN","CREDIT_CARD"]`},
		{name: "Codes", body: `["email-address","ssn","credit-card"]`},
		{name: "Tags of a dataset", body: datasetExample},
		{name: "Nothing", body: `[]`},
		{name: "A tag that nobody knows", body: `["EMAIL","NO_SUCH_TAG"]`},
		{name: "A column that could not be told", body: `{"tags":["UNKNOWN"],"candidates":{"UNKNOWN":["SSN","PHONE_NUMBER"]}}`},
		{name: "A field that there is not", body: `{"tags":[],"maksed":["SSN"]}`, status: 400},
		{name: "A standard that there is not", body: `{"tags":[],"standards":["GDRP"]}`, status: 400},
		{name: "An environment that there is not", body: `{"tags":[],"factors":{"environment":"moon"}}`, status: 400},
	}
	scored := func(path, id, summary, description string, answer schema) operation {
		return operation{
			method: "POST", path: path, id: id, group: groupRisk, summary: summary, description: description,
			request: refTo("RiskRequest"), answer: answer, examples: examples,
		}
	}
	const unknown = "Tags that nobody knows, among the masked ones too, are listed and not scored. "
	const explained = unknown + "The points of details and factors add up to the overall score, and those of an element of standards to its score."
	const shares = "What each standard has of the sum of the scores, each multiplied by its weight; together 100.00 when anything scores."
	audited := func(path, id string) operation {
		return operation{
			method: "POST", path: path, id: id, group: groupRisk, summary: "What should be done about these tags?",
			description: "The most urgent action comes first; scoreAfter is the score once it alone is done. The steps are in the order of what they gain, " +
				"each with all before it done. The policy does what is advised; the plan is the least that brings the score below the level.",
			request: refTo("AuditRequest"), answer: answerOf[audit.Report](), examples: append(examples[:len(examples):len(examples)],
				example{name: "What a check has found", body: `{"tags":["DOB","PL_PESEL","EMAIL"],"masked":["DOB","EMAIL"],"residual":["EMAIL",{` +
					`"code":"EMBEDDED_VALUE","level":"High","givesAway":["DOB"],"columns":["pesel","date_of_birth"]}]}`},
				example{name: "A code that there is not", body: `{"tags":["EMAIL"],"residual":[{"code":"NO_SUCH_CODE","givesAway":["EMAIL"]}]}`, status: 400},
				example{name: "A leak of what is not there", body: `{"tags":["EMAIL"],"residual":["SSN"]}`, status: 400}),
		}
	}
	return []operation{
		scored("/risk/summary/by-name", "riskSummaryByName", "How risky are these tags, by name?", unknown, answerOf[risk.Summary]()),
		scored("/risk/summary/by-code", "riskSummaryByCode", "How risky are these tags, by code?", unknown, answerOf[risk.Summary]()),
		scored("/risk/details/by-name", "riskDetailsByName", "What is the score made of, by name?", explained, answerOf[risk.Details]()),
		scored("/risk/details/by-code", "riskDetailsByCode", "What is the score made of, by code?", explained, answerOf[risk.Details]()),
		scored("/risk/summary/standards/by-name", "riskStandardsByName", "What does each standard make of these tags, by name?", "",
			answerOf[risk.StandardsSummary]()),
		scored("/risk/summary/standards/by-code", "riskStandardsByCode", "What does each standard make of these tags, by code?", "",
			answerOf[risk.StandardsSummary]()),
		scored("/risk/standards/percentage/by-name", "riskPercentageByName", "Which share of the risk lies under which standard?", shares,
			answerOf[percentagesAnswer]()),
		scored("/risk/summary/breakdown/by-name", "riskBreakdownByName", "The summary with the share of each standard, by name", shares,
			answerOf[risk.Breakdown]()),
		scored("/risk/summary/breakdown/by-code", "riskBreakdownByCode", "The summary with the share of each standard, by code", shares,
			answerOf[risk.Breakdown]()),
		scored("/risk/standards/weighted-summary", "riskWeighted", "The mean of the scores of the standards, by their weights",
			"Standards that apply and cover a tag are weighed. But for rounding, the weightedScore of the standards add up to that of the whole.",
			answerOf[risk.WeightedSummary]()),
		audited("/audit/recommend/by-name", "recommendByName"),
		audited("/audit/recommend/by-code", "recommendByCode"),
	}
}

// datasetExample is a request of the risk engine with all fields.
const datasetExample = `{"tags":["EMAIL","SSN"],"masked":{"EMAIL":"redact"},"standards":["GDPR","CCPA"],` +
	`"factors":{"environment":"test","classification":"restricted","records":100000,` +
	`"accessFrequency":50,"retentionDays":400,"lastReviewed":"2026-01-31","accessControl":"none","externalAccess":true,"sector":"finance"},` +
	`"weights":{"GDPR":2}}`

// Calls every operation of a service with the client that oapi-codegen makes. The test puts the two into one package.
package main

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"strconv"
	"strings"
)

// ok gives an answer with the status that is wanted, and ends the program at any other.
func ok[R interface{ StatusCode() int }](want int) func(R, error) R {
	return func(answer R, err error) R {
		must(err)
		if answer.StatusCode() != want {
			fmt.Fprintf(os.Stderr, "%T: %d, not %d\n", answer, answer.StatusCode(), want)
			os.Exit(1)
		}
		return answer
	}
}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func expect(what string, is bool) {
	if !is {
		fmt.Fprintln(os.Stderr, what)
		os.Exit(1)
	}
}

func bearer(token string) ClientOption {
	return WithRequestEditorFn(func(_ context.Context, req *http.Request) error {
		req.Header.Set("Authorization", "Bearer "+token)
		return nil
	})
}

func main() {
	service, key, user, pass := os.Args[1], os.Args[2], os.Args[3], os.Args[4]
	open, err := NewClientWithResponses(service)
	must(err)
	data, err := NewClientWithResponses(service, bearer(key))
	must(err)
	ctx := context.Background()
	token := ok[*TokenResponse](200)(open.TokenWithResponse(ctx, nil, func(_ context.Context, req *http.Request) error {
		req.SetBasicAuth(user, pass)
		return nil
	})).JSON200.AccessToken
	c, err := NewClientWithResponses(service, bearer(token))
	must(err)

	expect("health", ok[*HealthResponse](200)(open.HealthWithResponse(ctx)).JSON200.Status != "")
	ok[*ReadyResponse](200)(open.ReadyWithResponse(ctx))
	ok[*OpenapiResponse](200)(open.OpenapiWithResponse(ctx))
	ok[*ConsoleFileResponse](200)(open.ConsoleFileWithResponse(ctx, "style.css"))
	for what, body := range map[string][]byte{
		"metrics": ok[*MetricsResponse](200)(open.MetricsWithResponse(ctx)).Body,
		"docs":    ok[*DocsResponse](200)(open.DocsWithResponse(ctx)).Body,
		"console": ok[*ConsoleResponse](200)(open.ConsoleWithResponse(ctx)).Body,
	} {
		expect(what, len(body) > 0)
	}

	protect(ctx, data)
	files(ctx, data, service)
	score(ctx, c)
	records(ctx, c)
	datasets(ctx, data, c)
}

// protect calls the data-protection API.
func protect(ctx context.Context, c *ClientWithResponses) {
	var mail, born Datum
	must(mail.FromDatum0("john.doe@example.com"))
	must(born.FromDatum0("1985-02-03"))
	profile := ok[*ProfileResponse](200)(c.ProfileWithResponse(ctx, nil, ProfileRequest{Columns: &[]Column{{Name: "email", Value: &mail}}}))
	column, err := profile.JSON200.Data.Results[0].AsColumnResult()
	must(err)
	expect("profile", column.Label == "EMAIL_ADDRESS" && column.Confidence > 0.9)

	var year MaskingOperation
	must(year.FromGeneralizeOperator(GeneralizeOperator{Operator: "generalize", To: ptr(GeneralizeOperatorTo("year"))}))
	mask := ok[*MaskResponse](200)(c.MaskWithResponse(ctx, nil, MaskRequest{
		Records: &[]MaskRecord{{RuleName: ptr("EMAIL_ADDRESS"), Value: &mail}, {RuleName: ptr("DOB"), Value: &born}},
		Policy:  &MaskingPolicy{Labels: &map[string]MaskingOperation{"DOB": year}},
	}))
	masked, err := mask.JSON200.Data.AsMaskAnswer()
	must(err)
	expect("mask", len(masked.MaskedRecords) == 2)

	report := ok[*ValidateResponse](200)(c.ValidateWithResponse(ctx, nil, ValidateRequest{Original: "123-45-6789", Masked: "*23-45-6789", Rule: "SSN"}))
	expect("validate", len(report.JSON200.Data.Issues) > 0)
	refused := ok[*ValidateResponse](422)(c.ValidateWithResponse(ctx, nil, ValidateRequest{Original: "a", Masked: "*", Rule: "NO_SUCH_RULE"}))
	expect("a failure", refused.JSON422.Errors[0].Code != "" && refused.JSON422.Errors[0].Message != "")
}

// files calls the endpoints of files: with the file in the request, and with one that was uploaded.
func files(ctx context.Context, c *ClientWithResponses, service string) {
	table := []byte("email,born\njohn.doe@example.com,1985-02-03\njane@example.org,1990-11-30\n")
	profile := ok[*ProfileFileResponse](200)(c.ProfileFileWithResponse(ctx, nil, FileProfileRequest{FileName: "people.csv", Content: &table}))
	expect("profile of a file", len(profile.JSON200.Data.Columns) == 2)

	upload := ok[*BeginUploadResponse](201)(c.BeginUploadWithResponse(ctx, nil, UploadRequest{FileName: "people.csv"})).JSON201.Data
	address, err := url.Parse(upload.UploadUrl)
	must(err)
	expires, err := strconv.Atoi(address.Query().Get("expires"))
	must(err)
	ok[*UploadResponse](204)(c.UploadWithBodyWithResponse(ctx, upload.UploadId, &UploadParams{Expires: expires, Signature: address.Query().Get("signature")},
		"application/octet-stream", strings.NewReader(string(table))))
	mask := ok[*MaskFileResponse](200)(c.MaskFileWithResponse(ctx, nil, FileMaskRequest{FileName: "people.csv", UploadId: &upload.UploadId}))
	masked, err := mask.JSON200.Data.AsMaskedFileAnswer()
	must(err)
	content := string(masked.Content)
	expect("mask of a file", strings.HasPrefix(content, "email,born\n") && !strings.Contains(content, "jane"))

	report := ok[*ValidateFileResponse](200)(c.ValidateFileWithResponse(ctx, nil,
		FileValidateRequest{FileName: "masked.csv", Content: &masked.Content, Original: &table}))
	expect("comparison of files", report.JSON200.Status == "SUCCESS")

	unused := ok[*BeginUploadResponse](201)(c.BeginUploadWithResponse(ctx, nil, UploadRequest{FileName: "people.csv"})).JSON201.Data
	ok[*GiveUpUploadResponse](204)(c.GiveUpUploadWithResponse(ctx, unused.UploadId, nil))
}

// score calls the risk engine and its recommendations.
func score(ctx context.Context, c *ClientWithResponses) {
	var tags, question RiskRequest
	must(tags.FromTags(Tags{"EMAIL", "SSN"}))
	must(question.FromRiskQuestion(RiskQuestion{Tags: Tags{"EMAIL", "SSN"}, Weights: &map[string]float64{"GDPR": 2.5}}))
	expect("risk", ok[*RiskSummaryByNameResponse](200)(c.RiskSummaryByNameWithResponse(ctx, nil, tags)).JSON200.OverallRiskScore > 0)
	expect("risk", ok[*RiskSummaryByCodeResponse](200)(c.RiskSummaryByCodeWithResponse(ctx, nil, question)).JSON200.OverallRiskScore > 0)
	expect("details", len(ok[*RiskDetailsByNameResponse](200)(c.RiskDetailsByNameWithResponse(ctx, nil, tags)).JSON200.Standards) > 0)
	ok[*RiskDetailsByCodeResponse](200)(c.RiskDetailsByCodeWithResponse(ctx, nil, question))
	expect("standards", len(ok[*RiskStandardsByNameResponse](200)(c.RiskStandardsByNameWithResponse(ctx, nil, tags)).JSON200.Standards) > 0)
	ok[*RiskStandardsByCodeResponse](200)(c.RiskStandardsByCodeWithResponse(ctx, nil, question))
	ok[*RiskPercentageByNameResponse](200)(c.RiskPercentageByNameWithResponse(ctx, nil, tags))
	ok[*RiskBreakdownByNameResponse](200)(c.RiskBreakdownByNameWithResponse(ctx, nil, tags))
	ok[*RiskBreakdownByCodeResponse](200)(c.RiskBreakdownByCodeWithResponse(ctx, nil, question))
	ok[*RiskWeightedResponse](200)(c.RiskWeightedWithResponse(ctx, nil, question))

	var audit AuditRequest
	must(audit.FromAuditQuestion(AuditQuestion{Tags: Tags{"EMAIL", "SSN"}, Below: ptr(AuditQuestionBelow("Medium"))}))
	expect("advice", len(ok[*RecommendByNameResponse](200)(c.RecommendByNameWithResponse(ctx, nil, audit)).JSON200.Recommendations) > 0)
	ok[*RecommendByCodeResponse](200)(c.RecommendByCodeWithResponse(ctx, nil, audit))
}

// records makes, reads, replaces and deletes a record of each kind of the registry.
func records(ctx context.Context, c *ClientWithResponses) {
	one := 1
	standard := ok[*CreateStandardResponse](201)(c.CreateStandardWithResponse(ctx, nil, StandardRequest{Name: "LGPD", Jurisdiction: ptr("Brazil")})).JSON201
	recognizer := ok[*CreateRecognizerResponse](201)(c.CreateRecognizerWithResponse(ctx, nil,
		RecognizerRequest{Name: "Staff number", Label: ptr("STAFF_NUMBER"), Headers: &[]string{"staff no"}})).JSON201
	mapping := ok[*CreateMappingResponse](201)(c.CreateMappingWithResponse(ctx, nil,
		MappingRequest{StandardId: standard.Id, RecognizerId: recognizer.Id, Category: "a number of an employee"})).JSON201

	expect("standards", len(*ok[*ListStandardsResponse](200)(c.ListStandardsWithResponse(ctx, &ListStandardsParams{Limit: &one})).JSON200) == 1)
	expect("recognizers", len(*ok[*ListRecognizersResponse](200)(c.ListRecognizersWithResponse(ctx, &ListRecognizersParams{Q: ptr("staff")})).JSON200) == 1)
	ok[*ListMappingsResponse](200)(c.ListMappingsWithResponse(ctx, &ListMappingsParams{Limit: &one}))
	ok[*ListMappingsFullResponse](200)(c.ListMappingsFullWithResponse(ctx, &ListMappingsFullParams{Limit: &one}))
	expect("standard", ok[*GetStandardResponse](200)(c.GetStandardWithResponse(ctx, standard.Id, nil)).JSON200.Name == "LGPD")
	expect("recognizer", ok[*GetRecognizerResponse](200)(c.GetRecognizerWithResponse(ctx, recognizer.Id, nil)).JSON200.Label == "STAFF_NUMBER")
	ok[*GetMappingResponse](200)(c.GetMappingWithResponse(ctx, mapping.Id, nil))

	was := ptr(`"` + strconv.Itoa(standard.Version) + `"`)
	heavier := StandardRequest{Name: "LGPD", Weight: ptr(2.0)}
	ok[*ReplaceStandardResponse](200)(c.ReplaceStandardWithResponse(ctx, standard.Id, &ReplaceStandardParams{IfMatch: was}, heavier))
	ok[*ReplaceStandardResponse](412)(c.ReplaceStandardWithResponse(ctx, standard.Id, &ReplaceStandardParams{IfMatch: was}, heavier))
	ok[*ReplaceRecognizerResponse](200)(c.ReplaceRecognizerWithResponse(ctx, recognizer.Id, nil,
		RecognizerRequest{Name: "Staff number", Label: ptr("STAFF_NUMBER"), Headers: &[]string{"staff no", "badge"}}))
	ok[*ReplaceMappingResponse](200)(c.ReplaceMappingWithResponse(ctx, mapping.Id, nil,
		MappingRequest{StandardId: standard.Id, RecognizerId: recognizer.Id, Category: "a number of staff"}))

	all := ok[*GetCatalogResponse](200)(c.GetCatalogWithResponse(ctx, &GetCatalogParams{Changes: ptr(true)})).JSON200
	expect("catalogue", all.Schema == 1)
	ok[*PutCatalogResponse](200)(c.PutCatalogWithResponse(ctx, &PutCatalogParams{DryRun: ptr(true)}, CatalogueRequest{"schema": 1}))

	ok[*DeleteMappingResponse](200)(c.DeleteMappingWithResponse(ctx, mapping.Id, &DeleteMappingParams{DryRun: ptr(true)}))
	ok[*DeleteMappingResponse](204)(c.DeleteMappingWithResponse(ctx, mapping.Id, nil))
	ok[*DeleteRecognizerResponse](204)(c.DeleteRecognizerWithResponse(ctx, recognizer.Id, nil))
	ok[*DeleteStandardResponse](204)(c.DeleteStandardWithResponse(ctx, standard.Id, &DeleteStandardParams{Cascade: ptr(true)}))
}

// datasets describes a dataset and asks how risky it is.
func datasets(ctx context.Context, c, auditor *ClientWithResponses) {
	ok[*PutDatasetResponse](200)(c.PutDatasetWithResponse(ctx, "customers", nil,
		DatasetRequest{Labels: &map[string]int{"SSN": 1, "EMAIL_ADDRESS": 2}, Environment: ptr(DatasetRequestEnvironmentTest)}))
	expect("dataset", ok[*GetDatasetResponse](200)(c.GetDatasetWithResponse(ctx, "customers", nil)).JSON200.Data.Labels["SSN"] == 1)
	ok[*ListDatasetsResponse](200)(c.ListDatasetsWithResponse(ctx, nil))
	risk := ok[*RiskOfDatasetResponse](200)(c.RiskOfDatasetWithResponse(ctx, &RiskOfDatasetParams{DatasetId: ptr("customers")}))
	expect("risk of a dataset", risk.JSON200.Data.RiskScore > 0)
	ok[*DeleteDatasetResponse](200)(auditor.DeleteDatasetWithResponse(ctx, "customers", nil))
}

func ptr[T any](v T) *T { return &v }

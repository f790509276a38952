package httpapi

import "encoding/base64"

// fileOperations documents the file endpoints.
func fileOperations() []operation {
	const table = "email,born\njohn.doe@example.com,1985-02-03\njane@example.org,1990-11-30\n"
	content := base64.StdEncoding.EncodeToString([]byte(table))
	const about = " The file is `content` in base64, or a part `file` of multipart/form-data beside the JSON in a part `request`, " +
		"or lies at `url`, or was uploaded as `uploadId`. " +
		"Addresses are fetched over https, and never where the public does not reach."
	file := func(more string) string {
		return `{"fileName":"people.csv","content":"` + content + `"` + more + `}`
	}
	common := []example{
		{name: "Base64 that is none", body: `{"fileName":"a.csv","content":"*"}`, status: 400},
		{name: "No file", body: `{"fileName":"a.csv"}`, status: 400},
		{name: "A table that breaks off", body: `{"fileName":"a.csv","content":"YSxiCiIx"}`, status: 422},
		{name: "A format that there is not", body: file(`,"format":"docx"`), status: 415},
		{name: "An address that is not public", body: `{"fileName":"a.csv","url":"https://169.254.169.254/latest/meta-data/"}`, status: 422},
		{name: "An upload that there is not", body: `{"fileName":"a.csv","uploadId":"none"}`, status: 404},
	}
	return []operation{
		{
			method: "POST", path: "/api/v1/file/profile",
			id: "profileFile", group: groupFiles, summary: "What do the columns of a file hold?",
			description: "Of a text, what is found in it is counted by label. With `assess` the answer has `assessment.question`, a body for the " +
				"endpoints of the risk engine." + about,
			request:  refTo("FileProfileRequest"),
			files:    []string{filePart},
			answer:   answerOf[fileAnswer](),
			failures: []int{409, 502},
			examples: append([]example{
				{name: "A table", body: file("")},
				{name: "A table and its risk", body: file(`,"assess":true`)},
				{name: "A text", body: `{"fileName":"a.txt","content":"bWFpbCBqYW5lQGV4YW1wbGUub3Jn"}`},
			}, common...),
		}, {
			method: "POST", path: "/api/v1/file/mask",
			id: "maskFile", group: groupFiles, summary: "Mask a file",
			description: "The masked file is put at `resultUrl` once all of it is there, or comes as `content`. A mask that fails leaves nothing behind. " +
				"The verdicts are those of /file/profile. A column was masked by the rule of its label (`masked`), " +
				"masked where something was found in it (`searched`), or kept. " +
				"The answer says what was not looked at (`unexamined`), what did not fit its column (`contradictions`), " +
				"what spells nothing as the policy says (`nulls`), what became too long for it (`tooLong`), " +
				"what is no longer unique (`duplicates`), what is too long to be looked at and masked whole (`oversized`), " +
				"which columns of the policy the file does not " +
				"have, where it allows that (`absentColumns`), and which of its labels nobody knows (`unusedLabels`)." + about,
			request:  refTo("FileMaskRequest"),
			files:    []string{filePart},
			answer:   anyOf("", answerOf[maskedFileAnswer](), answerOf[fileAnswer]()),
			failures: []int{409, 502},
			examples: append([]example{{name: "A table", body: file("")},
				{name: "A result that is not public", body: file(`,"resultUrl":"https://[::1]/a"`), status: 422}}, common...),
		}, {
			method: "POST", path: "/api/v1/file/validate",
			id: "validateFile", group: groupFiles, summary: "Compare a masked file with the original",
			description: "What somebody who has the masked file alone can learn, where, and under which article; and whether it can be used in place of " +
				"the original. Row by row the two are about the same things. The report holds names of columns and counts, and none of the data. " +
				"What the server has no room for is left out, and the report says so (`CHECK_INCOMPLETE`); `privet validate` has other bounds. " +
				"The report is signed where the server has a key for it: `proof` is a DSSE envelope around an in-toto statement. The original is " +
				"`original`, as a field in base64 or a part." + about,
			request: refTo("FileValidateRequest"),
			files:   []string{filePart, originalPart},
			answer:  answerOf[fileValidateAnswer](), failures: []int{409, 502},
			examples: append([]example{{name: "A masked table", body: file(`,"original":"` + content + `"`)},
				{name: "No original", body: file(""), status: 400},
				{name: "A table that breaks off", body: `{"fileName":"a.csv","content":"YSxiCiIx","original":"YSxiCjEsMgo="}`, status: 422}}, common[:2]...),
		}, {
			method: "POST", path: "/api/v1/file/uploads",
			id: "beginUpload", group: groupFiles, summary: "An address to send one file to",
			description: "For a client that has no store of its own. The address takes one PUT with the file as its body, and needs no other " +
				"credential. What was " +
				"sent is encrypted, " +
				"used once by the credential that asked, and gone when it was used or the address has expired. It stays with the replica that it was sent to: " +
				"another one answers 409 and names that replica, where they share a store, and 404 where they do not.",
			request: refTo("UploadRequest"), status: 201,
			answer: answerOf[uploadAnswer](),
			examples: []example{{name: "A file of any size", body: `{"fileName":"people.csv"}`},
				{name: "A file of one size", body: `{"fileName":"people.csv","bytes":1234}`}},
		}, {
			method: "PUT", path: "/api/v1/file/uploads/{uploadId}",
			id: "upload", group: groupFiles, summary: "Send the file",
			description: "The address is the one that POST /api/v1/file/uploads gave, as it is.",
			parameters: []parameter{
				{"path", "uploadId", "From the address.", stringOf("")},
				{"query", "expires", "From the address.", wholeOf("")},
				{"query", "signature", "From the address.", stringOf("")},
			},
			body: "application/octet-stream", status: 204,
			failures: []int{400, 403, 409, 413, 429, 503},
			examples: []example{{name: "A file", body: table}},
		}, {
			method: "DELETE", path: "/api/v1/file/uploads/{uploadId}",
			id: "giveUpUpload", group: groupFiles, summary: "Give an upload back",
			description: "For the credential that asked for it. A credential has a bounded number of uploads at a time, sent or not.",
			parameters:  []parameter{{"path", "uploadId", "From the answer of POST /api/v1/file/uploads.", stringOf("")}},
			status:      204, failures: []int{404, 409, 503},
			examples: []example{{name: "An upload that is not needed"},
				{name: "An upload that there is not", path: map[string]string{"uploadId": "none"}, status: 404}},
		},
	}
}

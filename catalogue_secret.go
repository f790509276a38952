package privet

// secretLabels are credentials that are told apart by who gave them out or by
// the grammar that they stand in.
var secretLabels = []entry{
	{label: "AWS_ACCESS_KEY", category: CategoryCredential, doc: "An access key of Amazon Web Services, its identifier or its secret.",
		aliases: []string{"AWS_CREDENTIALS", "AWS_SECRET_KEY", "AWS_SECRET_ACCESS_KEY"}},
	{label: "GCP_API_KEY", category: CategoryCredential, doc: "A key of an interface of Google Cloud."},
	{label: "GCP_CREDENTIALS", category: CategoryCredential, doc: "The key file of a service account of Google Cloud."},
	{label: "AZURE_AUTH_TOKEN", category: CategoryCredential, doc: "A key of storage or of a service of Microsoft Azure."},
	{label: "JSON_WEB_TOKEN", category: CategoryCredential, doc: "A JSON web token (RFC 7519).",
		aliases: []string{"JWT"}},
	{label: "BASIC_AUTH_HEADER", category: CategoryCredential, doc: "Credentials of the Basic scheme of HTTP (RFC 7617).",
		aliases: []string{"HTTP_BASIC_AUTH_HEADER"}},
	{label: "AUTH_TOKEN", category: CategoryCredential, doc: "A token or secret that lets its bearer in.",
		aliases: []string{"BEARER_TOKEN", "OAUTH_CLIENT_SECRET", "XSRF_TOKEN"}},
	{label: "STORAGE_SIGNED_URL", category: CategoryCredential, doc: "A signed address of an object in a store.",
		aliases: []string{"PRESIGNED_URL", "STORAGE_SIGNED_POLICY_DOCUMENT"}},
	{label: "STRIPE_KEY", category: CategoryCredential, doc: "A secret key of Stripe.",
		aliases: []string{"STRIPE_CREDENTIALS"}},
	{label: "GITHUB_TOKEN", category: CategoryCredential, doc: "An access token of GitHub."},
	{label: "SLACK_TOKEN", category: CategoryCredential, doc: "An access token of Slack."},
	{label: "DB_CONNECTION_STRING", category: CategoryCredential, doc: "The address of a database with a password in it.",
		aliases: []string{"CONNECTION_STRING", "DATABASE_URL"}},
}

package demographics

const (
	FewestNamed = 3 // bytes of one
)

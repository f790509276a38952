package people

const (
	FewestNamed = 3 // bytes of one
)

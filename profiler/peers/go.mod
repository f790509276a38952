module github.com/privet-go/privet/profiler/peers

go 1.25.0

require (
	github.com/hoophq/alcatraz v0.23.0
	github.com/privet-go/privet v0.0.0
)

replace github.com/privet-go/privet => ../..

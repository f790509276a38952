module github.com/privet-go/privet

go 1.25.0

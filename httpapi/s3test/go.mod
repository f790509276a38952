module github.com/privet-go/privet/httpapi/s3test

go 1.26.0

require (
	github.com/johannesboyne/gofakes3 v1.2.0
	github.com/privet-go/privet v0.0.0
)

require (
	github.com/golang-jwt/jwt/v5 v5.3.1 // indirect
	github.com/google/uuid v1.6.0 // indirect
	github.com/ryszard/goskiplist v0.0.0-20150312221310-2dfbae5fcf46 // indirect
	go.shabbyrobe.org/gocovmerge v0.0.0-20230507111327-fa4f82cfbf4d // indirect
	golang.org/x/tools v0.52.0 // indirect
)

replace github.com/privet-go/privet => ../..

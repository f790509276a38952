package fields

// recognizers are all of this package.
var recognizers = append(SaidRecognizers(), SalaryRecognizers()...)

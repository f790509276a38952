package fields

import (
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lists"
)

// This file has the words for passports, driving licences, bank accounts and plates in
// many languages, in the cases in which a number stands beside them.

func passportWords() []string { return lists.Words("fields", "passportWords") }

func drivingWords() []string { return lists.Words("fields", "drivingWords") }

func accountContext() []string { return lists.Words("fields", "accountContext") }

// PlateContext are words for plates, and for vehicles whose numbers are said to be theirs.
func PlateContext() []string { return lists.Words("fields", "PlateContext") }

// ExpiryWords are words for the end of a card's validity.
func ExpiryWords() []string { return lists.Words("fields", "ExpiryWords") }

// chartWords are words for the number under which a hospital keeps a patient's papers.
// Those of fileWords are of other files as well.
func chartWords() []string { return lists.Words("fields", "chartWords") }

func fileWords() []string { return lists.Words("fields", "fileWords") }

// patientStems are parts of words that tell that a text is of a patient.
var patientStems = lazy.Value[[]string]{Make: func() []string { return lists.Words("fields", "patientStems") }}

// studentWords are words for the number of a student or a pupil.
func studentWords() []string { return lists.Words("fields", "studentWords") }

// staffWords are words for the number of an employee, planWords for that of a member of a
// health plan.
func staffWords() []string { return lists.Words("fields", "staffWords") }

func customerWords() []string { return lists.Words("fields", "customerWords") }

func planWords() []string { return lists.Words("fields", "planWords") }

// practiceWords are words for the number under which a physician, a nurse or a pharmacist may work.
func practiceWords() []string { return lists.Words("fields", "practiceWords") }

func salaryWords() []string { return lists.Words("fields", "salaryWords") }

// numberWords are words for a number that is mostly one of a telephone where it is
// written in groups as these are.
func GroupedWords() []string { return lists.Words("fields", "GroupedWords") }

// LoginWords are words for users, their logins and sessions.
func LoginWords() []string { return lists.Words("fields", "LoginWords") }

// OtherPasswordWords are words for passwords in letters that are not Latin, and those of
// several words.
func OtherPasswordWords() []string { return lists.Words("fields", "OtherPasswordWords") }

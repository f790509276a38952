package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/privet-go/privet/internal/measure"
)

// sections returns the tables of an evaluation.
func (e *evaluation) sections() []section {
	first := section{
		Title:  "By kind",
		Header: []string{"KIND", "EXPECTED", "REPORTED", "RIGHT", "PRECISION", "RECALL", "F1", "F2"},
	}
	if e.Columns > 0 {
		first.Notes = append(first.Notes, fmt.Sprintf("%s; reported is what has a confidence of %s or more.", plural(e.Columns, "column"),
			number(e.MinConfidence)))
		first.Notes = append(first.Notes, fmt.Sprintf("Accuracy %s; with NONE and UNKNOWN taken for one %s.", estimate(e.Accuracy),
			estimate(e.PersonalAccuracy)))
	} else {
		first.Notes = append(first.Notes, fmt.Sprintf("%s; reported is what has a confidence of %s or more, and right what has %s of its place in common with "+
			"one expected.",
			plural(e.Texts, "text"), number(e.MinConfidence), number(e.IoU)))
	}
	first.Notes = append(first.Notes, "Intervals cover 95 %: of Wilson for precision and recall; for F from both lower to both upper ends of those at 97.5 % "+
		"(Bonferroni).")
	first.Notes = append(first.Notes, e.notes()...)
	scores := append(slices.Clone(e.Kinds), e.Total)
	if e.AnyLabel != nil {
		scores = append(scores, *e.AnyLabel)
	}
	for _, s := range scores {
		first.Rows = append(first.Rows, []string{
			string(s.Kind), fmt.Sprint(s.Expected), fmt.Sprint(s.Reported), fmt.Sprint(s.Right),
			estimate(s.Precision), estimate(s.Recall), estimate(s.F1), estimate(s.F2),
		})
	}

	calibration := section{Title: "Calibration", Header: []string{"CONFIDENCE", "COUNT", "MEAN", "RIGHT"}}
	if e.Calibration.ECE != nil {
		calibration.Notes = []string{"Expected calibration error " + fmt.Sprintf("%.3f", *e.Calibration.ECE) + "."}
	}
	for _, b := range e.Calibration.Bins {
		calibration.Rows = append(calibration.Rows, []string{
			fmt.Sprintf("%.1f–%.1f", b.From, b.To), fmt.Sprint(b.Count), fmt.Sprintf("%.3f", b.MeanConfidence), fmt.Sprintf("%.3f", b.ShareRight),
		})
	}

	alarms := section{Title: "False alarms", Header: []string{"REPORTED", "EXPECTED", "COUNT"}}
	for _, a := range e.FalseAlarms {
		expected := string(a.Expected)
		if a.Expected == a.Reported {
			expected += ", other bounds"
		}
		alarms.Rows = append(alarms.Rows, []string{string(a.Reported), expected, fmt.Sprint(a.Count)})
	}

	thresholds := section{
		Title:  "Thresholds",
		Notes:  []string{"Precision/recall from a confidence on, and the confidence of the best F with its value."},
		Header: []string{"KIND"},
	}
	for i, s := range e.Thresholds {
		row := []string{string(s.Kind)}
		for _, at := range s.At {
			if i == 0 {
				thresholds.Header = append(thresholds.Header, number(at.Threshold))
			}
			row = append(row, share(at.Precision)+"/"+share(at.Recall))
		}
		thresholds.Rows = append(thresholds.Rows, append(row, bestF(s.BestF1), bestF(s.BestF2)))
	}
	thresholds.Header = append(thresholds.Header, "BEST F1", "BEST F2")

	return []section{first, calibration, alarms, thresholds}
}

// notes returns sentences on what was not counted, or not as it is.
func (e *evaluation) notes() []string {
	var list []string
	if len(e.UnknownLabels) > 0 {
		var names []string
		for _, u := range e.UnknownLabels {
			name := u.Name
			if name == "" {
				name = "others"
			}
			names = append(names, fmt.Sprintf("%s (%d)", name, u.Count))
		}
		list = append(list, "Labels of the data that are not known, and not counted as expected: "+strings.Join(names, ", ")+". -map says what they mean.")
	}
	if e.SpansThatDiffer > 0 {
		list = append(list, fmt.Sprintf("Spans with a value other than the text at their place, which counts: %d.", e.SpansThatDiffer))
	}
	if e.UnlabelledColumns > 0 {
		list = append(list, fmt.Sprintf("Columns without a label, not counted: %d.", e.UnlabelledColumns))
	}
	return list
}

// number formats a share in as few digits as possible.
func number(f float64) string { return fmt.Sprintf("%g", f) }

// share formats a share with three decimals, or as a dash for nil.
func share(f *float64) string {
	if f == nil {
		return "–"
	}
	return fmt.Sprintf("%.3f", *f)
}

func estimate(e *measure.Estimate) string {
	if e == nil {
		return "–"
	}
	return fmt.Sprintf("%.3f (%.3f–%.3f)", e.Value, e.Low, e.High)
}

func bestF(b *measure.BestF) string {
	if b == nil {
		return "–"
	}
	return fmt.Sprintf("%s: %.3f", number(b.Threshold), b.F)
}

func sortedKeys[K ~string, V any](m map[K]V) []K { return slices.Sorted(maps.Keys(m)) }

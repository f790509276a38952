package risk

// A Level says in a word how high a score is.
type Level string

// The levels, lowest first.
const (
	Low      Level = "Low"      // 0–29: no sensitive exposure, minimal concerns
	Medium   Level = "Medium"   // 30–59: may hold sensitive data; watch access and usage
	High     Level = "High"     // 60–79: strong controls are required
	Critical Level = "Critical" // 80–100: remedy at once
)

// LevelOf is the level of a score. A score below 0 is [Low] and one above 100
// is [Critical].
func LevelOf(score int) Level {
	switch {
	case score >= 80:
		return Critical
	case score >= 60:
		return High
	case score >= 30:
		return Medium
	}
	return Low
}

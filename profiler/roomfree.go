package profiler

import "github.com/privet-go/privet/profiler/internal/tagger"

// This file knows rooms that are free or taken: in what is said of rooms, as in the meeting room
// Selma is taken and Linnea free, a name with such a word behind it is that of a room.

var (
	// roomWords are words for rooms, freeWords say that one is free or taken, and isWords may
	// stand before them.
	roomWords = withCapitals("room rooms raum besprechungsraum konferenzraum tagungsraum sitzungszimmer meetingraum salle salles sala salas aula zaal vergaderzaal vergaderruimte kamer salka zasedačka místnost miestnosť zasadačka mötesrum konferensrum møterom mødelokale lokale " +
		"neuvotteluhuone kokoushuone terem tárgyaló salonu salon odası переговорная переговорка комната зал кімната переговорна зала αίθουσα dvorana soba sobe")
	freeWords = withCapitals("free vacant available booked taken occupied frei belegt besetzt gebucht libre libres occupée occupé réservée ocupada ocupado reservada libera libero occupata occupato prenotata livre vrij bezet gereserveerd wolna wolny zajęta zajęty volná volný obsazená obsadená voľná ledig upptagen bokad optaget opptatt ledigt " +
		"vapaa vapaana varattu szabad foglalt liberă ocupată rezervată boş dolu müsait свободна свободен занята занят вільна вільний зайнята свободна заета ελεύθερη κατειλημμένη slobodna zauzeta prosta zasedena")
	isWords = withCapitals("is ist est está es è é e je jest är er on este είναι")
)

// roomReach is how far before a name the word for a room stands at most, in bytes.
const roomReach = 96

// isRoomBeside reports whether a span is a room that is free or taken.
func isRoomBeside(text string, span *tagger.Span) bool {
	i := span.End
	if i+3 >= len(text) || text[i] != ' ' {
		return false
	}
	e, capital := wordAt(text, i+1)
	if e < len(text) && text[e] == ' ' && inSet(isWords, text[i+1:e]) {
		i = e
		e, capital = wordAt(text, i+1)
	}
	if capital || e == i+1 || !inSet(freeWords, text[i+1:e]) {
		return false
	}
	for k, least := span.Start, max(0, span.Start-roomReach); k > least && text[k-1] != '\n'; {
		from := wordStartWithin(text, k, least)
		if from == k {
			k--
			continue
		}
		if inSet(roomWords, text[from:k]) {
			return true
		}
		k = from
	}
	return false
}

package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds who speaks in a chat by the name alone, in any script, at the beginning of lines:
//
//	Θάνος: παιδιά το ΥΒΚ 4417 είναι παρκαρισμένο μπροστά στην πύλη
//	Ρένα: του Λευτέρη είναι
//
// A line like that may have a field and its value. What tells a chat is that somebody speaks again, that most lines around are like it,
// and that in some of them people ask or call out.

// Bounds of what is read around a speaker, in bytes; what a chain is amended by may stand no farther away.
const (
	speakerBack     = 300
	speakerOn       = 420
	longestSpeaker  = 32
	mostEastSpeaker = 4 // letters
	speakerSure     = 0.85
)

// A spokenLine is a line that somebody's name begins; start is end where none does.
type spokenLine struct {
	start, end int // of the name
	rest       int // where it goes on behind the colon, or the time
	timed      bool
}

// readSpokenLine reads the line at text[i].
func readSpokenLine(text string, i int) (l spokenLine) {
	if k := clockBehindBracket(text, i); k > i {
		i, l.timed = k, true
	}
	bracket := i < len(text) && text[i] == '['
	if bracket {
		i++
	}
	end := speakerNameEnd(text, i)
	if end == i {
		return spokenLine{}
	}
	k := end
	if bracket {
		if k+1 >= len(text) || text[k] != ']' || text[k+1] != ' ' && text[k+1] != ':' {
			return spokenLine{}
		}
		l.start, l.end, l.rest = i, end, k+2
		return l
	}
	if k < len(text) && text[k] == ' ' {
		if e := clockEndAt(text, k+1); e > k+1 {
			k, l.timed = e, true
		}
	}
	switch {
	case k+1 < len(text) && text[k] == ':' && text[k+1] == ' ':
		k += 2
	case strings.HasPrefix(text[k:], "："):
		k += len("：")
	case k < len(text) && text[k] == ':' && spaceless(lastRune(text[:k])) && k+1 < len(text) && (text[k+1] >= utf8.RuneSelf || isDigit(text[k+1])):
		k++ // 小孟:明天
	case l.timed && k > end && k < len(text) && text[k] == ' ':
	default:
		return spokenLine{}
	}
	l.start, l.end, l.rest = i, end, k
	return l
}

// askedAndAnswered begin lines like those of a chat in lists of questions, of errors and of steps.
var askedAndAnswered = withCapitals("质问 質問 回答 答え 问题 回复 问 答 질문 답변 문제 вопрос ответ питання відповідь въпрос отговор ερώτηση απάντηση pytanie odpowiedź otázka odpověď kérdés válasz întrebare răspuns soru cevap fråga svar spørgsmål spørsmål kysymys vastaus frage antwort question réponse pregunta respuesta domanda risposta pergunta resposta vraag antwoord error warning warnung fehler step schritt note hinweis")

// talkRoles are who speaks in a conversation that is written down, by what they are in it and not by their names: then all are.
var talkRoles = withCapitals("customer client caller user agent operator advisor adviser consultant clerk rep representative doctor nurse patient officer interviewer interviewee teacher student pupil witness judge guest seller buyer visitor driver dispatcher speaker moderator assistant system bot service hotline helpdesk reception receptionist sales desk employee applicant recruiter tenant landlord sender recipient me you " +
	"kunde kundin anrufer anruferin berater beraterin mitarbeiter mitarbeiterin sachbearbeiter sachbearbeiterin patient patientin arzt ärztin gast nutzer nutzerin lehrer lehrerin schüler zeuge zeugin richter klant beller medewerker medewerkster adviseur agente gebruiker patiënt arts client cliente appelant conseiller conseillère téléconseiller opérateur opératrice médecin utilisateur accueil clienta asesor asesora operador operadora paciente médico usuario usuaria recepción consulente operatore operatrice paziente medico utente chiamante atendente utente operador doente utilizador cliente " +
	"klient klientka konsultant konsultantka doradca agentka pacjent pacjentka lekarz lekarka rozmówca zákazník zákaznice zákazníčka operátor operátorka poradce pacient pacientka lékař volající klientka zákazníčka ügyfél ügyintéző operátor beteg orvos hívó vevő eladó client clientă consultant pacient pacientă apelant kund kunden handläggare rådgivare patient läkare kundtjänst kunde kundeservice sagsbehandler saksbehandler rådgiver asiakas asiakaspalvelija asiakaspalvelu neuvoja potilas lääkäri müşteri temsilci abone danışman hasta doktor arayan kupac stranka klijent korisnik operater savjetnik svetovalec klientas konsultantas klients operators klient teenindaja " +
	"клиент клиентка оператор консультант менеджер пациент пациентка врач абонент звонящий клієнт клієнтка пацієнт лікар абонентка клиентът пациентът лекар корисник клијент оператер πελάτης πελάτισσα εκπρόσωπος υπάλληλος ασθενής γιατρός " +
	"客 客服 客户 顾客 用户 坐席 客戶 顧客 お客様 お客さま 客様 担当 担当者 オペレーター 受付 患者 医師 先生 利用者 店員 고객 고객님 상담원 상담사 직원 환자 의사 손님 판매자 구매자")

// clockEndAt is the end of a time of day at text[i], 13:05, or i.
func clockEndAt(text string, i int) int {
	_, k := number(text, i, 3)
	if k == i || k > i+2 || k+3 > len(text) || text[k] != ':' || !isDigit(text[k+1]) || !isDigit(text[k+2]) || k+3 < len(text) && isDigit(text[k+3]) {
		return i
	}
	return k + 3
}

// clockBehindBracket is where a line goes on that a time of day begins, also in brackets, or i.
func clockBehindBracket(text string, i int) int {
	k := i
	if k < len(text) && text[k] == '[' {
		k++
	}
	e := clockEndAt(text, k)
	if e == k {
		return i
	}
	if k > i {
		if e >= len(text) || text[e] != ']' {
			return i
		}
		e++
	}
	if e >= len(text) || text[e] != ' ' {
		return i
	}
	return e + 1
}

// speakerNameEnd is the end of one or two words with capitals at text[i], or of a few letters of the east, or i.
func speakerNameEnd(text string, i int) int {
	if i >= len(text) {
		return i
	}
	if r, _ := utf8.DecodeRuneInString(text[i:]); isEastLetter(r) {
		k := i
		for n := 0; k < len(text); n++ {
			r, size := utf8.DecodeRuneInString(text[k:])
			if !isEastLetter(r) {
				break
			}
			if n == mostEastSpeaker {
				return i
			}
			k += size
		}
		return k
	}
	e, capital := wordAt(text, i)
	if !capital || e-i > longestSpeaker || utf8.RuneCountInString(text[i:e]) < 2 || isInCapitals(text[i:e]) {
		return i
	}
	if e+1 < len(text) && text[e] == ' ' {
		if f, capital := wordAt(text, e+1); capital && f-e <= longestSpeaker && f < len(text) && (text[f] == ':' || text[f] == ']' || strings.HasPrefix(text[f:], "：")) {
			return f
		}
	}
	return e
}

// isEastLetter reports whether a letter is a sign of the Chinese, a kana or one of the Korean script.
func isEastLetter(r rune) bool {
	return 0x3041 <= r && r <= 0x30FF && r != '・' || 0x4E00 <= r && r <= 0x9FFF || 0xAC00 <= r && r <= 0xD7A3
}

// repeatedSpeakerEnd is the end of the name of somebody who speaks in a chat and stands at text[at], or at.
func repeatedSpeakerEnd(text string, at int) int {
	line := at
	if at > 0 && text[at-1] != '\n' {
		if text[at-1] != '[' && text[at-1] != ' ' {
			return at
		}
		for line > 0 && at-line < len("[13:05] [") && text[line-1] != '\n' {
			if c := text[line-1]; !isDigit(c) && c != ':' && c != '[' && c != ']' && c != ' ' {
				return at
			}
			line--
		}
		if line > 0 && text[line-1] != '\n' {
			return at
		}
	}
	own := readSpokenLine(text, line)
	if own.start != at || own.end == at {
		return at
	}
	name := text[own.start:own.end]
	if c := lexicon.Lookup(name); isTalkRole(name) || inSet(askedAndAnswered, name) || c.Common() > 1 && c.Given() < 2 || c.Is(lexicon.Occupation) || isHeadName(name) {
		return at
	}
	t := talkAround{name: name}
	t.add(text, own, true)
	t.back(text, line)
	t.on(text, line)
	if t.isChat() {
		return own.end
	}
	return at
}

// A talkAround counts the lines around one.
type talkAround struct {
	name, other                          string
	lines, turns, others, spoken, lively int
	timed                                int
	again, roles                         bool
}

// add counts a line.
func (t *talkAround) add(text string, l spokenLine, own bool) {
	t.lines++
	if l.end == l.start {
		return
	}
	name := text[l.start:l.end]
	t.turns++
	if l.timed {
		t.timed++
	}
	switch {
	case own:
	case name == t.name || name == t.other:
		t.again = true
	default:
		t.others++
		t.other = name
		t.roles = t.roles || isTalkRole(name)
	}
	spoken, lively := isSaid(text[l.rest:lineEnd(text, l.rest, longestChatTurn)])
	if spoken {
		t.spoken++
	}
	if lively {
		t.lively++
	}
}

// back counts the lines before the one that begins at text[from], and on those behind it.
func (t *talkAround) back(text string, from int) {
	least := max(0, from-speakerBack)
	for n := 0; n < mostChatTurns && from > least; n++ {
		k := strings.LastIndexByte(text[least:from-1], '\n')
		if k < 0 && least > 0 {
			return // it is longer
		}
		from = least + k + 1
		t.add(text, readSpokenLine(text, from), false)
	}
}

func (t *talkAround) on(text string, from int) {
	most := min(len(text), from+speakerOn)
	for n := 0; n < mostChatTurns; n++ {
		k := strings.IndexByte(text[from:most], '\n')
		if k < 0 || from+k+1 >= most {
			return
		}
		from += k + 1
		t.add(text, readSpokenLine(text, from), false)
	}
}

// isChat reports whether the lines are those of a chat.
func (t *talkAround) isChat() bool {
	return !t.roles && t.others > 0 && t.turns > 2 && t.turns*2 > t.lines && t.spoken > 1 && (t.again && t.lively > 0 || t.timed > 2 && (t.again || t.lively > 0))
}

// isTalkRole reports whether a word says what somebody is in a conversation.
func isTalkRole(name string) bool {
	return inSet(chatRoles, name) || inSet(talkRoles, name) || lexicon.Lookup(name).Is(lexicon.Occupation) && lexicon.Lookup(name).Given() < 2
}

// isHeadName reports whether a word is the name of a field that is known.
func isHeadName(name string) bool {
	return nextHeads.at(name, 0) == name || inSet(otherFields, name)
}

// withSpeaker puts who speaks at text[at] among the spans.
func withSpeaker(spans []tagger.Span, text string, at, end int) ([]tagger.Span, int) {
	to := repeatedSpeakerEnd(text, at)
	if to == at {
		return spans, end
	}
	return withSpan(spans, tagger.Span{Start: at, End: to, Label: tagger.Person, Confidence: speakerSure}), max(end, to)
}

// mayBeSpeaker tells most places off at which nobody speaks.
func mayBeSpeaker(text string, at int) bool {
	return at == 0 || text[at-1] == '\n' || text[at-1] == '[' || at > 4 && text[at-1] == ' ' && (isDigit(text[at-2]) && text[at-4] == ':' || text[at-2] == ']')
}

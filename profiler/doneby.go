package profiler

// This file knows the verbs with which a note begins that says who has done something by the role: Potvrdio sistem
// administrator, Dotazy zodpoví referentka. They are no part of the role.

// doneBys begin such verbs, in languages in which a verb stands before who does it and no article between them.
var doneBys = beginnings("potvrd odobri izda potpisa zaprimi pripremi sastavi provjeri proveri zodpov schváli vystavi vyři podepsa zpracova převza přijal provedl objedna odesla ověřil podpísa schválil vybavuje " +
	"przygotowa wystawi zatwierdzi sporządzi podpisa odebra przyjął przyjęła sprawdzi zgłosi išraš patvirtin pasiraš parengė priėmė izsniedza apstiprin parakstīj sagatavoj koostas kinnitas allkirjastas " +
	"saa antaa hyväksy allekirjoit vahvist laati kiállít jóváhagy aláír készít intéz ellenőriz întocmit aprobat semnat verificat emis eliberat " +
	"выписал выдал подписал утверд согласова провер принял составил отправил затверд підписа вида прийня перевіри изда подготви провери прие εγκρίν εξέδωσ υπέγραψ παρέλαβ " +
	"Потврд Издао Одобри Выписал Выдал Подписал Утверд Согласова Провер Принял Составил Отправил Затверд Підписа Вида Прийня Перевіри Изда Подготви Прие Ενέκριν Εξέδωσ Υπέγραψ Παρέλαβ " +
	"е Е је je jest yra ir on este")

// isDoneBy reports whether a word begins as those verbs do, or is one of the short ones.
func isDoneBy(word string) bool {
	if word == "" {
		return false
	}
	first := word[0]
	if first < 'a' {
		first |= 0x20
	}
	for _, begin := range doneBys[first] {
		if len(word) >= len(begin) && word[1:len(begin)] == begin[1:] && (len(begin) > 4 || len(word) == len(begin)) {
			return true
		}
	}
	return false
}

// behindDoneBy is where the role text[from:to] before a name begins behind the last such verb in it, or from.
func behindDoneBy(text string, from, to int) int {
	for i := from; i < to; {
		e, _ := longWordAt(text, i)
		if e == i || e >= to || text[e] != ' ' {
			break
		}
		if isDoneBy(text[i:e]) {
			from = e + 1
		}
		i = e + 1
	}
	return from
}

package corpus

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// TestMoreCases holds the other cases of names to grammar books.
func TestMoreCases(t *testing.T) {
	tests := []struct {
		code              string
		female            bool
		kind, name        string
		grammarCase, want string
	}{
		{"pl", false, "given", "Marek", "voc", "Marku"},
		{"pl", false, "given", "Tomasz", "loc", "Tomaszu"},
		{"pl", false, "given", "Piotr", "loc", "Piotrze"},
		{"pl", false, "given", "Jerzy", "dat", "Jerzemu"},
		{"pl", true, "given", "Agnieszka", "dat", "Agnieszce"},
		{"pl", true, "given", "Zofia", "dat", "Zofii"},
		{"pl", true, "given", "Kasia", "voc", "Kasiu"},
		{"pl", false, "given", "Kuba", "acc", "Kubę"},
		{"cs", false, "given", "Jirka", "acc", "Jirku"},
		{"ru", false, "given", "Дима", "acc", "Диму"},
		{"pl", true, "given", "Anna", "acc", "Annę"},
		{"pl", false, "family", "Kowalski", "dat", "Kowalskiemu"},
		{"pl", false, "family", "Nowak", "acc", "Nowaka"},
		{"pl", true, "family", "Lewandowska", "acc", "Lewandowską"},
		{"pl", true, "family", "Lewandowska", "loc", "Lewandowskiej"},
		{"cs", false, "given", "Marek", "voc", "Marku"},
		{"cs", false, "given", "Petr", "voc", "Petře"},
		{"cs", false, "given", "Jan", "dat", "Janovi"},
		{"cs", true, "given", "Hana", "dat", "Haně"},
		{"cs", true, "given", "Lenka", "dat", "Lence"},
		{"cs", true, "given", "Petra", "voc", "Petro"},
		{"cs", true, "given", "Marie", "acc", "Marii"},
		{"cs", false, "family", "Novák", "voc", "Nováku"},
		{"cs", false, "family", "Černý", "dat", "Černému"},
		{"cs", true, "family", "Nováková", "acc", "Novákovou"},
		{"ru", false, "given", "Павел", "of", "Павла"},
		{"ru", false, "given", "Пётр", "loc", "Петре"},
		{"ru", true, "given", "Ольга", "acc", "Ольгу"},
		{"ru", true, "given", "Мария", "loc", "Марии"},
		{"ru", true, "given", "Лена", "voc", "Лен"},
		{"ru", false, "family", "Достоевский", "loc", "Достоевском"},
		{"ru", true, "family", "Иванова", "acc", "Иванову"},
		{"ru", false, "patronymic", "Иванович", "dat", "Ивановичу"},
		{"ru", true, "patronymic", "Ивановна", "acc", "Ивановну"},
		{"ru", false, "given", "Гоша", "of", "Гоши"},
		{"ru", false, "given", "John", "of", "John"},
		{"uk", false, "given", "Петро", "voc", "Петре"},
		{"uk", true, "given", "Марія", "voc", "Маріє"},
		{"uk", true, "given", "Ольга", "dat", "Ользі"},
		{"uk", false, "patronymic", "Петрович", "voc", "Петровичу"},
		{"uk", true, "family", "Левицька", "acc", "Левицьку"},
		{"pl", false, "family", "Kowalski", "plu", "Kowalscy"},
		{"pl", false, "family", "Nowak", "pluof", "Nowaków"},
		{"cs", false, "family", "Novák", "plu", "Novákovi"},
		{"ru", false, "family", "Иванов", "pluof", "Ивановых"},
		{"uk", false, "family", "Шевченко", "plu", "Шевченки"},
		{"de", false, "given", "Hans", "loc", "Hans"},
	}
	for _, tt := range tests {
		if got := inflect(tt.code, tt.female, tt.kind, tt.name, tt.grammarCase); got != tt.want {
			t.Errorf("%s: %s is %q in the case %s, want %q", tt.code, tt.name, got, tt.grammarCase, tt.want)
		}
	}
}

// TestInflectTown holds the cases of towns to dictionaries.
func TestInflectTown(t *testing.T) {
	tests := []struct{ code, name, grammarCase, want string }{
		{"pl", "Warszawa", "loc", "Warszawie"},
		{"pl", "Kraków", "loc", "Krakowie"},
		{"pl", "Kraków", "of", "Krakowa"},
		{"pl", "Wrocław", "loc", "Wrocławiu"},
		{"pl", "Łódź", "ins", "Łodzią"},
		{"pl", "Białystok", "of", "Białegostoku"},
		{"pl", "Katowice", "loc", "Katowicach"},
		{"pl", "Katowice", "of", "Katowic"},
		{"pl", "Gdańsk", "ins", "Gdańskiem"},
		{"pl", "Gdynia", "loc", "Gdyni"},
		{"pl", "Zielona Góra", "loc", "Zielonej Górze"},
		{"pl", "Nowy Sącz", "loc", "Nowym Sączu"},
		{"pl", "Aleksandrów Łódzki", "of", "Aleksandrowa Łódzkiego"},
		{"pl", "Bielsko-Biała", "acc", "Bielsko-Białę"},
		{"pl", "Zakopane", "loc", "Zakopanem"},
		{"cs", "Praha", "loc", "Praze"},
		{"cs", "Brno", "loc", "Brně"},
		{"cs", "Plzeň", "ins", "Plzní"},
		{"cs", "Liberec", "of", "Liberce"},
		{"cs", "Pardubice", "loc", "Pardubicích"},
		{"cs", "České Budějovice", "loc", "Českých Budějovicích"},
		{"cs", "Hradec Králové", "loc", "Hradci Králové"},
		{"cs", "Ústí nad Labem", "of", "Ústí nad Labem"},
		{"cs", "Karlovy Vary", "of", "Karlových Varů"},
		{"cs", "Ostrava", "acc", "Ostravu"},
		{"ru", "Москва", "loc", "Москве"},
		{"ru", "Казань", "ins", "Казанью"},
		{"ru", "Ярославль", "of", "Ярославля"},
		{"ru", "Нижний Новгород", "loc", "Нижнем Новгороде"},
		{"ru", "Ростов-на-Дону", "loc", "Ростове-на-Дону"},
		{"ru", "Санкт-Петербург", "of", "Санкт-Петербурга"},
		{"ru", "Набережные Челны", "loc", "Набережных Челнах"},
		{"ru", "Орёл", "of", "Орла"},
		{"ru", "Сочи", "loc", "Сочи"},
		{"ru", "Химки", "of", "Химок"},
		{"ru", "Boston", "loc", "Boston"},
		{"uk", "Київ", "loc", "Києві"},
		{"uk", "Харків", "of", "Харкова"},
		{"uk", "Біла Церква", "loc", "Білій Церкві"},
		{"uk", "Вінниця", "ins", "Вінницею"},
		{"uk", "Запоріжжя", "loc", "Запоріжжі"},
		{"uk", "Чернівці", "of", "Чернівців"},
		{"uk", "Рівне", "loc", "Рівному"},
		{"uk", "Тернопіль", "of", "Тернополя"},
		{"uk", "Хмельницький", "of", "Хмельницького"},
		{"de", "Berlin", "loc", "Berlin"},
	}
	for _, tt := range tests {
		if got := inflectTown(tt.code, tt.name, tt.grammarCase); got != tt.want {
			t.Errorf("%s: %s is %q in the case %s, want %q", tt.code, tt.name, got, tt.grammarCase, tt.want)
		}
	}
}

// TestCaseForms checks that each slot with a case gives a value.
func TestCaseForms(t *testing.T) {
	for _, base := range []string{"given", "family", "full", "nick", "patronymic", "listed", "initial", "signed"} {
		for _, grammarCase := range []string{"of", "dat", "acc", "ins", "loc", "voc"} {
			for _, code := range []string{"pl", "cs", "ru", "uk"} {
				m := newMaker(newGenerator(Options{}), rand.New(rand.NewPCG(1, 2)), loaded().languages[code])
				if got := m.named(m.newPerson(), base+"."+grammarCase); strings.TrimSpace(got) != got || got == "" {
					t.Errorf("%s: %s in the case %s is %q", code, base, grammarCase, got)
				}
			}
		}
	}
}

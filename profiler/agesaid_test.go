package profiler

import "testing"

// TestAgesSaid holds ages that running text says with the bare number, and numbers in the same places that
// are nobody's age.
func TestAgesSaid(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"She was ⟦AGE:42⟧ when the mill burned down.", "She's ⟦AGE:51⟧ and keeps bees.", "I'm ⟦AGE:28⟧, he is ⟦AGE:31⟧.", "He will be ⟦AGE:65⟧ next March.", "He would have been ⟦AGE:70⟧ today.",
		"My grandmother is ⟦AGE:91⟧.", "my brother, ⟦AGE:38⟧, paints barns", "The suspect, ⟦AGE:23⟧, ran off.", "the girls, aged ⟦AGE:4⟧ and ⟦AGE:9⟧",
		"a boy of ⟦AGE:12⟧", "At ⟦AGE:19⟧ he moved to the coast.", "She turns ⟦AGE:30⟧ in June.", "He was only ⟦AGE:16⟧.", "her ⟦AGE:80⟧th birthday", "Zum ⟦AGE:80⟧. Geburtstag kam der Chor.",
		"I (⟦AGE:27⟧F) fell ill", "my boyfriend (M⟦AGE:29⟧) sulks", "Pt ⟦AGE:67⟧M with a cough", "He is ⟦AGE:102⟧.", "Age at admission: ⟦AGE:67⟧", "Age (years): ⟦AGE:42⟧", "Her age is ⟦AGE:54⟧.", "\"age\": \"⟦AGE:45⟧\"",
		"He became a grandfather at ⟦AGE:38⟧.", "Nadia became the mayor at ⟦AGE:23⟧.", "Στα ⟦AGE:34⟧ του ο γιατρός έφυγε.", "Παντρεύτηκε στα ⟦AGE:27⟧ της.",
		"a ⟦AGE:6⟧-month-old baby", "She is ⟦AGE:3⟧ weeks old.", "Male ⟦AGE:45⟧",
		"Er starb mit ⟦AGE:83⟧ Jahren.", "Mit ⟦AGE:19⟧ zog er nach Wien.", "Als sie ⟦AGE:16⟧ war, starb ihr Hund.", "im Alter von ⟦AGE:83⟧", "Hij werd ⟦AGE:90⟧.", "een man van ⟦AGE:56⟧", "Hon fyller ⟦AGE:30⟧ i juni.", "i en alder af ⟦AGE:83⟧",
		"un bébé de ⟦AGE:8⟧ mois", "à l’âge de ⟦AGE:83⟧ ans", "elle fête ses ⟦AGE:80⟧ ans", "⟦AGE:42⟧ años de edad", "la ⟦AGE:19⟧ ani", "ребёнок ⟦AGE:8⟧ месяцев", "בגיל ⟦AGE:83⟧", "享年⟦AGE:83⟧", "⟦AGE:42⟧ yoshli erkak", "⟦AGE:42⟧ வயது பெண்",
	} {
		wantLabel(t, p, "AGE", marked)
	}
	for _, text := range []string{
		"It became a problem at 10:30.", "It became a gas at 78 degrees.", "It became a queue at 10.", "στα 28 του Μαρτίου", "στα 15 της γκολ",
		"She was 42 seconds faster.", "He is 12 minutes late.", "She'll be 30 minutes late.", "I'll be 10.", "The answer is 42.", "At 42 Main Street, turn left.", "The share closed at 42.", "He was 3 over par.",
		"The driver, 2 passengers and a dog", "a team of 12", "a class of 30", "the firm's 90th birthday", "Seat 12F, window.", "It's 42F outside.", "They need 5M users.", "24/F, Tower 2", "as shown in (12)",
		"Persons aged 18 or over may apply.", "children aged 4 to 11", "Retirement age: 67", "the voting age of 18", "Minimum age is 16.", "You must be 18 years old.", "at least 18 years of age", "trên 18 tuổi", "18歳未満", "18세 이상", "18岁以下",
		"The company is 20 years old.", "whisky aged 12 years", "a 100-year-old tree", "Das Haus ist 100 Jahre alt.", "12 éves garancia", "εγγύηση 2 ετών", "a 3 month old bug",
		"il y a 12 ans", "condamné à 12 ans de prison", "à 30 ans de distance", "un mutuo a 30 anni", "a 50 anni dalla morte", "bono a 10 años", "od 12 lat", "ugovor od 3 godine", "mit 12 Jahren Erfahrung", "garantie (5 ans)", "it turned 42 times",
	} {
		wantLabel(t, p, "AGE", text)
	}
}

package profiler

import "github.com/privet-go/privet/profiler/internal/tagger"

// This file knows fields whose values are no names of people and places: colours, materials,
// states of work.

// thingFields are the last words of the names of such fields.
var thingFields = withCapitals("color colour material status priority category type size shape finish flavour flavor format severity environment module component fabric texture weight width height unit symptom allergy allergies medication ingredient ingredients dish breed species " +
	"farbe werkstoff status priorität kategorie größe form oberfläche geschmack schweregrad umgebung modul baustein stoff einheit allergie allergien medikation zutat zutaten gericht rasse tierart sorte " +
	"couleur coloris matière matériau statut priorité catégorie taille forme finition goût gravité allergie ingrédient ingrédients plat race espèce " +
	"acabado prioridad categoría tamaño talla forma sabor gravedad alergia alergias ingrediente ingredientes plato raza especie estatus " +
	"colore materiale priorità categoria misura taglia finitura gusto gravità allergia allergie ingredienti piatto razza specie " +
	"cor acabamento prioridade categoria tamanho sabor gravidade alergia alergias prato raça espécie " +
	"kleur materiaal prioriteit categorie maat afwerking smaak ernst allergie allergieën ingrediënten gerecht ras soort " +
	"kolor barwa materiał priorytet kategoria rozmiar wykończenie smak alergia alergie składniki danie rasa gatunek " +
	"färg prioritet kategori storlek smak allergi allergier ingredienser rätt ras " +
	"farve farge størrelse smag smak overflade overflate ret rett race rase materiale " +
	"väri materiaali tila prioriteetti luokka koko maku allergia ainekset ruoka rotu laji " +
	"barva materiál stav priorita kategorie velikost rozměr chuť alergie složení jídlo plemeno druh farba veľkosť rozmer alergia zloženie jedlo " +
	"szín anyag állapot prioritás kategória méret íz allergia összetevők étel fajta " +
	"culoare material stare prioritate categorie mărime gust alergie alergii ingrediente fel rasă specie " +
	"renk malzeme durum öncelik kategori boyut beden tat alerji malzemeler yemek ırk tür " +
	"χρώμα υλικό κατάσταση προτεραιότητα κατηγορία μέγεθος γεύση αλλεργία αλλεργίες υλικά φυλή είδος " +
	"цвет материал статус приоритет категория размер вкус аллергия блюдо порода вид колір матеріал пріоритет категорія розмір смак алергія страва порода вид цвят приоритет размер вкус алергия ястие " +
	"boja materijal stanje prioritet kategorija veličina okus alergija sastojci jelo pasmina vrsta barva velikost okus sestavine jed pasma " +
	"warna bahan prioritas kategori ukuran rasa alergi màu liệu")

// isOfThing reports whether a span is the value of such a field.
func isOfThing(text string, span *tagger.Span) bool {
	i := span.Start
	if i < 4 || text[i-1] != ' ' || text[i-2] != ':' {
		return false
	}
	i -= 2
	if text[i-1] == ' ' {
		i--
	}
	k := wordStartWithin(text, i, i-longestWord)
	return k < i && inSet(thingFields, text[k:i])
}

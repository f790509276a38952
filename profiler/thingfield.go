package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/tagger"
)

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

// thingLists are the last words before a colon and a list of things.
var thingLists = withCapitals("fonts typefaces herbs spices flowers plants trees colours colors shades sizes codenames releases ships gemstones gems stones languages roses varieties cultivars cocktails wines cheeses pizzas breeds brands makes models rooms hurricanes storms moons asteroids planets tools libraries frameworks games perfumes units scales " +
	"schriften schriftarten kräuter gewürze blumen pflanzen bäume farben größen codenamen schiffe edelsteine rosen sorten rassen marken modelle räume säle sprachen weine stürme polices herbes épices fleurs plantes arbres couleurs tailles navires bateaux pierres langages langues variétés races marques modèles salles vins " +
	"fuentes tipografías hierbas especias flores plantas árboles colores tallas barcos gemas lenguajes variedades razas marcas modelos salas vinos caratteri erbe spezie fiori piante alberi colori taglie navi gemme linguaggi varietà razze marche modelli sale pizze vini fontes ervas especiarias árvores cores tamanhos navios linguagens variedades raças vinhos " +
	"lettertypen kruiden bloemen planten bomen kleuren maten schepen edelstenen talen soorten rassen merken modellen zalen wijnen czcionki zioła przyprawy kwiaty rośliny drzewa kolory rozmiary statki kamienie języki odmiany rasy marki modele sale wina písma bylinky koření květiny rostliny stromy barvy velikosti lodě kameny jazyky odrůdy plemena značky modely sály vína " +
	"typsnitt örter kryddor blommor växter träd färger storlekar fartyg ädelstenar språk sorter raser märken modeller skrifttyper urter krydderier blomster planter træer farver størrelser skibe sprog racer mærker fontit yrtit mausteet kukat kasvit puut värit koot laivat kielet lajikkeet rodut merkit mallit " +
	"betűtípusok fűszerek virágok növények fák színek méretek hajók nyelvek fajták márkák modellek fonturi ierburi condimente flori plante arbori culori mărimi nave limbi soiuri rase mărci modele otlar baharatlar çiçekler bitkiler ağaçlar renkler bedenler gemiler diller çeşitler ırklar markalar modeller " +
	"γραμματοσειρές βότανα λουλούδια φυτά δέντρα χρώματα μεγέθη πλοία γλώσσες μάρκες μοντέλα шрифты травы специи цветы растения деревья цвета размеры корабли камни языки сорта породы марки модели залы шрифти трави спеції квіти рослини дерева кольори розміри кораблі мови сорти породи марки моделі цветя растения дървета цветове fontovi začini cvijeće biljke boje veličine brodovi jezici sorte pasmine marke modeli")

// farthestThing bounds how far behind such a word an item of the list is, in bytes.
const farthestThing = 120

// mostOfThings is how sure the tagger is at most of a thing in such a list.
const mostOfThings = 0.95

// isOfThing reports whether a span is the value of such a field, or a name in such a list.
func isOfThing(text string, span *tagger.Span) bool {
	i := span.Start
	if i < 4 || text[i-1] != ' ' {
		return false
	}
	listed := text[i-2] != ':'
	if i -= 2; listed {
		if span.Label != tagger.Person || span.Confidence > mostOfThings || strings.IndexByte(",;/&", text[i]) < 0 && !isAndWord(text[wordStartWithin(text, i+1, i+1-longestAndWord):i+1]) {
			return false
		}
		from := max(0, i-farthestThing)
		n := strings.LastIndexByte(text[from:i], ':')
		if n < 1 || strings.IndexByte(text[from+n:i], '\n') >= 0 || strings.Contains(text[from+n:i], ". ") {
			return false
		}
		i = from + n
	}
	if i > 0 && text[i-1] == ' ' {
		i--
	}
	k := wordStartWithin(text, i, i-longestWord)
	return k < i && (!listed && inSet(thingFields, text[k:i]) || span.Label == tagger.Person && inSet(thingLists, text[k:i]))
}

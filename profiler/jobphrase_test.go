package profiler

import "testing"

// TestWholeJobs holds jobs with what belongs to them, behind and before names, and words there that are none.
func TestWholeJobs(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		// Behind a name.
		"The note is from Peter Walsh, ⟦JOB_TITLE:head of logistics⟧ at the plant.",
		"Ask Rob Stein (⟦JOB_TITLE:plant engineer⟧) for access.",
		"Dana Webb | ⟦JOB_TITLE:Quality Inspector⟧ | Shift B",
		"Frau Ilse Kern, ⟦JOB_TITLE:Leiterin der Buchhaltung⟧, ist nicht da.",
		"Julie Martin, ⟦JOB_TITLE:responsable des achats⟧, est absente.",
		"Ana Torres, ⟦JOB_TITLE:directora de recursos humanos⟧, firmó la carta.",
		"Marco Villa, ⟦JOB_TITLE:responsabile acquisti⟧, è in ferie.",
		"Erik Lund, ⟦JOB_TITLE:ekonomichef⟧ på kommunen, svarade.",
		"Jan Nowak, ⟦JOB_TITLE:kierownik magazynu⟧, podpisał protokół.",
		"Petr Dvořák, ⟦JOB_TITLE:vedoucí oddělení⟧, je na dovolené.",
		"Mehmet Yılmaz, ⟦JOB_TITLE:insan kaynakları müdürü⟧, imzaladı.",
		"田中太郎（⟦JOB_TITLE:営業部長⟧）に連絡してください。",
		"김민수 ⟦JOB_TITLE:대리⟧에게 전달했습니다.",
		// Before a name.
		"The ⟦JOB_TITLE:hospital pharmacist⟧ Mark Dunn found the error.",
		"⟦JOB_TITLE:Deputy headteacher⟧ Anne Lowe welcomed the parents.",
		"La ⟦JOB_TITLE:directrice financière⟧ Anne Petit a signé.",
		"⟦JOB_TITLE:Myyntipäällikkö⟧ Anna Korhonen soitti.",
		// Behind what somebody is in a case, and behind who works.
		"The victim, a ⟦JOB_TITLE:welder⟧, saw it all.",
		"A vítima, ⟦JOB_TITLE:professora⟧ de 45 anos, passa bem.",
		"Le plaignant, ⟦JOB_TITLE:boulanger⟧ à Dax, a porté plainte.",
		"Заявитель работает ⟦JOB_TITLE:менеджером по продажам⟧.",
		// Elsewhere.
		"She came to us in 2019 as ⟦JOB_TITLE:office manager⟧ and joined the board.",
		"My wife is a ⟦JOB_TITLE:speech therapist⟧ and works here.",
		"Je suis ⟦JOB_TITLE:professeur des écoles⟧ depuis dix ans.",
		"Sou ⟦JOB_TITLE:técnica de enfermagem⟧ em Recife.",
		"Jestem ⟦JOB_TITLE:inżynierem budowy⟧ w Krakowie.",
		"Ona je ⟦JOB_TITLE:profesorica matematike⟧.",
		"Stanowisko: ⟦JOB_TITLE:specjalista ds. kadr⟧",
		"Посада: ⟦JOB_TITLE:інженер-програміст⟧",
		"Job title: ⟦JOB_TITLE:Senior Lab Technician⟧",
		"Munkakör: ⟦JOB_TITLE:raktáros⟧",
	} {
		wantLabel(t, p, "JOB_TITLE", marked)
	}
	for _, text := range []string{
		"Tom Hanks, Bob Baker and Ann Mason came.",
		"Anna Bell, mother of two, spoke first.",
		"The head of the snake moved.",
		"It acts as a traffic controller for threads.",
		"Position: oben links",
	} {
		wantLabel(t, p, "JOB_TITLE", text)
	}
}

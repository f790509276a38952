package profiler

import "testing"

// TestToldRoles holds nouns before names that no list has and that verbs for who speaks, or an age, make roles, and what
// else stands there.
func TestToldRoles(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"«Basta», racconta il ⟦JOB_TITLE:lampionaio⟧ Carlo Rossi.",
		"« Non », soupire l'⟦JOB_TITLE:allumeur⟧ Paul Girard.",
		"Le ⟦JOB_TITLE:rémouleur⟧ Paul Girard, 57 ans, reste.",
		"‘Nee’, moppert ⟦JOB_TITLE:palingroker⟧ Jan de Vries.",
		"El ⟦JOB_TITLE:farolero⟧ Juan Romero (61) se fue.",
		"Le ⟦JOB_TITLE:délégué⟧ CGT Paul Girard a signé.",
		"⟦JOB_TITLE:Einsatzleiterin⟧ ist Sabine Vogt.",
		"L'⟦JOB_TITLE:avocat général⟧ Paul Girard a requis dix ans.",
		"The ⟦JOB_TITLE:Commissioner for Health⟧ Helen Ward left.",
		"La ⟦JOB_TITLE:directora comercial⟧ del grupo, Laura Torres, calló.",
		"L'⟦JOB_TITLE:assessora allo Sport⟧ Laura Bianchi tace.",
		// They are what somebody is like, or something, or are nobody's.
		"Dice la pobre Laura Torres que no.",
		"«Basta», racconta il cugino Carlo Rossi.",
		"Le voilier Anne Petit est rentré.",
		"Il film Carlo Rossi racconta la guerra.",
		"La nave Laura Bianchi dice addio.",
		"So erzählt das Buch Peter Weber nach.",
		"Säger också Lars Nilsson i Lund.",
		"El asegurado Juan Romero, 61, denuncia un robo.",
		"Das Ziel ist Berlin.",
	} {
		wantLabel(t, p, "JOB_TITLE", marked)
	}
}

// TestCompoundRoles holds roles that are written together and known by their last part, and words that only end so.
func TestCompoundRoles(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Enligt ⟦JOB_TITLE:lägerskötaren⟧ Lars Nilsson gick det bra.",
		"⟦JOB_TITLE:Kraanchauffeur⟧ Jan de Vries zag het.",
		"⟦JOB_TITLE:Wicestarosta⟧ Jan Nowak milczy.",
		"⟦JOB_TITLE:Hundezüchterin⟧ Sabine Vogt gewann.",
		"⟦JOB_TITLE:Reinoppdretter⟧ Lars Nilsson gikk foran.",
		"Anna Virtanen, ⟦JOB_TITLE:kattoasentaja⟧, tuli.",
		"Sie war bei uns als ⟦JOB_TITLE:Hafenarbeiterin⟧ tätig.",
		"Maschinenbau Peter Weber baut Pumpen.",
		"Die Sahnetorte Sabine Vogt isst.",
	} {
		wantLabel(t, p, "JOB_TITLE", marked)
	}
}

// TestRolesBehindAges holds roles behind a name and an age, or behind a name and words such as who is.
func TestRolesBehindAges(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Sanne Visser, 36, ⟦JOB_TITLE:dj⟧ en ⟦JOB_TITLE:uitbaatster⟧ van een café, lacht.",
		"Lars Nilsson, 72, före detta ⟦JOB_TITLE:ljudtekniker⟧ på radion, teg.",
		"Lars Nilsson, 63, som är ⟦JOB_TITLE:målare⟧ i Lund, teg.",
		"Claire Dubois, ⟦JOB_TITLE:graveuse⟧ oubliée de son temps, revient.",
		"Helen Ward, a ⟦JOB_TITLE:professor of marine law⟧ and a mother, left.",
		"Present: Helen Ward (⟦JOB_TITLE:VP of Product⟧), Peter Walsh.",
		"Regards,\nHelen Ward\n⟦JOB_TITLE:data analyst⟧\nMarlow Ltd",
		"Helen Ward, 45, who is happy, left.",
		"Helen Ward, 45, from Leeds, left.",
		"Helen Ward\nwater\nMarlow Ltd",
	} {
		wantLabel(t, p, "JOB_TITLE", marked)
	}
}

// TestRolesOfLives holds roles that biographies, forms and lines below a name say.
func TestRolesOfLives(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Helen Ward (born June 1946) is a Scottish ⟦JOB_TITLE:ceramicist⟧.",
		"Laura Alves, ⟦JOB_TITLE:poetisa⟧ portuguesa, nasceu em Lagos.",
		"Veronika Nováková, nar. 16.12.1946, ⟦JOB_TITLE:zdravotní sestra⟧",
		"We offer you the role of ⟦JOB_TITLE:bus driver⟧ at Marlow Ltd.",
		"Partiets ⟦JOB_TITLE:ordfører⟧, Lars Nilsson, tier.",
		"Lars Nilsson\n⟦JOB_TITLE:Systemutvecklare⟧ på Nordfrakt AB, Umeå",
		"Sabine Vogt ist Vegetarierin.",
		"Anna Vogt (geboren 1950) ist Diabetikerin.",
		"Ing-Britt Ståhl, född 1941, har lämnat oss.",
	} {
		wantLabel(t, p, "JOB_TITLE", marked)
	}
}

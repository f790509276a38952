package profiler

import "testing"

// TestSignedJobs gives what stands below the names of who has signed.
func TestSignedJobs(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Best regards,\nTom Reed\n⟦JOB_TITLE:Head of Sales⟧\nLumen Analytics Ltd",
		"Mit freundlichen Grüßen\nKarin Wolf\n⟦JOB_TITLE:Vertriebsleiterin⟧",
		"Kind regards\n\nPriya Raman, ⟦JOB_TITLE:Senior Product Manager⟧",
		"Cordialement,\nJulie Marchand\n⟦JOB_TITLE:Responsable des ressources humaines⟧",
		"Met vriendelijke groet,\r\nJoost de Boer\r\n⟦JOB_TITLE:Hoofd inkoop⟧\r\n",
		"Pozdrawiam,\nEwa Lis\n⟦JOB_TITLE:Kierownik działu sprzedaży⟧",
		"Med vänlig hälsning\nKarl Lind\n⟦JOB_TITLE:Försäljningschef⟧",
		"С уважением,\nОльга Белова\n⟦JOB_TITLE:Начальник отдела кадров⟧",
		"Kind regards,\nTom Reed\nHospital Directors Ltd",
		"Thanks,\nTom Reed\nPS The director called.",
		"Best,\nThe team\nManager of the month: see below",
	} {
		wantLabel(t, p, "JOB_TITLE", marked)
	}
}

// TestKinsJobs gives jobs of the family, with a verb and without, and words behind kin that are none.
func TestKinsJobs(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Mein Bruder ist ⟦JOB_TITLE:Gerüstbauer⟧, meine Schwester ⟦JOB_TITLE:Tierpflegerin⟧.",
		"Mon père est ⟦JOB_TITLE:couvreur⟧, ma mère ⟦JOB_TITLE:boulangère⟧.",
		"Mio zio fa l'⟦JOB_TITLE:idraulico⟧ e mia madre ⟦JOB_TITLE:sarta⟧.",
		"Mój dziadek był ⟦JOB_TITLE:kowalem⟧, a matka ⟦JOB_TITLE:pielęgniarką⟧.",
		"Мой дед — ⟦JOB_TITLE:кузнец⟧, а брат ⟦JOB_TITLE:программист⟧.",
		"Annem ⟦JOB_TITLE:öğretmen⟧, babam ⟦JOB_TITLE:şoför⟧.",
		"Apám ⟦JOB_TITLE:villanyszerelő⟧, anyám ⟦JOB_TITLE:ápolónő⟧.",
		"أبي ⟦JOB_TITLE:نجار⟧ وأمي ⟦JOB_TITLE:معلمة⟧.",
		"Он ⟦JOB_TITLE:слесарь⟧, она ⟦JOB_TITLE:швея⟧.",
		"אבא שלי ⟦JOB_TITLE:חשמלאי⟧.",
		"He's a ⟦JOB_TITLE:scaffolder⟧ by trade and his uncle is a retired ⟦JOB_TITLE:blacksmith⟧.",
		"Mein Vater ist krank, meine Mutter müde.",
		"Babam evde, annem işte.",
		"The baker is closed today and the butcher opens at ten.",
	} {
		wantLabel(t, p, "JOB_TITLE", marked)
	}
}

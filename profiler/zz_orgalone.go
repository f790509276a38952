package profiler

// This file finds organisations that the lexicon knows where nothing has to say firm beside them: FPÖ, Netflix, the SPD of
// SPD-Chef. How sure one is says what stands beside it. What is somebody's name as well, or an everyday word, needs more.

var (
	// tellVerbs are what only people and organisations do: they say, ask and refuse.
	tellVerbs = withCapitals("said says told warned announced denied confirmed declined refused urged accused criticised criticized argued insisted voted sagte sagt teilte erklärte warnte forderte fordert lehnt lehnte bestätigte kritisierte kritisiert stimmte kündigte dit affirme précise précisé indique indiqué réclame dénonce dénoncé annonce annoncé assure critique refuse demande " +
		"dijo afirmó afirma anunció pidió pide denunció denuncia exige confirmó rechaza rechazó criticó dice detto chiede chiesto annuncia annunciato denuncia accusa critica disse diz anunciou pediu pede nega negou criticou confirmou zei zegt meldt meldde eist waarschuwt noemt noemde vindt powiedział powiedziała podał podała zapowiedział zapowiedziała poinformował poinformowała domaga krytykuje zarzucił zarzucili " +
		"säger sade sa kräver varnar meddelar avslår kritiserar sier krever advarer mener siger sagde kræver advarer mener řekl řekla uvedl uvedla oznámil oznámila tvrdí odmítl odmítá žádá dedi açıkladı duyurdu istedi istiyor bildirdi belirtti eleştirdi заявил заявила заявило заявили сообщил сообщила сообщило сообщили сообщает отказался отказалась требует потребовал потребовала")
)

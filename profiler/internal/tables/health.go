package tables

import (
	"strconv"
	"strings"
)

// This file draws diseases, medicines and marital statuses.

func stroke(list string) []string { return strings.Split(list, "|") }

var englishConditions = stroke("Asthma|Diabetes mellitus|Type 2 diabetes|Type 1 diabetes|Hypertension|Migraine|Anaemia|Depression|Arthritis|Rheumatoid arthritis|Osteoarthritis|Epilepsy|Psoriasis|Bronchitis|Coeliac disease|Crohn's disease|COPD|Pneumonia|Influenza|Tuberculosis|Hepatitis B|Hepatitis C|HIV infection|Breast cancer|Lung cancer|Melanoma|Leukemia|Lymphoma|" +
	"Stroke|Myocardial infarction|Heart failure|Atrial fibrillation|Angina pectoris|Hyperlipidemia|Obesity|Hypothyroidism|Hyperthyroidism|Gout|Osteoporosis|Fracture of femur|Fractured wrist|Low back pain|Sciatica|Anxiety disorder|Bipolar disorder|Schizophrenia|Autism|ADHD|Dementia|Alzheimer's disease|Parkinson's disease|Multiple sclerosis|Glaucoma|Cataract|Conjunctivitis|Otitis media|Sinusitis|Tonsillitis|Appendicitis|Gastritis|Peptic ulcer|Gallstones|Kidney stones|Chronic kidney disease|Urinary tract infection|Endometriosis|Eczema|Dermatitis|Urticaria|Hay fever|Peanut allergy|Penicillin allergy|Sleep apnea|Insomnia|COVID-19|Sepsis|Cellulitis|Varicose veins|Concussion")

var nativeConditions = map[string][]string{
	"de": stroke("Diabetes mellitus Typ 2|Bluthochdruck|Asthma bronchiale|Migräne|Depression|Arthrose|Rückenschmerzen|Herzinsuffizienz|Schlaganfall|Lungenentzündung|Grippe|Brustkrebs|Epilepsie|Heuschnupfen|Schilddrüsenunterfunktion|Blinddarmentzündung|Bandscheibenvorfall|Osteoporose|Neurodermitis|Gicht"),
	"fr": stroke("Diabète de type 2|Hypertension artérielle|Asthme|Migraine|Dépression|Arthrose|Lombalgie|Insuffisance cardiaque|AVC|Pneumonie|Grippe|Cancer du sein|Épilepsie|Allergie aux arachides|Hypothyroïdie|Appendicite|Hernie discale|Ostéoporose|Eczéma|Goutte"),
	"es": stroke("Diabetes tipo 2|Hipertensión arterial|Asma|Migraña|Depresión|Artrosis|Lumbalgia|Insuficiencia cardíaca|Ictus|Neumonía|Gripe|Cáncer de mama|Epilepsia|Rinitis alérgica|Hipotiroidismo|Apendicitis|Hernia discal|Osteoporosis|Dermatitis|Gota|Anemia"),
	"it": stroke("Diabete di tipo 2|Ipertensione arteriosa|Asma|Emicrania|Depressione|Artrosi|Lombalgia|Scompenso cardiaco|Ictus|Polmonite|Influenza|Tumore al seno|Epilessia|Rinite allergica|Ipotiroidismo|Appendicite|Ernia del disco|Osteoporosi|Dermatite|Gotta"),
	"pt": stroke("Diabetes tipo 2|Hipertensão arterial|Asma|Enxaqueca|Depressão|Artrose|Lombalgia|Insuficiência cardíaca|AVC|Pneumonia|Gripe|Câncer de mama|Epilepsia|Rinite alérgica|Hipotireoidismo|Apendicite|Hérnia de disco|Osteoporose|Dermatite|Gota"),
	"nl": stroke("Diabetes type 2|Hoge bloeddruk|Astma|Migraine|Depressie|Artrose|Rugpijn|Hartfalen|Beroerte|Longontsteking|Griep|Borstkanker|Epilepsie|Hooikoorts|Blindedarmontsteking|Jicht"),
	"pl": stroke("Cukrzyca typu 2|Nadciśnienie tętnicze|Astma|Migrena|Depresja|Zapalenie płuc|Niewydolność serca|Udar mózgu|Grypa|Rak piersi|Padaczka|Niedoczynność tarczycy|Osteoporoza|Łuszczyca"),
	"ru": stroke("Сахарный диабет|Гипертония|Бронхиальная астма|Мигрень|Депрессия|Пневмония|Инсульт|Грипп|Эпилепсия|Гастрит|Остеохондроз|Артрит|ОРВИ|Ишемическая болезнь сердца"),
	"uk": stroke("Цукровий діабет|Гіпертонія|Бронхіальна астма|Мігрень|Депресія|Пневмонія|Інсульт|Грип|Епілепсія|Гастрит|Артрит|ГРВІ"),
	"ja": stroke("糖尿病|高血圧症|喘息|片頭痛|うつ病|肺炎|脳梗塞|インフルエンザ|胃炎|骨粗鬆症|花粉症|乳がん|てんかん"), "zh": stroke("糖尿病|高血压|哮喘|偏头痛|抑郁症|肺炎|脑梗塞|流感|胃炎|骨质疏松|乳腺癌|癫痫|冠心病"),
	"ko": stroke("당뇨병|고혈압|천식|편두통|우울증|폐렴|뇌졸중|독감|위염|골다공증|유방암"), "ar": stroke("السكري|ارتفاع ضغط الدم|الربو|الصداع النصفي|الاكتئاب|التهاب رئوي|الإنفلونزا|سرطان الثدي|الصرع"), "tr": stroke("Tip 2 diyabet|Hipertansiyon|Astım|Migren|Depresyon|Zatürre|Kalp yetmezliği|Grip|Epilepsi"),
	"sv": stroke("Diabetes typ 2|Högt blodtryck|Astma|Migrän|Depression|Lunginflammation|Hjärtsvikt|Stroke|Bröstcancer|Epilepsi"), "cs": stroke("Diabetes 2. typu|Hypertenze|Astma|Migréna|Deprese|Zápal plic|Srdeční selhání|Chřipka|Epilepsie"), "hu": stroke("Cukorbetegség|Magas vérnyomás|Asztma|Migrén|Depresszió|Tüdőgyulladás|Szívelégtelenség|Influenza"),
	"el": stroke("Σακχαρώδης διαβήτης|Υπέρταση|Άσθμα|Ημικρανία|Κατάθλιψη|Πνευμονία|Γρίπη|Επιληψία"), "hi": stroke("मधुमेह|उच्च रक्तचाप|अस्थमा|माइग्रेन|अवसाद|निमोनिया|मलेरिया|डेंगू"),
}

func (g *generator) condition() string {
	if own := nativeConditions[g.locale.language]; own != nil && g.form%3 > 0 {
		return g.ofDeck(own)
	}
	switch c := g.ofDeck(englishConditions); g.form % 7 {
	case 0:
		return strings.ToLower(c)
	case 1:
		return strings.ToUpper(c)
	default:
		return c
	}
}

var medicines = stroke("Ibuprofen|Metformin|Lisinopril|Amoxicillin|Omeprazole|Atorvastatin|Paracetamol|Sertraline|Levothyroxine|Salbutamol|Amlodipine|Losartan|Simvastatin|Ramipril|Bisoprolol|Metoprolol|Pantoprazole|Fluoxetine|Citalopram|Escitalopram|Diazepam|Lorazepam|Zolpidem|Tramadol|Morphine|Codeine|Warfarin|Apixaban|Rivaroxaban|Clopidogrel|Aspirin|Furosemide|Hydrochlorothiazide|Spironolactone|" +
	"Prednisone|Prednisolone|Hydrocortisone|Insulin glargine|Insulin lispro|Gliclazide|Sitagliptin|Empagliflozin|Semaglutide|Ciprofloxacin|Azithromycin|Doxycycline|Clarithromycin|Cefalexin|Gabapentin|Pregabalin|Lamotrigine|Carbamazepine|Levetiracetam|Risperidone|Quetiapine|Olanzapine|Lithium carbonate|Methylphenidate|Naproxen|Diclofenac|Celecoxib|Allopurinol|Alendronate|Tamsulosin|Finasteride|Sildenafil|Cetirizine|Loratadine|Montelukast|Budesonide|Methotrexate|Adalimumab|Rituximab|Tamoxifen|Acyclovir|Oseltamivir|Fluconazole")

var nativeMedicines = map[string][]string{
	"fr": stroke("Paracétamol|Ibuprofène|Amoxicilline|Oméprazole|Metformine|Atorvastatine|Lévothyroxine|Doliprane|Ramipril|Prednisolone|Kardégic|Amlodipine"), "es": stroke("Paracetamol|Ibuprofeno|Amoxicilina|Omeprazol|Metformina|Atorvastatina|Enalapril|Levotiroxina|Losartán|Salbutamol"),
	"it": stroke("Paracetamolo|Ibuprofene|Amoxicillina|Omeprazolo|Metformina|Atorvastatina|Tachipirina|Eutirox|Cardioaspirina"), "pt": stroke("Paracetamol|Ibuprofeno|Amoxicilina|Omeprazol|Metformina|Losartana|Dipirona|Sinvastatina|Levotiroxina|Rivotril"), "pl": stroke("Paracetamol|Ibuprofen|Amoksycylina|Omeprazol|Metformina|Euthyrox|Bisoprolol"),
	"ru": stroke("Парацетамол|Ибупрофен|Амоксициллин|Омепразол|Метформин|Эналаприл|Лозартан|Аторвастатин|Бисопролол"), "ja": stroke("ロキソニン|アムロジピン|メトホルミン|カロナール|アモキシシリン"), "zh": stroke("阿司匹林|布洛芬|二甲双胍|阿莫西林|氨氯地平|奥美拉唑"),
}

func (g *generator) medication() string {
	m := g.ofDeck(medicines)
	if own := nativeMedicines[g.locale.language]; own != nil && g.form%2 > 0 {
		m = g.ofDeck(own)
	}
	switch (g.form >> 3) % 5 {
	case 0:
		m += " " + g.pick([]string{"5", "10", "20", "25", "40", "50", "75", "100", "200", "400", "500", "850"}) + g.formOf([]string{"mg", " mg",
			" mg", "mg tablet"})
	case 1:
		if g.IntN(2) == 0 {
			m += " " + strconv.Itoa(5*(1+g.IntN(100))) + " mg"
		}
	case 2:
		m = strings.ToUpper(m)
	}
	return m
}

var nativeMarital = map[string]string{
	"en": "single|married|divorced|widowed|separated", "de": "ledig|verheiratet|geschieden|verwitwet", "fr": "célibataire|marié|mariée|divorcé|divorcée|veuf|veuve|pacsé", "es": "soltero|soltera|casado|casada|divorciado|divorciada|viudo|viuda", "it": "celibe|nubile|coniugato|coniugata|divorziato|vedova",
	"pt": "solteiro(a)|casado(a)|divorciado(a)|viúvo(a)|união estável", "nl": "ongehuwd|gehuwd|gescheiden|weduwe|samenwonend", "pl": "kawaler|panna|żonaty|mężatka|rozwiedziony|wdowa", "sv": "ogift|gift|skild|sambo|änka", "da": "ugift|gift|fraskilt|enke|samboer", "no": "ugift|gift|skilt|enke|samboer", "fi": "naimaton|naimisissa|eronnut|leski|avoliitto",
	"cs": "svobodný|svobodná|ženatý|vdaná|rozvedený|vdova", "hu": "nőtlen|hajadon|házas|elvált|özvegy", "tr": "bekar|evli|boşanmış|dul", "ru": "холост|женат|замужем|разведен|разведена|вдова", "uk": "неодружений|одружений|заміжня|розлучена|вдова", "el": "άγαμος|έγγαμος|διαζευγμένη|χήρα", "ro": "necăsătorit|căsătorită|divorțat|văduvă",
	"zh": "未婚|已婚|离异|丧偶", "ja": "未婚|既婚|独身|離婚|死別", "ko": "미혼|기혼|이혼|사별", "ar": "أعزب|متزوج|مطلق|أرملة|متزوجة", "hi": "अविवाहित|विवाहित|तलाकशुदा|विधवा",
}

func (g *generator) marital() string {
	words := nativeMarital["en"]
	if own, ok := nativeMarital[g.locale.language]; ok && g.form%3 > 0 {
		words = own
	}
	w := g.pick(stroke(words))
	if w[0] < 0x80 {
		return g.cased(w)
	}
	return w
}

// ofDeck picks one of a long list, of which a part of the tables has some only.
func (g *generator) ofDeck(list []string) string {
	for range 20 {
		if w := g.pick(list); partOf("deck "+w) == g.part {
			return w
		}
	}
	return g.pick(list)
}

package corpus

import "strings"

// titles are what stands before the names of men and women.
type titles struct{ male, female []string }

func titlesOf(code string) titles {
	split := func(s string) []string { return strings.Split(s, "|") }
	switch code {
	case "de":
		return titles{split("Herr |Herrn |Herr Dr. |Dr. |Prof. Dr. |Prof. |Herr Prof. "), split("Frau |Frau |Frau Dr. |Dr. |Prof. Dr. |Dipl.-Ing. ")}
	case "fr":
		return titles{split("M. |Monsieur |Dr |Docteur |Me |Maître |Pr "), split("Mme |Madame |Mlle |Dr |Me |Docteur |Mme ")}
	case "es":
		return titles{split("Sr. |Don |Dr. |D. |el Sr. |señor |Ing. |Lic. "), split("Sra. |Doña |Dra. |D.ª |Srta. |señora |Lic. |la Sra. ")}
	case "it":
		return titles{split("Sig. |Dott. |Ing. |Avv. |signor |Prof. |Geom. "), split("Sig.ra |Dott.ssa |Avv. |signora |Prof.ssa |Arch. ")}
	case "pt":
		return titles{split("Sr. |Dr. |Senhor |Eng. |Prof. |Exmo. Sr. |Seu "), split("Sra. |Dra. |Senhora |Dona |Profa. |D. |Eng.ª ")}
	case "nl":
		return titles{split("de heer |meneer |dhr. |Dr. |dr. |drs. |ir. |prof. "), split("mevrouw |mw. |Mevr. |dr. |drs. |Mw. |prof. ")}
	case "pl":
		return titles{split("Pan |pan |dr |dr hab. |prof. |inż. |mgr "), split("Pani |pani |dr |mgr |prof. |lek. ")}
	case "sv":
		return titles{split("herr |Dr |doktor |professor |Herr "), split("fru |Dr |doktor |professor |Fru ")}
	case "da":
		return titles{split("hr. |Hr. |dr. |professor |advokat "), split("fru |Fru |dr. |professor |fr. ")}
	case "no":
		return titles{split("herr |Hr. |dr. |professor |advokat "), split("fru |Fru |dr. |professor |advokat ")}
	case "cs":
		return titles{split("pan |p. |Ing. |Mgr. |MUDr. |JUDr. |Bc. |doc. "), split("paní |pí |Ing. |Mgr. |MUDr. |JUDr. |Bc. ")}
	case "tr":
		return titles{split("Sayın |Bay |Dr. |Prof. Dr. |Av. |Op. Dr. "), split("Sayın |Bayan |Dr. |Prof. Dr. |Av. |Uzm. Dr. ")}
	case "ru":
		return titles{split("господин |г-н |доктор |гражданин |гр. |проф. "), split("госпожа |г-жа |доктор |гражданка |гр. |проф. ")}
	case "uk":
		return titles{split("пан |п. |лікар |громадянин |проф. "), split("пані |п. |лікарка |громадянка |проф. ")}
	case "ar":
		return titles{split("السيد |السيد |الدكتور |د. |المهندس |م. |الأستاذ |أ. |الشيخ |الحاج |المحامي |أ.د. |القاضي |العقيد |سعادة السيد |معالي الدكتور |السيد/ "), split("السيدة |السيدة |الدكتورة |د. |المهندسة |الأستاذة |أ. |الآنسة |الحاجة |المحامية |القاضية |أ.د. |السيدة/ ")}
	case "hu":
		return titles{split("dr. |Dr. |prof. |Prof. Dr. |ifj. "), split("dr. |Dr. |özv. |prof. ")}
	case "ro":
		return titles{split("domnul |dl. |dl |dr. |prof. |ing. |Domnul "), split("doamna |dna |dna. |dr. |prof. |Doamna ")}
	case "fi":
		return titles{split("herra |Dr. |tohtori |professori "), split("rouva |neiti |tohtori |professori ")}
	case "vi":
		return titles{split("ông |anh |bác sĩ |thầy |Ông |TS. "), split("bà |chị |cô |bác sĩ |Bà |TS. ")}
	case "id":
		return titles{split("Pak |Bapak |dr. |Prof. |Bpk. |Ir. "), split("Bu |Ibu |dr. |Prof. |Sdri. ")}
	case "el":
		return titles{split("κύριε |κ. |ο κ. |Δρ. |ο καθηγητής "), split("κυρία |η κ. |κα |Δρ. |η καθηγήτρια ")}
	case "he":
		return titles{split(`מר |מר |ד"ר |פרופ' |עו"ד |הרב |השופט |אדון |רס"ר |סנ"צ |רו"ח |אינג' |ד״ר |עו״ד |הח"כ `), split(`גברת |גב' |גב' |ד"ר |פרופ' |עו"ד |השופטת |הגברת |רו"ח |ד״ר |עו״ד |ח"כ `)}
	case "hi":
		return titles{split("श्री |श्री |श्रीमान |डॉ. |डॉ |प्रोफेसर |प्रो. |पंडित |पं. |स्व. |स्वर्गीय |न्यायमूर्ति |इंजी. |मास्टर |मौलाना |ठाकुर "),
			split("श्रीमती |श्रीमती |सुश्री |डॉ. |डॉ |कुमारी |कु. |प्रो. |स्व. |बहन ")}
	case "zh", "ja", "ko":
		return titles{[]string{""}, []string{""}} // they stand behind the name
	}
	return titles{
		split("Mr. |Mr |Dr. |Dr |Prof. |Mr. |Sir |Sgt. |Judge |Rev. |Professor |Capt. |Officer |Uncle "),
		split("Ms. |Mrs. |Ms |Mrs |Miss |Dr. |Dr |Prof. |Dame |Professor |Judge |Aunt |Nurse |Sister "),
	}
}

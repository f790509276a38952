package headings

// This file is a list of what columns are called in a few letters, and of bare words for
// events in a life. Each may mean something else: the values and the columns beside them
// decide.

// shortHeadings are written as those of headings are.
var shortHeadings = []Heading{
	{"FIRST_NAME", `fn|fnm|fst|gvn|gnm|mi|mid|mname|vn|vnm|pren|jm|mei`},
	{"LAST_NAME", `ln|lnm|snm|surn|nn|nnm|apell|cogn|nachn|fam`},
	{"PERSON", `mgr|supv|phys|nok|kin|emg ct|emg contact|contct|cntct|recip|benef|insd|acct hldr|crd hldr|rep|resp|fio|pib|xm|lxr`},
	{"EMAIL_ADDRESS", `em|eml|emls|mailid`},
	{"PHONE_NUMBER", `mobl|telno|phno|ctc no|cont no|cont num|tlf|tf|mbl|puh|gsm|sdt|sjh`},
	{"FAX_NUMBER", `fx|fxno|fx no`},
	{"STREET_ADDRESS", `ln1|ln 1|adrs|addrs|adr1|res addr|strnm|strn|st1|ul|alm`},
	{"CITY", `ct|cty|ctynm|mun|munic|vil|gor|np|kab|tp`},
	{"STATE", `stt|rgn|prv|cnty|bdl|woj|jud|obl`},
	{"COUNTRY", `cou|cntr|ctr cd|cy|lkz`},
	{"ZIP_CODE", `pstl|postl|zp|pc|pst|zcd|zpcd|pstcd|pocode|zpc|yb`},
	{"GEO_COORDINATES", `coord|coords|crds`},
	{"DOB", `bd|bdt|bth dt|birthd|brth|gebd|btd|ddn|nar`},
	{"DATE_TIME", `hr dt|hre dt|hir dt|strt dt|jn dt|join dt|doj|doa|adm|dsch|dschg dt|dsch dt|dis dt|vst|vst dt|vis dt|appt|enrl dt|enr dt|dth dt|trm dt|exit dt|resign dt|ret dt`},
	{"AGE", `ag|yrs old|ald`},
	{"GENDER", `sx|gd|gdr|geschl|kjn|jk|gt|xb`},
	{"NATIONALITY", `nat|ctz|natn|natlty|staatsang|nac|uyr`},
	{"RELIGION", `relg|rlg|konf|agm`},
	{"ETHNICITY", `eth|ethn|rce`},
	{"MARITAL_STATUS", `ms|mrtl|mar|mst|marst|famst`},
	{"JOB_TITLE", `pos|psn|desig|dsgn|dsgntn|ocp|jt|jobt|prof|posn|bef|unv|jbt|jab|zw`},
	{"ORGANIZATION", `co|cmp|cmpy|empr|emplr|inst|orgn|cpny|ste`},
	{"SALARY", `inc|pay|rem|sly|slry|ctc|wg|comp amt|geh|ral|wyn|zp|okl|gz`},
	{"EMPLOYEE_ID", `eid|empl|ecode|emp|pernr|persnr|stf id`},
	{"CUSTOMER_ID", `cid|clid|mbr|memid|custno|clno|kdnr|acct id|khh`},
	{"STUDENT_ID", `sid|stno|enrno|enrl no|roll no|rollno|matr`},
	{"MEDICAL_RECORD_NUMBER", `pid|ptid|uhid|pat no|ptno|chrt no`},
	{"HEALTH_PLAN_ID", `hpid|mbi|polno|insid|ins id|versnr|kvnr`},
	{"USERNAME", `un|lgn|usrn|logn|hndl|usu|yhm`},
	{"PASSWORD", `psw|pswd|passw`},
	{"PASSPORT", `passp|pptno|pp no|psp no|ppt|hzh`},
	{"DRIVER_LICENSE", `dlno|dln|drvlic|drv lic|drlic|lic no|cnh|ehl`},
	{"LICENSE_PLATE", `plt|plno|plt no|rego|veh no|grz|cph`},
	{"MEDICAL_CONDITION", `cond|dgn|dgns|illn|dgnss|enf`},
	{"MEDICATION", `drg|medn|medctn|rx nm`},
	{"BLOOD_TYPE", `bld|bt|bg|blgr|bldgrp|abo`},
	{"CRYPTO_ADDRESS", `wlt|crypto|wlt addr`},
	{"CREDIT_CARD", `card|ccn|crd|kk nr|cb`},
	{"CREDIT_CARD_EXPIRATION", `exp|xp dt`},
	{"BANK_ACCOUNT", `acnt|acnt no|bnk acc|kto|cta|nrb|stk`},
	{"IP_ADDRESS", `ipa|src|dst|cl ip|rem ip|xff`},
	{"DEVICE_ID", `dvc|dvc id|devid`},
	{"POLITICAL_OPINION", `pty|pol pty|polit`},
	{"IBAN", `ibn`},
	{"DATE_TIME", Passages},
}

// Events are bare words for events in a life. They name a column only where dates are in it.
const Events = `visit|surgery|vaccination|wedding|divorce|onboarding|resignation|dismissal|hospitalization|hospitalisation|baptism|burial|besuch|visite|visita|bezoek|wizyta|besök|návštěva|vizită|impfung|scheidung|kündigung|austritt|eintritt|einweisung|heirat|trauung|vaccination|mariage|démission|licenciement|` +
	`fallecimiento|contratación|vacunación|boda|matrimonio|divorcio|jubilación|egreso|dimissione|ricovero|vaccinazione|nozze|pensionamento|licenziamento|demissão|internação|óbito|vacinação|casamento|divórcio|aposentadoria|contratação|` +
	`ontslag|overlijden|huwelijk|indiensttreding|uitdiensttreding|zgon|zatrudnienie|zwolnienie|ślub|szczepienie|inskrivning|utskrivning|anställd|vigsel|indlæggelse|udskrivning|ansat|fratrådt|dødsfald|vielse|innleggelse|innskriving|utskriving|ansatt|dødsfall|` +
	`kotiutus|kuolema|propuštění|úmrtí|svatba|elbocsátás|halálozás|esküvő|taburcu|ölüm|internare|externare|deces|angajare|εξιτήριο|πρόσληψη|θάνατος|госпитализация|свадьба|вакцинация|прием на работу|увольнение|госпіталізація|звільнення|` +
	`入院|退院|入社|退社|死亡|結婚|入院时间|出院|入职|离职|结婚|입원|퇴원|입사|퇴사|사망|결혼|وفاة|تعيين|nhập viện|xuất viện|wafat`

// Passages are such words that goods and ships have as well.
const Passages = `departure|arrival|exit|entry|leaving|arrive|check in|checkin|check out|checkout|appointment|operation|anreise|abreise|sortie|entrée|opération|arrivée|départ|retraite|alta|baja|cirugía|cirurgia|llegada|salida|intervento|arrivo|partenza|cessazione|` +
	`chegada|saída|opname|aankomst|vertrek|przyjęcie|wypis|avgång|sluttet|käynti|přijetí|nástup|felvétel|belépés|kilépés|yatış|giriş|çıkış|ziyaret|εισαγωγή|επίσκεψη|поступление|выписка|приём|визит|прийом|来院|受診|手術|就诊|방문|قبول|خروج|دخول|زيارة|भर्ती|छुट्टी|masuk|keluar|kunjungan`

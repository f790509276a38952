package headings

// This file is a list of what columns are called in languages that the other lists know
// in part: Vietnamese, Indonesian and Malay, Hebrew, Thai, Persian, those of the Baltic
// and those of the Balkans.

// furtherHeadings are written as those of headings are.
var furtherHeadings = []Heading{
	{"FIRST_NAME", `eesnimed|vārdi|vardai|nama pertama|نام کوچک`},
	{"LAST_NAME", `priimek|perenimi|uzvardi|pavarde|nama akhir|نام خانوادگی|شهرت`},
	{"PERSON", `täisnimi|ime in priimek|vārds un uzvārds|vardas ir pavardė|nama penuh|نام و نام خانوادگی|نام کامل|نام|име и фамилия|трите имена|emri|emri i plotë`},
	{"EMAIL_ADDRESS", `e pasts|epasts|el paštas|e paštas|elektroninis paštas|emel|e meil|מייל|elektronska pošta|електронна поща|е поща|پست الکترونیک|رایانامه`},
	{"PHONE_NUMBER", `di động|sđt di động|ponsel|telefonas|mobilusis|mob telefonas|tālrunis|tālruņa numurs|telefona numurs|mobilais|telefoninumber|mobiil|мобилен|мобилен телефон|телефон за връзка|mobitel|broj mobitela|mobilni telefon|gsm številka|telefonska številka|تلفن|موبایل|شماره تلفن|تلفن همراه|همراه|telefon bimbit|no telefon`},
	{"STREET_ADDRESS", `đường|đường phố|số nhà|tên đường|địa chỉ nhà|địa chỉ cụ thể|nơi ở|chỗ ở hiện tại|jalan|nama jalan|alamat jalan|ถนน|บ้านเลขที่|aadress|tänav|tänava nimi|kodune aadress|iela|adrese|deklarētā adrese|gatvė|gyvenamoji vieta|namo numeris|naslov|naslov bivališča|hišna številka|stalni naslov|ulica i broj|ulica i kućni broj|prebivalište|adresa prebivališta|улица и номер|адрес по лична карта|улица и број|пребивалиште|آدرس|نشانی|خیابان|آدرس منزل`},
	{"CITY", `linn|asula|pilsēta|dzīvesvieta|miestas|gyvenvietė|bandar|daerah|quận|huyện|phường|xã|tỉnh thành|населено място|naselje|mesto bivališča|mjesto stanovanja|место становања|شهر|شهرستان`},
	{"STATE", `maakond|novads|apskritis|rajonas|županija|opština|општина|općina|regija|negeri|استان`},
	{"COUNTRY", `riik|elukohariik|valsts|šalis|negara asal|zemlja|država bivališča|کشور`},
	{"ZIP_CODE", `mã bưu chính|mã vùng bưu chính|postiindeks|sihtnumber|pasta indekss|indekss|pašto kodas|pašto indeksas|poskod|poštni kod|поштански број|пощенски код на адреса|کد پستی|کدپستی`},
	{"DOB", `sünnikuupäev|sünnipäev|dzimšanas datums|dzim datums|dzimšanas diena|gimimo metai|gimimo diena|tarikh lahir|datum rojstva|rojstni datum|datum rodenja|датум рођења|рођен|рожден ден|роден на|تاریخ تولد|تولد|datëlindja|fæðingardagur|jaiotze data|data de naixement|data de nacemento|dyddiad geni|dáta breithe|ditëlindja|датум на раѓање|დაბადების თარიღი|ծննդյան ամսաթիվ|doğum tarixi|туған күні|tug'ilgan sana|tarehe ya kuzaliwa|petsa ng kapanganakan|জন্ম তারিখ|জন্মতারিখ|பிறந்த தேதி|تاریخ پیدائش|kelahiran|పుట్టిన తేదీ|જન્મ તારીખ|ജനനത്തീയതി|ଜନ୍ମ ତାରିଖ|ਜਨਮ ਮਿਤੀ|උපන් දිනය|မွေးသက္ကရာဇ်|ថ្ងៃខែឆ្នាំកំណើត|ວັນເດືອນປີເກີດ|төрсөн огноо|gebuertsdatum|data tat twelid|dt naisc|rođen|nacido el|urodzenie|syntynyt|doğduğu gün|lahir|γεννήθηκε|المولد|مولده|ur dnia|народився|народилась|народилася|narodený|narodená|rojen|rojena|rođena|gimęs|gimusi|dzimis|dzimusi|sündinud|doğumlu|生まれ|nascida|nascido|nacida|nacido|geborene|narozený|יום הולדת`},
	{"AGE", `vanus|vecums|amžius|starost|godine starosti|سن|годишна възраст|mosha|tuổi đời`},
	{"GENDER", `sugu|dzimums|lytis|jantina|جنسیت|gjinia|spol osebe`},
	{"NATIONALITY", `kodakondsus|rahvus|pilsonība|tautība|valstiskā piederība|pilietybė|tautybė|nacionalnost|националност|bangsa|warganegara|לאום|ملیت|تابعیت|štátna príslušnosť|štátne občianstvo|shtetësia`},
	{"RELIGION", `usk|usutunnistus|reliģija|ticība|religija|tikyba|vjera|vera|veroispoved|вероизповедание|вера|مذهب|دین`},
	{"MARITAL_STATUS", `perekonnaseis|ģimenes stāvoklis|šeimyninė padėtis|šeiminė padėtis|zakonski stan|bračni status|семейно положение|брачно стање|taraf perkahwinan|وضعیت تاهل`},
	{"JOB_TITLE", `jb|jb ttl|job ttl cd|amet|ametikoht|töökoht|amats|profesija|nodarbošanās|pareigos|profesija darbe|poklic|delovno mesto|radno mjesto|radno mesto|професия|занимање|занятие|pozícia|pracovná pozícia|شغل|سمت|عنوان شغلی`},
	{"ORGANIZATION", `ettevõte|tööandja|asutus|uzņēmums|darba devējs|darbavieta|iestāde|įmonė|darbovietė|darbdavys|organizacija|podjetje|delodajalec|poslodavac|работодател|предузеће|послодавац|syarikat|majikan|شرکت|کارفرما|سازمان|đơn vị công tác|tên doanh nghiệp|doanh nghiệp`},
	{"SALARY", `töötasu|darba alga|alga|atalgojums|atlyginimas|alga mėnesio|plača bruto|neto plača|възнаграждение|حقوق|دستمزد|mức lương|lương cơ bản|gaji pokok|penghasilan`},
	{"CREDIT_CARD", `kaardi number|kaardinumber|kartes numurs|kortelės numeris|broj kartice|številka kartice|номер на карта|број картице|מספר כרטיס|מספר כרטיס אשראי|เลขบัตร|เลขบัตรเครดิต|شماره کارت|số thẻ tín dụng|nomor kartu kredit`},
	{"BANK_ACCOUNT", `kontonumber|arvelduskonto|konta numurs|bankas konts|sąskaitos numeris|banko sąskaita|broj računa|številka računa|transakcijski račun|банкова сметка|број рачуна|номер на сметка|شماره حساب|số tài khoản ngân hàng|rekening bank`},
	{"USERNAME", `kasutajanimi|kasutaja|lietotājvārds|lietotājs|vartotojo vardas|prisijungimo vardas|uporabniško ime|uporabnik|корисничко име|نام کاربری|nama pengguna akaun|tên tài khoản`},
	{"PASSWORD", `parool|salasõna|parole|slaptažodis|geslo|лозинка|رمز عبور|کلمه عبور|kata laluan`},
	{"PASSPORT", `passi number|passi nr|pases numurs|pase|pasas|paso numeris|putovnica|broj putovnice|potni list|številka potnega lista|pas|cestovný pas|број пасоша|паспорт номер|گذرنامه|شماره گذرنامه`},
	{"DRIVER_LICENSE", `juhiluba|juhiloa number|autovadītāja apliecība|vairuotojo pažymėjimas|vozačka dozvola|vozniško dovoljenje|шофьорска книжка|свидетелство за управление|возачка дозвола|רישיון נהיגה|מספר רישיון|giấy phép lái xe|số giấy phép lái xe|bằng lái xe|no sim|nomor sim|ใบขับขี่|lesen memandu|گواهینامه`},
	{"LICENSE_PLATE", `registreerimismärk|auto number|reģistrācijas numurs|valstybinis numeris|registracija|registracija vozila|registarska oznaka|registarske tablice|registrska številka|регистрационен номер|рег номер|регистарски број|ečv|evidenčné číslo vozidla|nomor polisi|nopol|nomor kendaraan|no kenderaan|شماره پلاک|پلاک`},
	{"CUSTOMER_ID", `kliendi number|kliendinumber|kliendi id|klienta numurs|klienta id|kliento numeris|kliento id|broj klijenta|broj kupca|šifra kupca|številka stranke|номер на клиент|клиентски номер|број купца|nomor pelanggan|id pelanggan baru|no pelanggan|شماره مشتری|کد مشتری|mã số khách hàng`},
	{"EMPLOYEE_ID", `töötaja number|darbinieka numurs|darbuotojo numeris|šifra zaposlenog|broj zaposlenika|številka zaposlenega|номер на служител|id karyawan|nomor karyawan|no pekerja|شماره پرسنلی|کد پرسنلی|mã số nhân viên`},
	{"NATIONAL_ID", `kad pengenalan|no kad pengenalan|mykad|лична карта|номер на лична карта|osobna iskaznica|broj osobne iskaznice|osebna izkaznica|lična karta|asmens tapatybės kortelė|id kaart|کد ملی|شماره ملی|کدملی`},
	{"HEALTH_PLAN_ID", `bảo hiểm y tế|số bảo hiểm|số bảo hiểm y tế|mã bhyt|bhyt|no bpjs|nomor bpjs|bpjs`},
	{"MEDICAL_CONDITION", `diagnoos|haigus|diagnoze|slimība|diagnozė|liga|bolezen|dijagnoza|bolest|диагноза|заболяване|болест|تشخیص|بیماری|chẩn đoán bệnh`},
	{"MEDICATION", `ravim|zāles|medikaments|vaistas|vaistai|zdravilo|zdravila|lijek|lijekovi|liek|lieky|лекарства приемани|دارو|ubat`},
	{"BLOOD_TYPE", `veregrupp|asins grupa|asinsgrupa|kraujo grupė|кръвна група|крвна група|סוג דם|กรุ๊ปเลือด|หมู่เลือด|گروه خون|گروه خونی|kumpulan darah`},
	{"GEO_COORDINATES", `vĩ độ|kinh độ|lintang|bujur|laiuskraad|pikkuskraad|platums ģeo|garums ģeo|platuma|ilguma|zemljopisna širina|zemljopisna dužina|geografska širina|geografska dolžina|географска ширина|географска дължина|عرض جغرافیایی|طول جغرافیایی|קו רוחב|קו אורך|ละติจูด|ลองจิจูด`},
	{"DATE_TIME", `tanggal bergabung|tanggal masuk kerja|tanggal masuk rumah sakit|datum prijema|datum zaposlenja|datum otpusta|datum zaposlitve|datum sprejema|dátum prijatia|dátum nástupu|дата на постъпване|дата на назначаване|дата на изписване|датум пријема|tööle asumise kuupäev|darba sākuma datums|įdarbinimo data|stacionēšanas datums|tarikh masuk|ngày bắt đầu làm việc|ngày xuất viện|ngày ra viện|ngày vào viện|ngày tuyển dụng|تاریخ استخدام|تاریخ پذیرش|תאריך קליטה|תאריך תחילת עבודה|วันที่เข้ารักษา|วันที่เริ่มงาน`},
}

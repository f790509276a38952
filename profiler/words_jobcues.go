package profiler

import "strings"

// This file has the words around a job that say that it is somebody's.

// jobLeads stand right before a job, or before an article and a job, and hardly anything but a job that is
// somebody's follows them, by language.
const jobLeads = "" +
	// English
	"became|become|becoming|works as|work as|worked as|working as|worked there as|works there as|shift as|shifts as|started as|employed as|hired as|trained as|retrained as|qualified as|served as|appointed|appointed as|named as|promoted to|job as|job of|post of|role of|position of|career as|retired|former|ex|newly qualified|newly appointed|applied as|hiring|looking for|in search of|vacancy for|vacancy of|self-employed|freelance|experienced|certified|licensed|our new|my new|their new|his new|her new|" +
	// German
	"war zuletzt|war früher|begann als|arbeitet als|arbeite als|arbeitete als|arbeiten als|tätig als|angestellt als|ausbildung zum|ausbildung zur|lehre als|stelle als|job als|gelernter|gelernte|ausgebildeter|ausgebildete|ausgebildeten|ehemaliger|ehemalige|ehemaligen|pensionierter|pensionierte|pensionierten|früherer|von beruf|beruf|freiberuflicher|freiberufliche|selbstständiger|selbstständige|selbständiger|selbständige|verrenteter|studierte|studierter|staatlich geprüfter|staatlich geprüfte|unser neuer|unsere neue|mein neuer|meine neue|" +
	// French
	"stilling som|stillingen som|tjänst som|tjänsten som|post som|posten som|jobb som|jobbet som|hverv som|hvervet som|rolle som|vervet som|uppdraget som|funkcję|stanowisko|posadę|" +
	"entré comme|entrée comme|débuté comme|travaille comme|travaillait comme|travaillé comme|embauché comme|embauchée comme|employé comme|employée comme|en tant que|en tant qu|en qualité d|poste d|métier d|formation d|en qualité de|nommé|nommée|nommé comme|promu|promue|devenu|devenue|ancien|ancienne|ex|diplômé|diplômée|recrute|recrutons|recherche|recherchons|poste de|métier de|formation de|futur|future|notre nouveau|notre nouvelle|notre nouvel|mon nouveau|ma nouvelle|" +
	// Spanish
	"entró como|empezó como|trabaja como|trabajo como|trabajaba como|trabajó como|trabajando como|trabajar como|contratado como|contratada como|empleado como|empleada como|nombrado|nombrada|ascendido a|ascendida a|de profesión|antiguo|antigua|ex|puesto de|cargo de|oficio de|nuevo|nueva|exerce como|ejerce como|ejerce de|trabaja de|trabajaba de|busca|buscamos|se busca|" +
	// Italian
	"entrato come|entrata come|cominciato come|lavora come|lavoro come|lavorava come|lavorato come|assunto come|assunta come|impiegato come|impiegata come|nominato|nominata|promosso|promossa|di professione|professione|ex|fa il|fa la|faceva il|faceva la|posto di|incarico di|mestiere di|ruolo di|in qualità di|cercasi|cerchiamo|nuovo|nuova|" +
	// Portuguese
	"entrou como|começou como|trabalha como|trabalho como|trabalhava como|trabalhou como|trabalhar como|contratado como|contratada como|empregado como|nomeado|nomeada|promovido a|promovida a|de profissão|antigo|antiga|ex|vaga de|cargo de|posto de|ofício de|atua como|novo|nova|procura-se|procuramos|contratamos|" +
	// Catalan and Galician
	"treballa com a|treballava com a|treballa de|treballo com a|treballo de|de professió|exerceix de|traballa como|traballaba como|nomenat|nomenada|antic|" +
	// Dutch
	"begon als|in dienst als|werkt als|werk als|werkte als|werkzaam als|opgeleid als|opgeleid tot|aangesteld als|benoemd tot|bevorderd tot|gepensioneerd|gepensioneerde|voormalig|voormalige|gediplomeerd|gediplomeerde|oud|aangenomen als|van beroep|baan als|functie van|onze nieuwe|mijn nieuwe|" +
	// Swedish, Danish and Norwegian
	"för att bli|börjar som|började som|jobbe som|jobber som|for å bli|begynner som|startet som|starter som|begyndte som|for at blive|arbetar som|arbetade som|jobbar som|jobbade som|jobbat som|anställd som|utbildad|utbildad till|utnämnd till|befordrad till|pensionerad|tidigare|före detta|till yrket|jobb som|arbejder som|arbejdede som|ansat som|uddannet|uddannet som|udnævnt til|forfremmet til|pensioneret|tidligere|forhenværende|af profession|jobber som|jobbet som|jobba som|arbeider som|ansatt som|utdannet|utdannet som|utnevnt til|forfremmet til|pensjonert|vår nya|vår nye|vores nye|min nya|min nye|av yrke|" +
	// Finnish and Estonian
	"toimii|toimi|toimin|oleva|työskentelee|työskenteli|työskentelen|ammatiltaan|entinen|eläköitynyt|koulutukseltaan|valmistui|töissä|töitä|nimitettiin|nimitetty|töötab|töötas|endine|pensionil|ametilt|elukutselt|" +
	// Polish
	"zaczynał jako|zaczynała jako|pracuje jako|pracuję jako|pracował jako|pracowała jako|zatrudniony jako|zatrudniona jako|z zawodu|emerytowany|emerytowana|emerytowanym|emerytowaną|były|była|byłym|były|mianowany|mianowana|awansował na|awansowała na|z wykształcenia|dyplomowany|dyplomowana|stanowisko|stanowisku|zawód|nasz nowy|nasza nowa|" +
	// Czech and Slovak
	"začínal jako|začínala jako|pracuje jako|pracuji jako|pracoval jako|pracovala jako|zaměstnán jako|zaměstnaná jako|povoláním|vyučený|vyučená|vyučen|bývalý|bývalá|bývalého|penzionovaný|penzionovaná|jmenován|jmenována|pracuje ako|pracujem ako|pracoval ako|pracovala ako|zamestnaný ako|zamestnaná ako|povolaním|pozici|" +
	// Romanian and Hungarian
	"lucrează ca|lucrez ca|lucra ca|a lucrat ca|angajat ca|angajată ca|de profesie|de meserie|fost|fosta|fostul|pensionar|numit|numită|promovat|promovată|nyugdíjas|nyugalmazott|egykori|volt|okleveles|szakképzett|kinevezett|" +
	// Greek
	"εργάζεται ως|εργαζόταν ως|εργάζομαι ως|δουλεύει ως|δουλεύω ως|δουλεύει σαν|συνταξιούχος|πρώην|διορίστηκε|προήχθη σε|στο επάγγελμα|" +
	// Russian and Ukrainian
	"работает|работаю|работал|работала|работают|трудится|трудилась|трудился|служит|служил|служила|является|являлся|являлась|устроился|устроилась|назначен|назначена|по профессии|по профессии он|по профессии она|по специальности|по образованию|бывший|бывшая|бывшего|должность|должности|профессия|требуется|наш новый|наша новая|" +
	"працює|працюю|працював|працювала|працюють|призначений|призначена|за фахом|за професією|за професією він|за професією вона|колишній|колишня|посаді|посада|" +
	// Bulgarian, Serbian, Croatian and Slovene, the Baltic languages
	"работи като|работя като|работеше като|работела като|работил като|назначен за|назначена за|по професия|бивш|бивша|бившият|пенсиониран|пенсионирана|радио као|ради као|радила као|бивши|пензионисани|по занимању|radi kao|radim kao|radio kao|radila kao|zaposlen kao|zaposlena kao|umirovljeni|umirovljena|penzionisani|penzionisana|bivši|bivša|po zanimanju|po struci|po poklicu|dela kot|delam kot|delal kot|delala kot|zaposlen kot|zaposlena kot|upokojeni|upokojena|nekdanji|nekdanja|imenovan za|imenovana za|dirba|dirbo|dirbu|buvęs|buvusi|strādā par|strādāja par|bijušais|bijusī|" +
	// Turkish
	"emekli|eski|" +
	// Arabic, Persian and Hebrew
	"يعمل|تعمل|أعمل|كان يعمل|كانت تعمل|يشتغل|تشتغل|بصفة|بصفته|بصفتها|عمل|عملت|عين|بمهنة|المتقاعد|בתור|עובד|עובדת|עבד|עבדה|עובד בתור|עובדת בתור|במקצועו|במקצועה|לשעבר|به عنوان|" +
	// Indonesian, Malay, Vietnamese, Thai
	"bekerja sebagai|kerja sebagai|berprofesi sebagai|bertugas sebagai|diangkat sebagai|diangkat menjadi|mantan|pensiunan|bekas|làm nghề|làm việc với tư cách|nghề|hành nghề|cựu|nguyên là|ทำงานเป็น|ประกอบอาชีพ|อดีต|มีอาชีพเป็น|" +
	// Chinese and Korean
	"担任|擔任|从事|当一名|当上了|当上|是一名|是一位|是一个|是個|任职|退休|前任|職業是|职业是|一名|一位|전직|은퇴한|직업은|" +
	// Japanese
	"職業は|元"

// jobCopulas stand right before a job, or before an article and a job, and before much else. The job has to
// be all that is said.
const jobCopulas = "" +
	"had been|has been|be|being|been|were|are|became|an experienced|wird|werden|wurden|geworden|sind|waren|gewesen|étais|sont|deviens|devient|devenir|deviendra|fut|sera|soy|son|fui|fueron|será|ser|siendo|eres|sei|era|ero|erano|diventa|diventato|diventata|divenne|fu|sarà|essere|era stato|era stata|sono stato|sono stata|avait été|había sido|ha sido|tinha sido|hade varit|hadde vært|havde været|fosse|foram|eram|somos|serei|sou|és|" +
	"waren|werd|wordt|was|var|varit|blev|blir|bli|vara|blive|bliver|være|vært|været|zijn|oli|olivat|ollut|będzie|została|został|jesteś|są|byl|byla|bude|stal se|stala se|stane se|som|bol|bola|este|era|fost|eram|va fi|a devenit|ήταν|ήμουν|έγινε|θα γίνει|" +
	"он|она|я|стать|стал|стала|станет|будет|була|був|він|вона|стане|буде|беше|бях|стана|е|съм|тя|той|je|bio|bila|postao|postala|бил|била|био|bil|postal|yra|buvo|ir|bija|on|oli|ali|aku|saya|dia|menjadi|jadi|adalah|ő|lett|" +
	"كان|كانت|أصبح|أصبحت|أنا|היה|הייתה|היתה|אני|נהיה|بود|است|هستم|था|थी|का|की|我是|他是|她是|是|做|当|僕は|父は|母は|兄は|姉は|弟は|妹は|夫は|妻は|아버지는|어머니는|저는|그는|그녀는|남편은|아내는"

// jobTradeTails stand right behind a job that is somebody's: of what he is by trade, and of what he was.
const jobTradeTails = "by trade|by profession|by training|by occupation|emeritus|von beruf|im ruhestand|a. d.|a.d.|in rente|de métier|de profession|de formation|de son état|à la retraite|en retraite|retraité|retraitée|de profesión|de oficio|jubilado|jubilada|retirado|retirada|di professione|di mestiere|in pensione|pensionato|pensionata|de profissão|de ofício|aposentado|aposentada|reformado|reformada|de professió|d'ofici|jubilat|jubilada|" +
	"van beroep|met pensioen|in ruste|till yrket|i pension|af profession|av yrke|av profesjon|z zawodu|na emeryturze|z wykształcenia|povoláním|v důchodu|na dôchodku|povolaním|de profesie|de meserie|la pensie|pensionar|pensionară|eläkkeellä|ammatiltaan|στο επάγγελμα|συνταξιούχος|по профессии|по специальности|на пенсии|за фахом|за професією|на пенсії|по професия|по професија|po zanimanju|po struci|po poklicu|u mirovini|u penziji|v pokoju|emeklisi|olarak|במקצועו|במקצועה|בגמלאות|متقاعد|متقاعدة|dolgozik|dolgozott|dolgozom"

// personsAge stand before a job as what makes the number before it an age.
var personsAge = wordSet("old jähriger jährige jährigen jährigem årig årige åriga jarige jarig letni letnia letniego letniej letnim letnią letý letá letého leté ročný ročná ročného vuotias vuotiaan éves évesen " +
	"летний летняя летнего летней летним летнюю річний річна річного річної годишен годишна годишният годишния годишната годишњи годишња godišnji godišnja letnik letni letna gammel gammal yaşındaki vjeçar aastane")

// alsoThings are jobs that programs and machines have names of as well: of them what is new or former says
// nothing.
var alsoThings = wordSet("serveur server servidor intérprete interpreter interprete editor éditeur editore contador lecteur reader lector navigateur conductor driver monitor moderator planificador ordenador cook broker porter porteur marker tester runner planner compositor controller controlador vendeur vendor")

// jobGrades stand before a job and are a part of it.
var jobGrades = withCapitals("senior junior head lead chief deputy assistant trainee apprentice registered principal staff licensed certified chartered")

// determinersOfJobs stand before a job that has a name behind it.
var determinersOfJobs = withCapitals("the our my his her their your a an le la l' notre votre mon ma son sa leur un une el la los nuestro nuestra mi su mio il lo la un una l' nostro o a os as nosso nossa meu minha seu sua der die das dem den des unser unsere mein meine sein seine ihr ihre eines einer de het onze mijn den det vår min hans hennes vores nasz nasza mój moja náš naše můj moje наш наша мой моя της ο η ο")

// raisedTails stand right behind a job that somebody becomes, with one of becomingCues before it.
const raisedTails = "angestellt|tätig|beschäftigt|eingestellt|werkzaam|ernannt|befördert|gewählt|bestellt|umgeschult|ausgebildet|benoemd|bevorderd|utsågs|nimitettiin|kinevezték|atandı|getirildi|terfi etti|mianowano|awansowano"

// becomingCues stand before a job with one of raisedTails behind it.
var becomingCues = wordSet("zum zur tot till als")

var (
	jobLeadList   = strings.Split(jobLeads+"|"+seekLeads, "|")
	jobCopulaList = strings.Split(jobCopulas, "|")
)

package profiler

// This file finds who is spoken to: a word with a capital between a greeting or a form of
// address and a comma, which is a name in whatever case it stands and though nobody knows it.

// greetedAlone is how sure such a name is.
const greetedAlone = 0.85

// greetings stand before a name that is spoken to, beside shortTitles.
var greetings = wordSet("zdravo bok ahoj čau nazdar cześć hej hei moi terve szia sziasztok salut bună merhaba selam γεια привет привіт здрасте здравей здравейте hallo hoi ciao hola olá oi hi hello hey dear kia ora g'day Привет Привіт Здравей Γεια Здрасте Здравейте chào Chào halo helló")

package privet

// A Category is a family of labels. Masking, scoring and the documentation
// treat the members of a family alike where nothing is said about one of them.
type Category string

// The categories.
const (
	CategoryPerson       Category = "person"       // names of people
	CategoryContact      Category = "contact"      // ways to reach a person
	CategoryLocation     Category = "location"     // places
	CategoryDate         Category = "date"         // dates of a person's life
	CategoryDemographic  Category = "demographic"  // what a person is
	CategorySensitive    Category = "sensitive"    // beliefs, orientation, origin, offences
	CategoryWork         Category = "work"         // employer, occupation, school
	CategoryAccount      Category = "account"      // names of accounts
	CategoryOnline       Category = "online"       // network addresses and online traces
	CategoryDevice       Category = "device"       // devices
	CategoryVehicle      Category = "vehicle"      // vehicles
	CategoryCard         Category = "card"         // payment cards
	CategoryBank         Category = "bank"         // bank accounts and money
	CategoryCredential   Category = "credential"   // secrets that open something
	CategoryHealth       Category = "health"       // health data and its identifiers
	CategoryBiometric    Category = "biometric"    // bodies: faces, voices, genes
	CategoryGovernment   Category = "government"   // identifiers that a state gives to people
	CategoryOrganization Category = "organization" // identifiers of organisations
	CategoryContent      Category = "content"      // what a person wrote, read or bought
	CategoryNone         Category = "none"         // NONE and UNKNOWN
	CategoryOther        Category = "other"        // labels of one's own
)

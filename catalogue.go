package privet

// This file is the catalogue of built-in labels. To add a label, add one entry
// to the family that it belongs to, and run go generate for its constant. What
// finds it is a recognizer in package profiler; masker and risk treat it as its
// category says until they are told more.

// An entry describes one label.
type entry struct {
	label    Label
	category Category
	doc      string   // one sentence
	aliases  []string // other names, in upper snake case
}

var metaLabels = []entry{
	{label: None, category: CategoryNone, doc: "There is evidence that the column is not personal."},
	{label: Unknown, category: CategoryNone, doc: "It cannot be told what the column holds."},
}

var personLabels = []entry{
	{label: "PERSON", category: CategoryPerson, doc: "The full name of a person.",
		aliases: []string{"FULL_NAME", "PERSON_NAME", "NAME"}},
	{label: "FIRST_NAME", category: CategoryPerson, doc: "A given name, or several.",
		aliases: []string{"GIVEN_NAME", "MIDDLE_NAME"}},
	{label: "LAST_NAME", category: CategoryPerson, doc: "A family name.",
		aliases: []string{"SURNAME", "FAMILY_NAME"}},
}

var contactLabels = []entry{
	{label: "EMAIL_ADDRESS", category: CategoryContact, doc: "An e-mail address (RFC 5321).",
		aliases: []string{"EMAIL"}},
	{label: "PHONE_NUMBER", category: CategoryContact, doc: "A telephone number of any country.",
		aliases: []string{"PHONE", "TELEPHONE", "PH_MOBILE_NUMBER", "TR_PHONE_NUMBER"}},
	{label: "FAX_NUMBER", category: CategoryContact, doc: "A telefax number.",
		aliases: []string{"FAX"}},
	{label: "STREET_ADDRESS", category: CategoryLocation, doc: "A street and house number, or a whole postal address.",
		aliases: []string{"ADDRESS", "POSTAL_ADDRESS"}},
	{label: "ZIP_CODE", category: CategoryLocation, doc: "A postcode of any country.",
		aliases: []string{"US_ZIP_CODE", "POSTCODE", "POSTAL_CODE", "UK_POSTCODE", "CA_POSTAL_CODE", "DE_PLZ", "BR_CEP", "BRAZIL_CEP_CODE",
			"IE_EIRCODE", "IN_PIN_CODE", "SG_POSTAL_CODE", "IRELAND_EIRCODE"}},
	{label: "CITY", category: CategoryLocation, doc: "A city, town or village."},
	{label: "STATE", category: CategoryLocation, doc: "A state, province or county.",
		aliases: []string{"COUNTRY_STATE", "PROVINCE"}},
	{label: "COUNTRY", category: CategoryLocation, doc: "A country."},
	{label: "LOCATION", category: CategoryLocation, doc: "A place that is not told apart further.",
		aliases: []string{"GPE", "PLACE"}},
	{label: "GEO_COORDINATES", category: CategoryLocation, doc: "A latitude, a longitude, or both.",
		aliases: []string{"LATITUDE_LONGITUDE", "LOCATION_COORDINATES"}},
}

var demographicLabels = []entry{
	{label: "DOB", category: CategoryDate, doc: "A date of birth.",
		aliases: []string{"DATE_OF_BIRTH", "BIRTH_DATE"}},
	{label: "DATE_TIME", category: CategoryDate, doc: "A date, with or without a time of day.",
		aliases: []string{"DATE"}},
	{label: "AGE", category: CategoryDemographic, doc: "A person's age in years."},
	{label: "GENDER", category: CategoryDemographic, doc: "A sex or gender.",
		aliases: []string{"SEX"}},
	{label: "NATIONALITY", category: CategoryDemographic, doc: "A nationality or citizenship.",
		aliases: []string{"NRP", "CITIZENSHIP"}},
	{label: "MARITAL_STATUS", category: CategoryDemographic, doc: "Single, married, divorced, widowed and the like."},
	{label: "ETHNICITY", category: CategorySensitive, doc: "A racial or ethnic origin.",
		aliases: []string{"RACE"}},
	{label: "RELIGION", category: CategorySensitive, doc: "A religious or philosophical belief."},
	{label: "POLITICAL_OPINION", category: CategorySensitive, doc: "A political opinion or party."},
	{label: "TRADE_UNION", category: CategorySensitive, doc: "Membership in a trade union."},
	{label: "SEXUAL_ORIENTATION", category: CategorySensitive, doc: "A sexual orientation or sex life."},
	{label: "IMMIGRATION_STATUS", category: CategorySensitive, doc: "A status under immigration law."},
	{label: "CRIMINAL_RECORD", category: CategorySensitive, doc: "A criminal conviction or offence."},
}

var workLabels = []entry{
	{label: "ORGANIZATION", category: CategoryWork, doc: "The name of an organisation.",
		aliases: []string{"ORGANISATION", "ORG", "COMPANY", "EMPLOYER"}},
	{label: "JOB_TITLE", category: CategoryWork, doc: "An occupation or position.",
		aliases: []string{"OCCUPATION"}},
	{label: "EMPLOYMENT_STATUS", category: CategoryWork, doc: "Whether and how a person is employed."},
	{label: "SALARY", category: CategoryBank, doc: "What a person earns.",
		aliases: []string{"INCOME"}},
	{label: "CREDIT_SCORE", category: CategoryBank, doc: "A measure of creditworthiness."},
	{label: "EMPLOYEE_ID", category: CategoryAccount, doc: "A number that an employer gives to an employee."},
	{label: "STUDENT_ID", category: CategoryAccount, doc: "A number that a school gives to a student."},
	{label: "CUSTOMER_ID", category: CategoryAccount, doc: "A number that a business gives to a customer.",
		aliases: []string{"USER_ID"}},
	{label: "USERNAME", category: CategoryAccount, doc: "A log-in name or handle.",
		aliases: []string{"LOGIN"}},
	{label: "COMPANY_ID", category: CategoryOrganization, doc: "A registration number of an organisation."},
}

var onlineLabels = []entry{
	{label: "IP_ADDRESS", category: CategoryOnline, doc: "An IPv4 or IPv6 address.",
		aliases: []string{"IP", "IPV4", "IPV6"}},
	{label: "MAC_ADDRESS", category: CategoryDevice, doc: "A 48-bit hardware address (IEEE 802).",
		aliases: []string{"MAC"}},
	{label: "URL", category: CategoryOnline, doc: "A web address with a scheme.",
		aliases: []string{"URI"}},
	{label: "HTTP_COOKIE", category: CategoryOnline, doc: "An HTTP cookie."},
	{label: "USER_AGENT", category: CategoryOnline, doc: "An HTTP User-Agent.",
		aliases: []string{"HTTP_USER_AGENT"}},
	{label: "DEVICE_ID", category: CategoryDevice, doc: "An identifier of a device.",
		aliases: []string{"UUID"}},
	{label: "ADVERTISING_ID", category: CategoryDevice, doc: "An advertising identifier such as an IDFA or GAID."},
	{label: "IMEI", category: CategoryDevice, doc: "The number of a mobile device (3GPP TS 23.003).",
		aliases: []string{"IMEI_HARDWARE_ID"}},
	{label: "BROWSING_HISTORY", category: CategoryContent, doc: "Pages that a person has visited."},
	{label: "PURCHASE_HISTORY", category: CategoryContent, doc: "What a person has bought."},
	{label: "PRIVATE_MESSAGE", category: CategoryContent, doc: "The text of a message or a note about a person."},
}

var vehicleLabels = []entry{
	{label: "VIN", category: CategoryVehicle, doc: "A vehicle identification number (ISO 3779).",
		aliases: []string{"VEHICLE_IDENTIFICATION_NUMBER"}},
	{label: "LICENSE_PLATE", category: CategoryVehicle, doc: "A vehicle registration mark.",
		aliases: []string{"NG_VEHICLE_REGISTRATION", "BR_PLACA", "DE_KFZ", "TR_LICENSE_PLATE", "UK_VEHICLE_REGISTRATION",
			"IN_VEHICLE_REGISTRATION"}},
}

var paymentLabels = []entry{
	{label: "CREDIT_CARD", category: CategoryCard, doc: "The number of a payment card (ISO/IEC 7812).",
		aliases: []string{"CC_NUMBER", "CREDIT_CARD_NUMBER", "PAN"}},
	{label: "CREDIT_CARD_EXPIRATION", category: CategoryCard, doc: "The month until which a payment card is good.",
		aliases: []string{"CREDITCARD_EXPIRY"}},
	{label: "CREDIT_CARD_TRACK", category: CategoryCard, doc: "A track of a card's magnetic stripe (ISO/IEC 7813).",
		aliases: []string{"CREDIT_CARD_TRACK_NUMBER"}},
	{label: "CVV", category: CategoryCard, doc: "A card verification code.",
		aliases: []string{"CREDITCARD_CVC", "CVC", "CVV_NUMBER"}},
	{label: "PIN", category: CategoryCard, doc: "A personal identification number or PIN block.",
		aliases: []string{"PIN_BLOCK"}},
	{label: "IBAN", category: CategoryBank, doc: "An international bank account number (ISO 13616).",
		aliases: []string{"IBAN_CODE"}},
	{label: "SWIFT_CODE", category: CategoryOrganization, doc: "A business identifier code of a bank (ISO 9362).",
		aliases: []string{"BIC"}},
	{label: "ABA_ROUTING_NUMBER", category: CategoryOrganization, doc: "The routing number of a bank in the United States.",
		aliases: []string{"ROUTING_NUMBER"}},
	{label: "BANK_ACCOUNT", category: CategoryBank, doc: "A bank account number that is no IBAN.",
		aliases: []string{"ACCOUNT_NUMBER", "BANK_ACCOUNT_NUMBER", "US_BANK_NUMBER",
			"JP_BANK_ACCOUNT", "JAPAN_BANK_ACCOUNT"}},
	{label: "CRYPTO_ADDRESS", category: CategoryBank, doc: "An address of a cryptocurrency.",
		aliases: []string{"CRYPTO", "BITCOIN_ADDRESS", "CRYPTO_ETH"}},
}

var credentialLabels = []entry{
	{label: "PASSWORD", category: CategoryCredential, doc: "A password.",
		aliases: []string{"PASSPHRASE"}},
	{label: "PASSWORD_HASH", category: CategoryCredential, doc: "A stored form of a password.",
		aliases: []string{"WEAK_PASSWORD_HASH"}},
	{label: "API_KEY", category: CategoryCredential, doc: "A secret that lets a program in."},
	{label: "PRIVATE_KEY", category: CategoryCredential, doc: "A private cryptographic key.",
		aliases: []string{"ENCRYPTION_KEY"}},
}

var healthLabels = []entry{
	{label: "MEDICAL_RECORD_NUMBER", category: CategoryHealth, doc: "The number of a patient's record.",
		aliases: []string{"MRN"}},
	{label: "HEALTH_PLAN_ID", category: CategoryHealth, doc: "A number of a health insurance."},
	{label: "MEDICAL_CONDITION", category: CategoryHealth, doc: "A disease, diagnosis or disability.",
		aliases: []string{"DIAGNOSIS", "DISEASE", "MEDICAL_TERM"}},
	{label: "MEDICATION", category: CategoryHealth, doc: "A medicine that a person takes."},
	{label: "MEDICAL_DEVICE_UDI", category: CategoryHealth, doc: "A unique device identifier of a medical device.",
		aliases: []string{"UDI"}},
	{label: "BLOOD_TYPE", category: CategoryHealth, doc: "A blood group."},
	{label: "GENETIC_DATA", category: CategoryBiometric, doc: "Genetic data."},
	{label: "BIOMETRIC", category: CategoryBiometric, doc: "A fingerprint, iris or another measure of a body.",
		aliases: []string{"BIOMETRIC_REF"}},
	{label: "FACE_PHOTO", category: CategoryBiometric, doc: "A photograph of a face.",
		aliases: []string{"PHOTO"}},
	{label: "VOICE_RECORDING", category: CategoryBiometric, doc: "A recording of a voice."},
	{label: "NEURAL_DATA", category: CategoryBiometric, doc: "Measurements of the nervous system."},
}

var governmentLabels = []entry{
	{label: "NATIONAL_ID", category: CategoryGovernment, doc: "A national identity number that is not told apart further."},
	{label: "TAX_ID", category: CategoryGovernment, doc: "A tax number of a person that is not told apart further."},
	{label: "PASSPORT", category: CategoryGovernment, doc: "A passport number of any country.",
		aliases: []string{"PASSPORT_NUMBER", "US_PASSPORT", "USA_PASSPORT_NUMBER", "CA_PASSPORT", "CANADA_PASSPORT", "CANADA_PASSPORT_NUMBER",
			"AU_PASSPORT", "AUSTRALIA_PASSPORT", "AM_PASSPORT", "AZ_PASSPORT", "BY_PASSPORT", "DE_PASSPORT", "ES_PASSPORT", "FI_PASSPORT",
			"FR_PASSPORT", "IT_PASSPORT", "NL_PASSPORT", "PL_PASSPORT", "RU_PASSPORT", "SE_PASSPORT", "UA_PASSPORT", "UK_PASSPORT", "UZ_PASSPORT",
			"ARMENIA_PASSPORT", "AZERBAIJAN_PASSPORT", "BELARUS_PASSPORT", "FRANCE_PASSPORT", "GERMANY_PASSPORT", "ITALY_PASSPORT",
			"KAZAKHSTAN_PASSPORT", "NETHERLANDS_PASSPORT", "POLAND_PASSPORT", "RUSSIA_PASSPORT", "SPAIN_PASSPORT", "SWEDEN_PASSPORT",
			"UKRAINE_PASSPORT", "UZBEKISTAN_PASSPORT", "CN_PASSPORT", "IN_PASSPORT", "JP_PASSPORT", "KR_PASSPORT", "SG_PASSPORT", "TW_PASSPORT",
			"CHINA_PASSPORT", "INDIA_PASSPORT", "INDONESIA_PASSPORT", "JAPAN_PASSPORT", "KOREA_PASSPORT", "SINGAPORE_PASSPORT", "TAIWAN_PASSPORT"}},
	{label: "DRIVER_LICENSE", category: CategoryGovernment, doc: "A driving licence number of any country.",
		aliases: []string{"US_DRIVER_LICENSE", "DRIVERS_LICENSE_NUMBER", "DRIVERS_LICENSE", "US_DRIVERS_LICENSE", "US_DRIVERS_LICENSE_NUMBER",
			"CA_DRIVER_LICENSE", "CANADA_DRIVERS_LICENSE_NUMBER", "AU_DRIVER_LICENSE", "AUSTRALIA_DRIVERS_LICENSE",
			"AUSTRALIA_DRIVERS_LICENSE_NUMBER", "BR_CNH", "DE_DRIVER_LICENSE", "DE_FUEHRERSCHEIN", "ES_DRIVER_LICENSE", "FR_DRIVER_LICENSE",
			"IT_DRIVER_LICENSE", "UK_DRIVER_LICENSE", "UK_DRIVING_LICENCE", "FRANCE_DRIVERS_LICENSE_NUMBER", "GERMANY_DRIVERS_LICENSE_NUMBER",
			"SPAIN_DRIVERS_LICENSE_NUMBER", "UK_DRIVERS_LICENSE_NUMBER", "ITALY_DRIVERS_LICENSE", "JP_DRIVER_LICENSE", "KR_DRIVER_LICENSE",
			"JAPAN_DRIVERS_LICENSE_NUMBER", "KOREA_DRIVERS_LICENSE_NUMBER"}},
	{label: "VOTER_ID", category: CategoryGovernment, doc: "A number on an electoral roll."},
	{label: "ALIEN_NUMBER", category: CategoryGovernment, doc: "A number given to an immigrant (United States).",
		aliases: []string{"US_ALIEN_NUMBER"}},
}

var usLabels = []entry{
	{label: "SSN", category: CategoryGovernment, doc: "A social security number of the United States.",
		aliases: []string{"US_SSN", "SOCIAL_SECURITY_NUMBER", "US_SOCIAL_SECURITY_NUMBER", "USA_SOCIAL_SECURITY_NUMBER"}},
	{label: "US_ITIN", category: CategoryGovernment, doc: "An individual taxpayer number of the United States.",
		aliases: []string{"ITIN", "US_INDIVIDUAL_TAXPAYER_IDENTIFICATION_NUMBER", "USA_INDIVIDUAL_TAX_IDENTIFICATION_NUMBER"}},
	{label: "US_EIN", category: CategoryOrganization, doc: "An employer identification number of the United States.",
		aliases: []string{"EIN", "US_EMPLOYER_IDENTIFICATION_NUMBER"}},
	{label: "US_NPI", category: CategoryHealth, doc: "A national provider identifier of the United States.",
		aliases: []string{"NPI", "US_HEALTHCARE_NPI", "USA_NATIONAL_PROVIDER_IDENTIFIER"}},
	{label: "US_MBI", category: CategoryHealth, doc: "A Medicare beneficiary identifier of the United States.",
		aliases: []string{"MBI", "US_MEDICARE_BENEFICIARY_ID_NUMBER", "USA_MEDICARE_BENEFICIARY_IDENTIFIER"}},
	{label: "MEDICAL_LICENSE", category: CategoryGovernment, doc: "A DEA registration number of the United States.",
		aliases: []string{"US_DEA_NUMBER", "US_DRUG_ENFORCEMENT_AGENCY_NUMBER"}},
}

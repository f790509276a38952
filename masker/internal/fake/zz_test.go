package fake

import (
	"fmt"
	"github.com/privet-go/privet"
	"testing"
)

func TestZZ(t *testing.T) {
	for _, c := range [][2]string{{"GENDER", "M"}, {"GENDER", "female"}, {"GENDER", "Männlich"}, {"MARITAL_STATUS", "Married"}, {"BLOOD_TYPE", "O+"}, {"COUNTRY", "Germany"}, {"COUNTRY", "DE"}, {"COUNTRY", "Deutschland"}, {"NATIONALITY", "German"}, {"JOB_TITLE", "Software Engineer"}, {"JOB_TITLE", "Zahnarzt"}, {"JOB_TITLE", "врач"}, {"MEDICAL_CONDITION", "Asthma"}, {"MEDICAL_CONDITION", "E11.9"}, {"MEDICATION", "Metformin 500 mg"}, {"CITY", "Berlin"}, {"CITY", "NEW YORK"}, {"LOCATION", "Paris, France"}, {"STREET_ADDRESS", "123 Main Street, Springfield, IL 62704"}, {"STREET_ADDRESS", "Hauptstraße 12a, 10115 Berlin"}, {"STREET_ADDRESS", "10 Downing St, London SW1A 2AA"}, {"STREET_ADDRESS", "12 rue de la Paix, 75002 Paris"}, {"STREET_ADDRESS", "ул. Ленина, д. 5, кв. 12"}, {"STREET_ADDRESS", "東京都渋谷区神南1-2-3"}, {"ORGANIZATION", "Siemens AG"}, {"ORGANIZATION", "Acme Software Inc."}, {"ORGANIZATION", "株式会社日立製作所"}, {"STATE", "CA"}, {"STATE", "Bayern"}, {"USER_AGENT", "Mozilla/5.0 (X11)"}, {"GENETIC_DATA", "rs7412"}, {"RELIGION", "CATHOLIC"}, {"ZIP_CODE", "SW1A 1AA"}, {"ZIP_CODE", "1012 AB"}, {"ZIP_CODE", "D-10115"}, {"LICENSE_PLATE", "B-AB 1234"}, {"PASSPORT", "C01X00T47"}, {"PASSPORT", "A1234567"}, {"VIN", "1M8GDM9AXKP042788"}, {"MAC_ADDRESS", "00:1a:2b:3c:4d:5e"}} {
		s := NewStream([32]byte{11})
		o, ok := Append(nil, privet.Label(c[0]), c[1], "", s)
		fmt.Println(c[0], c[1], "→", string(o), ok)
	}
}

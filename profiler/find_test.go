package profiler

import (
	"testing"
)

// TestFind holds what is found in a text and, as much, what is not: unmarked
// text must find nothing.
func TestFind(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		// Contact.
		"Write to ⟦EMAIL_ADDRESS:jane.doe@example.com⟧.",
		"mailto:⟦EMAIL_ADDRESS:o'brien+news@mail.example.co.uk⟧, please",
		"<⟦EMAIL_ADDRESS:a_b@xn--bcher-kva.example⟧>",
		"'⟦EMAIL_ADDRESS:q@example.org⟧'",
		"user=⟦EMAIL_ADDRESS:müller@bücher.example⟧;",
		"not an address: jane@localhost, @handle, a@b, x@.com, j***.d**@example.com, foo@bar.1",
		"call ⟦PHONE_NUMBER:+1 212 555 0100⟧ or ⟦PHONE_NUMBER:+44 20 7946 0958⟧",
		"Tel. ⟦PHONE_NUMBER:+49 (0)30 901820⟧ now",
		"phone: ⟦PHONE_NUMBER:(415) 555-0132⟧",
		"⟦PHONE_NUMBER:415-555-0132⟧",
		"Telefon ⟦PHONE_NUMBER:030 901820⟧",
		"call me at ⟦PHONE_NUMBER:07700 900123⟧",
		"电话⟦PHONE_NUMBER:13800138000⟧",
		"Fax: ⟦FAX_NUMBER:+49 30 901821⟧",
		// Numbers that are no telephone numbers.
		"m=+123.456789000, 15:04:05.99999999, ⟦DATE_TIME:2006-01-02⟧ 15, (2006)-(01)-(02), 57 -0800 2010",
		"require 10 failures in a row, Max-Age: 30", "at ⟦STREET_ADDRESS:8 wressle road⟧",
		"⟦DATE_TIME:2006-01-02 15:04:05-07⟧ and ⟦URL:http://user:password@example.com/⟧",
		"+1 and -2 are numbers, as are 1,234,567 and 12.5 and 2024/25.",
		"order no 4155550132", "version 10.2.33.4", "ISBN 978-3-16-148410-0",
		// Dates.
		"born on ⟦DOB:1985-02-03⟧", "DOB: ⟦DOB:02/03/1985⟧", "geboren am ⟦DOB:3. Februar 1985⟧", "date of birth ⟦DOB:February 3, 1985⟧",
		"on ⟦DATE_TIME:2024-02-29⟧", "at ⟦DATE_TIME:2024-02-29T10:20:30Z⟧ and ⟦DATE_TIME:2024-02-29 10:20:30.123+01:00⟧",
		"the 31st of April: 31.04.2024, 2023-02-29, 2024-13-01, 1/2/3", "⟦DATE_TIME:3 de febrero de 1985⟧", "⟦DATE_TIME:1st May 2020⟧",
		"She is ⟦AGE:34⟧ years old, aged ⟦AGE:34⟧, and has 34 cats.",
		// Cards and banks.
		"card ⟦CREDIT_CARD:4111 1111 1111 1111⟧", "⟦CREDIT_CARD:4111111111111111⟧ and ⟦CREDIT_CARD:3782 822463 10005⟧",
		"⟦CREDIT_CARD:2223003122003222⟧, ⟦CREDIT_CARD:6011-1111-1111-1117⟧", "4111 1111 1111 1112",
		"⟦CREDIT_CARD_TRACK:%B4111111111111111^DOE/JANE^26011010000000000?⟧",
		"card ⟦CREDIT_CARD:4111111111111111⟧ exp ⟦CREDIT_CARD_EXPIRATION:12/27⟧ cvv ⟦CVV:123⟧",
		"IBAN ⟦IBAN:DE89 3704 0044 0532 0130 00⟧", "⟦IBAN:GB29NWBK60161331926819⟧", "DE89 3704 0044 0532 0130 01",
		"BIC ⟦SWIFT_CODE:DEUTDEFF⟧ is a bank; COMPUTER and MOUNTAIN are words",
		"routing number ⟦ABA_ROUTING_NUMBER:021000021⟧", "account number: ⟦BANK_ACCOUNT:000123456789⟧",
		"pay to ⟦CRYPTO_ADDRESS:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa⟧", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb",
		"⟦CRYPTO_ADDRESS:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4⟧", "⟦CRYPTO_ADDRESS:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed⟧",
		// The United States.
		"SSN ⟦SSN:123-45-6789⟧", "⟦SSN:219-09-9998⟧", "219-09-9999, 000-12-3456, 666-12-3456, 123-00-4567, 1-123-45-6789",
		"my social security number is ⟦SSN:123456789⟧", "123456789", "public 123456789", "ITIN ⟦US_ITIN:912-70-1234⟧",
		"NPI ⟦US_NPI:1234567893⟧", "Medicare ⟦US_MBI:1EG4-TE5-MK73⟧", "DEA ⟦MEDICAL_LICENSE:AB1234563⟧", "passport ⟦PASSPORT:C01234567⟧",
		"VIN ⟦VIN:1M8GDM9AXKP042788⟧",
		// The network.
		"from ⟦IP_ADDRESS:192.168.1.10⟧:8080", "in ⟦IP_ADDRESS:192.168.1.0/24⟧ and ⟦IP_ADDRESS:fe80::1:2:3%eth0/64⟧, not ⟦IP_ADDRESS:192.168.1.1⟧/33", "⟦IP_ADDRESS:2001:db8::8a2e:370:7334⟧.", "std::vector, 10:20:30, a::b::c", "1.2.3.4.5 and 256.1.1.1",
		"⟦MAC_ADDRESS:00:1A:2B:3C:4D:5E⟧", "00:00:00:00:00:00", "see ⟦URL:https://example.com/a?b=c(d)⟧.", "(⟦URL:http://example.com/x⟧)", "⟦URL:www.example.com⟧",
		"550e8400-e29b-41d4-a716-446655440000", "device id ⟦DEVICE_ID:550e8400-e29b-41d4-a716-446655440000⟧", "IMEI ⟦IMEI:490154203237518⟧",
		// People and places.
		"Dear Mr. ⟦PERSON:John Smith⟧, hello", "Name: ⟦PERSON:Jane Q. Doe⟧", "Dr ⟦PERSON:Müller⟧ is in", "My name is ⟦PERSON:Ana Lima⟧.", "Her maiden name was ⟦PERSON:Lambert⟧, she says", "The first name is Required here", "surname: ⟦PERSON:Vázquez⟧",
		"at ⟦STREET_ADDRESS:350 Fifth Avenue⟧, ⟦STREET_ADDRESS:221B Baker St⟧", "⟦STREET_ADDRESS:Hauptstraße 12a⟧ in Köln", "⟦STREET_ADDRESS:10 rue de la Paix⟧",
		"⟦STREET_ADDRESS:Calle Mayor 5⟧", "⟦ZIP_CODE:SW1A 1AA⟧", "zip code ⟦ZIP_CODE:94105⟧", "⟦GEO_COORDINATES:48.8584, 2.2945⟧",
		"order # 123-45-6789", "customer: Acme Corporation, patient ⟦PERSON:John Smith⟧", "password: ⟦PASSWORD:correct,horse&battery⟧, then",
		"\"password\": \"⟦PASSWORD:a b\\c⟧\", see ⟦URL:https://⟧⟦USERNAME:admin⟧:⟦PASSWORD:s3cret⟧@host.example.com",
		"password=⟦PASSWORD:hunter22!⟧ rest", "password: ********", "", "\xff\xfe", "日本語のテキスト",
	} {
		wantFound(t, p, marked)
	}
}

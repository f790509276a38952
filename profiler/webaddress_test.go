package profiler

import "testing"

// TestWebAddressParts holds that what an address holds is found under its own label, and that the address ends before it.
func TestWebAddressParts(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"see ⟦URL:https://⟧⟦USERNAME:tess⟧:⟦PASSWORD:Nebel44see⟧@db.quorl.example/x now",
		"GET ⟦URL:https://quorl.example/f?ssn=⟧⟦SSN:219-09-9998⟧&x=1",
		"⟦URL:https://quorl.example/pay?card=⟧⟦CREDIT_CARD:5500005555555559⟧&y=2",
		"⟦URL:https://quorl.example/users/⟧⟦EMAIL_ADDRESS:irma.vett@quorl.example⟧/edit",
		"⟦URL:https://quorl.example/u?email=⟧⟦EMAIL_ADDRESS:irma.vett%40quorl.example⟧#top",
		"⟦URL:https://quorl.example/u?name=⟧⟦PERSON:Irma+Hollander⟧&phone=⟦PHONE_NUMBER:%2B14155550132⟧",
		"⟦URL:https://quorl.example/u?firstname=⟧⟦FIRST_NAME:irma⟧&dob=⟦DOB:1980-05-04⟧",
		"⟦URL:https://quorl.example/login?pwd=⟧⟦PASSWORD:Nebel44see⟧&n=3",
		"⟦URL:https://quorl.example/blog/2024/05/01/on-it?page=2&date=2024-01-02⟧",
		"⟦URL:https://quorl.example/maps?q=Berlin&zoom=12&id=4155550132⟧",
		"⟦URL:https://user:password@quorl.example/⟧", "⟦URL:ssh://git@quorl.example/tools.git⟧", "⟦URL:https://quorl.example/item/4111111111111112⟧",
	} {
		wantFound(t, p, marked)
	}
}

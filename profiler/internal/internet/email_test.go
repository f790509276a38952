package internet

import "testing"

// TestMailDomains holds that an address ends in a top-level domain or one of private networks, begins where its script does, and is
// neither a file nor a unit of a system nor a repository.
func TestMailDomains(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"mail tess@quorl.museum now", "tess@quorl.museum"}, {"tess@quorl.internal", "tess@quorl.internal"}, {"Tess@Quorl.Com", "Tess@Quorl.Com"},
		{"tess@quorl.org.Then", "tess@quorl.org"}, {"пишитеtess@quorl.org", "tess@quorl.org"}, {"тесс@кворл.рф", "тесс@кворл.рф"},
		{"git@quorl.org", "git@quorl.org"}, {"banner@2x.mov", ""}, {"banner@3x.webp", ""}, {"sshd@main.socket", ""}, {"notes@final.odt", ""},
		{"dump@nightly.tar.xz", ""}, {"git@quorl.org:tess/tools.git", ""},
	} {
		at := 0
		for c.text[at] != '@' {
			at++
		}
		m, ok := MatchEmail(c.text, at)
		if got := c.text[m.Start:m.End]; ok != (c.want != "") || ok && got != c.want {
			t.Errorf("%q: found %q, %v", c.text, got, ok)
		}
	}
}

// Package browsertest uses the console as a person does, in a Chromium without a screen. It is a
// module of its own, so that nothing else depends on what drives the browser. Without a Chromium
// on the machine its tests are skipped.
package browsertest

import (
	"context"
	"crypto/ed25519"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/privet-go/privet/httpapi"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/validator"
)

const (
	user     = "officer"
	password = "a pass phrase of tests"
	secret   = "a secret of tests, 32 bytes long"
	patience = 30 * time.Second // for one thing to appear
)

// A person sits before a browser that shows the console of a server.
type person struct {
	t         *testing.T
	ctx       context.Context
	server    *httptest.Server
	downloads string
	log       logged
	known     string // another server, which the test has
	proofKey  ed25519.PublicKey
	ahead     atomic.Int64 // how far the clock of the server is ahead
	away      atomic.Bool  // whether the server answers nothing

	mu    sync.Mutex
	wrong []string // scripts that failed, and requests to other hosts
}

// sitDown starts a server and a browser.
func sitDown(t *testing.T) *person {
	t.Helper()
	program := ""
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			program = path
			break
		}
	}
	if program == "" {
		t.Skip("there is no Chromium here")
	}
	p := &person{t: t, downloads: t.TempDir()}
	public, private, err := ed25519.GenerateKey(nil)
	if err != nil {
		t.Fatal(err)
	}
	p.proofKey = public
	handler, err := httpapi.New(&httpapi.Options{
		Auth:     &httpapi.Auth{JWTSecret: []byte(secret), BasicUser: user, BasicPass: password},
		ProofKey: private, Logger: slog.New(slog.NewJSONHandler(&p.log, nil)),
		SpoolDir: t.TempDir(),
		Now:      func() time.Time { return time.Now().Add(time.Duration(p.ahead.Load())) },
	})
	if err != nil {
		t.Fatal(err)
	}
	p.server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if p.away.Load() {
			panic(http.ErrAbortHandler)
		}
		handler.ServeHTTP(w, r)
	}))
	t.Cleanup(p.server.Close)
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(program), chromedp.NoSandbox)
	ctx, leave := chromedp.NewExecAllocator(context.Background(), options...)
	t.Cleanup(leave)
	ctx, leave = chromedp.NewContext(ctx)
	t.Cleanup(leave)
	ctx, leave = context.WithTimeout(ctx, 3*time.Minute)
	t.Cleanup(leave)
	p.ctx = ctx
	chromedp.ListenTarget(ctx, p.watch)
	if err := chromedp.Run(ctx); err != nil { // the browser lives as long as the context of the first call
		t.Fatal(err)
	}
	p.do(network.Enable(), browser.SetDownloadBehavior(browser.SetDownloadBehaviorBehaviorAllow).WithDownloadPath(p.downloads),
		chromedp.EmulateViewport(1280, 900), chromedp.Navigate(p.server.URL+"/"))
	t.Cleanup(func() {
		p.mu.Lock()
		defer p.mu.Unlock()
		for _, w := range p.wrong {
			t.Error(w)
		}
		if at := strings.Index(p.log.String(), "@example."); at >= 0 {
			t.Error("a value stands in the log")
		}
	})
	return p
}

// logged is what the server has logged.
type logged struct {
	mu sync.Mutex
	b  strings.Builder
}

func (l *logged) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(b)
}

func (l *logged) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}

// watch notes what must not happen whatever is done.
func (p *person) watch(event any) {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch e := event.(type) {
	case *runtime.EventExceptionThrown:
		p.wrong = append(p.wrong, "a script failed: "+e.ExceptionDetails.Error())
	case *network.EventRequestWillBeSent:
		u, err := url.Parse(e.Request.URL)
		if err != nil || u.Host != "" && "http://"+u.Host != p.server.URL && "http://"+u.Host != p.known {
			p.wrong = append(p.wrong, "a request to another host: "+e.Request.URL)
		} else if u.RawQuery != "" && u.RawQuery != "dryRun=true" && !strings.HasPrefix(u.RawQuery, "limit=") {
			p.wrong = append(p.wrong, "a query that the console has no need of")
		}
	}
}

func (p *person) do(actions ...chromedp.Action) {
	p.t.Helper()
	ctx, leave := context.WithTimeout(p.ctx, patience)
	defer leave()
	if err := chromedp.Run(ctx, actions...); err != nil {
		p.t.Fatal(err)
	}
}

// press presses the first button with a text that can be pressed.
func (p *person) press(text string) {
	p.t.Helper()
	p.see(fmt.Sprintf(`(() => { const b = [...document.querySelectorAll('button')].find(b => b.textContent.trim() === %q && !b.disabled && b.checkVisibility());
		if (b) b.click(); return !!b; })()`, text), "the button "+text)
}

// see waits until an expression is true.
func (p *person) see(expression, what string) {
	p.t.Helper()
	ctx, leave := context.WithTimeout(p.ctx, patience)
	defer leave()
	poll := chromedp.Poll(expression, nil, chromedp.WithPollingInterval(50*time.Millisecond))
	err := chromedp.Run(ctx, poll)
	for err != nil && ctx.Err() == nil && strings.Contains(err.Error(), "context with specified id") {
		err = chromedp.Run(ctx, poll) // another page has come meanwhile
	}
	if err != nil {
		p.t.Fatalf("%s was not seen: %v", what, err)
	}
}

// read returns the text that an expression gives.
func (p *person) read(expression string) (text string) {
	p.t.Helper()
	p.do(chromedp.Evaluate(expression, &text))
	return text
}

func (p *person) signIn() {
	p.t.Helper()
	p.do(chromedp.WaitVisible(`form.gate`),
		chromedp.SendKeys(`form.gate:nth-of-type(2) input`, user), chromedp.SendKeys(`form.gate:nth-of-type(2) input[type=password]`, password+"\r"),
		chromedp.WaitNotPresent(`form.gate`), chromedp.WaitVisible(`.drop`))
}

// choose chooses a file that the test has written.
func (p *person) choose(selector, name, content string) {
	p.t.Helper()
	file := filepath.Join(p.t.TempDir(), name)
	if err := os.WriteFile(file, []byte(content), 0o600); err != nil {
		p.t.Fatal(err)
	}
	p.do(chromedp.SetUploadFiles(selector, []string{file}))
}

// downloaded waits for a file and returns what is in it.
func (p *person) downloaded(name string) string {
	p.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		// The browser gives a file its name when it is whole.
		if b, err := os.ReadFile(filepath.Join(p.downloads, name)); err == nil && len(b) > 0 {
			return string(b)
		}
	}
	p.t.Fatalf("%s was not downloaded", name)
	return ""
}

// set gives a control of the row of a column a value.
func (p *person) set(column, control, value string) {
	p.t.Helper()
	p.see(fmt.Sprintf(`(() => { const e = %s.querySelector(%q); e.value = %q; e.dispatchEvent(new Event('change')); return e.value === %q; })()`,
		rowOf(column), control, value, value), "the "+control+" of a column")
}

// rowOf is an expression for the row of a column.
func rowOf(column string) string {
	return fmt.Sprintf(`[...document.querySelectorAll('.columns tbody tr')].find(r => r.firstChild.textContent === %q)`, column)
}

const markup = `<img src=x onerror=document.title='hurt'>`

// people is a made-up table with a name of a column that is markup.
func people(rows int) string {
	var b strings.Builder
	b.WriteString("id,email,phone,birthday,\"" + markup + "\",team\n")
	for i := range rows {
		fmt.Fprintf(&b, "%d,mira.solberg%d@example.net,+1 312 555 0%03d,19%02d-04-1%d,<b>%d</b>,north\n", i+1, i, i%1000, 50+i%40, i%9, i%7)
	}
	return b.String()
}

// TestFile masks a file, changes what becomes of it, and asks how risky it is.
func TestFile(t *testing.T) {
	p := sitDown(t)
	p.signIn()
	if at := p.read(`location.href`); at != p.server.URL+"/console" {
		t.Errorf("the page is at %s", at)
	}
	p.choose(`.drop input`, "people.csv", people(200))
	p.see(rowOf("email")+`?.querySelector('dd')?.textContent.includes('*')`, "the preview of the addresses")
	p.see(rowOf(markup)+` !== undefined`, "the column whose name is markup")

	// What the preview shows has to be what the file holds, whatever is chosen.
	p.set("email", "input", "NONE")
	p.see(rowOf("email")+`.querySelector('dd').textContent.includes('mira')`, "an address that stays")
	p.set("team", "input", "PERSON")
	p.see(rowOf("team")+`.querySelector('dd').textContent.includes('*****')`, "a name that is masked whole")
	p.set("birthday", "select", "generalize")
	p.see(`/^becomes 19..$/.test(`+rowOf("birthday")+`.querySelector('dd').textContent)`, "a year")
	p.press("Download the masked file")
	lines := strings.Split(p.downloaded("masked-people.csv"), "\n")
	if cells := strings.Split(lines[1], ","); cells[1] != "mira.solberg0@example.net" || strings.Contains(cells[2], "312") || cells[3] != "1950" || cells[5] != "*****" {
		t.Errorf("the file has %q", lines[1])
	}
	p.press("Policy (JSON)")
	if _, err := masker.ParsePolicy([]byte(p.downloaded("policy.json"))); err != nil {
		t.Errorf("the policy is none: %v", err)
	}
	p.press("Report (JSON)")
	report := p.downloaded("report.json")
	if !json.Valid([]byte(report)) || strings.Contains(report, "mira") {
		t.Error("the report is no JSON or has a value")
	}

	p.press("Report (HTML)")
	if page := p.downloaded("report.html"); !strings.Contains(page, "PHONE_NUMBER") || strings.Contains(page, "mira") || strings.Contains(page, "<img") {
		t.Error("the page does not tell what was found, or has a value or markup of the file")
	}
	p.press("Proof that it worked")
	if _, err := validator.VerifyEnvelope([]byte(p.downloaded("proof.intoto.json")), p.proofKey); err != nil {
		t.Errorf("the proof: %v", err)
	}

	p.press("How risky is it?")
	p.see(`document.querySelector('.gauge text') !== null`, "the gauge")
	p.see(`document.querySelectorAll('.steps li').length > 0 && document.querySelectorAll('.bars li').length > 0`, "steps and standards")
	p.see(`(() => { window.before = Number(document.querySelector('.gauge text').textContent); document.querySelector('.check input').click(); return true; })()`, "the switch")
	p.see(`Number(document.querySelector('.gauge text').textContent) < window.before`, "a score that falls")
	if kept := p.read(`JSON.stringify([localStorage.length, sessionStorage.length, document.cookie, document.title === 'hurt', location.search + location.hash])`); kept != `[0,0,"",false,""]` {
		t.Errorf("the browser keeps %s", kept)
	}
}

// TestNames holds that what a policy cannot name alone cannot be changed: to keep one column would keep
// another, unseen.
func TestNames(t *testing.T) {
	p := sitDown(t)
	p.signIn()
	p.choose(`.drop input`, "twice.csv", "mail,Mail,m*,city\nnils.aas@example.net,ida.moe@example.net,3,Oslo\njon.lie@example.net,eva.dahl@example.net,4,Bergen\n")
	p.see(`document.querySelectorAll('.columns tbody tr').length === 4`, "the columns")
	if got := p.read(`[...document.querySelectorAll('.columns tbody tr')].map(r => r.querySelector('select').disabled && r.querySelector('input').disabled).join()`); got !=
		"true,true,true,false" {
		t.Errorf("closed: %s", got)
	}
	p.choose(`.drop input`, "bare.csv", "1,nils.aas@example.net,Oslo\n2,jon.lie@example.net,Bergen\n3,eva.dahl@example.net,Oslo\n")
	p.see(`document.querySelector('h2')?.textContent === 'bare.csv' && document.querySelectorAll('.columns select:disabled').length === 3`, "columns without names")
	p.press("Download the masked file")
	if strings.Contains(p.downloaded("masked-bare.csv"), "nils") {
		t.Error("an address stays")
	}
}

// TestText refuses a finding of a text.
func TestText(t *testing.T) {
	p := sitDown(t)
	p.signIn()
	p.do(chromedp.SendKeys(`textarea`, "🙂 Write to olav.brandt@example.net or call +1 312 555 0147."))
	p.press("Look at the text")
	p.see(`document.querySelectorAll('button.mark').length === 2`, "two marks")
	p.see(`!/olav|0147/.test(document.querySelectorAll('.text')[1].textContent)`, "a text without either")
	p.do(chromedp.Focus(`button.mark`), chromedp.KeyEvent(" "))
	p.see(`(x => x.includes('🙂 Write to olav.brandt@example.net or') && !x.includes('0147'))(document.querySelectorAll('.text')[1].textContent)`,
		"a text with what was refused")
	p.press("Download the masked text")
	if got := p.downloaded("masked.txt"); !strings.Contains(got, "olav.brandt@example.net") || strings.Contains(got, "312 555") {
		t.Errorf("the text is %q", got)
	}
}

// TestCheck compares a file with itself and with its masked form, and takes the proof along.
func TestCheck(t *testing.T) {
	p := sitDown(t)
	p.signIn()
	customers, err := os.ReadFile("../../../../examples/data/customers.csv")
	if err != nil {
		t.Fatal(err)
	}
	p.choose(`.drop input`, "people.csv", string(customers))
	p.press("Download the masked file")
	masked := p.downloaded("masked-people.csv")
	p.press("Check")
	p.choose(`.two > div:nth-child(1) input`, "people.csv", string(customers))
	p.choose(`.two > div:nth-child(2) input`, "copy.csv", string(customers))
	p.press("Compare the files")
	p.see(`document.querySelector('main h2 + p.bad')?.textContent.includes('given away')`, "that something is given away")
	p.see(`(r => r.length > 0 && r[0].textContent.includes('GDPR'))(document.querySelectorAll('table tbody tr'))`, "the article that it touches")
	p.choose(`.two > div:nth-child(2) input`, "masked.csv", masked)
	p.press("Compare the files")
	p.see(`document.querySelector('main h2 + p.good') !== null`, "that nothing, or little, is given away")
	p.press("Signed proof (DSSE)")
	proof, err := validator.VerifyEnvelope([]byte(p.downloaded("proof.intoto.json")), p.proofKey)
	if err != nil || proof.Report.AtLeast(validator.High) {
		t.Errorf("the proof: %v", err)
	}
	p.press("Report (HTML)")
	if page := p.downloaded("check.html"); !strings.Contains(page, "<html") || strings.Contains(page, "james.davis24") {
		t.Error("the page is none, or has a value")
	}
}

// TestCatalogue looks for a record.
func TestCatalogue(t *testing.T) {
	p := sitDown(t)
	p.signIn()
	p.press("Catalogue")
	p.see(`document.querySelectorAll('tbody tr').length >= 6`, "the standards")
	p.see(`(() => { const e = document.querySelector('main select'); e.value = 'recognizers'; e.dispatchEvent(new Event('change')); return true; })()`, "the choice")
	p.do(chromedp.SendKeys(`input[type=search]`, "passport"))
	p.see(`(r => r.length > 0 && r.length < 50 && [...r].every(x => /passport/i.test(x.textContent)))(document.querySelectorAll('tbody tr'))`, "passports alone")
	p.press("View")
	p.see(`document.querySelectorAll('.record dt').length > 5`, "the record")
}

// TestDatasets has a file remembered, and finds the dataset with its scores as a line.
func TestDatasets(t *testing.T) {
	p := sitDown(t)
	p.signIn()
	p.do(chromedp.SendKeys(`.drop ~ .field input`, "crm"))
	p.choose(`.drop input`, "people.csv", people(50))
	p.see(rowOf("email")+`?.querySelector('dd')?.textContent.includes('*')`, "the preview of the addresses")
	p.press("Catalogue")
	p.see(`(() => { const e = document.querySelector('main select'); e.value = 'datasets'; e.dispatchEvent(new Event('change')); return true; })()`, "the choice")
	p.see(`document.querySelector('tbody th')?.textContent === 'crm' && document.querySelectorAll('tbody .line circle').length === 1`, "the dataset")
	p.press("View")
	p.see(`document.querySelector('.record') !== null && document.querySelector('section .line svg[role=img]')?.getAttribute('aria-label').startsWith('Scores: 2')`, "its scores")
}

// TestRecognizer makes a recognizer, which is refused until its texts fit, and finds with it.
func TestRecognizer(t *testing.T) {
	p := sitDown(t)
	p.signIn()
	p.press("Catalogue")
	p.see(`(() => { const e = document.querySelector('main select'); e.value = 'recognizers'; e.dispatchEvent(new Event('change')); return true; })()`, "the choice")
	p.do(chromedp.Click(`main details:not([hidden]) > summary`), chromedp.SendKeys(`details:not([hidden]) form .field:nth-child(1) input`, "Locker number"),
		chromedp.SendKeys(`details:not([hidden]) form .field:nth-child(2) input`, `\bLK-[0-9]{5}\b`), chromedp.SendKeys(`details:not([hidden]) form textarea`, "locker LK-12"))
	p.press("Try it")
	p.see(`document.querySelector('details:not([hidden]) form p.bad') !== null`, "that the text does not fit")
	p.do(chromedp.SendKeys(`details:not([hidden]) form textarea`, "345"))
	p.press("Try it")
	p.see(`document.querySelector('details:not([hidden]) form p.good') !== null`, "that the text fits")
	p.press("Save it")
	p.do(chromedp.SendKeys(`input[type=search]`, "locker"))
	p.see(`document.querySelector('tbody th')?.textContent === 'Locker number'`, "the record in the list")
	p.press("Mask")
	p.do(chromedp.SendKeys(`.two > div:nth-child(2) textarea`, "Bring the key of LK-90817."))
	p.press("Look at the text")
	p.see(`document.querySelector('button.mark')?.textContent.includes('LOCKER_NUMBER')`, "the mark")
	if pressed := p.read(`document.querySelector('button.mark').getAttribute('aria-pressed')`); pressed != "true" {
		t.Errorf("the mark is pressed: %q", pressed)
	}
}

// TestTrouble lets the session end and the server go away in the middle, and sends what is no file of
// a known format. Nothing of what was done may be lost.
func TestTrouble(t *testing.T) {
	p := sitDown(t)
	p.do(chromedp.WaitVisible(`form.gate`), chromedp.SendKeys(`form.gate:nth-of-type(2) input`, user),
		chromedp.SendKeys(`form.gate:nth-of-type(2) input[type=password]`, "not the pass phrase\r"))
	p.see(`document.querySelector('[role=alert]').textContent !== ''`, "that the pair is wrong")
	p.do(chromedp.Reload())
	p.signIn()
	for name, content := range map[string]string{
		"broken.csv": "\xff\xfe\x00a\x00b", "picture.csv": "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "cut.csv": "a,b\n\"1,2\n", "other.json": "a,b\n1,2\n", "bad.csv.gz": "\x1f\x8b\x08no more",
	} {
		p.see(`(() => { document.querySelector('main [role=alert]').textContent = ''; return true; })()`, "the page")
		p.choose(`.drop input`, name, content)
		p.see(`document.querySelector('main [role=alert]').textContent !== ''`, "that the file "+name+" is none")
	}
	p.choose(`.drop input`, "empty.txt", "\n")
	p.see(`document.querySelector('main progress').hidden`, "the end of an empty file")
	p.choose(`.drop input`, "people.csv", people(20))
	p.see(rowOf("email")+`?.querySelector('dd')?.textContent.includes('*')`, "the preview of the addresses")
	p.set("phone", "select", "null")

	p.ahead.Store(int64(3 * time.Hour))
	p.press("Download the masked file")
	p.do(chromedp.WaitVisible(`form.gate`))
	p.signIn()
	p.press("Download the masked file")
	if cells := strings.Split(strings.Split(p.downloaded("masked-people.csv"), "\n")[1], ","); cells[2] != "" {
		t.Error("the choice was lost with the session")
	}

	p.away.Store(true)
	p.press("Download the masked file")
	p.see(`[...document.querySelectorAll('main [role=alert]')].some(e => e.textContent.includes('cannot be reached'))`, "that the server is away")
	p.see(rowOf("email")+` !== undefined`, "the table, still")
}

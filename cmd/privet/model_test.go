package main

import (
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// nameModel is a model that finds the first qqn in each text, and wants a key.
func nameModel(t *testing.T) string {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var q struct{ Texts []string }
		if err := json.NewDecoder(r.Body).Decode(&q); err != nil || r.Header.Get("Authorization") != "Bearer the-key" {
			w.WriteHeader(401)
			return
		}
		results := [][]map[string]any{}
		for _, text := range q.Texts {
			found := []map[string]any{}
			if before, _, ok := strings.Cut(text, "qqn"); ok {
				n := len([]rune(before))
				found = append(found, map[string]any{"label": "PER", "start": n, "end": n + 3, "confidence": 0.9},
					map[string]any{"label": "MISC", "start": 0, "end": 1, "confidence": 0.9})
			}
			results = append(results, found)
		}
		_ = json.NewEncoder(w).Encode(map[string]any{"results": results})
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// TestProfileModel holds the modes of privet profile, by flags and by the
// environment.
func TestProfileModel(t *testing.T) {
	url := nameModel(t)
	const text = "Bonjour,\nécrivez à qqn, ann@example.com\n"
	const labels = "PER=full name,MISC="
	key := map[string]string{"PRIVET_MODEL_KEY": "the-key"}
	for _, tt := range []struct {
		reason string
		env    map[string]string
		args   []string
		want   string // places and labels
	}{
		{"no model", nil, nil, "2:16 EMAIL_ADDRESS"},
		{"hybrid", key, []string{"-model", url, "-model-labels", labels}, "2:11 PERSON 2:16 EMAIL_ADDRESS"},
		{"the model alone", key, []string{"-model", url, "-model-labels", labels, "-model-mode", "ai-only"}, "2:11 PERSON"},
		{"by the environment", map[string]string{"PRIVET_MODEL_KEY": "the-key", "PRIVET_MODEL_URL": url, "PRIVET_MODEL_LABELS": labels, "PRIVET_MODEL_MODE": "AI_ONLY"}, nil, "2:11 PERSON"},
		{"a flag before the environment", map[string]string{"PRIVET_MODEL_KEY": "the-key", "PRIVET_MODEL_URL": url, "PRIVET_MODEL_LABELS": labels, "PRIVET_MODEL_MODE": "AI_ONLY"},
			[]string{"-model-mode", "HYBRID"}, "2:11 PERSON 2:16 EMAIL_ADDRESS"},
		{"the recognizers alone", map[string]string{"PRIVET_MODEL_URL": url}, []string{"-model-mode", "heuristic_only"}, "2:16 EMAIL_ADDRESS"},
	} {
		r := runPrivet(t, text, tt.env, append([]string{"profile", "-text", "-"}, tt.args...)...)
		got := ""
		for line := range strings.Lines(r.out) {
			if f := strings.Fields(line); len(f) == 3 && strings.Contains(f[0], ":") {
				got += f[0] + " " + f[1] + " "
			}
		}
		if r.status != exitDone || strings.TrimSpace(got) != tt.want {
			t.Errorf("%s: status %d, %q, want %q; %s", tt.reason, r.status, got, tt.want, r.err)
		}
	}
	for reason, tt := range map[string]struct {
		env  map[string]string
		in   string
		want string
	}{
		"a wrong key":            {map[string]string{"PRIVET_MODEL_KEY": "another"}, text, "the answer has another status than 200 (401)"},
		"labels that are no use": {key, text, "its label is not known"},
		"not UTF-8":              {key, "\xff", "valid UTF-8"},
	} {
		r := runPrivet(t, tt.in, tt.env, "profile", "-text", "-model", url, "-")
		if r.status != exitFailed || r.out != "" || !strings.Contains(r.err, tt.want) || strings.Contains(r.err, "ann@") {
			t.Errorf("%s: status %d, %s%s", reason, r.status, r.out, r.err)
		}
	}
	// A table has nothing to do with the model that the environment names.
	if r := runPrivet(t, "email\nann@example.com\n", map[string]string{"PRIVET_MODEL_URL": "http://127.0.0.1:1"}, "profile", "-"); r.status != exitDone {
		t.Errorf("a table: status %d, %s", r.status, r.err)
	}
}

// TestEvalModel holds that what a model finds is measured.
func TestEvalModel(t *testing.T) {
	const in = `{"text":"à qqn, ann@example.com","spans":[{"label":"PERSON","start":2,"end":5},{"label":"EMAIL","start":7,"end":22}]}`
	env := map[string]string{"PRIVET_MODEL_KEY": "the-key", "PRIVET_MODEL_URL": nameModel(t), "PRIVET_MODEL_LABELS": "PER=PERSON,MISC="}
	r := runPrivet(t, in, env, "eval", "-")
	if r.status != exitDone || !strings.Contains(r.out, "\nALL            2         2         2 ") {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
	env["PRIVET_MODEL_KEY"] = "another"
	if r := runPrivet(t, in, env, "eval", "-"); r.status != exitFailed || r.out != "" {
		t.Errorf("a wrong key: status %d, %s%s", r.status, r.out, r.err)
	}
}

// TestServeModel holds that the server asks the model, and does not start with an
// address that it could not ask.
func TestServeModel(t *testing.T) {
	p := serve(t, []string{"PRIVET_MODEL_KEY" + "=the-key", "PRIVET_MODEL_URL" + "=" + nameModel(t), "PRIVET_MODEL_LABELS" + "=PER=PERSON,MISC="}, "-dev", "-model-mode", "AI_ONLY")
	token := p.printed(t, `Bearer ([^']+)'`)[1]
	post := func(text string) (int, string) {
		t.Helper()
		req, err := http.NewRequestWithContext(t.Context(), "POST", p.base+"/api/v1/profiler/run", strings.NewReader(`{"mode":"UNSTRUCTURED","text":"`+text+`"}`))
		if err != nil {
			t.Fatal(err)
		}
		req.Header.Set("Content-Type", "application/json")
		req.Header.Set("Authorization", "Bearer "+token)
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		defer resp.Body.Close()
		body, err := io.ReadAll(resp.Body)
		if err != nil {
			t.Fatal(err)
		}
		return resp.StatusCode, string(body)
	}
	if status, body := post("à qqn, ann@example.com"); status != 200 || !strings.Contains(body, `[{"label":"PERSON","confidence":0.9,"start":2,"end":5}]`) {
		t.Errorf("%d %s", status, body)
	}
	for _, env := range []map[string]string{{"PRIVET_MODEL_URL": "http://models.example/"}, {"PRIVET_MODEL_MODE": "HYBRID"},
		{"PRIVET_MODEL_URL": "https://models.example/", "PRIVET_MODEL_LABELS": "PER=SHOE"}} {
		if r := runPrivet(t, "", env, "serve", "-dev", "-addr", "127.0.0.1:0"); r.status != exitFound || strings.Count(r.out, "\n") != 1 ||
			!strings.Contains(r.out, "does not start") {
			t.Errorf("%v: status %d, %s%s", env, r.status, r.out, r.err)
		}
	}
}

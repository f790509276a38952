package secrets

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestKeysWithMarks holds keys behind short marks and beside a word for one, and that numbers of things are none.
func TestKeysWithMarks(t *testing.T) {
	drawn := "Fi8xjzOr8djcsjSVAh4y705m"
	for _, marked := range []string{
		"der Schlüssel ⟦API_KEY:qk_prod_" + drawn + "⟧ gilt",
		"a ⟦API_KEY:hux_" + drawn + "⟧ kulcsot kérem",
		"Das Token ⟦API_KEY:tok_" + drawn + "⟧.",
		"use ⟦API_KEY:api-" + drawn + "⟧ now",
		"[api] key=⟦API_KEY:sk_se_9b41c7e2f0aa4d6e8812⟧ client=web",
		"appKey=⟦API_KEY:ak_9d41f7c08be2a6635510⟧ refused",
		"new key ⟦API_KEY:nvk_live_K0u5RrE83mBz1YhQw6Dp⟧",
		"cache key: session_5f2e90c1bb47a83d, monkey app_5f2e90c1bb47a83d, image app-9d41f7c08be2a6635510",
		"order pi_" + drawn + " and key",
		"file IMG_2024_" + drawn + ".jpg",
	} {
		samples.WantLabel(t, recognizers, "API_KEY", marked)
	}
}

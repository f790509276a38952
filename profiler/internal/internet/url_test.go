package internet

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestURLsInJapanese holds addresses that the sentence goes on behind without a space.
func TestURLsInJapanese(t *testing.T) {
	for _, marked := range []string{
		"詳しくは⟦URL:https://www.yama-bank.example/loan⟧をご覧ください。",
		"⟦URL:https://yama.example/a/b?c=1⟧から申込",
		"请访问⟦URL:https://shan.example/help⟧查看详情",
		"見⟦URL:https://zh.example.org/wiki/中国⟧ 頁面",
		"⟦URL:https://ja.example.org/wiki/日本abc⟧ を見る",
	} {
		samples.WantLabel(t, recognizers, "URL", marked)
	}
}

// TestURLBeforeSentence gives addresses of the web behind which a sentence goes on without a space.
func TestURLBeforeSentence(t *testing.T) {
	for _, marked := range []string{
		"打不开⟦URL:https://pan.example.cn/s/1Uk1⟧,请值班同事处理",
		"見⟦URL:https://zh.example.org/wiki/中国⟧ 頁面",
	} {
		samples.WantLabel(t, recognizers, "URL", marked)
	}
}

package secrets

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestDoerKeys gives names of accounts behind the names of fields for who did something.
func TestDoerKeys(t *testing.T) {
	for _, marked := range []string{
		"tila=valmis korjasi=⟦USERNAME:anttila_p⟧ kesto=12",
		"futtatta=⟦USERNAME:kissj_ber⟧ állapot=kész",
		"χειριστής=⟦USERNAME:tameio2⟧",
		"利用者=⟦USERNAME:y_hasegawa⟧ 結果=成功",
		"操作员=⟦USERNAME:fin_qiu⟧ 状态=完成",
		"担当 ⟦USERNAME:soc_ishii⟧ が確認",
		"会員ID: ⟦USERNAME:sakura_papa77⟧",
		"用户：⟦USERNAME:laozhou_1983⟧",
		"bind ok uid=⟦USERNAME:haakons⟧ ip=10.0.0.1",
		"keys rotated by ⟦USERNAME:mtremblay-adm⟧",
		"severity: low\nreporter: ⟦USERNAME:prairie_lynx⟧\n",
		"användar-id: ⟦USERNAME:kalle_b⟧",
		"utilizator: ⟦USERNAME:popa_i⟧ a fost blocat",
		"uživatel '⟦USERNAME:novak_p⟧' byl uzamčen",
		"198.51.100.9 - ⟦USERNAME:ivanova_op3⟧ \"GET /x\" 200",
		"198.51.100.9 - - \"GET /x\" 200",
		"reporter: true\nauthor: web_team\noperator: admin panel\nassignee: 2025-01-03\napprover=none\nuid=1000 uid=root uid=0",
		"The ternary operator: expr2 ? expr1. --publish-uid=stderr,http $uid = getpwnam x; kezelő=systemd-network reporter = npm.silent, kezelő=use_user_site",
		"korjasi=valmis korjasi=12 担当 は未定 操作员=3 用户：全部",
		"def f(author: str, reporter: user_type): author = self.author_name",
		"Author: the one who wrote it. Operator: see page 3. 用户 id 是 必填",
	} {
		samples.WantLabel(t, recognizers, "USERNAME", marked)
	}
}

package secrets

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestChatters gives who speaks in chats, and lines that begin like such and are of programs.
func TestChatters(t *testing.T) {
	for _, marked := range []string{
		"⟦USERNAME:jonas_h⟧: har du regnumret på hyrbilen?\n⟦USERNAME:petra.l⟧: den står där, svart kombi\n⟦USERNAME:jonas_h⟧: tack!\n",
		"⟦USERNAME:veera_h⟧: ootko kotona jo?\n⟦USERNAME:eetuk⟧: joo, tule vaan\n⟦USERNAME:veera_h⟧: ok",
		"⟦USERNAME:tolga34⟧: geldim kapıdayım\n⟦USERNAME:den.k⟧: tamam geliyorum\n",
		"⟦USERNAME:xiaolin_88⟧：车牌发我一下\n⟦USERNAME:laozhou_83⟧：好的，马上发给你\n⟦USERNAME:xiaolin_88⟧：谢谢",
		"⟦USERNAME:eunbi__k⟧: 오늘 저녁에 시간 있어?\n⟦USERNAME:minji_02⟧: 응 있어\n⟦USERNAME:eunbi__k⟧: 그럼 일곱 시에 보자",
		"[10:32] ⟦USERNAME:mod_anna⟧: hi all, please keep to the topic\n[10:33] ⟦USERNAME:tolga34⟧: ok sorry\n[10:33] ⟦USERNAME:mod_anna⟧: thanks",
		"2025-03-01 09:12 ⟦USERNAME:iryna_log⟧: вантаж уже на митниці?\n2025-03-01 09:15 ⟦USERNAME:sdobre⟧: так, чекаємо\n2025-03-01 09:16 ⟦USERNAME:iryna_log⟧: дякую",
		"⟦USERNAME:camille.dt⟧: tu arrives quand ?\n⟦USERNAME:hugo_b⟧: dans dix minutes\n⟦USERNAME:camille.dt⟧: ok",
		"> ⟦USERNAME:jonas_h⟧: har du numret?\n> ⟦USERNAME:petra.l⟧: det kommer strax\n> ⟦USERNAME:jonas_h⟧: tack!",
		"⟦USERNAME:Tolga34⟧: geldin mi?\nDenizK: evet kapıdayım\n⟦USERNAME:Tolga34⟧: süper",
		"<dead_caron> <U01F2> : \"x\" LATIN CAPITAL LETTER\n<dead_caron> <1> : \"y\" SUBSCRIPT ONE?\n",
		"libanna0-dev: \tDevelopment files (headers)\nlibanna0: \tShared library, with everything!\n",
		"inst_anna : pure_inst_anna doc_inst_anna\npure_inst_anna : $(MAP_TARGET) all\ninst_anna : again\n",
		"XRequest.XIE.4: the first of them fails\nXRequest.XIE.7: the second one, too!\n",
		"user_city: x\nuser_mail: y\n",
		"first_name: Anna\nlast_name: Lind\nfirst_name: Bo\nlast_name: Berg\n",
		"db.host: localhost\ndb.port: 5432\ndb.user_comment: who reads the tables?\n",
		"content-type: text/html\naccept: all kinds of things\nx-powered-by: nobody we know\n",
		"welcome_title: Welcome to our site!\nbtn_submit: Are you sure you want to go on?\nbtn_cancel: Please take me back\n",
		"nginx: worker process exited\nkernel: out of memory, killed a process\nnginx: worker process started\npay-gateway: request timed out, trying again\naudit: the file was read\nsftp: session was closed by the other side\n",
		"09:12:01 nightly_sync: starting the job\n09:12:05 nightly_sync: all is done\n09:12:05 kube_proxy: rules are synced again\n",
		"10:00:01 db01: replication is behind\n10:00:04 web02: restarted the service\n10:00:09 db01: replication is fine again\n",
		"agent: How can I help you today?\ncustomer: I cannot get in any more\nagent: Let me look at that for you\n",
		"Q: what is it?\nA: a thing that we like\nQ: really?\n",
		"def greet(anna_name: str, bo_name: str) -> None:\n    anna_name: str = 'x'\n    bo_name: str = 'y'\n",
		"kontonr: 123\nkundnr: 456\nbelopp: 12 kr\nkontonr: 124\n",
		"max_retries: how often it is tried again\nretry_delay: how long it waits between tries\nmax_retries: see above\n",
		"<file_name> is the name of the file\n<out_dir> is where it goes\n<file_name> may be left out\n",
		"<div> one two three\n<span> four five six?\n<div> seven\n",
	} {
		samples.WantLabel(t, recognizers, "USERNAME", marked)
	}
}

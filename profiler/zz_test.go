package profiler
import ("testing";"strings")
func BenchmarkZ(b *testing.B){
 p:=newProfiler(b)
 for _,c:=range []struct{n,t string}{
 {"none","Please write to nobody at all here now about the order that did not arrive. "},
 {"email","Please write to jane.doe@example.com about the order that did not arrive. "},
 {"email2","Please look over jane.doe@example.com again as things that did not arrive. "},
 {"ssn","The customer gave her SSN as 123-45-6789 and paid with her own two hands. "},
 {"card","She paid with the card 4111 1111 1111 1111, which nobody had refused ever. "},
 {"date","She was born on 1985-02-03 and nothing more is known of the woman herself. "},
 {"ip","She logs in from 192.168.1.10 most days; the others are as they always are. "},
 {"iban","the account for refunds is DE89 3704 0044 0532 0130 00 as always and again. "},
 {"phone","or call +1 212 555 0100 after lunch when nobody is at home and all is well. "},
 }{
 text:=strings.Repeat(c.t,1000)
 b.Run(c.n,func(b *testing.B){ buf:=p.Find(text); b.SetBytes(int64(len(text))); for b.Loop(){ buf=p.AppendFind(buf[:0],text)}; b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/1000,"ns/sentence"); b.ReportMetric(float64(len(buf))/1000,"finds") })
 }
}

package fake
import ("testing";"fmt")
func TestZZ(t *testing.T){
 for _,c:=range [][2]string{{"PERSON","John Smith"},{"PERSON","SMITH, John A."},{"PERSON","Dr. Anna von der Müller"},{"PERSON","Иванова Мария"},{"PERSON","Jan Kowalski"},{"PERSON","Katarzyna Nowakowska"},{"PERSON","王小明"},{"PERSON","田中太郎"},{"PERSON","김민수"},{"PERSON","محمد أحمد"},{"PERSON","דוד כהן"},{"FIRST_NAME","anna"},{"LAST_NAME","O'Brien"},{"LAST_NAME","MÜLLER"},{"PERSON","Nguyễn Văn An"},{"PERSON","Γιώργος Παπαδόπουλος"},{"PERSON","राहुल शर्मा"},{"PERSON","Hans-Peter Meier-Schmidt"},{"PERSON","J. R. R. Tolkien"},{"PERSON","12"},{"FIRST_NAME","Al"}}{
  s:=NewStream([32]byte{7})
  o,ok:=Append(nil,"PERSON",c[1],"",s); if c[0]!="PERSON"{ o,ok=Append(nil,"FIRST_NAME",c[1],"",s)}
  o2,_:=Append(nil,"LAST_NAME",c[1],"de",s)
  fmt.Println(c[1],"→",string(o),ok,"|",string(o2))
 }
}

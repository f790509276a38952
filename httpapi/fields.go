package httpapi

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/strictjson"
)

// A document is a body that was read as JSON, and all problems with it.
//
// The readers of this file return the zero value for a field that is missing or has the
// wrong type, and add the problem to the document, so that one pass finds all problems.
// Their results count only if there is no problem.
type document struct {
	nodes    []strictjson.Node
	limits   *Limits
	label    func(name string) (privet.Label, bool) // that a name stands for
	room     *room                                  // for what is made of it
	problems problems
	attached *attached // files beside the JSON; nil: there are none
}

// root returns the value of the whole body.
func (d *document) root() element { return element{d, 0} }

// An element is one JSON value of a document.
type element struct {
	doc *document
	id  int32
}

// An object is an element that is a JSON object, or the zero object, which stands for
// one that could not be read and whose methods other than bad must not be called.
type object struct {
	element
}

func (e element) node() *strictjson.Node { return &e.doc.nodes[e.id] }

// path says where e is: "records[1].value", or "" for the root. It holds only
// keys that this package has asked for by name; see [object.entries].
func (e element) path() string {
	n := e.node()
	switch {
	case n.Parent < 0:
		return ""
	case e.doc.nodes[n.Parent].Kind == strictjson.Array:
		return element{e.doc, n.Parent}.path() + "[" + strconv.Itoa(int(n.Index)) + "]"
	default:
		return join(element{e.doc, n.Parent}.path(), n.Key)
	}
}

// join returns the path of the member of an object.
func join(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}

// invalid adds the problem that e is not as it must be.
func (e element) invalid(reason string) {
	e.add(400, codeInvalidRequest, reason)
}

// add adds a problem with e.
func (e element) add(status int, code, reason string) {
	field := e.path()
	if field == "" {
		reason = "the body " + reason
	}
	e.doc.problems.add(status, code, field, reason)
}

// text reads e as a string of at most max bytes.
func (e element) text(max int) string {
	n := e.node()
	if n.Kind != strictjson.String {
		e.invalid("must be a string")
		return ""
	}
	if len(n.Text) > max {
		e.add(413, codePayloadTooLarge, fmt.Sprintf("is longer than %d bytes", max))
		return ""
	}
	return n.Text
}

// value reads e as a value of data, of at most max bytes: a string, a number or a boolean
// as it is written, or null, which is an empty value.
func (e element) value(max int) string {
	switch n := e.node(); n.Kind {
	case strictjson.Null:
		return ""
	case strictjson.Number, strictjson.Bool:
		return n.Text
	case strictjson.String:
		return e.text(max)
	}
	e.invalid("must be a string, a number, true, false or null")
	return ""
}

// number reads e as a number that a float64 can hold.
func (e element) number() float64 {
	f, ok := e.float()
	if !ok {
		e.invalid("must be a number, and not too large a one")
	}
	return f
}

// float is number without adding a problem.
func (e element) float() (float64, bool) {
	if e.node().Kind != strictjson.Number {
		return 0, false
	}
	f, err := strconv.ParseFloat(e.node().Text, 64)
	if err != nil {
		return 0, false
	}
	return f, true
}

// flag reads e as true or false.
func (e element) flag() bool {
	n := e.node()
	if n.Kind != strictjson.Bool {
		e.invalid("must be true or false")
		return false
	}
	return n.Text == "true"
}

// object reads e as an object.
func (e element) object() (object, bool) {
	if e.node().Kind != strictjson.Object {
		e.invalid("must be an object")
		return object{}, false
	}
	return object{e}, true
}

// elements reads e as an array of at most max elements.
func (e element) elements(max int) []element {
	list := make([]element, 0, e.count(max))
	for c := e.node().Child; c != 0 && len(list) < cap(list); c = e.doc.nodes[c].Next {
		list = append(list, element{e.doc, c})
	}
	return list
}

// count returns the number of elements of e as an array of at most max of them, or zero
// when it is none or has more.
func (e element) count(max int) int {
	n := e.node()
	if n.Kind != strictjson.Array {
		e.invalid("must be an array")
		return 0
	}
	count := 0
	for c := n.Child; c != 0; c = e.doc.nodes[c].Next {
		count++
	}
	if count > max {
		e.add(413, codePayloadTooLarge, fmt.Sprintf("has more than %d elements", max))
		return 0
	}
	return count
}

// texts reads e as an array of at most max strings.
func (e element) texts(max int) []string { return e.all(max, element.text) }

// values reads e as an array of at most max values of data.
func (e element) values(max int) []string { return e.all(max, element.value) }

func (e element) all(max int, read func(element, int) string) []string {
	list := e.elements(max)
	texts := make([]string, len(list))
	for i, v := range list {
		texts[i] = read(v, e.doc.limits.ValueBytes)
	}
	return texts
}

// entries returns the members of an object whose keys are the caller's own, such
// as the weights of standards. A problem with such a member must be added to the
// object itself, because the path of the member would repeat the key.
func (o object) entries() []element { return o.children() }

// children returns the elements of an array or the members of an object.
func (e element) children() []element {
	var list []element
	for c := e.node().Child; c != 0; c = e.doc.nodes[c].Next {
		list = append(list, element{e.doc, c})
	}
	return list
}

// get finds the member with exactly this name. It does not find a null: an optional
// field may also be null.
func (o object) get(name string) (element, bool) {
	e, ok := o.find(name)
	if !ok || e.node().Kind == strictjson.Null {
		return element{}, false
	}
	return e, true
}

// find finds the member with exactly this name, null or not.
func (o object) find(name string) (element, bool) {
	for c := o.node().Child; c != 0; c = o.doc.nodes[c].Next {
		if o.doc.nodes[c].Key == name {
			return element{o.doc, c}, true
		}
	}
	return element{}, false
}

// only adds a problem for each member whose name is none of these, where a slip of the pen would
// change the meaning of the rest in silence. It names a member as the caller wrote it, unless that
// looks like a value.
func (o object) only(names ...string) {
	for _, e := range o.children() {
		key := e.node().Key
		if slices.Contains(names, key) {
			continue
		}
		if !strictjson.IsName(key) {
			o.invalid("must have no members but " + strings.Join(names, ", "))
			continue
		}
		o.doc.problems.add(400, codeInvalidRequest, join(o.path(), key), "is not a field here")
	}
}

// require finds the member with exactly this name and adds a problem if there is none.
// It finds a null, which has the wrong type for each reader.
func (o object) require(name string) (element, bool) {
	e, ok := o.find(name)
	if !ok {
		o.missing(name)
	}
	return e, ok
}

// missing adds the problem that o has no member with this name.
func (o object) missing(name string) {
	o.doc.problems.add(400, codeInvalidRequest, join(o.path(), name), "is missing")
}

// text reads the string that o must have under this name.
func (o object) text(name string) string {
	if e, ok := o.require(name); ok {
		return e.text(e.doc.limits.ValueBytes)
	}
	return ""
}

// value reads the value of data that o must have under this name.
func (o object) value(name string) string {
	if e, ok := o.require(name); ok {
		return e.value(e.doc.limits.ValueBytes)
	}
	return ""
}

// longText is like text for a string that only the size of the body bounds.
func (o object) longText(name string) string {
	if e, ok := o.require(name); ok {
		return e.text(int(e.doc.limits.BodyBytes))
	}
	return ""
}

// optionalText reads the string that o may have under this name.
func (o object) optionalText(name string) string {
	if e, ok := o.get(name); ok {
		return e.text(e.doc.limits.ValueBytes)
	}
	return ""
}

// bad reports whether o is the zero object.
func (o object) bad() bool { return o.doc == nil }

// objects reads the array of objects that o must have under this name. An element that
// is no object is a problem and becomes the zero object. The next call reuses the
// memory of the result.
func (o object) objects(name string) []object {
	e, ok := o.require(name)
	if !ok {
		return nil
	}
	objects := take(&o.doc.room.objects, e.count(e.doc.limits.Items))
	c := e.node().Child
	for i := range objects {
		objects[i], _ = element{e.doc, c}.object()
		c = e.doc.nodes[c].Next
	}
	return objects
}

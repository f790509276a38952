// Package markuptest helps to test pages: that they show what they are made of, and that
// nothing of it becomes markup.
package markuptest

import (
	"fmt"
	"reflect"
	"strconv"
	"strings"
)

// Hostile are values that become markup, or break it, where they are not escaped.
var Hostile = []string{
	"<script>alert(1)</script>", "</style></title></td></svg>", "<!--", "]]>-->", "<img src=x onerror=1>", "{}", "{{.}}", "%s%d",
	`" onload="alert(1)`, `' onload='alert(1)`, "`", "javascript:alert(1)", "&lt;b&gt;", "&amp", "&#60;b&#62;", "&", "a+b=c",
	"Имя", "名前", "الاسم", "e\u0301", "\u202e<b>", "\u2028", "\u2066\x9b\u009b\a",
	"\x00", "a\x00<b\x00>", "\xff<b>", "\xe2\x82<b>", "\xc0\xbcb>", "\r\n\t", " ", "\ufeff<",
}

// Shown returns what a page shows of a value: all but what nobody sees.
func Shown(value string) string {
	var b strings.Builder
	for _, r := range value {
		switch {
		case r == '\t' || r == '\n' || r == '\r':
		case r < 0x20, 0x7f <= r && r < 0xa0, r == 0x61c, r == 0x200e, r == 0x200f, 0x2028 <= r && r <= 0x202e, 0x2066 <= r && r <= 0x2069:
			r = '\ufffd'
		}
		b.WriteRune(r)
	}
	return b.String()
}

// Fill sets all that p points to and that can be set from here: each string is value,
// each number n, each yes or no is yes where n is not zero. Slices and maps have n
// elements; pointers, where n is not zero, point to what is filled too.
func Fill(p any, value string, n int) { fill(reflect.ValueOf(p).Elem(), value, n) }

func fill(v reflect.Value, value string, n int) {
	if !v.CanSet() {
		return
	}
	switch v.Kind() {
	case reflect.String:
		v.SetString(value)
	case reflect.Bool:
		v.SetBool(n != 0)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(int64(n))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(uint64(n))
	case reflect.Float32, reflect.Float64:
		v.SetFloat(float64(n) / 2)
	case reflect.Struct:
		for i := range v.NumField() {
			fill(v.Field(i), value, n)
		}
	case reflect.Pointer:
		if n != 0 {
			v.Set(reflect.New(v.Type().Elem()))
			fill(v.Elem(), value, n)
		}
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), n, n))
		for i := range n {
			fill(v.Index(i), value, n)
		}
	case reflect.Map:
		v.Set(reflect.MakeMap(v.Type()))
		for i := range n {
			key, element := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
			fill(key, value+strconv.Itoa(i), n)
			fill(element, value, n)
			v.SetMapIndex(key, element)
		}
	}
}

// Skeleton gives the tags of a page with the names of their attributes, in order. It
// refuses a page that is not written as strictly as those of this module are: each tag in
// small letters, each value of an attribute between double quotes, each <, > and & of a
// text escaped, and no NUL.
func Skeleton(page string) (string, error) {
	var b strings.Builder
	s := page
	refuse := func(why string) (string, error) {
		return "", fmt.Errorf("at byte %d: %s", len(page)-len(s), why)
	}
	if strings.ContainsRune(page, 0) {
		return refuse("there is a NUL")
	}
	for s != "" {
		text, _, _ := strings.Cut(s, "<")
		if !isEscaped(text) {
			return refuse("the text is not escaped")
		}
		if s = s[len(text):]; s == "" {
			break
		}
		if s = s[1:]; strings.HasPrefix(s, "!DOCTYPE html>") {
			s = s[len("!DOCTYPE html>"):]
			continue
		}
		name := s[:len(s)-len(strings.TrimLeft(s, "/abcdefghijklmnopqrstuvwxyz123456"))]
		if strings.Trim(name, "/") == "" {
			return refuse("there is a < and no tag")
		}
		b.WriteString("<" + name)
		for s = s[len(name):]; strings.HasPrefix(s, " "); {
			attribute, rest, ok := strings.Cut(s, `="`)
			value, after, closed := strings.Cut(rest, `"`)
			if !ok || !closed || strings.Trim(attribute[1:], "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-0123456789") != "" {
				return refuse("there is no attribute")
			}
			if !isEscaped(value) || strings.Contains(value, "<") {
				return refuse("the value of an attribute is not escaped")
			}
			b.WriteString(attribute)
			s = after
		}
		s = strings.TrimPrefix(s, "/")
		if !strings.HasPrefix(s, ">") {
			return refuse("the tag does not end")
		}
		b.WriteString(">\n")
		s = s[1:]
		if name == "style" {
			_, rest, ok := strings.Cut(s, "</style>")
			if !ok {
				return refuse("the style does not end")
			}
			s = rest
		}
	}
	return b.String(), nil
}

// isEscaped reports whether there is no > in a text, and no & but of one of the five
// references that escaping writes.
func isEscaped(text string) bool {
	for part := range strings.SplitSeq(text, "&") {
		text = text[len(part):]
		if strings.Contains(part, ">") {
			return false
		}
		if text == "" {
			return true
		}
		ref, _, ok := strings.Cut(text[1:], ";")
		switch text = text[1:]; {
		case !ok:
			return false
		case ref != "amp" && ref != "lt" && ref != "gt" && ref != "#34" && ref != "#39" && ref != "#43":
			return false
		}
	}
	return true
}

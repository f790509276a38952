// Package areacode knows how telephone numbers and ZIP codes begin. The profiler finds
// telephone numbers by it, and the masker keeps what tells the country and hides what
// tells an area with few people.
package areacode

// callingCodes are the country calling codes, of one to three digits, that are
// assigned to countries, areas, networks and groups. No code begins another.
//
// Source: ITU-T, "List of ITU-T Recommendation E.164 assigned country codes",
// annex to the ITU Operational Bulletin No. 1114 (15 December 2016). Spare and
// reserved codes are left out.
const callingCodes = " 1 7 " +
	"20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 " +
	"51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 " +
	"90 91 92 93 94 95 98 " +
	"211 212 213 216 218 220 221 222 223 224 225 226 227 228 229 " +
	"230 231 232 233 234 235 236 237 238 239 240 241 242 243 244 245 246 247 248 249 " +
	"250 251 252 253 254 255 256 257 258 260 261 262 263 264 265 266 267 268 269 " +
	"290 291 297 298 299 " +
	"350 351 352 353 354 355 356 357 358 359 370 371 372 373 374 375 376 377 378 379 " +
	"380 381 382 383 385 386 387 389 420 421 423 " +
	"500 501 502 503 504 505 506 507 508 509 590 591 592 593 594 595 596 597 598 599 " +
	"670 672 673 674 675 676 677 678 679 680 681 682 683 685 686 687 688 689 690 691 692 " +
	"800 808 850 852 853 855 856 870 878 880 881 882 883 886 888 " +
	"960 961 962 963 964 965 966 967 968 970 971 972 973 974 975 976 977 979 " +
	"992 993 994 995 996 998 "

// assigned holds the codes by their number. A code is at most three digits.
var assigned = func() (t [1000]bool) {
	n := 0
	for _, c := range callingCodes {
		if c == ' ' {
			t[n] = n > 0
			n = 0
		} else {
			n = n*10 + int(c-'0')
		}
	}
	return t
}()

// CallingCode is the length of the country calling code at the start of a string
// of digits, or 0 when there is none.
func CallingCode[S ~string | ~[]byte](s S) int {
	n := 0
	for i := 0; i < len(s) && i < 3; i++ {
		if s[i] < '0' || s[i] > '9' || i == 0 && s[i] == '0' {
			return 0
		}
		if n = n*10 + int(s[i]-'0'); assigned[n] {
			return i + 1
		}
	}
	return 0
}

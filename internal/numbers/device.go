package numbers

import (
	"github.com/privet-go/privet/internal/areacode"
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// devices has the numbers of mobile devices, of their cards and of their subscribers.
func devices() []Number {
	return []Number{
		{
			Name:   "imei",
			Label:  "IMEI",
			Doc:    "15 digits with a right Luhn check digit.",
			Source: "3GPP TS 23.003, section 6 and annex B",
			Forms: []Form{{Pattern: "999999999999999", Alone: 0.25}, {Pattern: "99-999999-999999-9", Alone: 0.9},
				{Pattern: "99 999999 999999 9", Alone: 0.8}, {Pattern: "99999999-999999-9", Alone: 0.9}, {Pattern: "999999 99 999999 9",
					Alone: 0.8}, {Pattern: "999999-99-999999-9", Alone: 0.9}},
			Check:       isIMEI,
			FalseAccept: 0.1,
			Beside:      0.98,
			Context:     []string{"imei", "device", "handset", "mobile equipment", "phone id"},
			Headers:     []string{"imei", "imei number", "imei no", "device imei"},
			Fakes: []Fake{
				{Doc: "A type and a serial number with a right check digit, or without one where there was none.", Patterns: []string{"35############?"}},
			},
		},
		{
			Name:   "imei-unchecked",
			Label:  "IMEI",
			Doc:    "An IMEI without its check digit, or with a software version of two digits in its place.",
			Source: "3GPP TS 23.003, section 6.2",
			Forms: []Form{{Pattern: "99-999999-999999-99", Alone: 0.6}, {Pattern: "99999999-999999-99", Alone: 0.6},
				{Pattern: "99 999999 999999 99", Alone: 0.5}, {Pattern: "99-999999-999999", Alone: 0.3}, {Pattern: "99999999-999999", Alone: 0.2},
				{Pattern: "9999999999999999", Alone: 0.002}, {Pattern: "99999999999999", Alone: 0.003}},
			Beside:  0.96,
			Context: imeiContext,
			Headers: []string{"imeisv", "imei sv"},
			Fakes:   []Fake{{Patterns: []string{"35############", "35##############"}}},
		},
		{
			Name:   "imsi",
			Label:  "IMSI",
			Doc:    "14 or 15 digits that begin with a mobile country code that is given out.",
			Source: "ITU-T E.212; ITU Operational Bulletin, list of mobile country codes",
			Forms: []Form{{Pattern: "999999999999999", Alone: 0.012}, {Pattern: "99999999999999", Alone: 0.005},
				{Pattern: "999-99-9999999999", Alone: 0.3}, {Pattern: "999 99 9999999999", Alone: 0.2}, {Pattern: "999-999-999999999",
					Alone: 0.3}, {Pattern: "999 999 999999999", Alone: 0.2}},
			Check:       isIMSI,
			FalseAccept: 0.233,
			Beside:      0.96,
			Context:     []string{"imsi", "subscriber", "mcc", "sim", "supi"},
			Headers:     []string{"imsi", "imsi number", "supi"},
			Fakes: []Fake{
				{
					Doc:      "A subscriber of the same country.",
					Patterns: []string{"=<" + populousMobile + ">###########", "=<" + populousMobile + ">############"},
				},
			},
		},
		{
			Name:   "iccid",
			Label:  "ICCID",
			Doc:    "19 or 20 digits that begin with 89 and a calling code and end in a right Luhn check digit, with a filling F or without.",
			Source: "ITU-T E.118",
			Forms: []Form{{Pattern: "9999999999999999999", Alone: 0.85}, {Pattern: "99999999999999999999", Alone: 0.85},
				{Pattern: "9999999999999999999F", Alone: 0.9}, {Pattern: "9999 9999 9999 9999 999", Alone: 0.9}, {Pattern: "9999 9999 9999 9999 9999",
					Alone: 0.9},
				{Pattern: "99 99 99 99999999999999", Alone: 0.9}},
			Check: isICCID,
			// One in a hundred begins with 89, most of the codes behind it exist, and
			// one check digit of ten is right.
			FalseAccept: 0.0009,
			Beside:      0.99,
			Context:     []string{"iccid", "sim", "sim card", "sim number", "sim serial"},
			Headers:     []string{"iccid", "sim number", "sim card number", "sim serial", "sim serial number"},
			Fakes: []Fake{
				{
					Doc: "A SIM card of the same country with a right check digit.",
					Patterns: []string{"89=<" + populousCalling + ">##############?", "89=<" + populousCalling + ">###############?",
						"89=<" + populousCalling + ">##############?F"},
				},
			},
		},
		{
			Name:   "meid",
			Label:  "MEID",
			Doc:    "14 hexadecimal digits from A0 on, or 18 decimal digits within their bounds, with a right check digit where there is one.",
			Source: "3GPP2 S.R0048-A",
			Forms: []Form{{Pattern: "AXXXXXXXXXXXXX", Alone: 0.05}, {Pattern: "AXXXXXXXXXXXXXX", Alone: 0.3},
				{Pattern: "A9 XXXXXX XXXXXX", Alone: 0.2}, {Pattern: "A9 XXXXXX XXXXXX X", Alone: 0.5}, {Pattern: "AX-XXXXXX-XXXXXX-X", Alone: 0.6},
				{Pattern: "99999 99999 9999 9999", Alone: 0.5}, {Pattern: "99999 99999 9999 9999 9", Alone: 0.85}, {Pattern: "999999999999999999",
					Alone: 0.003}, {Pattern: "9999999999999999999", Alone: 0.02}},
			Check:       isMEID,
			FalseAccept: 0.018,
			Beside:      0.97,
			Context:     []string{"meid", "meid hex", "meid dec", "esn"},
			Headers:     []string{"meid", "meid hex", "meid dec", "device meid"},
			Fakes: []Fake{
				{
					Doc: "A device in the same notation, with a right check character where there was one.",
					Patterns: []string{"[A-F]" + hex13, "[A-F]" + hex13 + "?", "<2684354560-4294967295><00000000-16777215>",
						"<2684354560-4294967295><00000000-16777215>?"},
				},
			},
		},
	}
}

var imeiContext = []string{"imei", "imeisv", "device", "handset", "mobile equipment", "phone id"}

// mobileCountries are the mobile country codes of countries, and 901, which
// networks without a country share.
const mobileCountries = "" +
	"202 204 206 208 212 213 214 216 218 219 220 221 222 225 226 228 230 231 232 234 235 238 240 242 244 246 247 248 250 255 257 259 " +
	"260 262 266 268 270 272 274 276 278 280 282 283 284 286 288 289 290 292 293 294 295 297 " +
	"302 308 310 311 312 313 314 315 316 330 332 334 338 340 342 344 346 348 350 352 354 356 358 360 362 363 364 365 366 368 370 372 374 376 " +
	"400 401 402 404 405 406 410 412 413 414 415 416 417 418 419 420 421 422 424 425 426 427 428 429 430 431 432 434 436 437 438 440 441 450 " +
	"452 454 455 456 457 460 461 466 467 470 472 502 505 510 514 515 520 525 528 530 536 537 539 540 541 542 543 544 545 546 547 548 549 550 " +
	"551 552 553 554 555 602 603 604 605 606 607 608 609 610 611 612 613 614 615 616 617 618 619 620 621 622 623 624 625 626 627 628 629 630 " +
	"631 632 633 634 635 636 637 638 639 640 641 642 643 645 646 647 648 649 650 651 652 653 654 655 657 658 659 " +
	"702 704 706 708 710 712 714 716 722 724 730 732 734 736 738 740 742 744 746 748 750 901"

func isIMSI(d []byte) bool {
	return (numeral.IsNumeral(d, 14) || numeral.IsNumeral(d, 15)) &&
		numeral.IsListed(mobileCountries, d[:3])
}

func isICCID(c []byte) bool {
	if len(c) == 20 && c[19] == 'F' {
		c = c[:19]
	}
	if len(c) < 19 || c[0] != '8' || c[1] != '9' || !numeral.IsNumeral(c, 19) && !numeral.IsNumeral(c, 20) {
		return false
	}
	country := c[2:]
	if country[0] == '0' {
		country = country[1:] // North America writes 01
	}
	return areacode.CallingCode(country) > 0 && checksum.Luhn(c)
}

// isMEID reports whether 14 or 15 hexadecimal digits begin with A0 or more, which
// sets them apart from an IMEI, or 18 or 19 decimal digits are the numbers of the
// two parts: four bytes in ten digits, three in eight. The last digit of the
// longer forms checks the others.
func isMEID(c []byte) bool {
	switch len(c) {
	case 14, 15:
		for _, b := range c {
			if !numeral.IsDigit(b) && (b < 'A' || 'F' < b) {
				return false
			}
		}
		return c[0] >= 'A' && (len(c) == 14 || checksum.LuhnMod(c, 16))
	case 18, 19:
		maker, serial := numeral.Numeral(c[:10]), numeral.Numeral(c[10:18])
		return 0 < maker && maker < 1<<32 && 0 <= serial && serial < 1<<24 && (len(c) == 18 || checksum.Luhn(c))
	}
	return false
}

// isIMEI reports whether 15 digits pass the Luhn check and are not all alike.
func isIMEI(d []byte) bool {
	return len(d) == 15 && !numeral.AllSame(d) && checksum.Luhn(d)
}

// The countries, by code (ITU-T E.212) and by calling code, of which the most people have a subscription.
const (
	populousMobile = "202|204|206|208|214|216|219|222|226|228|230|231|232|234|235|238|240|242|244|246|247|248|250|255|257|260|262|268|270|272|274|278|" +
		"280|282|284|286|293|" +
		"302|310|311|312|334|401|404|405|410|413|414|420|424|425|432|440|441|450|452|454|456|460|466|470|502|505|510|515|520|525|530|602|603|604|605|" +
		"620|621|639|641|655|704|712|714|716|722|724|730|732|734|740|748"
	populousCalling = "01|20|27|30|31|32|33|34|36|39|40|41|43|44|45|46|47|48|49|51|52|53|54|55|56|57|58|60|61|62|63|64|65|66|81|82|84|86|90|91|92|93|94|95|98"
)

const (
	hexDigit = "[0-9A-F]"
	hex4     = hexDigit + hexDigit + hexDigit + hexDigit
	hex13    = hex4 + hex4 + hex4 + hexDigit
)

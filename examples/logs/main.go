// Command logs writes a text, a log line and a document in JSON with the personal data in them masked.
package main

import (
	"fmt"
	"log"
	"log/slog"
	"os"

	"github.com/privet-go/privet/masker/redact"
)

// A buyer has struct tags for what is in its fields.
type buyer struct {
	ID    int    `json:"id"`
	Email string `json:"email" privet:"EMAIL_ADDRESS,mask"`
}

func main() {
	fmt.Println(redact.Redact("ask lena.voss@example.net, or call +1 415 555 0132"))

	logger := slog.New(redact.NewHandler(slog.NewJSONHandler(os.Stdout, nil), nil))
	logger.Info("paid by lena.voss@example.net", "password", "tulip-93", "items", 3)

	document, err := redact.Marshal(buyer{7, "lena.voss@example.net"})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(document))
}

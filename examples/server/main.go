// Command server mounts Privet beside the routes of a server of one's own.
//
//	server [address]
//
// It reads the secret that tokens are signed with from JWT_SIGNATURE_SECRET.
package main

import (
	"context"
	"fmt"
	"log"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/signal"

	"github.com/privet-go/privet/httpapi"
)

func main() {
	log.SetFlags(0)
	api, err := httpapi.New(&httpapi.Options{
		Auth:   &httpapi.Auth{JWTSecret: []byte(os.Getenv("JWT_SIGNATURE_SECRET"))},
		Logger: slog.New(slog.NewJSONHandler(os.Stderr, nil)),
	})
	if err != nil {
		log.Fatal(err)
	}
	mux := http.NewServeMux()
	mux.Handle("/privacy/", http.StripPrefix("/privacy", api))
	mux.HandleFunc("GET /hello", func(w http.ResponseWriter, r *http.Request) {
		fmt.Fprintln(w, "a route of one's own")
	})

	addr := "127.0.0.1:8080"
	if len(os.Args) > 1 {
		addr = os.Args[1]
	}
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("listening at", listener.Addr())
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := httpapi.Serve(ctx, listener, mux, nil); err != nil {
		log.Print(err)
	}
}

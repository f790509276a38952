package main

import (
	"os"
	"testing"
)

// TestPin holds that the model is the one that has been learned, and from what there is.
func TestPin(t *testing.T) {
	const file = "../model.bin"
	model, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile(pinFile(file))
	if err != nil {
		t.Fatal(err)
	}
	if got := pin(model); got != string(want) {
		t.Errorf("model.bin is\n%sand its pin says\n%sgo run ./profiler/internal/tagger/train -o profiler/internal/tagger/model.bin learns it anew", got, want)
	}
	if pin(model[1:]) == pin(model) {
		t.Error("the pin is the same for another model")
	}
}

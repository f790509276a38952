#!/usr/bin/env bash
# Learns profiler/internal/tagger/model.bin anew:
#
#	profiler/internal/tagger/train/learn.sh DIR [THREADS]
#
# DIR has the labelled sentences, of which NOTICE names the sources. It needs Go, gcc and 4 GB of memory, and takes 20
# minutes with two threads. With one thread, and twice the time, the same input gives the same file on the same machine;
# with two the order of the examples varies, and the last digits of the figures with it.
set -euo pipefail
names=$(realpath "$1")
threads=${2:-2}
cd "$(dirname "$0")/../../../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
go run ./profiler/internal/tagger/train -names "$names" -o "$work"
gcc -O3 -march=native -ffast-math -pthread -o "$work/learn" profiler/internal/tagger/train/learn/learn.c -lm
"$work/learn" "$work" "$work/weights" 9 "$threads"
go run ./profiler/internal/tagger/train -weights "$work/weights" -o "$work" -model profiler/internal/tagger/model.bin

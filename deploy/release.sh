#!/usr/bin/env bash
# Makes a release in a folder: archives of the programs for each system, a list of what is in each program (CycloneDX), and their
# checksums, signed by an SSH key. Two runs on one commit with one version of Go make the same bytes, so that anybody can make
# them again and compare. Usage: deploy/release.sh VERSION FOLDER [KEY]
#
# PRIVET_PROGRAMS and PRIVET_PLATFORMS name fewer of them than there are, and PRIVET_SBOM=no leaves the lists out. Who has the files checks them by
#
#   ssh-keygen -Y verify -f deploy/allowed_signers -I release -n privet-release -s SHA256SUMS.sig < SHA256SUMS && sha256sum -c SHA256SUMS
set -euo pipefail
[ $# -ge 2 ] || { sed -n '2,9s/^# \{0,1\}//p' "$0" >&2; exit 2; }
version=$1 out=$(mkdir -p "$2" && cd "$2" && pwd) key=${3:-}
[ -z "$key" ] || key=$(cd "$(dirname "$key")" && pwd)/$(basename "$key")
[ -z "$(ls -A "$out")" ] || { echo "the folder is not empty" >&2; exit 2; }
cd "$(dirname "$0")/.."
export CGO_ENABLED=0 GOFLAGS=-trimpath GOWORK=off LC_ALL=C
# The time of all files is that of the commit.
epoch=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# What makes the lists is a tool of deploy/check, whose go.sum holds what it is made of.
[ "${PRIVET_SBOM:-yes}" = no ] || go -C deploy/check build -o "$work/sbom" github.com/CycloneDX/cyclonedx-gomod/cmd/cyclonedx-gomod
for platform in ${PRIVET_PLATFORMS:-linux/amd64 linux/arm64 darwin/amd64 darwin/arm64 windows/amd64}; do
  for program in ${PRIVET_PROGRAMS:-privet privet-server privet-data privet-beam}; do
    os=${platform%/*} name=$program-$version-${platform%/*}-${platform#*/} exe=$program
    [ "$os" != windows ] || exe=$program.exe
    mkdir "$work/$name"
    (cd "cmd/$program" && GOOS=$os GOARCH=${platform#*/} go build -buildvcs=false -ldflags='-s -w -buildid=' -o "$work/$name/$exe" .)
    cp LICENSE NOTICE "$work/$name/"
    tar -C "$work" --sort=name --mtime="@$epoch" --owner=0 --group=0 --numeric-owner --mode='u=rwX,go=rX' -cf - "$name" | gzip -n9 >"$out/$name.tar.gz"
    [ "${PRIVET_SBOM:-yes}" = no ] && continue
    "$work/sbom" bin -json -noserial -notimestamp -version "$version" -output "$work/sbom.json" "$work/$name/$exe"
    # Modules of this tree have the name of their folder there, and no version.
    sed -e 's|\.\./\.\./|github.com/privet-go/privet/|g; s|\.\./\.\.|github.com/privet-go/privet|g' -e "s|(devel)|$version|g" "$work/sbom.json" >"$out/$name.cdx.json"
  done
done
(cd "$out" && sha256sum -- *.tar.gz $(ls *.cdx.json 2>/dev/null) >SHA256SUMS)
[ -z "$key" ] || ssh-keygen -q -Y sign -n privet-release -f "$key" "$out/SHA256SUMS"

package treescan

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// git runs git in a folder and gives what it prints. Nothing that the folder configures is
// run. Its messages can name data, so the error has its exit status alone.
func git(ctx context.Context, folder string, args ...string) ([]byte, error) {
	args = append([]string{"-C", folder, "-c", "core.fsmonitor=false", "-c", "core.quotePath=false", "-c", "diff.external="}, args...)
	out, err := exec.CommandContext(ctx, "git", args...).Output()
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		return nil, fmt.Errorf("git ends with status %d", exit.ExitCode())
	}
	return out, err
}

// A repository is where a folder is in one.
type repository struct {
	top    string // the folder at its top, or the folder itself where there is no repository, or no git
	prefix string // the path from there, with a slash behind it
	exists bool
}

// repositoryOf finds the repository that a folder is in.
func repositoryOf(ctx context.Context, folder string) repository {
	out, err := git(ctx, folder, "rev-parse", "--show-toplevel", "--show-prefix")
	lines := strings.Split(string(out), "\n")
	if err != nil || len(lines) < 2 || lines[0] == "" {
		return repository{top: folder}
	}
	return repository{filepath.FromSlash(lines[0]), lines[1], true}
}

// filesOf lists the files below a folder, with slashes: those that git follows and those that it does not ignore.
func filesOf(ctx context.Context, folder string) ([]string, error) {
	out, err := git(ctx, folder, "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate")
	if err != nil {
		return nil, err
	}
	return splitZero(out), nil
}

func splitZero(out []byte) []string {
	list := strings.Split(string(out), "\x00")
	return list[:len(list)-1]
}

// A span is lines of a file, from 1, both ends inside.
type span struct{ from, to int }

// errCommit is the error of a commit that is none.
var errCommit = errors.New("-since names no commit of the repository")

// changedSince gives the lines of the files of a repository that are not as they were in the commit at which its
// HEAD and another commit part. A file that git does not follow has no lines: all of it is new. Where there is no
// commit yet all is new, and the map is nil.
func changedSince(ctx context.Context, top, commit string) (map[string][]span, error) {
	hash, err := git(ctx, top, "rev-parse", "--verify", "--quiet", "--end-of-options", commit+"^{commit}")
	if err != nil {
		if any, err := git(ctx, top, "rev-list", "--all", "-n", "1"); err == nil && len(any) == 0 && commit == "HEAD" {
			return nil, nil
		}
		return nil, errors.Join(errCommit, ctx.Err())
	}
	from := strings.TrimSpace(string(hash))
	if base, err := git(ctx, top, "merge-base", from, "HEAD"); err == nil {
		from = strings.TrimSpace(string(base))
	}
	diff, err := git(ctx, top, "diff", "-U0", "--no-color", "--no-ext-diff", "--no-textconv", "--no-renames", "--text", "--diff-filter=d",
		"--ignore-submodules", "--src-prefix=a/", "--dst-prefix=b/", from)
	if err != nil {
		return nil, err
	}
	changed, err := parseDiff(bytes.NewReader(diff))
	if err != nil {
		return nil, err
	}
	others, err := git(ctx, top, "ls-files", "-z", "--others", "--exclude-standard")
	if err != nil {
		return nil, err
	}
	for _, name := range splitZero(others) {
		changed[name] = nil
	}
	return changed, nil
}

var errDiff = errors.New("git prints a difference that cannot be read")

// parseDiff reads which lines a difference without context adds. A line is none of them that stood in their place before but for blanks and
// a comma at its end.
func parseDiff(src io.Reader) (map[string][]span, error) {
	changed := map[string][]span{}
	name, lines, next, was := "", 0, 0, map[string]bool{}
	r := bufio.NewReader(src)
	for {
		line, err := r.ReadString('\n')
		if err == io.EOF && line == "" {
			return changed, nil
		}
		if err != nil && err != io.EOF {
			return nil, err
		}
		line = strings.TrimSuffix(line, "\n")
		switch {
		case lines > 0 && line != "" && line[0] != '\\':
			lines-- // of what was there and what is there now
			content := strings.TrimRight(strings.TrimSpace(line[1:]), ",")
			switch line[0] {
			case '-':
				was[content] = true
			case '+':
				if !was[content] {
					changed[name] = withLine(changed[name], next)
				}
				next++
			}
		case strings.HasPrefix(line, "+++ "):
			name = strings.TrimSuffix(line[4:], "\t") // which stands behind a name with spaces
			if strings.HasPrefix(name, `"`) {
				if name, err = strconv.Unquote(name); err != nil {
					return nil, errDiff
				}
			}
			name = strings.TrimPrefix(name, "b/")
		case strings.HasPrefix(line, "@@ "):
			if next, lines, err = parseHunk(line); err != nil {
				return nil, err
			}
			clear(was)
		}
	}
}

// withLine gives spans with a line behind them.
func withLine(spans []span, n int) []span {
	if last := len(spans) - 1; last >= 0 && spans[last].to == n-1 {
		spans[last].to = n
		return spans
	}
	return append(spans, span{n, n})
}

// parseHunk reads a line such as "@@ -3,2 +3,4 @@": the first line that it adds, and how many follow.
func parseHunk(line string) (from, lines int, err error) {
	fields := strings.Fields(line)
	if len(fields) < 4 {
		return 0, 0, errDiff
	}
	_, was, err1 := parseRange(fields[1], "-")
	from, is, err2 := parseRange(fields[2], "+")
	if err1 != nil || err2 != nil {
		return 0, 0, errDiff
	}
	return from, was + is, nil
}

// parseRange reads a range such as "+3,4" or "+3".
func parseRange(field, sign string) (from, n int, err error) {
	first, count, two := strings.Cut(strings.TrimPrefix(field, sign), ",")
	n = 1
	if from, err = strconv.Atoi(first); err == nil && two {
		n, err = strconv.Atoi(count)
	}
	return from, n, err
}

// touches reports whether one of the spans, which are in order, has one of these lines.
func touches(spans []span, from, to int) bool {
	i, _ := slices.BinarySearchFunc(spans, from, func(s span, from int) int { return cmp.Compare(s.to, from) })
	return i < len(spans) && spans[i].from <= to
}

package check

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// The test binary stands in for the programs that docs/deploy.md calls and that a
// machine without an engine, a cluster, a cloud or systemd lacks. They read the same
// files as the real ones, by the types of those, and take only what the page says.

func TestMain(m *testing.M) {
	args := os.Args[1:]
	var err error
	before := syscall.Umask(0o022) // what they stand in for has another than who calls it
	switch filepath.Base(os.Args[0]) {
	case "container-init":
		err = containerInit(args[0])
	case "container-proxy":
		var r running
		if err = json.Unmarshal([]byte(args[0]), &r); err == nil {
			err = r.proxy(args[1], args[2])
		}
	case "container-link":
		var r running
		if err = json.Unmarshal([]byte(args[0]), &r); err == nil {
			err = r.link()
		}
	case "docker":
		err = docker(args)
	case "kubectl":
		err = kubectl(args)
	case "aws":
		err = aws(args)
	case "systemctl":
		err = systemctl(args)
	default:
		syscall.Umask(before)
		os.Exit(m.Run())
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, filepath.Base(os.Args[0])+":", err)
		os.Exit(1)
	}
	os.Exit(0)
}

// errUnknown is the error of arguments that the page does not use.
var errUnknown = errors.New("the stand-in does not know these arguments")

// inState is a path in the folder where the stand-ins keep what they know.
func inState(parts ...string) string {
	return filepath.Join(append([]string{os.Getenv("STANDIN_STATE")}, parts...)...)
}

// save and load keep a value under a name.
func save(v any, parts ...string) error {
	file := inState(parts...)
	data, err := json.Marshal(v)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, data, 0o600)
}

func load(v any, parts ...string) error {
	data, err := os.ReadFile(inState(parts...))
	if err != nil {
		return err
	}
	return json.Unmarshal(data, v)
}

// flagsOf cuts arguments into flags, by their names, and the rest. Those of values
// are the flags whose next argument is their value.
func flagsOf(args []string, values ...string) (flags map[string][]string, rest []string) {
	flags = map[string][]string{}
	for i := 0; i < len(args); i++ {
		name, value, given := strings.Cut(args[i], "=")
		switch {
		case !strings.HasPrefix(name, "-") || name == "-":
			rest = append(rest, args[i])
		case given:
			flags[name] = append(flags[name], value)
		case contains(values, name) && i+1 < len(args):
			i++
			flags[name] = append(flags[name], args[i])
		default:
			flags[name] = append(flags[name], "")
		}
	}
	return flags, rest
}

func contains(list []string, s string) bool {
	for _, v := range list {
		if v == s {
			return true
		}
	}
	return false
}

// one is the value of a flag that is given once, or empty.
func one(flags map[string][]string, name string) string {
	if len(flags[name]) != 1 {
		return ""
	}
	return flags[name][0]
}

// An image is a tree of files and what it says of itself.
type image struct {
	Root                        string
	User                        string
	Health, Entrypoint, Command []string
}

// ids are the user and the group of USER 65532:65532.
func ids(user string) (uid, gid int, err error) {
	if _, err := fmt.Sscanf(user, "%d:%d", &uid, &gid); err != nil || uid == 0 || gid == 0 {
		return 0, 0, errors.New("the user is none, or root")
	}
	return uid, gid, nil
}

// container is a container of an image with a tree of its own.
func (img image) container(name string, command, env []string) (container, error) {
	uid, gid, err := ids(img.User)
	if err != nil {
		return container{}, err
	}
	root, err := os.MkdirTemp(inState(), name+"-root")
	if err != nil {
		return container{}, err
	}
	if out, err := exec.Command("cp", "-a", img.Root+"/.", root).CombinedOutput(); err != nil {
		return container{}, fmt.Errorf("%w: %s", err, out)
	}
	hosts := filepath.Join(root, "etc", "hosts") // as an engine makes it
	if err := errors.Join(os.MkdirAll(filepath.Dir(hosts), 0o755), os.WriteFile(hosts, []byte(databaseHosts), 0o644)); err != nil {
		return container{}, err
	}
	if command == nil {
		command = img.Command
	}
	return container{
		Name: name, Root: root, Command: append(append([]string{}, img.Entrypoint...), command...), Env: env, UID: uid, GID: gid,
		Tmpfs: map[string]string{}, Log: inState(name + ".log"),
	}, os.Chmod(root, 0o755)
}

// publish has an address lead to a port of a container from now on.
func (r *running) publish(address, port string) error {
	spec, err := json.Marshal(r)
	if err != nil {
		return err
	}
	cmd := exec.Command("/proc/self/exe", string(spec), address, port)
	cmd.Args[0] = "container-proxy"
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	if err := cmd.Start(); err != nil {
		return err
	}
	if err := save(cmd.Process.Pid, "proxies", address); err != nil {
		return err
	}
	time.Sleep(100 * time.Millisecond) // it listens
	return cmd.Process.Release()
}

// unpublish ends what publish has begun.
func unpublish(address string) {
	var pid int
	if load(&pid, "proxies", address) == nil {
		_ = syscall.Kill(pid, syscall.SIGKILL)
		_ = os.Remove(inState("proxies", address))
		time.Sleep(100 * time.Millisecond)
	}
}

// buildImage builds an image by the instructions that the page's Dockerfiles use.
func buildImage(dockerfile, context, platform string) (image, error) {
	var img image
	stage, work := "", ""
	sent, err := contextOf(context)
	if err != nil {
		return img, err
	}
	defer os.RemoveAll(sent)
	list := func(s string) (words []string, err error) { return words, json.Unmarshal([]byte(s), &words) }
	for line := range strings.Lines(dockerfile) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		instruction, rest, _ := strings.Cut(line, " ")
		switch {
		case instruction == "FROM" && strings.HasSuffix(rest, " AS build"):
			stage = "build"
			if work, err = stageOf(dockerfile, platform, sent); err != nil {
				return img, err
			}
			if _, err := os.Stat(work + "/out/root"); err == nil {
				stage = "built" // from the same, by the last command of the stage
			}
		case instruction == "FROM":
			stage = "last"
			root, err := os.MkdirTemp(inState(), "image")
			if err != nil {
				return img, err
			}
			if rest != "scratch" {
				if err := load(&img, "images", tagFile(rest)); err != nil {
					return img, fmt.Errorf("there is no image %s", rest)
				}
				if out, err := exec.Command("cp", "-a", img.Root+"/.", root).CombinedOutput(); err != nil {
					return img, fmt.Errorf("%w: %s", err, out)
				}
			}
			img.Root = root
		case stage == "build" && instruction == "RUN" && strings.HasPrefix(rest, "mkdir"), stage == "build" && instruction == "RUN" && strings.Contains(rest, "go build"):
			// What is built for /out is built for the folder of the stage.
			cmd := exec.Command("sh", "-e", "-c", strings.ReplaceAll(rest, "/out", work+"/out"))
			cmd.Dir = sent
			goos, goarch, ok := strings.Cut(platform, "/")
			if !ok {
				goos, goarch = "linux", "amd64"
			}
			cmd.Env = append(os.Environ(), "TARGETOS="+goos, "TARGETARCH="+goarch)
			if out, err := cmd.CombinedOutput(); err != nil {
				return img, fmt.Errorf("%s: %w: %s", rest, err, out)
			}
		case strings.HasPrefix(stage, "buil") && (instruction == "ARG" || instruction == "WORKDIR" || instruction == "COPY" || instruction == "RUN" && (stage == "built" || strings.HasSuffix(rest, "go mod download"))):
			// The stage is the machine itself, and its modules are there already.
		case instruction == "COPY":
			words := strings.Fields(rest)
			from := sent
			if words[0] == "--from=build" {
				words = words[1:]
				if from = work; strings.HasPrefix(words[0], "/etc/") {
					from = "/"
				}
			}
			if err := copyInto(filepath.Join(from, words[0]), strings.HasSuffix(words[0], "/"), filepath.Join(img.Root, words[1])); err != nil {
				return img, fmt.Errorf("%s: %w", rest, err)
			}
		case instruction == "USER":
			img.User = rest
		case instruction == "HEALTHCHECK":
			_, command, _ := strings.Cut(rest, "CMD ")
			img.Health, err = list(command)
		case instruction == "ENTRYPOINT":
			img.Entrypoint, err = list(rest)
		case instruction == "CMD":
			img.Command, err = list(rest)
		case instruction == "EXPOSE", instruction == "VOLUME":
		default:
			return img, fmt.Errorf("the stand-in does not know %s", line)
		}
		if err != nil {
			return img, err
		}
	}
	return img, nil
}

// stageOf is the folder of the first stage, which is the same for the same files, as
// the layers of an engine are.
func stageOf(dockerfile, platform, context string) (string, error) {
	hash := sha256.New()
	fmt.Fprintln(hash, dockerfile, platform)
	err := filepath.WalkDir(context, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		fmt.Fprintln(hash, strings.TrimPrefix(path, context), len(data))
		hash.Write(data)
		return err
	})
	if err != nil {
		return "", err
	}
	work := inState("stages", hex.EncodeToString(hash.Sum(nil)))
	return work, os.MkdirAll(work, 0o755)
}

// tagFile is the name of the file for a tag.
func tagFile(tag string) string { return strings.ReplaceAll(tag, "/", "_") }

// copyInto copies a file, or what is in a folder, with the modes that they have.
func copyInto(from string, contents bool, to string) error {
	if contents {
		from += "/."
	} else if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	out, err := exec.Command("cp", "-a", from, to).CombinedOutput()
	if err != nil {
		return fmt.Errorf("%w: %s", err, out)
	}
	return nil
}

// contextOf copies what a build is sent: all but what .dockerignore names.
func contextOf(dir string) (string, error) {
	ignored, err := os.ReadFile(filepath.Join(dir, ".dockerignore"))
	if err != nil {
		return "", err
	}
	var patterns []*regexp.Regexp
	for p := range strings.Lines(string(ignored)) {
		if p = strings.TrimSpace(p); p != "" {
			p = strings.NewReplacer(`\*\*/`, `(.*/)?`, `\*`, `[^/]*`).Replace(regexp.QuoteMeta(p))
			patterns = append(patterns, regexp.MustCompile("^"+p+"$"))
		}
	}
	to, err := os.MkdirTemp("", "context")
	if err != nil {
		return "", err
	}
	return to, filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || path == dir {
			return err
		}
		rel, err := filepath.Rel(dir, path)
		if err != nil {
			return err
		}
		for _, p := range patterns {
			if p.MatchString(rel) {
				if d.IsDir() {
					return filepath.SkipDir
				}
				return nil
			}
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		at := filepath.Join(to, rel)
		if d.IsDir() {
			return os.Mkdir(at, info.Mode().Perm())
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if err := os.WriteFile(at, data, info.Mode().Perm()); err != nil {
			return err
		}
		return os.Chmod(at, info.Mode().Perm())
	})
}

// portOf is a port as a word.
func portOf(port int32) string { return strconv.Itoa(int(port)) }

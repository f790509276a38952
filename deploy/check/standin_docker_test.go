package check

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/compose-spec/compose-go/v2/cli"
	"github.com/compose-spec/compose-go/v2/types"
)

// docker stands in for the command of that name.
func docker(args []string) error {
	flags, rest := flagsOf(args, "-f", "-t", "--platform", "--username")
	if len(rest) == 0 {
		return errUnknown
	}
	switch rest[0] {
	case "build":
		return dockerBuild(one(flags, "-f"), one(flags, "-t"), one(flags, "--platform"), rest[1:])
	case "push":
		if len(rest) != 2 || load(new(image), "images", tagFile(rest[1])) != nil {
			return errors.New("there is no such image")
		}
		return nil
	case "login":
		password, err := io.ReadAll(os.Stdin)
		if err != nil || len(password) == 0 {
			return errors.New("there is no password")
		}
		return nil
	case "compose":
		return compose(one(flags, "-f"), flags, rest[1:])
	}
	return errUnknown
}

// dockerBuild builds an image from a folder.
func dockerBuild(file, tag, platform string, rest []string) error {
	if len(rest) != 1 || tag == "" || file == "" {
		return errUnknown
	}
	var text []byte
	var err error
	if file == "-" {
		text, err = io.ReadAll(os.Stdin)
	} else {
		text, err = os.ReadFile(file)
	}
	if err != nil {
		return err
	}
	img, err := buildImage(string(text), rest[0], platform)
	if err != nil {
		return err
	}
	return save(img, "images", tagFile(tag))
}

// compose stands in for docker compose.
func compose(file string, flags map[string][]string, rest []string) error {
	options, err := cli.NewProjectOptions([]string{file}, cli.WithDotEnv)
	if err != nil {
		return err
	}
	project, err := options.LoadProject(context.Background())
	if err != nil {
		return err
	}
	if len(project.Services) != 2 || len(rest) != 1 {
		return errUnknown
	}
	s, db := project.Services["privet"], project.Services["db"]
	var r running
	runs := load(&r, "compose") == nil
	switch rest[0] {
	case "logs":
		log, err := os.ReadFile(r.Log)
		if err == nil {
			_, err = os.Stdout.Write(log)
		}
		return err
	case "down":
		stopDatabase()
		return composeDown(s, &r)
	case "up":
		if runs {
			if err := composeDown(s, &r); err != nil {
				return err
			}
		}
		if err := composeDatabase(s, db, project); err != nil {
			return err
		}
		_, build := flags["--build"]
		return composeUp(s, project, build)
	}
	return errUnknown
}

// composeDatabase starts the database that the service depends on.
func composeDatabase(s, db types.ServiceConfig, project *types.Project) error {
	if s.DependsOn["db"].Condition != "service_healthy" || !strings.HasPrefix(db.Image, "postgres:") || *db.Environment["POSTGRES_USER"] != "privet" {
		return errors.New("the service does not wait for a database that the stand-in has")
	}
	name, ok := strings.CutPrefix(*db.Environment["POSTGRES_PASSWORD_FILE"], "/run/secrets/")
	if !ok || len(db.Secrets) != 1 || db.Secrets[0].Source != name {
		return errors.New("the database has no password")
	}
	password, err := os.ReadFile(project.Secrets[name].File)
	if err != nil {
		return err
	}
	return startDatabase(strings.TrimSpace(string(password)))
}

// composeUp starts the service and waits until it is well.
func composeUp(s types.ServiceConfig, project *types.Project, build bool) error {
	if build {
		text, err := os.ReadFile(filepath.Join(s.Build.Context, s.Build.Dockerfile))
		if err != nil {
			return err
		}
		img, err := buildImage(string(text), s.Build.Context, "")
		if err != nil {
			return err
		}
		if err := save(img, "images", tagFile(s.Image)); err != nil {
			return err
		}
	}
	var img image
	if err := load(&img, "images", tagFile(s.Image)); err != nil {
		return err
	}
	if !s.ReadOnly || len(s.CapDrop) != 1 || s.CapDrop[0] != "ALL" || len(s.SecurityOpt) != 1 || s.SecurityOpt[0] != "no-new-privileges:true" {
		return errors.New("the container may do more than the stand-in lets it")
	}
	img.User = s.User
	var env []string
	for name, value := range s.Environment {
		if value == nil {
			return fmt.Errorf("%s has no value", name)
		}
		env = append(env, name+"="+*value)
	}
	c, err := img.container("compose", s.Command, env)
	if err != nil {
		return err
	}
	for _, secret := range s.Secrets {
		target := cmp.Or(secret.Target, secret.Source)
		if !filepath.IsAbs(target) {
			target = filepath.Join("/run/secrets", target)
		}
		c.Files = append(c.Files, [2]string{project.Secrets[secret.Source].File, target})
	}
	for _, t := range s.Tmpfs {
		path, options, _ := strings.Cut(t, ":")
		c.Tmpfs[path] = options
	}
	r, err := c.start()
	if err != nil {
		return err
	}
	if err := save(r, "compose"); err != nil {
		return err
	}
	health := s.HealthCheck.Test
	if health[0] != "CMD" {
		return errUnknown
	}
	if err := r.wait(func() error { return r.run(health[1:]...) }); err != nil {
		return err
	}
	for _, p := range s.Ports {
		if err := r.publish(p.HostIP+":"+p.Published, fmt.Sprint(p.Target)); err != nil {
			return err
		}
	}
	return nil
}

// composeDown ends the service.
func composeDown(s types.ServiceConfig, r *running) error {
	for _, p := range s.Ports {
		unpublish(p.HostIP + ":" + p.Published)
	}
	if err := r.stop(time.Duration(*s.StopGracePeriod)); err != nil {
		return err
	}
	return os.Remove(inState("compose"))
}

package check

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"time"
)

// unitFile is where the page puts the unit.
const unitFile = "/etc/systemd/system/privet.service"

// systemctl stands in for the command of that name, and for systemd. Of the unit it
// takes what is run, the variables and the user, and lets the service write to
// temporary files of its own alone; what else the unit forbids is not held here.
func systemctl(args []string) error {
	var r running
	switch strings.Join(args, " ") {
	case "daemon-reload":
		_, err := os.Stat(unitFile)
		return err
	case "enable --now privet":
		return startUnit()
	case "status privet --no-pager":
		if err := load(&r, "unit"); err != nil {
			return err
		}
		return r.wait(func() error { return r.run("/usr/local/bin/privet", "health") })
	case "restart privet":
		if err := stopUnit(); err != nil {
			return err
		}
		return startUnit()
	case "stop privet":
		return stopUnit()
	}
	return errUnknown
}

// stopUnit ends the service.
func stopUnit() error {
	var r running
	if err := load(&r, "unit"); err != nil {
		return err
	}
	return r.stop(45 * time.Second)
}

// startUnit starts the service.
func startUnit() error {
	text, err := os.ReadFile(unitFile)
	if err != nil {
		return err
	}
	c := container{Name: "unit", Root: "/", Shared: true, UID: 61_184, GID: 61_184, Log: inState("unit.log"),
		Tmpfs: map[string]string{"/tmp": "mode=1777", "/var/tmp": "mode=1777", "/root": "mode=0000", "/home": "mode=0000"}}
	for line := range strings.Lines(string(text)) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), "=")
		switch name {
		case "ExecStart":
			c.Command = strings.Fields(value)
		case "Environment":
			c.Env = append(c.Env, value)
		case "EnvironmentFile":
			file, err := os.ReadFile(value)
			if err != nil {
				return err
			}
			for entry := range strings.Lines(string(file)) {
				if entry = strings.TrimSpace(entry); entry != "" && entry[0] != '#' {
					c.Env = append(c.Env, entry)
				}
			}
		case "LoadCredential":
			return errors.New("the stand-in loads no credentials")
		}
	}
	if len(c.Command) == 0 {
		return errors.New("the unit starts nothing")
	}
	r, err := c.start()
	if err != nil {
		return fmt.Errorf("the unit: %w", err)
	}
	return save(r, "unit")
}

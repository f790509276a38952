package check

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/aws/aws-sdk-go-v2/service/ecs"
)

// The characters that Secrets Manager adds to the names of secrets, as the page has
// them.
var secretSuffixes = map[string]string{"privet/license": "-ABCDEF", "privet/jwt": "-GHIJKL", "privet/store": "-MNOPQR"}

// aws stands in for the command of that name, and for what is behind it.
func aws(args []string) error {
	flags, rest := flagsOf(args, "--repository-name", "--name", "--secret-string", "--log-group-name", "--role-name", "--assume-role-policy-document", "--policy-arn",
		"--policy-name", "--policy-document", "--cli-input-json", "--cluster", "--service-name", "--task-definition", "--desired-count", "--launch-type",
		"--network-configuration", "--load-balancers")
	switch strings.Join(rest, " ") {
	case "ecr create-repository":
		return save(one(flags, "--repository-name"), "aws", "repository")
	case "ecr get-login-password":
		fmt.Println("password")
		return nil
	case "secretsmanager create-secret":
		name := one(flags, "--name")
		arn := "arn:aws:secretsmanager:eu-central-1:123456789012:secret:" + name + secretSuffixes[name]
		return save(one(flags, "--secret-string"), "aws", tagFile(arn))
	case "logs create-log-group":
		return save(one(flags, "--log-group-name"), "aws", "log-group")
	case "iam create-role", "iam put-role-policy":
		for _, name := range []string{"--assume-role-policy-document", "--policy-document"} {
			var document struct{ Version, Statement any }
			if text := one(flags, name); text != "" && json.Unmarshal([]byte(text), &document) != nil {
				return errors.New("the policy is no JSON")
			}
		}
		return save(one(flags, "--role-name"), "aws", "role")
	case "iam attach-role-policy":
		return nil
	case "ecs register-task-definition":
		text, err := os.ReadFile(strings.TrimPrefix(one(flags, "--cli-input-json"), "file://"))
		if err != nil {
			return err
		}
		return save(rawMessage(text), "aws", "task")
	case "ecs create-service":
		return startTask()
	case "ecs delete-service":
		unpublish("127.0.0.1:8080") // the task ends with the test
		return nil
	}
	return errUnknown
}

// startTask starts the container of the task definition and waits until it is well.
func startTask() error {
	var task ecs.RegisterTaskDefinitionInput
	var group, role string
	if err := errors.Join(load(&task, "aws", "task"), load(&group, "aws", "log-group"), load(&role, "aws", "role")); err != nil {
		return err
	}
	def := task.ContainerDefinitions[0]
	if def.LogConfiguration.Options["awslogs-group"] != group || !strings.HasSuffix(*task.ExecutionRoleArn, "/"+role) {
		return errors.New("the group of logs or the role has another name")
	}
	var img image
	if err := load(&img, "images", tagFile(*def.Image)); err != nil {
		return fmt.Errorf("there is no image %s", *def.Image)
	}
	img.User = *def.User
	var env []string
	for _, e := range def.Environment {
		env = append(env, *e.Name+"="+*e.Value)
	}
	for _, s := range def.Secrets {
		var value string
		if err := load(&value, "aws", tagFile(*s.ValueFrom)); err != nil {
			return fmt.Errorf("%s comes from a secret that there is not", *s.Name)
		}
		env = append(env, *s.Name+"="+value)
	}
	c, err := img.container("task", def.Command, env)
	if err != nil {
		return err
	}
	for _, m := range def.MountPoints {
		c.Tmpfs[*m.ContainerPath] = "mode=1777" // as the image has it
	}
	r, err := c.start()
	if err != nil {
		return err
	}
	if err := save(r, "aws", "running"); err != nil {
		return err
	}
	if err := r.wait(func() error { return r.run(def.HealthCheck.Command[1:]...) }); err != nil {
		return err
	}
	return r.publish("127.0.0.1:8080", portOf(*def.PortMappings[0].ContainerPort))
}

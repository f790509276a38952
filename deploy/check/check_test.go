// Package check reads what is deployed with the schemas of those who read it: the
// types of Kubernetes, the reader of Compose and the types of ECS. A field that
// they do not know is an error. It is a module of its own, so that nothing else
// depends on them.
package check

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/aws/aws-sdk-go-v2/service/ecs"
	"github.com/compose-spec/compose-go/v2/cli"
	"github.com/compose-spec/compose-go/v2/types"
	appsv1 "k8s.io/api/apps/v1"
	autoscalingv2 "k8s.io/api/autoscaling/v2"
	corev1 "k8s.io/api/core/v1"
	networkingv1 "k8s.io/api/networking/v1"
	policyv1 "k8s.io/api/policy/v1"
	"sigs.k8s.io/yaml"
)

// TestKubernetes reads every manifest strictly, and holds what one says of
// another.
func TestKubernetes(t *testing.T) {
	kinds := map[string]func() any{
		"v1/Namespace":                           func() any { return new(corev1.Namespace) },
		"v1/Secret":                              func() any { return new(corev1.Secret) },
		"v1/Service":                             func() any { return new(corev1.Service) },
		"apps/v1/Deployment":                     func() any { return new(appsv1.Deployment) },
		"autoscaling/v2/HorizontalPodAutoscaler": func() any { return new(autoscalingv2.HorizontalPodAutoscaler) },
		"policy/v1/PodDisruptionBudget":          func() any { return new(policyv1.PodDisruptionBudget) },
		"networking.k8s.io/v1/NetworkPolicy":     func() any { return new(networkingv1.NetworkPolicy) },
		"kustomize.config.k8s.io/v1beta1/Kustomization": func() any {
			return new(struct {
				APIVersion, Kind, Namespace string
				Resources                   []string
			})
		},
	}
	files, err := filepath.Glob("../kubernetes/*.yaml")
	if err != nil || len(files) < 8 {
		t.Fatal(err, files)
	}
	read := map[string]any{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var head struct{ APIVersion, Kind string }
		if err := yaml.Unmarshal(text, &head); err != nil {
			t.Fatal(file, err)
		}
		make := kinds[head.APIVersion+"/"+head.Kind]
		if make == nil {
			t.Errorf("%s: %s/%s is of no kind that is checked", file, head.APIVersion, head.Kind)
			continue
		}
		object := make()
		if err := yaml.UnmarshalStrict(text, object); err != nil {
			t.Errorf("%s: %v", file, err)
		}
		read[filepath.Base(file)] = object
	}

	deployment := read["deployment.yaml"].(*appsv1.Deployment)
	pod := deployment.Spec.Template
	container := pod.Spec.Containers[0]
	labels := pod.Labels
	selects := func(what string, selector map[string]string) {
		for k, v := range selector {
			if labels[k] != v {
				t.Errorf("%s selects other pods", what)
			}
		}
	}
	selects("the deployment", deployment.Spec.Selector.MatchLabels)
	service := read["service.yaml"].(*corev1.Service)
	selects("the service", service.Spec.Selector)
	selects("the budget of disruptions", read["disruption.yaml"].(*policyv1.PodDisruptionBudget).Spec.Selector.MatchLabels)
	selects("the network policy", read["network.yaml"].(*networkingv1.NetworkPolicy).Spec.PodSelector.MatchLabels)
	if ref := read["autoscaler.yaml"].(*autoscalingv2.HorizontalPodAutoscaler).Spec.ScaleTargetRef; ref.Name != deployment.Name || ref.Kind != "Deployment" {
		t.Error("the autoscaler scales something else")
	}
	ports := map[string]int32{}
	for _, p := range container.Ports {
		ports[p.Name] = p.ContainerPort
	}
	for _, p := range service.Spec.Ports {
		if ports[p.TargetPort.StrVal] == 0 {
			t.Errorf("the service leads to the port %s, which there is not", p.TargetPort.StrVal)
		}
	}
	if container.ReadinessProbe.HTTPGet.Path != "/readyz" || container.LivenessProbe.HTTPGet.Path != "/healthz" {
		t.Error("the probes ask something else")
	}
	security := container.SecurityContext
	if !*security.ReadOnlyRootFilesystem || *security.AllowPrivilegeEscalation || !*pod.Spec.SecurityContext.RunAsNonRoot || security.Capabilities.Drop[0] != "ALL" {
		t.Error("the container may do more than it needs")
	}
	secret := read["secret.example.yaml"].(*corev1.Secret)
	for _, env := range container.Env {
		if from := env.ValueFrom; from != nil && (from.SecretKeyRef.Name != secret.Name || secret.StringData[from.SecretKeyRef.Key] == "") {
			t.Errorf("%s comes from a key that the secret does not have", env.Name)
		}
	}
	for _, item := range pod.Spec.Volumes[0].Secret.Items {
		if secret.StringData[item.Key] == "" {
			t.Errorf("the file %s comes from a key that the secret does not have", item.Path)
		}
	}
	// Replicas share a database, or take no writes.
	shares := map[string]bool{}
	for _, env := range container.Env {
		shares[env.Name] = true
	}
	if *deployment.Spec.Replicas > 1 && (!shares["PRIVET_STORE"] || !shares["PRIVET_REPLICAS"]) {
		t.Error("there are several replicas, and nothing that they share")
	}
	// The pod is not killed before it has drained.
	if grace := *pod.Spec.TerminationGracePeriodSeconds; grace < 10+40+5 {
		t.Errorf("%d seconds are too few to leave and to drain", grace)
	}
	kustomization := read["kustomization.yaml"].(*struct {
		APIVersion, Kind, Namespace string
		Resources                   []string
	})
	for name := range read {
		if name != "kustomization.yaml" && name != "secret.example.yaml" && !slices.Contains(kustomization.Resources, name) {
			t.Errorf("%s is not applied", name)
		}
	}
}

// TestCompose reads the file of Compose as the docker command does.
func TestCompose(t *testing.T) {
	dir := t.TempDir()
	text, err := os.ReadFile("../compose.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for name, content := range map[string]string{"compose.yaml": string(text), "privet.env": "JWT_SIGNATURE_SECRET=x\n", "license.pub": "x", "api-keys": "", "db.password": "x"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	options, err := cli.NewProjectOptions([]string{filepath.Join(dir, "compose.yaml")}, cli.WithDotEnv)
	if err != nil {
		t.Fatal(err)
	}
	project, err := options.LoadProject(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	s := project.Services["privet"]
	if !s.ReadOnly || s.User != "65532:65532" || !slices.Contains(s.CapDrop, "ALL") || s.Environment["JWT_SIGNATURE_SECRET"] == nil {
		t.Errorf("%+v", s)
	}
	for _, variable := range []string{"SERVICE_PUBLIC_KEY_PATH", "PRIVET_API_KEYS_FILE"} {
		if !slices.ContainsFunc(s.Secrets, func(secret types.ServiceSecretConfig) bool {
			return *s.Environment[variable] == "/run/secrets/"+secret.Source
		}) {
			t.Errorf("the file of %s is not where the service looks for it", variable)
		}
	}
	if strings.Join(s.HealthCheck.Test, " ") != "CMD /privet health" {
		t.Errorf("%v", s.HealthCheck.Test)
	}
}

// TestECS reads the task definition as the request that registers it.
func TestECS(t *testing.T) {
	text, err := os.ReadFile("../ecs/task-definition.json")
	if err != nil {
		t.Fatal(err)
	}
	var task ecs.RegisterTaskDefinitionInput
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&task); err != nil {
		t.Fatal(err)
	}
	c := task.ContainerDefinitions[0]
	if !*c.ReadonlyRootFilesystem || *c.User != "65532:65532" || *c.StopTimeout < 55 || c.PortMappings[0].ContainerPort == nil {
		t.Errorf("%+v", c)
	}
	// What Fargate has: 2 vCPU with 4 to 16 GB.
	if *task.Cpu != "2048" || *task.Memory != "4096" || task.NetworkMode != "awsvpc" {
		t.Errorf("%s, %s, %s", *task.Cpu, *task.Memory, task.NetworkMode)
	}
	volumes := fmt.Sprint(*task.Volumes[0].Name)
	if *c.MountPoints[0].SourceVolume != volumes {
		t.Error("the volume is mounted by another name")
	}
}

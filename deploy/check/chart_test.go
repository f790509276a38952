package check

import (
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"helm.sh/helm/v4/pkg/chart/common"
	"helm.sh/helm/v4/pkg/chart/common/util"
	"helm.sh/helm/v4/pkg/chart/v2/lint"
	"helm.sh/helm/v4/pkg/chart/v2/lint/support"
	"helm.sh/helm/v4/pkg/chart/v2/loader"
	"helm.sh/helm/v4/pkg/engine"
	appsv1 "k8s.io/api/apps/v1"
	"sigs.k8s.io/kustomize/api/krusty"
	"sigs.k8s.io/kustomize/kyaml/filesys"
	"sigs.k8s.io/yaml"
)

// render renders the chart, and gives its objects by their files.
func render(t *testing.T, name, namespace string, values map[string]any) (map[string]string, error) {
	t.Helper()
	chart, err := loader.LoadDir("../helm")
	if err != nil {
		t.Fatal(err)
	}
	all, err := util.ToRenderValues(chart, values, common.ReleaseOptions{Name: name, Namespace: namespace, Revision: 1, IsInstall: true}, nil)
	if err != nil {
		return nil, err
	}
	rendered, err := engine.Render(chart, all)
	if err != nil {
		return nil, err
	}
	objects := map[string]string{}
	for file, text := range rendered {
		if strings.TrimSpace(text) != "" {
			objects[filepath.Base(file)] = text
		}
	}
	return objects, nil
}

// TestChart holds that the chart has nothing that helm lint minds, and that with its default values it makes the objects of the
// manifests, so that what is checked of these holds for it too.
func TestChart(t *testing.T) {
	for _, m := range lint.RunAll("../helm", nil, "privet").Messages {
		if m.Severity > support.InfoSev {
			t.Error(m)
		}
	}
	objects, err := render(t, "privet", "privet", nil)
	if err != nil {
		t.Fatal(err)
	}
	if got := slices.Sorted(maps.Keys(objects)); !slices.Equal(got, []string{"autoscaler.yaml", "deployment.yaml", "disruption.yaml", "network.yaml", "service.yaml"}) {
		t.Errorf("it makes %v", got)
	}
	for file, text := range objects {
		manifest, err := os.ReadFile("../kubernetes/" + file)
		if err != nil {
			t.Fatal(err)
		}
		var got, want any
		if err := yaml.Unmarshal([]byte(text), &got); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		if err := yaml.Unmarshal(manifest, &want); err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s: the chart makes\n%s\nand not\n%s", file, text, manifest)
		}
	}
}

// TestChartValues holds that values do what they say, and that those that nobody knows are refused.
func TestChartValues(t *testing.T) {
	objects, err := render(t, "eu", "data", map[string]any{"replicas": 1, "autoscaler": map[string]any{"enabled": false}, "network": map[string]any{"enabled": false},
		"image": map[string]any{"repository": "registry.example/privet", "tag": "1.2"}, "env": []any{map[string]any{"name": "PRIVET_PUBLIC_URL", "value": "https://privet.example"}}})
	if err != nil {
		t.Fatal(err)
	}
	if len(objects) != 2 {
		t.Errorf("it makes %v", slices.Collect(maps.Keys(objects)))
	}
	var d appsv1.Deployment
	if err := yaml.UnmarshalStrict([]byte(objects["deployment.yaml"]), &d); err != nil {
		t.Fatal(err)
	}
	c := d.Spec.Template.Spec.Containers[0]
	if d.Name != "eu" || d.Namespace != "data" || c.Image != "registry.example/privet:1.2" || *d.Spec.Replicas != 1 || c.Env[len(c.Env)-1].Name != "PRIVET_PUBLIC_URL" ||
		d.Spec.Selector.MatchLabels["app.kubernetes.io/name"] != d.Spec.Template.Labels["app.kubernetes.io/name"] {
		t.Errorf("it makes %s", objects["deployment.yaml"])
	}
	for _, bad := range []map[string]any{{"replica": 3}, {"replicas": 0}, {"image": map[string]any{"repository": ""}}, {"autoscaler": map[string]any{"enabled": "yes"}}} {
		if _, err := render(t, "privet", "privet", bad); err == nil {
			t.Errorf("%v is taken", bad)
		}
	}
}

// TestKustomize builds what kubectl apply -k applies.
func TestKustomize(t *testing.T) {
	built, err := krusty.MakeKustomizer(krusty.MakeDefaultOptions()).Run(filesys.MakeFsOnDisk(), "../kubernetes")
	if err != nil {
		t.Fatal(err)
	}
	var kinds []string
	for _, r := range built.Resources() {
		kinds = append(kinds, r.GetKind())
		if r.GetKind() != "Namespace" && r.GetNamespace() != "privet" {
			t.Errorf("%s is in %s", r.GetKind(), r.GetNamespace())
		}
	}
	slices.Sort(kinds)
	if want := []string{"Deployment", "HorizontalPodAutoscaler", "Namespace", "NetworkPolicy", "PodDisruptionBudget", "Service"}; !slices.Equal(kinds, want) {
		t.Errorf("it applies %v", kinds)
	}
}

package check

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/yaml"
)

// kubectl stands in for the command of that name, and for the cluster behind it.
func kubectl(args []string) error {
	flags, rest := flagsOf(args, "-n", "-f", "-k", "-o")
	namespace := one(flags, "-n")
	switch strings.Join(rest[:min(2, len(rest))], " ") {
	case "apply":
		return apply(one(flags, "-f"), one(flags, "-k"))
	case "create secret":
		return createSecret(namespace, flags, rest[2:])
	case "rollout status":
		return rollout(func(pods []*running, d *appsv1.Deployment) error {
			for _, p := range pods {
				if err := awaitPod(p, d); err != nil {
					return err
				}
			}
			return nil
		})
	case "rollout restart":
		return rollout(func(pods []*running, d *appsv1.Deployment) error {
			if err := endPods(pods, d); err != nil {
				return err
			}
			return startPods(d)
		})
	case "port-forward service/privet":
		return portForward(rest[2:])
	}
	return errUnknown
}

// apply keeps what a file, standard input or a folder holds, and starts the pods of
// a deployment.
func apply(file, folder string) error {
	var texts [][]byte
	switch {
	case folder != "":
		text, err := os.ReadFile(filepath.Join(folder, "kustomization.yaml"))
		if err != nil {
			return err
		}
		var k struct{ Resources []string }
		if err := yaml.Unmarshal(text, &k); err != nil {
			return err
		}
		for _, name := range k.Resources {
			text, err := os.ReadFile(filepath.Join(folder, name))
			if err != nil {
				return err
			}
			texts = append(texts, text)
		}
	case file == "-":
		text, err := io.ReadAll(os.Stdin)
		if err != nil {
			return err
		}
		texts = append(texts, text)
	default:
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		texts = append(texts, text)
	}
	for _, text := range texts {
		if err := applyOne(text); err != nil {
			return err
		}
	}
	return nil
}

// applyOne keeps one object.
func applyOne(text []byte) error {
	var head struct {
		Kind     string
		Metadata struct{ Name, Namespace string }
	}
	if err := yaml.Unmarshal(text, &head); err != nil {
		return err
	}
	if head.Kind != "Namespace" && load(new(any), "kubernetes", "Namespace", head.Metadata.Namespace) != nil {
		return fmt.Errorf("%s: there is no namespace for it", head.Kind)
	}
	object, err := yaml.YAMLToJSON(text)
	if err != nil {
		return err
	}
	if err := save(rawMessage(object), "kubernetes", head.Kind, head.Metadata.Name); err != nil {
		return err
	}
	switch head.Kind {
	case "Deployment":
		var d appsv1.Deployment
		if err := yaml.UnmarshalStrict(text, &d); err != nil {
			return err
		}
		return startPods(&d)
	case "Secret":
		return fillVolumes()
	}
	return nil
}

// rawMessage is JSON that is written already.
type rawMessage []byte

func (m rawMessage) MarshalJSON() ([]byte, error) { return m, nil }

// createSecret makes a secret, or prints it.
func createSecret(namespace string, flags map[string][]string, rest []string) error {
	if len(rest) != 2 || rest[0] != "generic" {
		return errUnknown
	}
	s := corev1.Secret{
		TypeMeta:   metav1.TypeMeta{APIVersion: "v1", Kind: "Secret"},
		ObjectMeta: metav1.ObjectMeta{Name: rest[1], Namespace: namespace}, Data: map[string][]byte{},
	}
	for _, literal := range flags["--from-literal"] {
		key, value, _ := strings.Cut(literal, "=")
		s.Data[key] = []byte(value)
	}
	for _, file := range flags["--from-file"] {
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		s.Data[filepath.Base(file)] = data
	}
	text, err := yaml.Marshal(s)
	if err != nil {
		return err
	}
	if one(flags, "--dry-run") == "client" && one(flags, "-o") == "yaml" {
		_, err := os.Stdout.Write(text)
		return err
	}
	if load(new(any), "kubernetes", "Secret", s.Name) == nil {
		return errors.New("the secret exists already")
	}
	return applyOne(text)
}

// volume is the folder of the secret that the pods have mounted.
func volume() string { return inState("volume") }

// fillVolumes writes the files of the secret as a node does: into a new folder, to
// which a link is then turned.
func fillVolumes() error {
	var d appsv1.Deployment
	if load(&d, "kubernetes", "Deployment", "privet") != nil {
		return nil // nobody has mounted them
	}
	var s corev1.Secret
	source := d.Spec.Template.Spec.Volumes[0].Secret
	if err := load(&s, "kubernetes", "Secret", source.SecretName); err != nil {
		return fmt.Errorf("there is no secret %s", source.SecretName)
	}
	if err := os.MkdirAll(volume(), 0o755); err != nil {
		return err
	}
	group := int(*d.Spec.Template.Spec.SecurityContext.FSGroup)
	folder, err := os.MkdirTemp(volume(), "..")
	if err != nil {
		return err
	}
	if err := os.Chmod(folder, 0o755); err != nil {
		return err
	}
	for _, item := range source.Items {
		data, ok := s.Data[item.Key]
		if !ok {
			return fmt.Errorf("the secret has no %s", item.Key)
		}
		file := filepath.Join(folder, item.Path)
		mode := fs.FileMode(*source.DefaultMode)
		if err := os.WriteFile(file, data, mode); err != nil {
			return err
		}
		if err := errors.Join(os.Chown(file, 0, group), os.Chmod(file, mode)); err != nil {
			return err
		}
		if err := os.Symlink("..data/"+item.Path, filepath.Join(volume(), item.Path)); err != nil && !errors.Is(err, fs.ErrExist) {
			return err
		}
	}
	link := filepath.Join(volume(), "..new")
	if err := os.Symlink(filepath.Base(folder), link); err != nil {
		return err
	}
	return os.Rename(link, filepath.Join(volume(), "..data"))
}

// startPods starts the pods of a deployment.
func startPods(d *appsv1.Deployment) error {
	if err := fillVolumes(); err != nil {
		return err
	}
	spec := d.Spec.Template.Spec
	c := spec.Containers[0]
	var img image
	if err := load(&img, "images", tagFile(c.Image)); err != nil {
		return fmt.Errorf("there is no image %s", c.Image)
	}
	img.User = fmt.Sprintf("%d:%d", *spec.SecurityContext.RunAsUser, *spec.SecurityContext.RunAsGroup)
	var s corev1.Secret
	if err := load(&s, "kubernetes", "Secret", "privet"); err != nil {
		return err
	}
	var env []string
	for _, e := range c.Env {
		value := []byte(e.Value)
		if e.ValueFrom != nil {
			var ok bool
			ref := e.ValueFrom.SecretKeyRef
			if value, ok = s.Data[ref.Key]; !ok && ref.Optional != nil && *ref.Optional {
				continue
			} else if !ok {
				return fmt.Errorf("the secret has no %s", e.ValueFrom.SecretKeyRef.Key)
			}
		}
		env = append(env, e.Name+"="+string(value))
	}
	var pods []*running
	for i := range int(*d.Spec.Replicas) {
		pod, err := img.container(fmt.Sprintf("pod-%d", i), c.Args, env)
		if err != nil {
			return err
		}
		for _, m := range c.VolumeMounts {
			switch m.Name {
			case "config":
				pod.Files = append(pod.Files, [2]string{volume(), m.MountPath})
			case "tmp":
				pod.Tmpfs[m.MountPath] = "mode=0777"
			default:
				return fmt.Errorf("there is no volume %s", m.Name)
			}
		}
		r, err := pod.start()
		if err != nil {
			return err
		}
		pods = append(pods, r)
	}
	return save(pods, "pods")
}

// rollout does something with the pods of the deployment.
func rollout(do func([]*running, *appsv1.Deployment) error) error {
	var d appsv1.Deployment
	var pods []*running
	if err := errors.Join(load(&d, "kubernetes", "Deployment", "privet"), load(&pods, "pods")); err != nil {
		return err
	}
	return do(pods, &d)
}

// awaitPod waits until all probes of a pod are answered as they should be.
func awaitPod(p *running, d *appsv1.Deployment) error {
	c := d.Spec.Template.Spec.Containers[0]
	for _, probe := range []*corev1.Probe{c.StartupProbe, c.LivenessProbe, c.ReadinessProbe} {
		err := p.wait(func() error {
			status, err := p.get(portNamed(c, probe.HTTPGet.Port.StrVal), probe.HTTPGet.Path)
			if err == nil && status != 200 {
				err = fmt.Errorf("%s is answered %d", probe.HTTPGet.Path, status)
			}
			return err
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// portNamed is the port of a container with a name.
func portNamed(c corev1.Container, name string) string {
	for _, p := range c.Ports {
		if p.Name == name {
			return portOf(p.ContainerPort)
		}
	}
	return ""
}

// endPods ends the pods.
func endPods(pods []*running, d *appsv1.Deployment) error {
	errs := make([]error, len(pods))
	var all sync.WaitGroup
	for i, p := range pods {
		all.Go(func() {
			errs[i] = p.stop(time.Duration(*d.Spec.Template.Spec.TerminationGracePeriodSeconds) * time.Second)
		})
	}
	all.Wait()
	return errors.Join(errs...)
}

// portForward passes connections on to the first pod, by the ports of the service.
func portForward(ports []string) error {
	var service corev1.Service
	var d appsv1.Deployment
	var pods []*running
	if err := errors.Join(load(&service, "kubernetes", "Service", "privet"), load(&d, "kubernetes", "Deployment", "privet"), load(&pods, "pods")); err != nil {
		return err
	}
	local, port, ok := strings.Cut(ports[0], ":")
	if !ok || port != portOf(service.Spec.Ports[0].Port) {
		return errors.New("the service has no such port")
	}
	for k, v := range service.Spec.Selector {
		if d.Spec.Template.Labels[k] != v {
			return errors.New("the service selects other pods")
		}
	}
	return pods[0].proxy("127.0.0.1:"+local, portNamed(d.Spec.Template.Spec.Containers[0], service.Spec.Ports[0].TargetPort.StrVal))
}

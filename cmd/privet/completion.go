package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"strings"
)

// runCompletion runs privet completion. What it prints is made of the commands and their flags.
func runCompletion(_ context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	rest, err := parse(flags, args)
	if err != nil {
		return 0, err
	}
	printers := map[string]func(io.Writer){"bash": printBash, "zsh": printZsh, "fish": printFish}
	if len(rest) != 1 || printers[rest[0]] == nil {
		return 0, errUsage("it takes one of bash, zsh and fish")
	}
	printers[rest[0]](t.out)
	return exitDone, nil
}

// A commandFlag is a flag as completion and the manual show it.
type commandFlag struct {
	name  string
	value string // what stands for its value; empty if it takes none
	usage string
}

// flagList gives the flags of a command in alphabetical order.
func flagList(c command) []commandFlag {
	var list []commandFlag
	flags := flagsOf(c)
	flags.VisitAll(func(f *flag.Flag) {
		value, usage := flag.UnquoteUsage(f)
		if takesNext(flags, "-"+f.Name) && value == "" {
			value = "value"
		}
		list = append(list, commandFlag{f.Name, value, usage})
	})
	return list
}

// shortUsage gives the first words of a usage text, for a list.
func shortUsage(usage string) string {
	usage, _, _ = strings.Cut(usage, ";")
	if r := []rune(usage); len(r) > 60 {
		usage = strings.TrimSpace(string(r[:59])) + "…"
	}
	return usage
}

// printBash prints the completion of bash, which completes files by itself.
func printBash(w io.Writer) {
	fmt.Fprint(w, `# Completion of privet in bash: source <(privet completion bash)
_privet() {
	local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} words= valued=
	COMPREPLY=()
	case $COMP_CWORD in
	1)
`)
	var names []string
	for _, c := range commands() {
		names = append(names, c.name)
	}
	fmt.Fprintf(w, `		COMPREPLY=($(compgen -W %q -- "$cur"))
		return
		;;
	esac
	case ${COMP_WORDS[1]} in
`, strings.Join(names, " "))
	for _, c := range commands() {
		var all, valued []string
		for _, f := range flagList(c) {
			all = append(all, "-"+f.name)
			if f.value != "" {
				valued = append(valued, "-"+f.name)
			}
		}
		fmt.Fprintf(w, "\t%s) words=%q valued=%q ;;\n", c.name, strings.Join(append(all, "-h"), " "), " "+strings.Join(valued, " ")+" ")
	}
	fmt.Fprintf(w, "\thelp) words=%q ;;\n", strings.Join(names, " "))
	fmt.Fprint(w, `	esac
	case ${COMP_WORDS[1]} in
	completion) COMPREPLY=($(compgen -W "bash zsh fish" -- "$cur")) ;;
	help) COMPREPLY=($(compgen -W "$words" -- "$cur")) ;;
	*)
		# The value of a flag is a file, or nobody knows what.
		if [[ $cur == -* && $valued != *" $prev "* ]]; then
			COMPREPLY=($(compgen -W "$words" -- "$cur"))
		fi
		;;
	esac
}
complete -o default -F _privet privet
`)
}

// printZsh prints the completion of zsh.
func printZsh(w io.Writer) {
	fmt.Fprint(w, `#compdef privet
# Completion of privet in zsh: source <(privet completion zsh), or a file _privet in a folder of $fpath.
_privet() {
	local -a commands
	commands=(
`)
	quote := strings.NewReplacer(`'`, `'\''`, `\`, `\\`, `:`, `\:`, `[`, `\[`, `]`, `\]`)
	for _, c := range commands() {
		fmt.Fprintf(w, "\t\t'%s:%s'\n", c.name, strings.ReplaceAll(c.summary, `'`, `'\''`))
	}
	fmt.Fprint(w, `	)
	if ((CURRENT == 2)); then
		_describe command commands
		return
	fi
	local command=$words[2]
	shift words
	((CURRENT--))
	case $command in
`)
	for _, c := range commands() {
		fmt.Fprintf(w, "\t%s)\n\t\t_arguments", c.name)
		for _, f := range flagList(c) {
			fmt.Fprintf(w, " \\\n\t\t\t'*-%s[%s]", f.name, quote.Replace(shortUsage(f.usage)))
			switch f.value {
			case "":
			case "file":
				fmt.Fprint(w, ":file:_files")
			default:
				fmt.Fprintf(w, ":%s:_files", quote.Replace(f.value))
			}
			fmt.Fprint(w, "'")
		}
		switch c.name {
		case "completion":
			fmt.Fprint(w, " \\\n\t\t\t'1:shell:(bash zsh fish)'")
		default:
			fmt.Fprint(w, " \\\n\t\t\t'*:file:_files'")
		}
		fmt.Fprint(w, "\n\t\t;;\n")
	}
	fmt.Fprint(w, "\tesac\n}\nif [[ $funcstack[1] == _privet ]]; then\n\t_privet \"$@\"\nelse\n\tcompdef _privet privet\nfi\n")
}

// printFish prints the completion of fish.
func printFish(w io.Writer) {
	quote := strings.NewReplacer(`\`, `\\`, `'`, `\'`)
	fmt.Fprint(w, "# Completion of privet in fish: privet completion fish | source\n")
	for _, c := range commands() {
		fmt.Fprintf(w, "complete -c privet -n __fish_use_subcommand -f -a %s -d '%s'\n", c.name, quote.Replace(c.summary))
	}
	for _, c := range commands() {
		for _, f := range flagList(c) {
			kind, takes := "-o", ""
			if len(f.name) == 1 {
				kind = "-s"
			}
			if f.value != "" {
				takes = " -r"
			}
			fmt.Fprintf(w, "complete -c privet -n '__fish_seen_subcommand_from %s' %s %s%s -d '%s'\n",
				c.name, kind, f.name, takes, quote.Replace(shortUsage(f.usage)))
		}
	}
	fmt.Fprint(w, "complete -c privet -n '__fish_seen_subcommand_from completion' -f -a 'bash zsh fish'\n")
}

package block

// A State is what the Readers of this module keep with a block from Next to Split. Others
// have no use for it.
type State struct {
	First  bool  // of the file
	Number int64 // in the order of the file
	Offset int64 // in the file

	Memory   []byte // of Raw, where it can be used again
	Released []byte // what nobody uses any more

	Kept any // what only one format has
}

// StateOf gives what belongs to a block.
func StateOf(b *Block) *State { return &b.state }

// Release says that nobody uses Raw any more, nor a part of it: the next block that is
// read into b may take its memory. That of a row which has made it large is let go.
func Release(b *Block) {
	if b.state.Memory != nil && cap(b.state.Memory) <= 2*Size {
		b.state.Released = b.state.Memory
	}
	b.Raw, b.state.Memory = "", nil
}

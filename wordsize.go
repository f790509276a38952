//go:build 386 || arm || mips || mipsle

package privet

// Sums and offsets are counted in machine words of 64 bits. On processors with fewer they would
// overflow in silence, so that the module is not built for these.
const _ = thisModuleNeedsMachineWordsOf64Bits

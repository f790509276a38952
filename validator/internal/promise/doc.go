// Package promise says what the operators of a masking policy promise: whether a masked value
// keeps the length of its original, whether two originals stay different, whether the result
// is known to whoever has the key.
//
// [Of] returns the promise of an operation. [OperationFor] finds the operation that a policy
// has for a label, [NeedsKey] reports whether an operation takes a key, and [IsToken]
// recognizes the tokens that operators write for values that they do not understand.
//
// An operator that is added to package masker needs a case in Of; a test holds that each has
// one.
package promise

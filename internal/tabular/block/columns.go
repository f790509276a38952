package block

// Beside is the column of a cell that belongs to none, such as a title above the header.
// It is a text in which something personal may stand.
const Beside int32 = -1

// Prose is the column of a cell that belongs to none, and is free text: whatever is found in
// it is personal, and not only what is surely so.
const Prose int32 = -2

// RowsBelow is how many rows below the first tell whether it is a header.
const RowsBelow = 8

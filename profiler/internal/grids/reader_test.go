package grids

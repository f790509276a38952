package profiler

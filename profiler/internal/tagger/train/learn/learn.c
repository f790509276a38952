// Learns the weights of the network of package tagger from what the program in the folder above writes.
//
//	gcc -O3 -march=native -ffast-math -pthread -o learn learn.c -lm
//	learn FOLDER WEIGHTS PASSES [THREADS]
//
// The vectors of the rows learn with AdaGrad (Duchi, Hazan and Singer, 2011) after each example, all else
// with Adam (Kingma and Ba, 2015) after each batch. In the last pass weights and values are rounded as they
// will be when the network runs, and the gradient passes through (Bengio, Léonard and Courville, 2013).
// With one thread the same input gives the same weights.
#include <fcntl.h>
#include <math.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#ifndef WIDTH
#define WIDTH 96
#endif
enum { ROWS = 92 << 10, FEATURES = 12, DIM = 64, TAGS = 13, WIDE = 16, LAYERS = 3, LONGEST = 320, EDGES = 2, BATCH = 64, KINDS = 6 };
static const int window[LAYERS] = {5, 3, 3};
static const float edge = 2, top = 4; // vectors are held to ±edge, the values of a layer to 0–top
typedef float v16 __attribute__((vector_size(64), aligned(4)));

static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec + t.tv_nsec * 1e-9; }
static inline uint32_t draw(uint64_t *s) { *s ^= *s << 13; *s ^= *s >> 7; *s ^= *s << 17; return (uint32_t)(*s >> 32); }
static inline float unit(uint64_t *s) { return draw(s) * (1.0f / 4294967296.0f); }

// ---- data

typedef struct { int set, start, length; } example;
typedef struct { int n; example *x; const uint32_t *rows; const int8_t *tags; } part;

static void *map(const char *folder, const char *name, size_t *size) {
	char path[4096]; snprintf(path, sizeof path, "%s/%s", folder, name);
	int f = open(path, O_RDONLY); struct stat st;
	if (f < 0 || fstat(f, &st)) { perror(path); exit(1); }
	*size = st.st_size;
	return st.st_size ? mmap(0, st.st_size, PROT_READ, MAP_PRIVATE, f, 0) : 0;
}

static part read_part(const char *folder, const char *name) {
	char s[64]; size_t size; part p;
	snprintf(s, sizeof s, "%s.sets", name); const uint32_t *sets = map(folder, s, &size);
	p.n = size / 8; p.x = malloc(p.n * sizeof *p.x); int at = 0;
	for (int i = 0; i < p.n; i++) { p.x[i] = (example){sets[2 * i], at, sets[2 * i + 1]}; at += sets[2 * i + 1]; }
	snprintf(s, sizeof s, "%s.rows", name); p.rows = map(folder, s, &size);
	snprintf(s, sizeof s, "%s.tags", name); p.tags = map(folder, s, &size);
	return p;
}

enum { MOST_SETS = 256 };
static struct { char name[64]; int each; float outside; } sets[MOST_SETS];
static int set_count;

// ---- weights

enum { K0 = 5 * DIM, K1 = 3 * WIDTH };
// All but the rows, in one block: for each layer weights by input then output, the biases, what the text is like, the tags.
enum { W0 = 0, W1 = W0 + K0 * WIDTH, W2 = W1 + K1 * WIDTH, B0 = W2 + K1 * WIDTH, B1 = B0 + WIDTH, B2 = B1 + WIDTH,
	WHOLE = B2 + WIDTH, OUT = WHOLE + DIM * WIDTH, OUTB = OUT + WIDTH * WIDE, DENSE = OUTB + WIDE };
static const int wat[LAYERS] = {W0, W1, W2}, bat[LAYERS] = {B0, B1, B2}, inputs[LAYERS] = {K0, K1, K1};
static float *table, *table_sq;       // rows of vectors
static float *dense, *dense_m, *dense_v, *used, *turned; // used: rounded or not; turned: by output then input
static int rounds;
static float rate_rows, rate_dense;

static void *zeros(size_t n) { void *p = aligned_alloc(64, (n + 63) / 64 * 64); memset(p, 0, n); return p; }

// prepare makes what the passes use of the weights.
static void prepare(void) {
	memcpy(used, dense, DENSE * sizeof *dense);
	for (int l = 0; l < LAYERS; l++) {
		float *w = used + wat[l], *t = turned + wat[l]; int k = inputs[l];
		if (rounds) for (int o = 0; o < WIDTH; o++) {
			float most = 1e-6f;
			for (int i = 0; i < k; i++) most = fmaxf(most, fabsf(w[i * WIDTH + o]));
			for (int i = 0; i < k; i++) w[i * WIDTH + o] = rintf(w[i * WIDTH + o] * (127 / most)) * (most / 127);
		}
		for (int i = 0; i < k; i++) for (int o = 0; o < WIDTH; o++) t[o * k + i] = w[i * WIDTH + o];
	}
}

// ---- passes

typedef struct {
	float x[(LONGEST + 2 * EDGES) * DIM], dx[(LONGEST + 2 * EDGES) * DIM];
	float h[LAYERS][(LONGEST + 2 * EDGES) * WIDTH], dh[LAYERS][(LONGEST + 2 * EDGES) * WIDTH];
	float wide[4 * 512];
	float z[LONGEST * WIDE];
	float keep[LONGEST * 4];
	float *grad;
	uint64_t seed;
	double loss; long tokens;
} worker;

// product: y[t][0..WIDTH) = b + sum over k of x[t*step + k] * w[k][..]
static void product(float *y, const float *x, int step, const float *w, const float *b, int k, int n) {
	enum { V = WIDTH / 16, N = 3 };
	int t = 0;
	for (; t < n; t += N) {
		int m = n - t < N ? n - t : N;
		v16 a[N][V];
		for (int i = 0; i < N; i++) for (int v = 0; v < V; v++) a[i][v] = *(v16 *)(b + 16 * v);
		const float *p0 = x + t * step, *p1 = m > 1 ? p0 + step : p0, *p2 = m > 2 ? p1 + step : p0;
		for (int i = 0; i < k; i++) {
			const float *q = w + i * WIDTH;
			for (int v = 0; v < V; v++) { v16 u = *(v16 *)(q + 16 * v); a[0][v] += u * p0[i]; a[1][v] += u * p1[i]; a[2][v] += u * p2[i]; }
		}
		for (int i = 0; i < m; i++) for (int v = 0; v < V; v++) *(v16 *)(y + (t + i) * WIDTH + 16 * v) = a[i][v];
	}
}

// outer: g[k][..] += sum over t of x[t*step + k] * d[t][..]
static void outer(float *g, const float *x, int step, const float *d, int k, int n) {
	enum { V = WIDTH / 16, N = 4 };
	for (int i = 0; i < k; i += N) {
		v16 a[N][V];
		for (int j = 0; j < N; j++) for (int v = 0; v < V; v++) a[j][v] = *(v16 *)(g + (i + j) * WIDTH + 16 * v);
		for (int t = 0; t < n; t++) {
			const float *p = x + t * step + i;
			for (int v = 0; v < V; v++) { v16 u = *(v16 *)(d + t * WIDTH + 16 * v); for (int j = 0; j < N; j++) a[j][v] += u * p[j]; }
		}
		for (int j = 0; j < N; j++) for (int v = 0; v < V; v++) *(v16 *)(g + (i + j) * WIDTH + 16 * v) = a[j][v];
	}
}

// back: dx[t*step + k] += sum over o of d[t][o] * turned[o][k]
static void back(float *dx, int step, const float *d, const float *w, int k, int n) {
	for (int t = 0; t < n; t += 2) {
		int two = t + 1 < n;
		const float *d0 = d + t * WIDTH, *d1 = two ? d0 + WIDTH : d0;
		for (int i = 0; i < k; i += 80 < k && k % 80 == 0 ? 80 : 96) {
			int V = (k % 80 == 0 ? 80 : 96) / 16;
			v16 a[6], b[6];
			for (int v = 0; v < V; v++) a[v] = b[v] = (v16){0};
			for (int o = 0; o < WIDTH; o++) { const float *q = w + o * k + i; for (int v = 0; v < V; v++) { v16 u = *(v16 *)(q + 16 * v); a[v] += u * d0[o]; b[v] += u * d1[o]; } }
			float *y = dx + t * step + i;
			for (int v = 0; v < V; v++) *(v16 *)(y + 16 * v) += a[v];
			if (two) for (int v = 0; v < V; v++) *(v16 *)(y + step + 16 * v) += b[v];
		}
	}
}

static const float drop_rate = 0.15f, drop_in = 0.08f;

static inline float kept(uint64_t *s, float rate) { return unit(s) < rate ? 0 : 1 / (1 - rate); }

// forward computes the scores of the tags. With learning, parts of what is seen are left out.
static void forward(worker *w, const uint32_t *rows, int n, int learning) {
	memset(w->x, 0, EDGES * DIM * 4); memset(w->x + (n + EDGES) * DIM, 0, EDGES * DIM * 4);
	float mean[DIM] = {0};
	for (int t = 0; t < n; t++) {
		float *x = w->x + (t + EDGES) * DIM; const uint32_t *r = rows + t * FEATURES; float *k = w->keep + 4 * t;
		k[0] = k[1] = k[2] = k[3] = 1;
		// Now and then the word is forgotten with its first letters, its spelling, or what the lexicon says.
		if (learning) { k[0] = unit(&w->seed) > 0.35f; k[1] = unit(&w->seed) > 0.15f; k[2] = unit(&w->seed) > 0.12f; k[3] = unit(&w->seed) > 0.3f; }
		v16 a[DIM / 16]; for (int v = 0; v < DIM / 16; v++) a[v] = (v16){0};
		for (int f = 0; f < FEATURES; f++) {
			if (!r[f] || !(f < 2 ? k[0] : f < 6 ? k[1] : f >= 7 && f < 10 ? k[2] : f == 11 ? k[3] : 1)) continue;
			const float *q = table + (size_t)r[f] * DIM;
			for (int v = 0; v < DIM / 16; v++) a[v] += *(v16 *)(q + 16 * v);
		}
		memcpy(x, a, sizeof a);
		for (int i = 0; i < DIM; i++) {
			x[i] = fminf(edge, fmaxf(-edge, x[i]));
			if (rounds) x[i] = rintf(x[i] * (64 / edge)) * (edge / 64);
			mean[i] += x[i];
		}
	}
	float b[WIDTH];
	memcpy(b, used + B0, sizeof b);
	for (int i = 0; i < DIM; i++) { mean[i] /= n; for (int o = 0; o < WIDTH; o++) b[o] += mean[i] * used[WHOLE + i * WIDTH + o]; }
	if (learning) for (int i = 0; i < n * DIM; i++) w->x[EDGES * DIM + i] *= kept(&w->seed, drop_in);
	for (int l = 0; l < LAYERS; l++) {
		float *y = w->h[l]; int side = window[l] / 2;
		memset(y, 0, EDGES * WIDTH * 4); memset(y + (n + EDGES) * WIDTH, 0, EDGES * WIDTH * 4);
		y += EDGES * WIDTH;
		if (l == 0) product(y, w->x + (EDGES - side) * DIM, DIM, used + W0, b, K0, n);
		else product(y, w->h[l - 1] + (EDGES - side) * WIDTH, WIDTH, used + wat[l], used + bat[l], inputs[l], n);
		for (int i = 0; i < n * WIDTH; i++) {
			y[i] = fminf(top, fmaxf(0, y[i]));
			if (rounds) y[i] = rintf(y[i] * (127 / top)) * (top / 127);
		}
		if (learning) { // the values that are held to top pass no gradient; nor do those that are left out
			float *d = w->dh[l];
			for (int i = 0; i < n * WIDTH; i++) { float k = kept(&w->seed, drop_rate); d[i] = y[i] > 0 && y[i] < top ? k : 0; y[i] *= k; }
		}
	}
	const float *y = w->h[LAYERS - 1] + EDGES * WIDTH;
	for (int t = 0; t < n; t++) {
		v16 a = *(v16 *)(used + OUTB);
		for (int i = 0; i < WIDTH; i++) a += *(v16 *)(used + OUT + i * WIDE) * y[t * WIDTH + i];
		*(v16 *)(w->z + t * WIDE) = a;
	}
}

// learn goes forward and back through an example.
static void learn(worker *w, const part *p, const example *e) {
	int n = e->length; const uint32_t *rows = p->rows + (size_t)e->start * FEATURES; const int8_t *tags = p->tags + e->start;
	forward(w, rows, n, 1);
	float *g = w->grad, *y = w->h[LAYERS - 1] + EDGES * WIDTH;
	static __thread float dtop[(LONGEST + 2 * EDGES) * WIDTH];
	memset(dtop, 0, (n + 2 * EDGES) * WIDTH * 4);
	for (int t = 0; t < n; t++) {
		float *z = w->z + t * WIDE, dz[WIDE] = {0}, most = z[0], sum = 0; int tag = tags[t];
		if (tag == -1) continue;
		for (int k = 1; k < TAGS; k++) most = fmaxf(most, z[k]);
		for (int k = 0; k < TAGS; k++) sum += z[k] = expf(z[k] - most);
		for (int k = 0; k < TAGS; k++) z[k] /= sum;
		if (tag == -2) {
			float q = fminf(z[0], 0.999f), f = 0.4f / (1 - q) * q;
			for (int k = 0; k < TAGS; k++) dz[k] = f * ((k == 0) - z[k]);
		} else {
			float f = tag == 0 ? sets[e->set].outside : 1;
			for (int k = 0; k < TAGS; k++) dz[k] = f * (z[k] - (k == tag));
			w->loss -= logf(fmaxf(z[tag], 1e-9f)); w->tokens++;
		}
		v16 d = *(v16 *)dz;
		*(v16 *)(g + OUTB) += d;
		for (int i = 0; i < WIDTH; i++) {
			*(v16 *)(g + OUT + i * WIDE) += d * y[t * WIDTH + i];
			v16 u = d * *(v16 *)(used + OUT + i * WIDE); float s = 0;
			for (int k = 0; k < WIDE; k++) s += u[k];
			dtop[(t + EDGES) * WIDTH + i] = s;
		}
	}
	float *d = dtop;
	static __thread float below[(LONGEST + 2 * EDGES) * WIDTH];
	for (int l = LAYERS - 1; l >= 0; l--) {
		float *dd = d + EDGES * WIDTH; int side = window[l] / 2;
		for (int i = 0; i < n * WIDTH; i++) dd[i] *= w->dh[l][i];
		for (int t = 0; t < n; t++) for (int o = 0; o < WIDTH; o++) g[bat[l] + o] += dd[t * WIDTH + o];
		if (l > 0) {
			outer(g + wat[l], w->h[l - 1] + (EDGES - side) * WIDTH, WIDTH, dd, inputs[l], n);
			float *next = d == dtop ? below : dtop;
			memset(next, 0, (n + 2 * EDGES) * WIDTH * 4);
			back(next + (EDGES - side) * WIDTH, WIDTH, dd, turned + wat[l], inputs[l], n);
			d = next;
		} else {
			outer(g + W0, w->x + (EDGES - side) * DIM, DIM, dd, K0, n);
			memset(w->dx, 0, (n + 2 * EDGES) * DIM * 4);
			back(w->dx + (EDGES - side) * DIM, DIM, dd, turned + W0, K0, n);
			float sum[WIDTH] = {0}, mean[DIM] = {0}, dm[DIM];
			for (int t = 0; t < n; t++) for (int o = 0; o < WIDTH; o++) sum[o] += dd[t * WIDTH + o];
			for (int t = 0; t < n; t++) for (int i = 0; i < DIM; i++) mean[i] += w->x[(t + EDGES) * DIM + i] / n;
			for (int i = 0; i < DIM; i++) {
				dm[i] = 0;
				for (int o = 0; o < WIDTH; o++) { g[WHOLE + i * WIDTH + o] += mean[i] * sum[o]; dm[i] += used[WHOLE + i * WIDTH + o] * sum[o]; }
				dm[i] /= n;
			}
			for (int t = 0; t < n; t++) {
				float *dx = w->dx + (t + EDGES) * DIM; const float *x = w->x + (t + EDGES) * DIM, *k = w->keep + 4 * t; const uint32_t *r = rows + t * FEATURES;
				for (int i = 0; i < DIM; i++) dx[i] = fabsf(x[i]) >= edge ? 0 : (x[i] == 0 ? 0 : dx[i]) + dm[i];
				for (int f = 0; f < FEATURES; f++) {
					if (!r[f] || !(f < 2 ? k[0] : f < 6 ? k[1] : f >= 7 && f < 10 ? k[2] : f == 11 ? k[3] : 1)) continue;
					float *q = table + (size_t)r[f] * DIM, *s = table_sq + (size_t)r[f] * DIM;
					for (int i = 0; i < DIM; i++) { s[i] += dx[i] * dx[i]; q[i] -= rate_rows * dx[i] / sqrtf(s[i] + 1e-6f); }
				}
			}
		}
	}
}

// ---- threads

enum { MOST_THREADS = 8 };
static worker *workers[MOST_THREADS];
static int threads = 2;
static const part *job; static const int *job_ids; static int job_n, job_next;
static pthread_barrier_t barrier;
static int quit;

static void work(worker *w) { for (int i; (i = __sync_fetch_and_add(&job_next, 1)) < job_n;) learn(w, job, &job->x[job_ids[i]]); }
static void *thread(void *a) { for (;;) { pthread_barrier_wait(&barrier); if (quit) return 0; work(a); pthread_barrier_wait(&barrier); } }

static long steps;
static void batch(const part *p, const int *ids, int n) {
	job = p; job_ids = ids; job_n = n; job_next = 0;
	prepare();
	long before = 0, after = 0;
	for (int i = 0; i < threads; i++) before += workers[i]->tokens;
	if (threads > 1) pthread_barrier_wait(&barrier);
	work(workers[0]);
	if (threads > 1) pthread_barrier_wait(&barrier);
	for (int i = 0; i < threads; i++) after += workers[i]->tokens;
	steps++;
	float f = 1.0f / (after - before + 1), c1 = 1 - powf(0.9f, steps), c2 = 1 - powf(0.99f, steps);
	for (int i = 0; i < DENSE; i++) {
		float g = 0;
		for (int t = 0; t < threads; t++) { g += workers[t]->grad[i]; workers[t]->grad[i] = 0; }
		g *= f;
		dense_m[i] = 0.9f * dense_m[i] + 0.1f * g; dense_v[i] = 0.99f * dense_v[i] + 0.01f * g * g;
		dense[i] -= rate_dense * (dense_m[i] / c1) / (sqrtf(dense_v[i] / c2) + 1e-8f);
	}
}

// ---- figures

static void look(const part *p) {
	static long count[MOST_SETS][KINDS][3];
	memset(count, 0, sizeof count);
	prepare();
	for (int e = 0; e < p->n; e++) {
		example *x = &p->x[e]; forward(workers[0], p->rows + (size_t)x->start * FEATURES, x->length, 0);
		int ends[2][LONGEST + 1] = {{0}}, kinds[2][LONGEST + 1]; // by start
		for (int side = 0; side < 2; side++) {
			int cur = -1, kind = -1;
			for (int t = 0; t < x->length; t++) {
				int gold = p->tags[x->start + t], tag = gold > 0 ? gold : 0;
				if (side) { float *z = workers[0]->z + t * WIDE; tag = 0; for (int k = 1; k < TAGS; k++) if (z[k] > z[tag]) tag = k; if (gold == -1) tag = 0; }
				int k = tag ? (tag - 1) / 2 : -1;
				if (tag && (tag % 2 || cur < 0 || k != kind)) { cur = t; kind = k; ends[side][cur] = t + 1; kinds[side][cur] = k; }
				else if (tag) ends[side][cur] = t + 1;
				else cur = -1;
			}
		}
		for (int t = 0; t < x->length; t++) {
			int a = ends[0][t], b = ends[1][t];
			if (a && a == b && kinds[0][t] == kinds[1][t]) count[x->set][kinds[0][t]][0]++;
			else { if (b) count[x->set][kinds[1][t]][1]++; if (a) count[x->set][kinds[0][t]][2]++; }
		}
	}
#define F(a, b, c) ((a) ? 2.0 * (a) / (2.0 * (a) + (b) + (c)) : 0)
	long all[2][KINDS][3] = {{{0}}}; double macro = 0; int real = 0;
	for (int s = 0; s < set_count; s++) {
		int made = !strncmp(sets[s].name, "made", 4); long three[3] = {0}, some = 0;
		for (int k = 0; k < KINDS; k++) for (int i = 0; i < 3; i++) { all[made][k][i] += count[s][k][i]; some += count[s][k][i]; if (k < 3) three[i] += count[s][k][i]; }
		if (!some) continue;
		if (!made) { macro += F(three[0], three[1], three[2]); real++; }
		printf("%s %.2f/%.2f/%.2f=%.3f ", sets[s].name, F(count[s][0][0], count[s][0][1], count[s][0][2]), F(count[s][1][0], count[s][1][1], count[s][1][2]), F(count[s][2][0], count[s][2][1], count[s][2][2]), F(three[0], three[1], three[2]));
	}
	for (int made = 0; made < 2; made++) {
		long three[3] = {0};
		printf("\n%s", made ? "made" : "real");
		for (int k = 0; k < KINDS; k++) { printf(" %.3f", F(all[made][k][0], all[made][k][1], all[made][k][2])); if (k < 3) for (int i = 0; i < 3; i++) three[i] += all[made][k][i]; }
		printf(" three %.4f", F(three[0], three[1], three[2]));
	}
	printf(" macro %.4f\n", macro / real); fflush(stdout);
}

// write_weights writes the vectors and the rest as they were learned.
static void write_weights(const char *path) {
	FILE *f = fopen(path, "wb");
	if (!f) { perror(path); exit(1); }
	int32_t head[6] = {ROWS, FEATURES, DIM, WIDTH, TAGS, DENSE};
	fwrite(head, 4, 6, f); fwrite(table, 4, (size_t)ROWS * DIM, f); fwrite(dense, 4, DENSE, f);
	fclose(f);
}

int main(int argc, char **argv) {
	if (argc < 4) { fprintf(stderr, "learn FOLDER WEIGHTS PASSES [THREADS]\n"); return 2; }
	int passes = atoi(argv[3]); if (argc > 4) threads = atoi(argv[4]);
	char path[4096], line[256]; snprintf(path, sizeof path, "%s/sets", argv[1]);
	FILE *f = fopen(path, "r"); if (!f) { perror(path); return 1; }
	while (fgets(line, sizeof line, f)) { sscanf(line, "%63s %d %f", sets[set_count].name, &sets[set_count].each, &sets[set_count].outside); set_count++; }
	fclose(f);
	part train = read_part(argv[1], "train"), dev = read_part(argv[1], "dev");
	uint64_t seed = 88172645463325252ull;
	table = zeros((size_t)ROWS * DIM * 4); table_sq = zeros((size_t)ROWS * DIM * 4);
	for (size_t i = DIM; i < (size_t)ROWS * DIM; i++) { table[i] = (unit(&seed) - 0.5f) * 0.2f; table_sq[i] = 0.1f; }
	dense = zeros(DENSE * 4); dense_m = zeros(DENSE * 4); dense_v = zeros(DENSE * 4); used = zeros(DENSE * 4); turned = zeros(DENSE * 4);
	for (int l = 0; l < LAYERS; l++) { float s = sqrtf(6.0f / inputs[l]); for (int i = 0; i < inputs[l] * WIDTH; i++) dense[wat[l] + i] = (unit(&seed) * 2 - 1) * s; for (int o = 0; o < WIDTH; o++) dense[bat[l] + o] = 0.1f; }
	for (int i = 0; i < WIDTH * WIDE; i++) dense[OUT + i] = i % WIDE < TAGS ? (unit(&seed) * 2 - 1) * 0.1f : 0;
	for (int i = 0; i < threads; i++) { workers[i] = zeros(sizeof(worker)); workers[i]->grad = zeros(DENSE * 4); workers[i]->seed = 1234567 + 7919 * i; }
	pthread_barrier_init(&barrier, 0, threads);
	for (int i = 1; i < threads; i++) { pthread_t t; pthread_create(&t, 0, thread, workers[i]); }
	int *order = malloc(train.n * sizeof *order), *ids = malloc(train.n * sizeof *ids); double start = now();
	long step = 0, total = 0;
	for (int pass = 0; pass < passes; pass++) {
		for (int i = 0; i < train.n; i++) order[i] = i;
		for (int i = train.n - 1; i > 0; i--) { int k = draw(&seed) % (i + 1), o = order[i]; order[i] = order[k]; order[k] = o; }
		int seen[MOST_SETS] = {0}, n = 0;
		for (int i = 0; i < train.n; i++) { int s = train.x[order[i]].set; if (seen[s]++ < sets[s].each) ids[n++] = order[i]; }
		if (!total) total = (long)passes * ((n + BATCH - 1) / BATCH);
		rounds = pass == passes - 1;
		for (int i = 0; i < n; i += BATCH) {
			float rate = fmaxf(0.01f, 1 - (float)step / total) * fminf(1, (step + 1) / 300.0f);
			rate_rows = 0.08f * rate; rate_dense = 0.002f * rate;
			batch(&train, ids + i, n - i < BATCH ? n - i : BATCH); step++;
			if (step % 500 == 0) { double l = 0; long t = 0; for (int k = 0; k < threads; k++) { l += workers[k]->loss; t += workers[k]->tokens; workers[k]->loss = 0; workers[k]->tokens = 0; } printf("pass %d, %d of %d, loss %.4f, %.0f s\n", pass + 1, i, n, l / t, now() - start); fflush(stdout); }
		}
		look(&dev); write_weights(argv[2]);
	}
	quit = 1; if (threads > 1) pthread_barrier_wait(&barrier);
	return 0;
}

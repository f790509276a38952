package main

import (
	"strings"
	"testing"
)

// typed are tables with a column of each type that pseudonyms may have no room in, with values at the ends of their ranges.
var typed = map[string]string{
	"postgres": `CREATE TYPE mood AS ENUM ('sad', 'ok');
		CREATE TABLE one (id smallint PRIMARY KEY, mid int UNIQUE NOT NULL, big bigint UNIQUE NOT NULL, dec numeric(5,2) UNIQUE NOT NULL,
			part numeric(3,3) UNIQUE NOT NULL, c char(6) NOT NULL, v varchar(8) UNIQUE NOT NULL, u uuid UNIQUE NOT NULL, ip inet UNIQUE NOT NULL, net cidr NOT NULL,
			j jsonb NOT NULL, arr int2[] NOT NULL, texts text[] NOT NULL, e mood NOT NULL, b bytea NOT NULL, tz timestamptz NOT NULL, t timestamp NOT NULL, d date NOT NULL,
			tt timetz NOT NULL, i interval NOT NULL, o oid NOT NULL, bits bit(4) NOT NULL, twice int GENERATED ALWAYS AS (id::int * 2) STORED);
		CREATE TABLE two (one_id bigint NOT NULL REFERENCES one);
		INSERT INTO one SELECT 30000 + n * 4, 2147000000 + n * 17, 9223372036854775807 - n, 500 + n * 0.5, n * 0.001, 'A' || n, 'VIP' || 10000 + n,
			md5(n::text)::uuid, ('10.1.' || n % 250 || '.' || 1 + n % 200)::inet, ('10.' || n % 200 || '.0.0/16')::cidr, '{"a": 1}', ARRAY[30000 + n, -n]::int2[],
			ARRAY['a b', 'c"d'], (ARRAY['sad', 'ok'])[1 + n % 2]::mood, decode(lpad(to_hex(n), 8, '0'), 'hex'), timestamptz '2026-01-01' + n * interval '1 hour',
			timestamp '2026-01-01' + n * interval '1 hour', date '1985-01-01' + n, '12:00:00+02', n * interval '26 hours', 4294000000 + n, B'1010'
			FROM generate_series(1, 600) n;
		INSERT INTO two SELECT id FROM one`,
	"mysql": `CREATE TABLE one (id smallint PRIMARY KEY, mid mediumint unsigned UNIQUE NOT NULL, big bigint unsigned UNIQUE NOT NULL, num int unsigned UNIQUE NOT NULL,
			dec_ decimal(5,2) UNIQUE NOT NULL, part decimal(3,3) unsigned UNIQUE NOT NULL, c char(6) NOT NULL, v varchar(8) UNIQUE NOT NULL, u uuid UNIQUE NOT NULL,
			ip inet6 UNIQUE NOT NULL, j json NOT NULL, e enum('sad','ok') NOT NULL, s set('a','b') NOT NULL, b varbinary(8) NOT NULL, ts timestamp NOT NULL, dt datetime NOT NULL,
			d date NOT NULL, t time NOT NULL, y year NOT NULL, tiny tinyint NOT NULL, twice int GENERATED ALWAYS AS (id * 2) STORED);
		CREATE TABLE two (one_id smallint NOT NULL, FOREIGN KEY (one_id) REFERENCES one(id));
		INSERT INTO one (id, mid, big, num, dec_, part, c, v, u, ip, j, e, s, b, ts, dt, d, t, y, tiny) SELECT 30000 + seq * 4, 16777000 - seq, 18446744073709551615 - seq,
			4294967295 - seq, 500 + seq / 2, seq / 1000, concat('A', seq), concat('VIP', 10000 + seq), concat('12345678-1234-4234-8234-', lpad(hex(seq), 12, '0')), concat('fe80::', hex(seq)), '{"a": 1}', elt(1 + seq % 2, 'sad', 'ok'),
			elt(1 + seq % 2, 'a', 'a,b'), char(seq % 256, 1), '2037-01-01' + INTERVAL seq HOUR, '2026-01-01' + INTERVAL seq HOUR, '1985-01-01' + INTERVAL seq DAY,
			sec_to_time(seq * 4000), 2000 + seq % 150, 27 + seq % 100 FROM seq_1_to_600;
		INSERT INTO two SELECT id FROM one`,
}

// TestServerTypes holds that pseudonyms fit the types of columns: they stay apart, joins hold, and none is nothing.
func TestServerTypes(t *testing.T) {
	keys := map[string]string{"postgres": "id mid big dec part v u ip", "mysql": "id mid big num dec_ part v u ip"}
	servers(t, func(t *testing.T, s *server) {
		s.create(t, "types")
		for text := range strings.SplitSeq(typed[s.scheme], ";\n") {
			s.exec(t, "types", text)
		}
		for name, policy := range map[string]string{"whole": `{"columns":{"*":{"operator":"pseudonym","keyRef":"main"}}}`,
			"fpe": `{"columns":{"id":{"operator":"keep"},"one_id":{"operator":"keep"},"*":{"operator":"fpe","keyRef":"main"}},"absent":"allow"}`, "usual": `{}`} {
			s.create(t, name)
			r := start([]string{"copy", "-policy", write(t, t.TempDir(), "policy.json", policy), s.address("types"), s.address(name)}, "PRIVET_KEY_MAIN="+testKey)
			if r.status != exitDone {
				if name != "fpe" { // whose values of small shapes are tokens
					t.Errorf("%s: status %d: %s", name, r.status, r.err)
				}
				continue
			}
			for _, key := range strings.Fields(keys[s.scheme]) {
				if got := s.answers(t, name, "SELECT count(DISTINCT "+key+") FROM one")[0]; got != "600" {
					t.Errorf("%s: %s has %s values", name, key, got)
				}
			}
			for query, want := range map[string]string{"SELECT count(*) FROM one WHERE id = 0 OR mid = 0 OR twice <> id * 2.0": "0",
				"SELECT count(*) FROM one JOIN two ON id = one_id": "600"} {
				if got := s.answers(t, name, query)[0]; got != want {
					t.Errorf("%s: %s: %s", name, query, got)
				}
			}
		}
		if got := s.answers(t, "whole", "SELECT * FROM one ORDER BY id LIMIT 1"); len(got) == 1 {
			t.Log(got[0])
		}
	})
}

// testKey is a key of pseudonyms.
const testKey = "f3d9c67202707b13f68d449e32d4dcaab05684180cb9c86c9868d89799a6b48c"

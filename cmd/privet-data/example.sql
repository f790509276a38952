-- People, orders and keys, all made up.
CREATE TABLE customers (
  customer_id INTEGER PRIMARY KEY,
  full_name TEXT NOT NULL,
  email TEXT UNIQUE,
  date_of_birth DATE,
  city TEXT
);
CREATE TABLE orders (
  order_no INTEGER PRIMARY KEY,
  customer INTEGER NOT NULL REFERENCES customers(customer_id),
  ordered_on DATE NOT NULL,
  total REAL NOT NULL CHECK (total >= 0),
  note TEXT
);
CREATE VIEW totals AS SELECT c.full_name, sum(o.total) AS total FROM orders o JOIN customers c ON c.customer_id = o.customer GROUP BY c.customer_id;
INSERT INTO customers VALUES (71013, 'Anneke Verhoeven', 'anneke.verhoeven0@mailbox.example', '1948-01-01', 'Leiden');
INSERT INTO customers VALUES (71042, 'Tobiah Marchetti', 'tobiah.marchetti1@mailbox.example', '1950-02-06', 'Ghent');
INSERT INTO customers VALUES (71071, 'Marisol Bianchi', 'marisol.bianchi2@mailbox.example', '1952-03-11', 'Porto');
INSERT INTO customers VALUES (71100, 'Dragan Adeyemi', 'dragan.adeyemi3@mailbox.example', '1954-04-16', 'Turku');
INSERT INTO customers VALUES (71129, 'Yewande Oduya', 'yewande.oduya4@mailbox.example', '1956-05-21', 'Lucca');
INSERT INTO customers VALUES (71158, 'Sorcha Nowicka', 'sorcha.nowicka5@mailbox.example', '1958-06-26', 'Leiden');
INSERT INTO customers VALUES (71187, 'Leopold Petrovic', 'leopold.petrovic6@mailbox.example', '1960-07-03', 'Ghent');
INSERT INTO customers VALUES (71216, 'Ingrid Fairweather', 'ingrid.fairweather7@mailbox.example', '1962-08-08', 'Porto');
INSERT INTO customers VALUES (71245, 'Matteo Sorensen', 'matteo.sorensen8@mailbox.example', '1964-09-13', 'Turku');
INSERT INTO customers VALUES (71274, 'Zofia Gallagher', 'zofia.gallagher9@mailbox.example', '1966-10-18', 'Lucca');
INSERT INTO customers VALUES (71303, 'Callum Verhoeven', 'callum.verhoeven10@mailbox.example', '1968-11-23', 'Leiden');
INSERT INTO customers VALUES (71332, 'Beatriz Marchetti', 'beatriz.marchetti11@mailbox.example', '1970-12-28', 'Ghent');
INSERT INTO customers VALUES (71361, 'Anneke Bianchi', 'anneke.bianchi12@mailbox.example', '1972-01-05', 'Porto');
INSERT INTO customers VALUES (71390, 'Tobiah Adeyemi', 'tobiah.adeyemi13@mailbox.example', '1974-02-10', 'Turku');
INSERT INTO customers VALUES (71419, 'Marisol Oduya', 'marisol.oduya14@mailbox.example', '1976-03-15', 'Lucca');
INSERT INTO customers VALUES (71448, 'Dragan Nowicka', 'dragan.nowicka15@mailbox.example', '1978-04-20', 'Leiden');
INSERT INTO customers VALUES (71477, 'Yewande Petrovic', 'yewande.petrovic16@mailbox.example', '1980-05-25', 'Ghent');
INSERT INTO customers VALUES (71506, 'Sorcha Fairweather', 'sorcha.fairweather17@mailbox.example', '1982-06-02', 'Porto');
INSERT INTO customers VALUES (71535, 'Leopold Sorensen', 'leopold.sorensen18@mailbox.example', '1984-07-07', 'Turku');
INSERT INTO customers VALUES (71564, 'Ingrid Gallagher', 'ingrid.gallagher19@mailbox.example', '1986-08-12', 'Lucca');
INSERT INTO customers VALUES (71593, 'Matteo Verhoeven', 'matteo.verhoeven20@mailbox.example', '1988-09-17', 'Leiden');
INSERT INTO customers VALUES (71622, 'Zofia Marchetti', 'zofia.marchetti21@mailbox.example', '1990-10-22', 'Ghent');
INSERT INTO customers VALUES (71651, 'Callum Bianchi', 'callum.bianchi22@mailbox.example', '1992-11-27', 'Porto');
INSERT INTO customers VALUES (71680, 'Beatriz Adeyemi', 'beatriz.adeyemi23@mailbox.example', '1994-12-04', 'Turku');
INSERT INTO orders VALUES (1, 71013, '2026-01-01', 9.50, NULL);
INSERT INTO orders VALUES (2, 71332, '2026-02-04', 12.75, NULL);
INSERT INTO orders VALUES (3, 71651, '2026-03-07', 16.00, NULL);
INSERT INTO orders VALUES (4, 71274, '2026-04-10', 19.25, 'Please call Zofia Gallagher before delivery, +44 20 7946 0103.');
INSERT INTO orders VALUES (5, 71593, '2026-05-13', 22.50, NULL);
INSERT INTO orders VALUES (6, 71216, '2026-06-16', 25.75, NULL);
INSERT INTO orders VALUES (7, 71535, '2026-07-19', 29.00, NULL);
INSERT INTO orders VALUES (8, 71158, '2026-08-22', 32.25, 'Leave at the door.');
INSERT INTO orders VALUES (9, 71477, '2026-09-25', 35.50, NULL);
INSERT INTO orders VALUES (10, 71100, '2026-01-28', 38.75, NULL);
INSERT INTO orders VALUES (11, 71419, '2026-02-03', 42.00, NULL);
INSERT INTO orders VALUES (12, 71042, '2026-03-06', 45.25, NULL);
INSERT INTO orders VALUES (13, 71361, '2026-04-09', 48.50, NULL);
INSERT INTO orders VALUES (14, 71680, '2026-05-12', 51.75, 'Please call Beatriz Adeyemi before delivery, +44 20 7946 0113.');
INSERT INTO orders VALUES (15, 71303, '2026-06-15', 55.00, NULL);
INSERT INTO orders VALUES (16, 71622, '2026-07-18', 58.25, NULL);
INSERT INTO orders VALUES (17, 71245, '2026-08-21', 61.50, NULL);
INSERT INTO orders VALUES (18, 71564, '2026-09-24', 64.75, 'Leave at the door.');
INSERT INTO orders VALUES (19, 71187, '2026-01-27', 68.00, NULL);
INSERT INTO orders VALUES (20, 71506, '2026-02-02', 71.25, NULL);
INSERT INTO orders VALUES (21, 71129, '2026-03-05', 74.50, NULL);
INSERT INTO orders VALUES (22, 71448, '2026-04-08', 77.75, NULL);
INSERT INTO orders VALUES (23, 71071, '2026-05-11', 81.00, NULL);
INSERT INTO orders VALUES (24, 71390, '2026-06-14', 84.25, 'Please call Tobiah Adeyemi before delivery, +44 20 7946 0123.');
INSERT INTO orders VALUES (25, 71013, '2026-07-17', 87.50, NULL);
INSERT INTO orders VALUES (26, 71332, '2026-08-20', 90.75, NULL);
INSERT INTO orders VALUES (27, 71651, '2026-09-23', 94.00, NULL);
INSERT INTO orders VALUES (28, 71274, '2026-01-26', 97.25, 'Leave at the door.');
INSERT INTO orders VALUES (29, 71593, '2026-02-01', 100.50, NULL);
INSERT INTO orders VALUES (30, 71216, '2026-03-04', 103.75, NULL);
INSERT INTO orders VALUES (31, 71535, '2026-04-07', 107.00, NULL);
INSERT INTO orders VALUES (32, 71158, '2026-05-10', 110.25, NULL);
INSERT INTO orders VALUES (33, 71477, '2026-06-13', 113.50, NULL);
INSERT INTO orders VALUES (34, 71100, '2026-07-16', 116.75, 'Please call Dragan Adeyemi before delivery, +44 20 7946 0133.');
INSERT INTO orders VALUES (35, 71419, '2026-08-19', 120.00, NULL);
INSERT INTO orders VALUES (36, 71042, '2026-09-22', 123.25, NULL);
INSERT INTO orders VALUES (37, 71361, '2026-01-25', 126.50, NULL);
INSERT INTO orders VALUES (38, 71680, '2026-02-28', 129.75, 'Leave at the door.');
INSERT INTO orders VALUES (39, 71303, '2026-03-03', 133.00, NULL);
INSERT INTO orders VALUES (40, 71622, '2026-04-06', 136.25, NULL);
INSERT INTO orders VALUES (41, 71245, '2026-05-09', 139.50, NULL);
INSERT INTO orders VALUES (42, 71564, '2026-06-12', 142.75, NULL);
INSERT INTO orders VALUES (43, 71187, '2026-07-15', 146.00, NULL);
INSERT INTO orders VALUES (44, 71506, '2026-08-18', 149.25, 'Please call Sorcha Fairweather before delivery, +44 20 7946 0143.');
INSERT INTO orders VALUES (45, 71129, '2026-09-21', 152.50, NULL);
INSERT INTO orders VALUES (46, 71448, '2026-01-24', 155.75, NULL);
INSERT INTO orders VALUES (47, 71071, '2026-02-27', 159.00, NULL);
INSERT INTO orders VALUES (48, 71390, '2026-03-02', 162.25, 'Leave at the door.');
INSERT INTO orders VALUES (49, 71013, '2026-04-05', 165.50, NULL);
INSERT INTO orders VALUES (50, 71332, '2026-05-08', 168.75, NULL);
INSERT INTO orders VALUES (51, 71651, '2026-06-11', 172.00, NULL);
INSERT INTO orders VALUES (52, 71274, '2026-07-14', 175.25, NULL);
INSERT INTO orders VALUES (53, 71593, '2026-08-17', 178.50, NULL);
INSERT INTO orders VALUES (54, 71216, '2026-09-20', 181.75, 'Please call Ingrid Fairweather before delivery, +44 20 7946 0153.');
INSERT INTO orders VALUES (55, 71535, '2026-01-23', 185.00, NULL);
INSERT INTO orders VALUES (56, 71158, '2026-02-26', 188.25, NULL);
INSERT INTO orders VALUES (57, 71477, '2026-03-01', 191.50, NULL);
INSERT INTO orders VALUES (58, 71100, '2026-04-04', 194.75, 'Leave at the door.');
INSERT INTO orders VALUES (59, 71419, '2026-05-07', 198.00, NULL);
INSERT INTO orders VALUES (60, 71042, '2026-06-10', 201.25, NULL);

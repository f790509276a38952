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
-- An order of each customer in turn; every tenth has a note that names somebody.
INSERT INTO orders
  WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 60)
  SELECT n, c.customer_id, date('2026-01-01', (n * 31 % 270) || ' days'), 9.5 + n * 3.25,
    CASE n % 10 WHEN 4 THEN 'Please call ' || c.full_name || ' before delivery, +44 20 7946 01' || printf('%02d', n) || '.' WHEN 8 THEN 'Leave at the door.' END
  FROM numbers JOIN customers c ON c.customer_id = 71013 + n * 7 % 24 * 29;

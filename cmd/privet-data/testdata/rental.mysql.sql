-- A shop that lends films, with what MariaDB and MySQL have of types, keys and parts of a schema. A line with / alone ends a statement.
CREATE TABLE actor (actor_id smallint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, first_name varchar(45) NOT NULL, last_name varchar(45) NOT NULL, KEY (last_name))
/
CREATE TABLE film (
  film_id int NOT NULL AUTO_INCREMENT PRIMARY KEY, title varchar(128) NOT NULL, release_year year, rating enum('G','PG','NC-17') NOT NULL DEFAULT 'G', rental_rate decimal(4,2) NOT NULL DEFAULT 4.99,
  features set('Trailers','Deleted Scenes'), spare json, length time, size double, tall boolean, CHECK (rental_rate >= 0), FULLTEXT KEY (title))
/
CREATE TABLE film_actor (
  film_id int NOT NULL, actor_id smallint unsigned NOT NULL, PRIMARY KEY (film_id, actor_id),
  FOREIGN KEY (film_id) REFERENCES film (film_id) ON DELETE CASCADE, FOREIGN KEY (actor_id) REFERENCES actor (actor_id))
/
CREATE TABLE customer (
  customer_id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY, number varchar(36) CHARACTER SET ascii NOT NULL UNIQUE, full_name varchar(60) NOT NULL, email varchar(100) UNIQUE, born date,
  phone varchar(24), c7 varchar(20) COMMENT 'Passport number', active boolean NOT NULL, made timestamp(3) NOT NULL DEFAULT current_timestamp(3), touched datetime DEFAULT '0000-00-00 00:00:00',
  initials varchar(1) GENERATED ALWAYS AS (left(full_name, 1)) STORED, note text, served_by int, photo blob,
  FOREIGN KEY (served_by) REFERENCES staff (staff_id)) COMMENT 'people who borrow'
/
CREATE TABLE staff (staff_id int NOT NULL PRIMARY KEY, full_name text NOT NULL, manager int, login varchar(40), worked time, FOREIGN KEY (manager) REFERENCES staff (staff_id))
/
CREATE TABLE rental (
  rental_id bigint NOT NULL PRIMARY KEY, customer_number varchar(36) CHARACTER SET ascii NOT NULL, film_id int NOT NULL, rented datetime NOT NULL, returned datetime,
  UNIQUE (customer_number, film_id, rented), FOREIGN KEY (customer_number) REFERENCES customer (number), FOREIGN KEY (film_id) REFERENCES film (film_id))
/
CREATE TABLE payment (payment_id bigint NOT NULL PRIMARY KEY, rental_id bigint NOT NULL, amount decimal(6,2) NOT NULL, paid date NOT NULL, FOREIGN KEY (rental_id) REFERENCES rental (rental_id))
/
CREATE FUNCTION taxed(amount decimal(6,2)) RETURNS decimal(6,2) DETERMINISTIC RETURN amount * 1.21
/
CREATE VIEW best AS SELECT 1 AS placeholder
/
CREATE VIEW turnover AS SELECT c.full_name, c.email, sum(taxed(p.amount)) AS amount FROM customer c JOIN rental r ON r.customer_number = c.number JOIN payment p USING (rental_id) GROUP BY c.customer_id
/
CREATE OR REPLACE VIEW best AS SELECT full_name, amount FROM turnover WHERE amount > 5
/
CREATE PROCEDURE forget(IN which bigint) BEGIN DELETE FROM payment WHERE rental_id = which; DELETE FROM rental WHERE rental_id = which; END
/
CREATE TRIGGER customer_note BEFORE INSERT ON customer FOR EACH ROW SET NEW.note = coalesce(NEW.note, 'none')

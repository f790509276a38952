-- A shop that lends films, with what PostgreSQL has of types, keys and parts of a schema.
CREATE SCHEMA staffing;
CREATE TYPE public.rating AS ENUM ('G', 'PG', 'NC-17');
CREATE DOMAIN public.year AS integer CHECK (VALUE BETWEEN 1901 AND 2155);
CREATE TYPE public.size AS (width integer, height integer);
CREATE SEQUENCE public.actor_seq START 100;
CREATE FUNCTION public.touched() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.touched = now(); RETURN NEW; END $$;
CREATE FUNCTION public.joined(text, text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT CASE WHEN $1 = '' THEN $2 ELSE $1 || ', ' || $2 END $$;
CREATE AGGREGATE public.listed(text) (SFUNC = public.joined, STYPE = text, INITCOND = '');
CREATE TABLE public.actor (actor_id integer DEFAULT nextval('public.actor_seq') PRIMARY KEY, first_name varchar(45) NOT NULL, last_name varchar(45) NOT NULL);
ALTER SEQUENCE public.actor_seq OWNED BY public.actor.actor_id;
CREATE TABLE public.film (
  film_id serial PRIMARY KEY, title text NOT NULL, release_year public.year, rating public.rating NOT NULL DEFAULT 'G', rental_rate numeric(4,2) NOT NULL DEFAULT 4.99,
  features text[], size public.size, words tsvector, spare jsonb, tall boolean, CHECK (rental_rate >= 0));
CREATE TABLE public.film_actor (film_id integer REFERENCES public.film ON DELETE CASCADE, actor_id integer REFERENCES public.actor, PRIMARY KEY (film_id, actor_id));
CREATE TABLE staffing.staff (
  staff_id integer PRIMARY KEY, full_name text NOT NULL, manager integer REFERENCES staffing.staff, login inet, worked interval, photo bytea);
CREATE TABLE public.customer (
  customer_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, number uuid NOT NULL UNIQUE, full_name varchar(60) NOT NULL, email text UNIQUE, born date,
  phone varchar(24), c7 text, active boolean NOT NULL, made timestamptz NOT NULL DEFAULT now(), touched timestamp, initials text GENERATED ALWAYS AS (left(full_name, 1)) STORED,
  note text, served_by integer REFERENCES staffing.staff (staff_id));
COMMENT ON TABLE public.customer IS 'people who borrow';
COMMENT ON COLUMN public.customer.c7 IS 'Passport number';
CREATE TABLE public.rental (
  rental_id bigint PRIMARY KEY, customer_number uuid NOT NULL REFERENCES public.customer (number), film_id integer NOT NULL REFERENCES public.film, rented timestamp NOT NULL,
  returned timestamp, UNIQUE (customer_number, film_id, rented));
CREATE TABLE public.payment (
  payment_id bigint NOT NULL, rental_id bigint NOT NULL REFERENCES public.rental, amount numeric(6,2) NOT NULL, paid date NOT NULL, PRIMARY KEY (payment_id, paid)) PARTITION BY RANGE (paid);
CREATE TABLE public.payment_early PARTITION OF public.payment FOR VALUES FROM (MINVALUE) TO ('2026-03-01');
CREATE TABLE public.payment_late PARTITION OF public.payment FOR VALUES FROM ('2026-03-01') TO (MAXVALUE);
CREATE INDEX rental_by_day ON public.rental (rented, film_id);
CREATE UNIQUE INDEX customer_email ON public.customer (lower(email));
CREATE VIEW public.turnover AS SELECT c.full_name, c.email, sum(p.amount) AS amount, public.listed(DISTINCT f.title) AS films
  FROM public.customer c JOIN public.rental r ON r.customer_number = c.number JOIN public.payment p USING (rental_id) JOIN public.film f USING (film_id) GROUP BY c.customer_id;
CREATE MATERIALIZED VIEW public.lent AS SELECT film_id, count(*) AS times FROM public.rental GROUP BY film_id;
CREATE UNIQUE INDEX lent_film ON public.lent (film_id);
CREATE TRIGGER touch BEFORE UPDATE ON public.customer FOR EACH ROW EXECUTE FUNCTION public.touched();

-- The catalogue of Privet: its records, and the writes that have made it what it is.

-- A write is one change of the catalogue, and the last one is its revision. Who changes the
-- catalogue adds the next number, which one server can do and no other.
CREATE TABLE privet_write (
    number     bigint PRIMARY KEY CHECK (number > 0),
    revision   uuid NOT NULL,
    version    bigint NOT NULL,
    floor      bigint NOT NULL,
    written_at timestamptz NOT NULL DEFAULT now()
);

-- A record as its last write has left it. One without a document was removed by that write;
-- its row stays for a while, for servers that have not heard of it yet.
CREATE TABLE privet_record (
    kind     text NOT NULL CHECK (kind IN ('standard', 'recognizer', 'mapping', 'dataset', 'deleted')),
    id       text NOT NULL,
    version  bigint NOT NULL,
    number   bigint NOT NULL,
    document json,
    PRIMARY KEY (kind, id)
);

CREATE INDEX privet_record_number ON privet_record (number);

-- Uploads that servers have given addresses for. The files stay with the servers that they are sent to.
CREATE TABLE privet_upload (
    id         text PRIMARY KEY,
    owner      text NOT NULL,
    payer      text NOT NULL,
    size       bigint NOT NULL,
    expires_at timestamptz NOT NULL,
    proof      bytea NOT NULL,
    holder     text NOT NULL DEFAULT ''
);

CREATE INDEX privet_upload_payer ON privet_upload (payer);
CREATE INDEX privet_upload_expires ON privet_upload (expires_at);

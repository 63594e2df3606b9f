/** Messages of the built-in outbox. It exists for demonstrations and tests; an installation with gateways keeps nothing here. */
export const sandboxOutboxSchema = /* sql */ `
CREATE TABLE IF NOT EXISTS sandbox_outbox (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  way text NOT NULL CHECK (way IN ('mobile', 'mail')),
  receiver text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL
);
CREATE INDEX IF NOT EXISTS sandbox_outbox_newest ON sandbox_outbox (at DESC);
`

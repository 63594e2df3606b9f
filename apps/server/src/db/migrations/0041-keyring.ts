import type { Migration } from '../migration'

/**
 * Which keys sealed what is here, by their fingerprints: the current one, and while it takes the place of another that one too. The key of
 * look-ups is sealed under each, since what was hashed cannot be hashed anew.
 */
const sql = /* sql */ `
CREATE TABLE keyring (
  fingerprint text PRIMARY KEY,
  look_up_cipher text NOT NULL,
  current boolean NOT NULL,
  since timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX keyring_current ON keyring (current) WHERE current;
`

export const keyring: Migration = { name: '0041-keyring', sql, tenantTables: [], appendOnly: [], readOnly: ['keyring'] }

import type { Migration } from '../migration'

/** What goes with a letter until it is sent, sealed; the copy that is read in the product leads to the page instead. */
const sql = /* sql */ `
CREATE TABLE mail_file (
  enterprise_id integer NOT NULL,
  mail_id uuid NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  content_cipher text NOT NULL,
  PRIMARY KEY (enterprise_id, mail_id)
);
`

export const filesOfLetters: Migration = { name: '0142-files-of-letters', sql, tenantTables: ['mail_file'], appendOnly: [] }

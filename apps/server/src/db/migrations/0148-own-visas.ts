import type { Migration } from '../migration'

/** Visas that people got elsewhere, as they entered them: what decides whether one serves a journey, and no number. */
const sql = /* sql */ `
CREATE TABLE own_visa (
  enterprise_id integer NOT NULL,
  employee_id text NOT NULL,
  visa_id text NOT NULL,
  country text NOT NULL,
  entries text NOT NULL CHECK (entries IN ('single', 'double', 'multiple')),
  entries_used smallint NOT NULL CHECK (entries_used >= 0),
  stay_days smallint NOT NULL CHECK (stay_days > 0),
  valid_from date NOT NULL,
  valid_until date NOT NULL CHECK (valid_until >= valid_from),
  PRIMARY KEY (enterprise_id, employee_id, visa_id)
);
`

export const ownVisas: Migration = { name: '0148-own-visas', sql, tenantTables: ['own_visa'], appendOnly: [] }

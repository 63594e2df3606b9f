import type { Migration } from '../migration'

/**
 * Until when each company's books were looked through for what overtook its invoices, so that an hour's look reads an hour. An invoice is
 * taken back once, unless that was refused.
 */
const sql = /* sql */ `
CREATE INDEX ledger_of_person ON ledger_entry (enterprise_id, at) WHERE account = 'provider.clearing';

CREATE TABLE invoice_account (
  enterprise_id integer PRIMARY KEY,
  compared_to timestamptz NOT NULL
);

DROP INDEX invoice_reversed_once;
CREATE UNIQUE INDEX invoice_reversed_once ON invoice (enterprise_id, reverses) WHERE reverses IS NOT NULL AND state <> 'refused';
CREATE INDEX invoice_reversing ON invoice (enterprise_id, reverses, applied_at DESC, invoice_id DESC) WHERE reverses IS NOT NULL;
CREATE INDEX invoice_replacing ON invoice (enterprise_id, replaces) WHERE replaces IS NOT NULL;
CREATE INDEX invoice_issuing ON invoice (enterprise_id, applied_at) WHERE state = 'issuing';
CREATE INDEX invoice_red_refused ON invoice (enterprise_id, reverses) WHERE reverses IS NOT NULL AND state = 'refused';
`

export const invoicesCompared: Migration = {
  name: '0103-invoices-compared',
  sql,
  tenantTables: ['invoice_account'],
  appendOnly: [],
}

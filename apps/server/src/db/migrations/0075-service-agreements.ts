import type { Migration } from '../migration'

/**
 * Agreements on their way from the request to the signature; what is in force stands with the company and its credit line. Who did each step
 * is kept with name and moment, since some are of the company and others of its agency.
 */
const sql = /* sql */ `
CREATE TABLE service_agreement (
  enterprise_id integer NOT NULL,
  agreement_id uuid NOT NULL,
  stage text NOT NULL CHECK (stage IN ('asked', 'proposed', 'returned', 'offered', 'signed', 'declined', 'withdrawn')),
  started_at timestamptz NOT NULL,
  request text NOT NULL DEFAULT '',
  from_day date,
  to_day date,
  credit_limit bigint CHECK (credit_limit >= 0),
  note text NOT NULL DEFAULT '',
  asked jsonb,
  proposed jsonb,
  checked jsonb,
  ended jsonb,
  reason text NOT NULL DEFAULT '',
  PRIMARY KEY (enterprise_id, agreement_id)
);
CREATE UNIQUE INDEX service_agreement_open ON service_agreement (enterprise_id)
  WHERE stage IN ('asked', 'proposed', 'returned', 'offered');
CREATE INDEX service_agreement_newest ON service_agreement (enterprise_id, started_at DESC);
`

export const serviceAgreements: Migration = {
  name: '0075-service-agreements',
  sql,
  tenantTables: ['service_agreement'],
  appendOnly: [],
}

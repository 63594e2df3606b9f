import type { Migration } from '../migration'

/**
 * What the agency settles itself: its fees as dated rows, of everybody or of one customer, each proposed by one of its staff and agreed to by
 * another; and when its desk works. Fees that companies had in their settings go on as rows.
 */
const sql = /* sql */ `
CREATE TABLE service_fee (
  agency_id integer NOT NULL,
  fee_id uuid NOT NULL,
  customer_id integer,
  product text,
  valid_from date NOT NULL,
  online integer CHECK (online >= 0),
  assisted integer CHECK (assisted >= 0),
  vip_online integer CHECK (vip_online >= 0),
  vip_assisted integer CHECK (vip_assisted >= 0),
  note text NOT NULL DEFAULT '',
  state text NOT NULL CHECK (state IN ('proposed', 'agreed', 'refused', 'withdrawn')),
  proposed jsonb,
  decided jsonb,
  reason text NOT NULL DEFAULT '',
  PRIMARY KEY (agency_id, fee_id),
  CHECK (num_nonnulls(online, assisted, vip_online, vip_assisted) IN (0, 4)),
  CHECK (online IS NOT NULL OR customer_id IS NOT NULL)
);
CREATE UNIQUE INDEX service_fee_day ON service_fee (agency_id, coalesce(customer_id, 0), coalesce(product, ''), valid_from)
  WHERE state IN ('proposed', 'agreed');

INSERT INTO service_fee (agency_id, fee_id, valid_from, online, assisted, vip_online, vip_assisted, state)
SELECT DISTINCT ON (agency_id) agency_id, gen_random_uuid(), date '2000-01-01', 1000, 1000, 1000, 1000, 'agreed' FROM agency_customer;

ALTER TABLE enterprise NO FORCE ROW LEVEL SECURITY;
INSERT INTO service_fee (agency_id, fee_id, customer_id, valid_from, online, assisted, vip_online, vip_assisted, state)
SELECT agency_id, gen_random_uuid(), enterprise_id, date '2000-01-01', online, assisted,
       coalesce((vip ->> 'serviceFee')::integer, online),
       CASE WHEN vip IS NULL THEN assisted ELSE coalesce((vip ->> 'agentServiceFee')::integer, (vip ->> 'serviceFee')::integer) END,
       'agreed'
FROM agency_customer
JOIN (SELECT enterprise_id, (settings ->> 'serviceFee')::integer AS online,
             coalesce((settings ->> 'agentServiceFee')::integer, (settings ->> 'serviceFee')::integer) AS assisted, settings -> 'vipFees' AS vip
      FROM (SELECT enterprise_id, config -> 'settings' AS settings FROM enterprise) AS company) AS agreed USING (enterprise_id)
WHERE online IS NOT NULL AND (online, assisted, vip IS NULL) IS DISTINCT FROM (1000, 1000, true);

CREATE TABLE desk_hours (
  agency_id integer PRIMARY KEY,
  hours jsonb NOT NULL
);
`

export const agencySettings: Migration = { name: '0077-agency-settings', sql, tenantTables: [], appendOnly: [] }

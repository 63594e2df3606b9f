import type { Migration } from '../migration'

/**
 * Who signed in, was refused, took files out or changed rights. The application adds and reads; what is older than its kind's end goes
 * through a function that touches nothing of the last 180 days, and only where a seal ends, so that the chain of the rest holds.
 */
const sql = /* sql */ `
CREATE TABLE audit_entry (
  enterprise_id integer NOT NULL,
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  employee_id text NOT NULL,
  what text NOT NULL,
  address text NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (enterprise_id, id)
);
CREATE INDEX audit_entry_in_time ON audit_entry (enterprise_id, at DESC, id DESC);
CREATE INDEX access_log_in_time ON access_log (enterprise_id, at DESC, id DESC);
CREATE TABLE audit_seal (
  enterprise_id integer NOT NULL,
  kind text NOT NULL,
  number integer NOT NULL,
  since timestamptz NOT NULL,
  until timestamptz NOT NULL,
  former text NOT NULL,
  hash text NOT NULL,
  PRIMARY KEY (enterprise_id, kind, number)
);
CREATE FUNCTION purge_audit(customer integer, of_kind text, before timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE last_end timestamptz;
BEGIN
  SELECT max(until) INTO last_end FROM audit_seal
    WHERE enterprise_id = customer AND kind = of_kind AND until < least(before, now() - interval '180 days');
  IF last_end IS NULL THEN RETURN; END IF;
  IF of_kind = 'clearView' THEN DELETE FROM access_log WHERE enterprise_id = customer AND at <= last_end;
  ELSE DELETE FROM audit_entry WHERE enterprise_id = customer AND kind = of_kind AND at <= last_end; END IF;
  DELETE FROM audit_seal WHERE enterprise_id = customer AND kind = of_kind AND until <= last_end;
END $$;
`

const tables = ['audit_entry', 'audit_seal']
export const auditLog: Migration = { name: '0048-audit-log', sql, tenantTables: tables, appendOnly: tables }

import type { Migration } from '../migration'

/**
 * A company locks the account of somebody who stays: no session opens, and those that are open end, also of its agency in the person's name.
 * When somebody signed in is read of one person.
 */
const sql = /* sql */ `
ALTER TABLE employee ADD COLUMN locked_at timestamptz, ADD COLUMN locked_by text, ADD COLUMN lock_reason_cipher text;
CREATE INDEX employee_locked ON employee (enterprise_id, name_pinyin, employee_id) WHERE locked_at IS NOT NULL;
CREATE INDEX audit_entry_of_person ON audit_entry (enterprise_id, employee_id, at DESC, id DESC);

CREATE FUNCTION end_sessions_of_locked() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM second_step WHERE enterprise_id = NEW.enterprise_id AND employee_id = NEW.employee_id;
  DELETE FROM session WHERE (enterprise_id = NEW.enterprise_id AND employee_id = NEW.employee_id)
    OR (agency_id = NEW.enterprise_id AND agent_id = NEW.employee_id);
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_of_locked AFTER UPDATE OF locked_at ON employee
  FOR EACH ROW WHEN (OLD.locked_at IS NULL AND NEW.locked_at IS NOT NULL) EXECUTE FUNCTION end_sessions_of_locked();

CREATE OR REPLACE FUNCTION session_actor(wanted text) RETURNS TABLE (
  enterprise_id integer, employee_id text, name text, department_id text, permissions text[], expires_at timestamptz,
  agency_id integer, agent_id text, agent_name text, ticket_id uuid
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE found session%ROWTYPE;
BEGIN
  SELECT * INTO found FROM session WHERE session.token_hash = wanted;
  IF found.token_hash IS NULL THEN RETURN; END IF;
  -- An agent who has left the agency, or is locked out of it, acts for nobody any more.
  IF found.agent_id IS NOT NULL THEN
    PERFORM set_config('app.enterprise', found.agency_id::text, true);
    IF NOT EXISTS (SELECT FROM employee WHERE employee.enterprise_id = found.agency_id AND employee.employee_id = found.agent_id
      AND employee.active AND employee.locked_at IS NULL AND 'agent' = ANY(employee.permissions)) THEN RETURN; END IF;
  END IF;
  PERFORM set_config('app.enterprise', found.enterprise_id::text, true);
  RETURN QUERY
    SELECT found.enterprise_id, found.employee_id, employee.name, employee.department_id, employee.permissions, found.expires_at,
           found.agency_id, found.agent_id, found.agent_name, found.ticket_id
    FROM employee
    WHERE employee.enterprise_id = found.enterprise_id AND employee.employee_id = found.employee_id AND employee.active
      AND employee.locked_at IS NULL;
END $$;
`

export const accountLocks: Migration = { name: '0067-account-locks', sql, tenantTables: [], appendOnly: [] }

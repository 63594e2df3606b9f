import type { Migration } from '../migration'

/** Administrators of a company act for its people as the agency's staff do, as long as they may. */
const sql = /* sql */ `
ALTER TABLE employee NO FORCE ROW LEVEL SECURITY;
ALTER TABLE role_grant NO FORCE ROW LEVEL SECURITY;
UPDATE employee SET permissions = permissions || 'actForOthers'::text
WHERE 'actForOthers' <> ALL(permissions) AND EXISTS (
  SELECT FROM role_grant WHERE role_grant.enterprise_id = employee.enterprise_id AND role_grant.employee_id = employee.employee_id
    AND role_grant.role = 'administrator' AND role_grant.ended_at IS NULL);

CREATE OR REPLACE FUNCTION session_actor(wanted text) RETURNS TABLE (
  enterprise_id integer, employee_id text, name text, department_id text, permissions text[], expires_at timestamptz,
  agency_id integer, agent_id text, agent_name text, ticket_id uuid
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  found session%ROWTYPE;
  needed text;
BEGIN
  SELECT * INTO found FROM session WHERE session.token_hash = wanted;
  IF found.token_hash IS NULL THEN RETURN; END IF;
  -- Who has left, is locked out or may no longer act for others acts for nobody any more.
  IF found.agent_id IS NOT NULL THEN
    needed := CASE WHEN found.agency_id = found.enterprise_id THEN 'actForOthers' ELSE 'agent' END;
    PERFORM set_config('app.enterprise', found.agency_id::text, true);
    IF NOT EXISTS (SELECT FROM employee WHERE employee.enterprise_id = found.agency_id AND employee.employee_id = found.agent_id
      AND employee.active AND employee.locked_at IS NULL AND needed = ANY(employee.permissions)) THEN RETURN; END IF;
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

export const acting: Migration = { name: '0076-acting', sql, tenantTables: [], appendOnly: [] }

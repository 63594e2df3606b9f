import type { Migration } from '../migration'

/** Who may no longer sign in has no session either, from that moment on, nor may an agent open one who has only asked for it. */
const sql = /* sql */ `
CREATE FUNCTION end_sessions_of_leaver() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM session WHERE (enterprise_id = NEW.enterprise_id AND employee_id = NEW.employee_id)
    OR (agency_id = NEW.enterprise_id AND agent_id = NEW.employee_id);
  UPDATE agent_ticket SET opens_until = created_at
    WHERE agency_id = NEW.enterprise_id AND agent_id = NEW.employee_id AND opened_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_of_leaver AFTER UPDATE OF active ON employee
  FOR EACH ROW WHEN (OLD.active AND NOT NEW.active) EXECUTE FUNCTION end_sessions_of_leaver();
`

export const leavers: Migration = { name: '0045-leavers', sql, tenantTables: [], appendOnly: [] }

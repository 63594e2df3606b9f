import type { Migration } from '../migration'

/**
 * Sessions that their person can tell apart and end one by one. Whatever deletes a session says so to every process, so
 * that what is still open in it ends with it.
 */
const sql = /* sql */ `
ALTER TABLE session ADD COLUMN session_id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  ADD COLUMN device text NOT NULL DEFAULT '', ADD COLUMN address text NOT NULL DEFAULT '';
CREATE FUNCTION tell_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', OLD.token_hash);
  RETURN NULL;
END $$;
CREATE TRIGGER session_ended AFTER DELETE ON session FOR EACH ROW EXECUTE FUNCTION tell_ended_session();
`

export const mySessions: Migration = { name: '0042-my-sessions', sql, tenantTables: [], appendOnly: [] }

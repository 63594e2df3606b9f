import type { Migration } from '../migration'

/**
 * Sessions in which an agency's staff act for a customer. Who acts stands in two settings of the transaction, so that
 * every history row written in it names both people without being told.
 */
const agentColumns = `agent_id text DEFAULT nullif(current_setting('app.agent_id', true), ''),
  ADD COLUMN agent_name text DEFAULT nullif(current_setting('app.agent_name', true), '')`

const sql = /* sql */ `
CREATE TABLE agency_customer (
  agency_id integer NOT NULL,
  enterprise_id integer NOT NULL,
  name jsonb NOT NULL,
  PRIMARY KEY (agency_id, enterprise_id)
);
CREATE TABLE agent_ticket (
  ticket_id uuid PRIMARY KEY,
  agency_id integer NOT NULL,
  agent_id text NOT NULL,
  agent_name text NOT NULL,
  enterprise_id integer NOT NULL,
  company_name jsonb NOT NULL,
  employee_id text NOT NULL,
  employee_name text NOT NULL,
  reason text NOT NULL,
  reference text NOT NULL,
  created_at timestamptz NOT NULL,
  opens_until timestamptz NOT NULL,
  opened_at timestamptz,
  ended_at timestamptz
);
CREATE INDEX agent_ticket_of_agent ON agent_ticket (agency_id, agent_id, created_at DESC);
ALTER TABLE session ADD COLUMN agency_id integer, ADD COLUMN agent_id text, ADD COLUMN agent_name text, ADD COLUMN ticket_id uuid;
CREATE TABLE agent_action (
  enterprise_id integer NOT NULL,
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  agency_id integer NOT NULL,
  agent_id text NOT NULL,
  agent_name text NOT NULL,
  ticket_id uuid NOT NULL,
  employee_id text NOT NULL,
  reason text NOT NULL,
  reference text NOT NULL,
  call text NOT NULL,
  subject text NOT NULL,
  PRIMARY KEY (enterprise_id, id)
);
CREATE INDEX agent_action_newest ON agent_action (enterprise_id, at DESC, id DESC);
ALTER TABLE order_history ADD COLUMN ${agentColumns};
ALTER TABLE access_log ADD COLUMN ${agentColumns};
ALTER TABLE orders ADD COLUMN ${agentColumns};

DROP FUNCTION session_actor(text);
-- Runs as its owner: a session is looked up before the customer is known, and row-level security binds the owner too.
CREATE FUNCTION session_actor(wanted text) RETURNS TABLE (
  enterprise_id integer, employee_id text, name text, department_id text, permissions text[], expires_at timestamptz,
  agency_id integer, agent_id text, agent_name text, ticket_id uuid
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE found session%ROWTYPE;
BEGIN
  SELECT * INTO found FROM session WHERE session.token_hash = wanted;
  IF found.token_hash IS NULL THEN RETURN; END IF;
  -- An agent who has left the agency acts for nobody any more.
  IF found.agent_id IS NOT NULL THEN
    PERFORM set_config('app.enterprise', found.agency_id::text, true);
    IF NOT EXISTS (SELECT FROM employee WHERE employee.enterprise_id = found.agency_id AND employee.employee_id = found.agent_id
      AND employee.active AND 'agent' = ANY(employee.permissions)) THEN RETURN; END IF;
  END IF;
  PERFORM set_config('app.enterprise', found.enterprise_id::text, true);
  RETURN QUERY
    SELECT found.enterprise_id, found.employee_id, employee.name, employee.department_id, employee.permissions, found.expires_at,
           found.agency_id, found.agent_id, found.agent_name, found.ticket_id
    FROM employee
    WHERE employee.enterprise_id = found.enterprise_id AND employee.employee_id = found.employee_id AND employee.active;
END $$;
`

export const agentSessions: Migration = {
  name: '0009-agent-sessions',
  sql,
  tenantTables: ['agent_action'],
  appendOnly: ['agent_action'],
}

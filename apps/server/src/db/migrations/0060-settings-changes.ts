import type { Migration } from '../migration'

/**
 * What people changed of their own settings, part by part; the newest number is the version of the part, so that a save against an
 * older one is refused. Likes may tell a faith or an illness: before and after are sealed.
 */
const sql = /* sql */ `
CREATE TABLE settings_change (
  enterprise_id integer NOT NULL,
  employee_id text NOT NULL,
  part text NOT NULL CHECK (part IN ('profile', 'preferences', 'notifications')),
  version integer NOT NULL CHECK (version > 0),
  at timestamptz NOT NULL,
  agent_id text DEFAULT nullif(current_setting('app.agent_id', true), ''),
  agent_name text DEFAULT nullif(current_setting('app.agent_name', true), ''),
  body_cipher text NOT NULL,
  PRIMARY KEY (enterprise_id, employee_id, part, version)
);
`

const tables = ['settings_change']
export const settingsChanges: Migration = { name: '0060-settings-changes', sql, tenantTables: tables, appendOnly: tables }

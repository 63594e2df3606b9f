import type { Migration } from '../migration'

/** An incident is changed while it is open: whom it no longer concerns leaves it, and is told so. */
const sql = /* sql */ `
ALTER TABLE incident_person ADD COLUMN left_at timestamptz;
ALTER TABLE incident_event DROP CONSTRAINT incident_event_act_check;
ALTER TABLE incident_event ADD CONSTRAINT incident_event_act_check
  CHECK (act IN ('told', 'reminded', 'answer', 'call', 'changed', 'updated', 'released'));
`

export const incidentChanges: Migration = { name: '0113-incident-changes', sql, tenantTables: [], appendOnly: [] }

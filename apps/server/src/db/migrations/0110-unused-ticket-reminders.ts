import type { Migration } from '../migration'

/** About which unused tickets somebody was told that they end soon: once for each. */
const sql = /* sql */ `
CREATE TABLE unused_ticket_reminder (
  enterprise_id integer NOT NULL,
  ticket_no text NOT NULL,
  reminded_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, ticket_no)
);
`

export const unusedTicketReminders: Migration = {
  name: '0110-unused-ticket-reminders',
  sql,
  tenantTables: ['unused_ticket_reminder'],
  appendOnly: ['unused_ticket_reminder'],
}

import type { Migration } from '../migration'

/** Travel applications whose journeys belong to a meeting; each to one at most. */
const sql = /* sql */ `
CREATE TABLE meeting_application (
  enterprise_id integer NOT NULL,
  travel_apply_no text NOT NULL,
  order_no text NOT NULL,
  grouped_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, travel_apply_no)
);
CREATE INDEX meeting_application_of_order ON meeting_application (enterprise_id, order_no);
`

export const journeysOfMeetings: Migration = {
  name: '0174-journeys-of-meetings',
  sql,
  tenantTables: ['meeting_application'],
  appendOnly: [],
}

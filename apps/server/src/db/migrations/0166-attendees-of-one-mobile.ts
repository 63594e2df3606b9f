import type { Migration } from '../migration'

/** Answers of one mobile to a meeting stand beside each other: a refusal would tell whoever has the link who has answered. */
const sql = /* sql */ `
CREATE INDEX meeting_attendee_of_order ON meeting_attendee (enterprise_id, order_no);
DROP INDEX meeting_attendee_once;
`

export const attendeesOfOneMobile: Migration = {
  name: '0166-attendees-of-one-mobile',
  sql,
  tenantTables: [],
  appendOnly: [],
}

import type { Migration } from '../migration'

/** Rooms that venues hold for the guests of meetings, on the terms of the day on which they were asked for. */
const sql = /* sql */ `
CREATE TABLE meeting_room_block (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  body jsonb NOT NULL,
  PRIMARY KEY (enterprise_id, order_no)
);
`

export const meetingRooms: Migration = {
  name: '0159-meeting-rooms',
  sql,
  tenantTables: ['meeting_room_block'],
  appendOnly: [],
}

import type { Migration } from '../migration'

/** Links by which people answer whether they come to a meeting, and their answers, sealed until they are deleted. */
const sql = /* sql */ `
CREATE TABLE meeting_invitation (
  enterprise_id integer NOT NULL,
  invitation_id text NOT NULL,
  order_no text NOT NULL,
  answer_by date NOT NULL,
  uses_at_most integer NOT NULL CHECK (uses_at_most > 0),
  made_at timestamptz NOT NULL,
  revoked_at timestamptz,
  PRIMARY KEY (enterprise_id, invitation_id)
);
CREATE INDEX meeting_invitation_of_order ON meeting_invitation (enterprise_id, order_no);
CREATE TABLE meeting_attendee (
  enterprise_id integer NOT NULL,
  attendee_id text NOT NULL,
  order_no text NOT NULL,
  invitation_id text NOT NULL,
  answer_cipher text NOT NULL,
  -- Keyed hash: nobody answers twice.
  mobile_digest text NOT NULL,
  answered_at timestamptz NOT NULL,
  delete_on date NOT NULL,
  PRIMARY KEY (enterprise_id, attendee_id)
);
CREATE UNIQUE INDEX meeting_attendee_once ON meeting_attendee (enterprise_id, order_no, mobile_digest);
`

export const meetingAttendees: Migration = {
  name: '0158-meeting-attendees',
  sql,
  tenantTables: ['meeting_invitation', 'meeting_attendee'],
  appendOnly: [],
}

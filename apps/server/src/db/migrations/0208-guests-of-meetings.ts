import type { Migration } from '../migration'

/**
 * The trip of a meeting, which what is booked for its guests joins; and whom a link to a meeting was sent to, sealed until they are deleted,
 * so that who has not answered can be reminded.
 */
const sql = /* sql */ `
CREATE TABLE meeting_trip (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  travel_order_no text NOT NULL,
  PRIMARY KEY (enterprise_id, order_no)
);
CREATE TABLE meeting_invitee (
  enterprise_id integer NOT NULL,
  invitee_id text NOT NULL,
  order_no text NOT NULL,
  invitation_id text NOT NULL,
  person_cipher text NOT NULL,
  -- Keyed hash, by which an answer is known to be theirs.
  mobile_digest text NOT NULL,
  invited_at timestamptz NOT NULL,
  reminded_at timestamptz,
  delete_on date NOT NULL,
  PRIMARY KEY (enterprise_id, invitee_id)
);
CREATE UNIQUE INDEX meeting_invitee_once ON meeting_invitee (enterprise_id, order_no, mobile_digest);
`

export const guestsOfMeetings: Migration = {
  name: '0208-guests-of-meetings',
  sql,
  tenantTables: ['meeting_trip', 'meeting_invitee'],
  appendOnly: [],
}

import type { Tenant } from '../../../../db/tenant'

export const meetingSteps = [
  'confirmed',
  'uploaded',
  'peopleChanged',
  'venueToldPeople',
  'stated',
  'objected',
  'accepted',
  'answerDue',
  'answerOverdue',
  'acceptedBySilence',
  'closed',
  'invited',
  'linkRevoked',
  'peopleInvited',
  'peopleReminded',
  'answersDue',
  'roomsHeld',
  'roomsDue',
  'roomsReleased',
  'journeysGrouped',
  'journeysUngrouped',
  'calledOff',
  'settled',
] as const

/** Something that happened to a meeting; rows are only ever added. `actorName` is empty where nobody did it. */
export interface MeetingStepRow {
  at: Date
  step: (typeof meetingSteps)[number]
  actorName: string
  /** What a sentence says of it. */
  detail: { what?: string; amount?: number; count?: number }
}

export const insertStep = ({ sql, enterpriseId }: Tenant, orderNo: string, row: MeetingStepRow): Promise<unknown> =>
  sql.query(
    `INSERT INTO meeting_step (enterprise_id, order_no, position, at, step, actor_name, detail)
     SELECT $1, $2, count(*)::integer, $3, $4, $5, $6 FROM meeting_step WHERE enterprise_id = $1 AND order_no = $2`,
    [enterpriseId, orderNo, row.at, row.step, row.actorName, JSON.stringify(row.detail)],
  )

/** The newest first. */
export const findSteps = ({ sql, enterpriseId }: Tenant, orderNo: string): Promise<MeetingStepRow[]> =>
  sql.query<MeetingStepRow>(
    `SELECT at, step, actor_name AS "actorName", detail FROM meeting_step
     WHERE enterprise_id = $1 AND order_no = $2 ORDER BY position DESC`,
    [enterpriseId, orderNo],
  )

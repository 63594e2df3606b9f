import type { OrderState } from '@sojourn/contract/booking/codes'
import type { AnsweredNotice, NoticeAnswer, ScheduleNotice } from '../../../capabilities/after-sales'
import type { Sql } from '../../../db/sql'
import { stateCodes } from '../columns/state-codes'
import { enqueueOnce, keepFromEnding } from '../../../db/queue'
import type { Tenant } from '../../../db/tenant'

export interface NoticeAtDesk {
  orderNo: string
  segment: number
  eventId: string
  handedAt: Date
}

type CarriedNotice = Pick<AnsweredNotice, 'orderNo' | 'segment' | 'eventId' | 'answerBy'>

/** Writes what is new and answers it; a notice that was heard before is left alone. */
export const insertNotices = async (
  { sql, enterpriseId }: Tenant,
  notices: readonly ScheduleNotice[],
): Promise<ScheduleNotice[]> => {
  if (notices.length === 0) return []
  const rows = await sql.query<{ orderNo: string; eventId: string }>(
    `INSERT INTO schedule_notice (enterprise_id, order_no, segment, event_id, kind, protected_flight_key, can_refund_all, can_free_rebook,
       announced_at, now, was, instead, answer_by)
     SELECT $1, n."orderNo", n.segment, n."eventId", n.kind, n."protectedFlightKey", n."canRefundAll", n."canFreeRebook", n."announcedAt", n.now,
       n.was, n.instead, n."answerBy"
     FROM jsonb_to_recordset($2::jsonb) AS n("orderNo" text, segment smallint, "eventId" text, kind text, "protectedFlightKey" text,
       "canRefundAll" boolean, "canFreeRebook" boolean, "announcedAt" timestamptz, now jsonb, was jsonb, instead jsonb,
       "answerBy" timestamptz)
     ON CONFLICT DO NOTHING RETURNING order_no AS "orderNo", event_id AS "eventId"`,
    [enterpriseId, JSON.stringify(notices)],
  )
  return notices.filter(({ orderNo, eventId }) => rows.some((row) => row.orderNo === orderNo && row.eventId === eventId))
}

export const findNotices = ({ sql, enterpriseId }: Tenant, orderNo: string): Promise<AnsweredNotice[]> =>
  sql.query<AnsweredNotice>(
    `SELECT order_no AS "orderNo", segment, event_id AS "eventId", kind, protected_flight_key AS "protectedFlightKey",
            can_refund_all AS "canRefundAll", can_free_rebook AS "canFreeRebook", announced_at AS "announcedAt", now, was, instead,
            answer_by AS "answerBy", answer, answered_at AS "answeredAt"
     FROM schedule_notice WHERE enterprise_id = $1 AND order_no = $2 ORDER BY announced_at, segment`,
    [enterpriseId, orderNo],
  )

/** What became of a notice, and when. */
export const answerNotice = (
  { sql, enterpriseId }: Tenant,
  { orderNo, segment, eventId }: Pick<ScheduleNotice, 'orderNo' | 'segment' | 'eventId'>,
  answer: NoticeAnswer,
  at: Date,
): Promise<unknown> =>
  sql.query(
    `UPDATE schedule_notice SET answer = $5, answered_at = $6
     WHERE enterprise_id = $1 AND order_no = $2 AND segment = $3 AND event_id = $4`,
    [enterpriseId, orderNo, segment, eventId, answer, at],
  )

/** What nobody has answered goes on with the segments that a change order keeps of its parent; answers those notices. */
export const carryNotices = ({ sql, enterpriseId }: Tenant, changeNo: string): Promise<CarriedNotice[]> =>
  sql.query<CarriedNotice>(
    `INSERT INTO schedule_notice (enterprise_id, order_no, segment, event_id, kind, protected_flight_key, can_refund_all, can_free_rebook,
       announced_at, now, was, instead, answer_by)
     SELECT n.enterprise_id, o.order_no, kept.position, n.event_id, n.kind, n.protected_flight_key, n.can_refund_all, n.can_free_rebook,
       n.announced_at, n.now, n.was, n.instead, n.answer_by
     FROM orders o
       JOIN schedule_notice n ON n.enterprise_id = o.enterprise_id AND n.order_no = o.parent_order_no
       JOIN order_segment former ON former.enterprise_id = o.enterprise_id AND former.order_no = n.order_no AND former.position = n.segment
       JOIN order_segment kept ON kept.enterprise_id = o.enterprise_id AND kept.order_no = o.order_no AND kept.service_key = former.service_key
     WHERE o.enterprise_id = $1 AND o.order_no = $2 AND (n.answer IS NULL OR n.answer = 'desk')
     ON CONFLICT DO NOTHING
     RETURNING order_no AS "orderNo", segment, event_id AS "eventId", answer_by AS "answerBy"`,
    [enterpriseId, changeNo],
  )

/** Notices that the agency's desk was given, the oldest first. */
export const findNoticesAtDesk = ({ sql, enterpriseId }: Tenant): Promise<NoticeAtDesk[]> =>
  sql.query<NoticeAtDesk>(
    `SELECT order_no AS "orderNo", segment, event_id AS "eventId", coalesce(answered_at, announced_at) AS "handedAt" FROM schedule_notice
     WHERE enterprise_id = $1 AND answer = 'desk' ORDER BY answered_at, order_no, segment LIMIT 100`,
    [enterpriseId],
  )

/** Journeys that their carrier called off and did not restore since. */
export const findCalledOff = (
  { sql, enterpriseId }: Tenant,
  orderNos: readonly string[],
): Promise<{ orderNo: string; segment: number }[]> =>
  sql.query(
    `SELECT order_no AS "orderNo", segment FROM (
       SELECT DISTINCT ON (order_no, segment) order_no, segment, kind FROM schedule_notice
       WHERE enterprise_id = $1 AND order_no = ANY($2) AND kind IN ('cancelled', 'restored')
       ORDER BY order_no, segment, announced_at DESC) latest
     WHERE kind = 'cancelled'`,
    [enterpriseId, orderNos],
  )

/** Is there a ticketed journey that has not ended? */
export async function hasUpcomingTravel(
  { sql, enterpriseId }: Tenant,
  ticketedStates: readonly OrderState[],
  now: Date,
): Promise<boolean> {
  const [row] = await sql.query<{ upcoming: boolean }>(
    `SELECT EXISTS (
       SELECT FROM order_segment s JOIN orders o USING (enterprise_id, order_no)
       WHERE s.enterprise_id = $1 AND s.depart_date >= ($3::timestamptz AT TIME ZONE 'Asia/Shanghai')::date AND o.state = ANY($2)
     ) AS upcoming`,
    [enterpriseId, stateCodes(ticketedStates), now],
  )
  return row!.upcoming
}

/** Orders with tickets of this moment or later, and since when what they ticket is held. */
export const findNewlyTicketed = ({ sql, enterpriseId }: Tenant, from: Date): Promise<{ orderNo: string; heldSince: Date }[]> =>
  sql.query(
    `SELECT DISTINCT order_no AS "orderNo", o.created_at AS "heldSince" FROM ticket t JOIN orders o USING (enterprise_id, order_no)
     WHERE t.enterprise_id = $1 AND t.issued_at >= $2 AND t.coupons @> '[{"state": 0}]'`,
    [enterpriseId, from],
  )

const kind = 'supply.scheduleEvents'

/** The one watch of a company, however many tickets ask for it; one that is there does not end before it has seen them. */
export async function startWatching({ sql, enterpriseId }: Tenant, since: Date, runAt: Date): Promise<void> {
  const name = `${kind}/${enterpriseId}`
  await keepFromEnding(sql, name)
  await enqueueOnce(sql, name, { kind, enterpriseId, payload: { since: since.toISOString() }, runAt })
}

/** The same row waits for the next look. */
export const keepWatching = (sql: Sql, jobId: string, since: Date, runAt: Date): Promise<unknown> =>
  sql.query(
    `UPDATE job SET payload = jsonb_build_object('since', $2::text), run_at = $3, attempts = 0, locked_until = NULL WHERE id = $1`,
    [jobId, since.toISOString(), runAt],
  )

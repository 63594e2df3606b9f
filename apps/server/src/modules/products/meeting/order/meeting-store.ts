import { orderStates } from '@sojourn/contract/booking/codes'
import { isActive } from '@sojourn/domain/booking/order/transitions'
import { readMeeting, readStatement, type KeptMeeting, type KeptStatement } from '@sojourn/domain/products/meeting/kept'
import type { Tenant } from '../../../../db/tenant'
import { stateCodes } from '../../../booking/columns/state-codes'

const active = stateCodes(orderStates.words.filter(isActive))

/** A meeting by the order of its deposit. */
export interface MeetingRow {
  orderNo: string
  demandNo: string
  body: KeptMeeting
  stage: 'booked' | 'confirmed' | 'calledOff' | 'settled'
  contractNo: string | null
  /** Fen of the deposit that calling it off has lost. */
  lost: number | null
  statement: KeptStatement | null
  /** The order by which the rest is paid. */
  balanceNo: string | null
}

type Stored = Omit<MeetingRow, 'body' | 'statement'> & { body: unknown; statement: unknown }

const columns = `order_no AS "orderNo", demand_no AS "demandNo", body, stage, contract_no AS "contractNo", lost, statement,
  balance_no AS "balanceNo"`

const read = ({ body, statement, ...row }: Stored): MeetingRow => ({
  ...row,
  body: readMeeting(body),
  statement: statement === null ? null : readStatement(statement),
})

export const insertMeeting = (
  { sql, enterpriseId }: Tenant,
  { orderNo, demandNo, body }: Pick<MeetingRow, 'orderNo' | 'demandNo' | 'body'>,
): Promise<unknown> =>
  sql.query(`INSERT INTO meeting_order (enterprise_id, order_no, demand_no, body, stage) VALUES ($1, $2, $3, $4, 'booked')`, [
    enterpriseId,
    orderNo,
    demandNo,
    JSON.stringify(body),
  ])

export const updateMeeting = ({ sql, enterpriseId }: Tenant, row: MeetingRow): Promise<unknown> =>
  sql.query(
    `UPDATE meeting_order SET body = $3, stage = $4, contract_no = $5, lost = $6, statement = $7, balance_no = $8
     WHERE enterprise_id = $1 AND order_no = $2`,
    [
      enterpriseId,
      row.orderNo,
      JSON.stringify(row.body),
      row.stage,
      row.contractNo,
      row.lost,
      row.statement && JSON.stringify(row.statement),
      row.balanceNo,
    ],
  )

/** Meetings by the orders of their deposits or balances. */
export async function findMeetings({ sql, enterpriseId }: Tenant, orderNos: readonly string[]): Promise<MeetingRow[]> {
  const rows = await sql.query<Stored>(
    `SELECT ${columns} FROM meeting_order WHERE enterprise_id = $1 AND (order_no = ANY($2) OR balance_no = ANY($2)) ORDER BY order_no`,
    [enterpriseId, orderNos],
  )
  return rows.map(read)
}

export async function findMeeting(tenant: Tenant, orderNo: string): Promise<MeetingRow> {
  const [found] = await findMeetings(tenant, [orderNo])
  if (!found) throw new Error(`order ${orderNo} is of no meeting`)
  return found
}

/** Confirmed meetings that are not over and of whose number of people the venue has not been told yet, whoever waits longest first. */
export async function findUntold({ sql, enterpriseId }: Tenant, today: string): Promise<MeetingRow[]> {
  const rows = await sql.query<Stored>(
    `SELECT ${columns} FROM meeting_order
     WHERE enterprise_id = $1 AND stage = 'confirmed' AND body ? 'peopleUntoldSince' AND (body->'plan'->'days'->>-1)::date >= $2
     ORDER BY body->>'peopleUntoldSince' LIMIT 100`,
    [enterpriseId, today],
  )
  return rows.map(read)
}

/**
 * Confirmed meetings whose days are over and that nobody has stated yet, or answered for a week, the oldest first; none whose rest is being
 * paid. The oldest statements do not say since when they stand: they are as old as their event.
 */
export async function findUnsettled(
  { sql, enterpriseId }: Tenant,
  { today, statedBefore }: { today: string; statedBefore: Date },
): Promise<MeetingRow[]> {
  const rows = await sql.query<Stored>(
    `SELECT ${columns} FROM meeting_order
     WHERE enterprise_id = $1 AND stage = 'confirmed' AND (body->'plan'->'days'->>-1)::date < $2
       AND (statement IS NULL OR statement ? 'objection'
         OR coalesce((statement->>'statedAt')::timestamptz,
           ((body->'plan'->'days'->>-1)::date + 1)::timestamp AT TIME ZONE 'Asia/Shanghai') <= $3)
       AND NOT EXISTS (SELECT FROM orders balance WHERE balance.enterprise_id = $1 AND balance.order_no = balance_no AND balance.state = ANY($4))
     ORDER BY order_no LIMIT 100`,
    [enterpriseId, today, statedBefore, active],
  )
  return rows.map(read)
}

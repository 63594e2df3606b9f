import { couponStates, products, type OrderState } from '@sojourn/contract/booking/codes'
import type { Slot, TakenNight } from '@sojourn/domain/booking/application/match'
import { isKept } from '@sojourn/domain/booking/order/travel-status'
import type { Tenant } from '../../../db/tenant'
import type { InCodes } from '../../../db/in-codes'
import { stateCodes } from '../columns/state-codes'
import type { EntryRow, UseRow } from './record'

type StoredUse = InCodes<UseRow, { product: typeof products }>
const inWords = (use: StoredUse): UseRow => ({ ...use, product: products.word(use.product) })

const columns = `order_no AS "orderNo", travel_apply_no AS "travelApplyNo", content_version AS "contentVersion", product, line, slots,
  traveller_ids AS "travellerIds", state, amount, budget_id AS "budgetId", created_at AS "createdAt"`

export const insertUse = ({ sql, enterpriseId }: Tenant, use: UseRow): Promise<unknown> =>
  sql.query(
    `INSERT INTO travel_application_use (enterprise_id, order_no, travel_apply_no, content_version, product, line, slots, traveller_ids, state,
       amount, budget_id, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      enterpriseId,
      use.orderNo,
      use.travelApplyNo,
      use.contentVersion,
      products.code(use.product),
      use.line,
      use.slots,
      use.travellerIds,
      use.state,
      use.amount,
      use.budgetId,
      use.createdAt,
    ],
  )

/** All that orders took of these applications, oldest first. */
export const findUses = async ({ sql, enterpriseId }: Tenant, travelApplyNos: readonly string[]): Promise<UseRow[]> => {
  const rows = await sql.query<StoredUse>(
    `SELECT ${columns} FROM travel_application_use WHERE enterprise_id = $1 AND travel_apply_no = ANY($2) ORDER BY created_at, order_no`,
    [enterpriseId, travelApplyNos],
  )
  return rows.map(inWords)
}

/**
 * Which directions of which legs who has taken, of the version that is shown: each once, however many orders there are. What a leg for
 * several uses or a set of cities takes is never used up and not read.
 */
export const findTakenSlots = (
  { sql, enterpriseId }: Tenant,
  shown: readonly { travelApplyNo: string; contentVersion: number; lines: readonly number[] }[],
) =>
  sql.query<{ travelApplyNo: string; line: number; slot: Slot; travellerId: string }>(
    `SELECT DISTINCT taken.travel_apply_no AS "travelApplyNo", taken.line, slot, traveller AS "travellerId"
     FROM jsonb_to_recordset($2::jsonb) AS shown("travelApplyNo" text, "contentVersion" integer, lines jsonb)
     JOIN travel_application_use taken ON taken.enterprise_id = $1 AND taken.travel_apply_no = shown."travelApplyNo"
       AND taken.content_version = shown."contentVersion" AND taken.state <> 'released' AND taken.line IS NOT NULL
       AND shown.lines @> to_jsonb(taken.line)
     CROSS JOIN unnest(taken.slots) AS slot CROSS JOIN unnest(taken.traveller_ids) AS traveller`,
    [enterpriseId, JSON.stringify(shown)],
  )

const givenBack = couponStates.words.filter((word) => !isKept(word)).map((word) => couponStates.code(word))

/** How many rooms orders have on each night, of whatever version; of a stay each ticket is a room and each coupon a night. */
export const findTakenNights = ({ sql, enterpriseId }: Tenant, travelApplyNos: readonly string[]) =>
  sql.query<TakenNight & { travelApplyNo: string }>(
    `SELECT taken.travel_apply_no AS "travelApplyNo", (stay.depart_date + night)::text AS night,
       sum(stay.rooms - (
         SELECT count(*) FROM ticket room CROSS JOIN jsonb_to_recordset(room.coupons) AS coupon(segment integer, state integer)
         WHERE room.enterprise_id = $1 AND room.order_no = taken.order_no AND coupon.segment = night AND coupon.state = ANY($3)
       ))::integer AS rooms
     FROM travel_application_use taken
     JOIN order_segment stay ON stay.enterprise_id = $1 AND stay.order_no = taken.order_no
     CROSS JOIN generate_series(0, stay.nights - 1) AS night
     WHERE taken.enterprise_id = $1 AND taken.travel_apply_no = ANY($2) AND taken.state <> 'released'
     GROUP BY 1, 2`,
    [enterpriseId, travelApplyNos, givenBack],
  )

export async function findUseOfOrder({ sql, enterpriseId }: Tenant, orderNo: string): Promise<UseRow | undefined> {
  const [row] = await sql.query<StoredUse>(
    `SELECT ${columns} FROM travel_application_use WHERE enterprise_id = $1 AND order_no = $2`,
    [enterpriseId, orderNo],
  )
  return row && inWords(row)
}

export const updateUse = ({ sql, enterpriseId }: Tenant, use: Pick<UseRow, 'orderNo' | 'state' | 'amount' | 'budgetId'>) =>
  sql.query(
    'UPDATE travel_application_use SET state = $3, amount = $4, budget_id = $5 WHERE enterprise_id = $1 AND order_no = $2',
    [enterpriseId, use.orderNo, use.state, use.amount, use.budgetId],
  )

/** Whoever leaves an order can book under its application again. */
export const dropFromUse = ({ sql, enterpriseId }: Tenant, orderNo: string, employeeId: string): Promise<unknown> =>
  sql.query(
    'UPDATE travel_application_use SET traveller_ids = array_remove(traveller_ids, $3) WHERE enterprise_id = $1 AND order_no = $2',
    [enterpriseId, orderNo, employeeId],
  )

/** Orders of mine that belong to no application yet, earliest departure first: what a schedule may be made of. */
export const findLooseOrders = async (
  { sql, enterpriseId }: Tenant,
  search: { employeeId: string; states: readonly OrderState[]; now: Date; limit: number },
): Promise<string[]> => {
  const rows = await sql.query<{ orderNo: string }>(
    `SELECT o.order_no AS "orderNo" FROM orders o
     WHERE o.enterprise_id = $1 AND o.booker_id = $2 AND o.state = ANY($3::smallint[]) AND o.kind = 'booking' AND o.parent_order_no IS NULL AND o.travel_type = 1
       AND o.arrive_at > $4
       AND NOT EXISTS (SELECT FROM travel_application_use u WHERE u.enterprise_id = $1 AND u.order_no = o.order_no)
     ORDER BY o.depart_at, o.order_no LIMIT $5`,
    [enterpriseId, search.employeeId, stateCodes(search.states), search.now, search.limit],
  )
  return rows.map(({ orderNo }) => orderNo)
}

/** An order that was placed before its application was approved. */
export const writeApplicationOfOrder = (
  { sql, enterpriseId }: Tenant,
  orderNo: string,
  travelApplyNo: string,
): Promise<unknown> =>
  sql.query('UPDATE orders SET travel_apply_no = $3 WHERE enterprise_id = $1 AND order_no = $2', [
    enterpriseId,
    orderNo,
    travelApplyNo,
  ])

export const insertEntry = (
  { sql, enterpriseId }: Tenant,
  travelApplyNo: string,
  entry: EntryRow & { entryId: string },
): Promise<unknown> =>
  sql.query(
    `INSERT INTO travel_application_entry (enterprise_id, travel_apply_no, entry_id, at, order_no, encumbered, spent)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [enterpriseId, travelApplyNo, entry.entryId, entry.at, entry.orderNo, entry.encumbered, entry.spent],
  )

/** What the orders of an application moved, the first first. */
export const findEntries = ({ sql, enterpriseId }: Tenant, travelApplyNo: string): Promise<EntryRow[]> =>
  sql.query<EntryRow>(
    `SELECT at, order_no AS "orderNo", encumbered, spent FROM travel_application_entry
     WHERE enterprise_id = $1 AND travel_apply_no = $2 ORDER BY at, entry_id`,
    [enterpriseId, travelApplyNo],
  )

import { orderStates, type OrderState } from '@sojourn/contract/booking/codes'
import type { KeptSeatClass } from '@sojourn/domain/products/train/kept/kept'
import { readWishes, type KeptWishes } from '@sojourn/domain/products/train/kept/kept-wishes'
import { takeOut } from '../../../../db/backup/take-out'
import type { Tenant } from '../../../../db/tenant'

export type TrainSource = 'railway' | 'waitlist' | 'local'
export interface TrainOrderRow {
  orderNo: string
  source: TrainSource
  lockNo: string | null
  waitlistNo: string | null
  purchaseNo: string | null
  wishes: KeptWishes
}
/** Of an order for which nobody has been asked. */
export const nothingYet = { lockNo: null, waitlistNo: null, purchaseNo: null }

export interface PlaceRow {
  /** Positions in the order. */
  traveller: number
  segment: number
  child: boolean
  student: boolean
  seat: KeptSeatClass
  /** Empty before the seat is known; the place also when standing. */
  coach: string
  place: string
  berth: 'lower' | 'middle' | 'upper' | null
  /** Fen. */
  price: number
  otherThanWished: boolean
  ticketNo: string | null
  gate: string | null
}

export const insertTrainOrder = ({ sql, enterpriseId }: Tenant, order: TrainOrderRow): Promise<unknown> =>
  sql.query(
    `INSERT INTO train_order (enterprise_id, order_no, source, lock_no, waitlist_no, purchase_no, wishes)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [enterpriseId, order.orderNo, order.source, order.lockNo, order.waitlistNo, order.purchaseNo, JSON.stringify(order.wishes)],
  )

export async function findTrainOrder({ sql, enterpriseId }: Tenant, orderNo: string): Promise<TrainOrderRow | undefined> {
  const [row] = await sql.query<TrainOrderRow>(
    `SELECT order_no AS "orderNo", source, lock_no AS "lockNo", waitlist_no AS "waitlistNo", purchase_no AS "purchaseNo", wishes
     FROM train_order WHERE enterprise_id = $1 AND order_no = $2`,
    [enterpriseId, orderNo],
  )
  return row && { ...row, wishes: readWishes(row.wishes) }
}

/** The same of an order that is known to be of a train. */
export async function trainOrder(tenant: Tenant, orderNo: string): Promise<TrainOrderRow> {
  const kept = await findTrainOrder(tenant, orderNo)
  if (!kept) throw new Error(`order ${orderNo} is not of a train`)
  return kept
}

/** What became known of an order; what is absent stays. */
export const updateTrainOrder = (
  { sql, enterpriseId }: Tenant,
  orderNo: string,
  known: Partial<Pick<TrainOrderRow, 'lockNo' | 'waitlistNo' | 'purchaseNo' | 'wishes'>>,
): Promise<unknown> =>
  sql.query(
    `UPDATE train_order SET lock_no = coalesce($3, lock_no), waitlist_no = coalesce($4, waitlist_no),
       purchase_no = coalesce($5, purchase_no), wishes = coalesce($6, wishes)
     WHERE enterprise_id = $1 AND order_no = $2`,
    [
      enterpriseId,
      orderNo,
      known.lockNo ?? null,
      known.waitlistNo ?? null,
      known.purchaseNo ?? null,
      known.wishes ? JSON.stringify(known.wishes) : null,
    ],
  )

/** Each traveller's place on each ride; what is there already becomes what is given. */
export const writePlaces = ({ sql, enterpriseId }: Tenant, orderNo: string, places: readonly PlaceRow[]): Promise<unknown> =>
  sql.query(
    `INSERT INTO train_place (enterprise_id, order_no, traveller, segment, child, student, seat, coach, place, berth, price,
       other_than_wished, ticket_no, gate)
     SELECT $1, $2, p.traveller, p.segment, p.child, p.student, p.seat, p.coach, p.place, p.berth, p.price, p."otherThanWished",
       p."ticketNo", p.gate
     FROM jsonb_to_recordset($3::jsonb) AS p(traveller smallint, segment smallint, child boolean, student boolean, seat text, coach text,
       place text, berth text, price integer, "otherThanWished" boolean, "ticketNo" text, gate text)
     ON CONFLICT (enterprise_id, order_no, traveller, segment) DO UPDATE SET seat = excluded.seat, coach = excluded.coach,
       place = excluded.place, berth = excluded.berth, price = excluded.price, other_than_wished = excluded.other_than_wished,
       ticket_no = excluded.ticket_no, gate = excluded.gate`,
    [enterpriseId, orderNo, JSON.stringify(places)],
  )

/** The places of one who leaves an order without tickets; who came after moves up. */
export const deletePlaces = ({ sql, enterpriseId }: Tenant, orderNo: string, traveller: number): Promise<void> =>
  takeOut(sql, { table: 'train_place', number: 'traveller' }, { enterpriseId, orderNo, taken: traveller })

export const findPlaces = ({ sql, enterpriseId }: Tenant, orderNo: string): Promise<PlaceRow[]> =>
  sql.query<PlaceRow>(
    `SELECT traveller, segment, child, student, seat, coach, place, berth, price, other_than_wished AS "otherThanWished",
            ticket_no AS "ticketNo", gate
     FROM train_place WHERE enterprise_id = $1 AND order_no = $2 ORDER BY traveller, segment`,
    [enterpriseId, orderNo],
  )

/** Paid orders that wait for the ticket office, the oldest first; what it could not buy does not wait any more. */
export async function findLocalOrders({ sql, enterpriseId }: Tenant, state: OrderState): Promise<{ orderNo: string }[]> {
  const rows = await sql.query<Pick<TrainOrderRow, 'orderNo' | 'wishes'>>(
    `SELECT order_no AS "orderNo", wishes FROM train_order JOIN orders USING (enterprise_id, order_no)
     WHERE enterprise_id = $1 AND source = 'local' AND state = $2 AND purchase_no IS NULL
     ORDER BY created_at LIMIT 100`,
    [enterpriseId, orderStates.code(state)],
  )
  return rows.filter(({ wishes }) => !readWishes(wishes).office?.declined)
}

/** A ticket that an office bought; the price is fen. */
export interface OfficeTicket {
  trainKey: string
  price: number
  departAt: Date
  departStation: string
  arriveStation: string
}

/** What a ticket is worth that a ticket office bought; undefined for tickets of the railway. */
export async function findOfficeTicket({ sql, enterpriseId }: Tenant, ticketNo: string): Promise<OfficeTicket | undefined> {
  const [row] = await sql.query<OfficeTicket>(
    `SELECT s.service_key AS "trainKey", p.price, s.depart_at AS "departAt", s.depart_place AS "departStation",
            s.arrive_place AS "arriveStation"
     FROM train_place p
     JOIN train_order o USING (enterprise_id, order_no)
     JOIN order_segment s ON s.enterprise_id = p.enterprise_id AND s.order_no = p.order_no AND s.position = p.segment
     WHERE p.enterprise_id = $1 AND p.ticket_no = $2 AND o.source = 'local'`,
    [enterpriseId, ticketNo],
  )
  return row
}

/** Keeps what the office bought under; false where another order, of whatever company, has the number; nothing more can be written then. */
export async function keepPurchase(tenant: Tenant, orderNo: string, purchaseNo: string): Promise<boolean> {
  try {
    await updateTrainOrder(tenant, orderNo, { purchaseNo })
    return true
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'train_order_office_purchase') return false
    throw error
  }
}

/** Tickets for rides of these days that are open still, and where they were bought. */
export const findTicketedRides = ({ sql, enterpriseId }: Tenant, days: { from: string; to: string }) =>
  sql.query<{ orderNo: string; segment: number; ticketNo: string; source: TrainSource; trainKey: string; departs: Date }>(
    `SELECT p.order_no AS "orderNo", p.segment, p.ticket_no AS "ticketNo", o.source, s.service_key AS "trainKey", s.depart_at AS departs
     FROM order_segment s
     JOIN train_order o ON o.enterprise_id = s.enterprise_id AND o.order_no = s.order_no
     JOIN train_place p ON p.enterprise_id = s.enterprise_id AND p.order_no = s.order_no AND p.segment = s.position
     JOIN ticket t ON t.enterprise_id = p.enterprise_id AND t.order_no = p.order_no AND t.ticket_no = p.ticket_no
     WHERE s.enterprise_id = $1 AND s.depart_date BETWEEN $2 AND $3
       AND EXISTS (SELECT FROM jsonb_to_recordset(t.coupons) AS coupon(segment smallint, state smallint)
                   WHERE coupon.segment = p.segment AND coupon.state = 0)`,
    [enterpriseId, days.from, days.to],
  )

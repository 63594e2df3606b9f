import type { ReadableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { latinOf, type Reader } from '../../../booking/columns/latin-column'
import type { Fulfiller, OrderState } from '@sojourn/contract/booking/codes'
import { readGuarantee, type KeptGuarantee } from '@sojourn/domain/products/hotel/kept/kept-guarantee'
import { readStay, type KeptStay, type KeptWish } from '@sojourn/domain/products/hotel/kept/kept-stay'
import { stateCodes } from '../../../booking/columns/state-codes'
import type { Tenant } from '../../../../db/tenant'

export type HotelSource = 'supply' | 'external' | 'demand'
/** A partner's rate and one that the agency quoted are kept by the hotel already; our suppliers know nothing of them. */
export const fulfillerOf = (source: HotelSource): Fulfiller => (source === 'supply' ? 'hotel' : 'hotel-off-contract')

export interface HotelOrderRow {
  orderNo: string
  source: HotelSource
  hotelId: string
  body: KeptStay
  confirmationNo: string | null
  decidesBy: Date | null
  latestArrival: number
  requests: KeptWish[]
  guarantee: KeptGuarantee | null
  guaranteeCipher: string | null
  stayTotal: number
  noShowPenalty: number | null
}

export const insertHotelOrder = ({ sql, enterpriseId }: Tenant, order: HotelOrderRow): Promise<unknown> =>
  sql.query(
    `INSERT INTO hotel_order (enterprise_id, order_no, source, hotel_id, body, confirmation_no, decides_by, latest_arrival, requests, guarantee,
       guarantee_cipher, stay_total, no_show_penalty)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      enterpriseId,
      order.orderNo,
      order.source,
      order.hotelId,
      JSON.stringify(order.body),
      order.confirmationNo,
      order.decidesBy,
      order.latestArrival,
      JSON.stringify(order.requests),
      order.guarantee && JSON.stringify(order.guarantee),
      order.guaranteeCipher,
      order.stayTotal,
      order.noShowPenalty,
    ],
  )

export async function findHotelOrder({ sql, enterpriseId }: Tenant, orderNo: string): Promise<HotelOrderRow | undefined> {
  const [row] = await sql.query<Omit<HotelOrderRow, 'body' | 'guarantee'> & { body: unknown; guarantee: unknown }>(
    `SELECT order_no AS "orderNo", source, hotel_id AS "hotelId", body, confirmation_no AS "confirmationNo", decides_by AS "decidesBy",
            latest_arrival AS "latestArrival", requests, guarantee, guarantee_cipher AS "guaranteeCipher", stay_total AS "stayTotal",
            no_show_penalty AS "noShowPenalty"
     FROM hotel_order WHERE enterprise_id = $1 AND order_no = $2`,
    [enterpriseId, orderNo],
  )
  return row && { ...row, body: readStay(row.body), guarantee: row.guarantee === null ? null : readGuarantee(row.guarantee) }
}

/** What the hotel said; what is absent stays, but a pending answer ends with a given one. `captured` fen come on top of what was kept before. */
export const updateHotelOrder = (
  { sql, enterpriseId }: Tenant,
  orderNo: string,
  known: { confirmationNo?: string; decidesBy?: Date | null; captured?: number },
): Promise<unknown> =>
  sql.query(
    `UPDATE hotel_order SET confirmation_no = coalesce($3, confirmation_no), decides_by = $4,
       no_show_penalty = coalesce(no_show_penalty + $5, $5, no_show_penalty)
     WHERE enterprise_id = $1 AND order_no = $2`,
    [enterpriseId, orderNo, known.confirmationNo ?? null, known.decidesBy ?? null, known.captured ?? null],
  )

/** Of a guarantee that was offered the hotel has taken so much, or none. */
export const writeGuaranteeTaken = ({ sql, enterpriseId }: Tenant, orderNo: string, amount: number): Promise<unknown> =>
  sql.query(
    `UPDATE hotel_order SET guarantee = CASE WHEN $3::integer > 0 THEN jsonb_set(guarantee, '{amount}', to_jsonb($3::integer)) END,
       guarantee_cipher = CASE WHEN $3::integer > 0 THEN guarantee_cipher END
     WHERE enterprise_id = $1 AND order_no = $2`,
    [enterpriseId, orderNo, amount],
  )

/** Rooms of another rate, or at another price, take the place of what the order had; guests and dates stay, their memberships where the group does. */
export const replaceStay = (
  { sql, enterpriseId }: Tenant,
  orderNo: string,
  {
    body,
    stayTotal,
    nights,
    keepsMembers,
  }: {
    body: KeptStay
    stayTotal: number
    nights: readonly Pick<NightRow, 'night' | 'price' | 'breakfasts'>[]
    keepsMembers: boolean
  },
): Promise<unknown> =>
  sql.query(
    `WITH nights AS (
       UPDATE hotel_night SET price = n.price, breakfasts = n.breakfasts
       FROM jsonb_to_recordset($6::jsonb) AS n(night date, price integer, breakfasts smallint)
       WHERE enterprise_id = $1 AND order_no = $2 AND hotel_night.night = n.night
     ), guests AS (
       UPDATE hotel_guest SET member_cipher = NULL, member_masked = NULL WHERE enterprise_id = $1 AND order_no = $2 AND NOT $7
     )
     UPDATE hotel_order SET hotel_id = $3, body = $4, stay_total = $5, confirmation_no = NULL, decides_by = NULL
     WHERE enterprise_id = $1 AND order_no = $2`,
    [enterpriseId, orderNo, body.hotel.hotelId, JSON.stringify(body), stayTotal, JSON.stringify(nights), keepsMembers],
  )

export interface NightRow {
  room: number
  night: string
  price: number
  breakfasts: number
  cancelled: boolean
}
export interface GuestRow extends ReadableName {
  room: number
  traveller: number
  employeeId: string
  memberCipher: string | null
  memberMasked: string | null
}

/** Rooms with their nights and guests, in one statement. */
export const insertRooms = (
  { sql, enterpriseId }: Tenant,
  orderNo: string,
  nights: readonly Omit<NightRow, 'cancelled'>[],
  guests: readonly GuestRow[],
): Promise<unknown> =>
  sql.query(
    `WITH nights AS (
       INSERT INTO hotel_night (enterprise_id, order_no, room, night, price, breakfasts)
       SELECT $1, $2, n.room, n.night, n.price, n.breakfasts
       FROM jsonb_to_recordset($3::jsonb) AS n(room smallint, night date, price integer, breakfasts smallint)
     )
     INSERT INTO hotel_guest (enterprise_id, order_no, room, traveller, employee_id, name, member_cipher, member_masked)
     SELECT $1, $2, g.room, g.traveller, g."employeeId", g.name, g."memberCipher", g."memberMasked"
     FROM jsonb_to_recordset($4::jsonb) AS g(room smallint, traveller smallint, "employeeId" text, name text, "memberCipher" text,
       "memberMasked" text)`,
    [enterpriseId, orderNo, JSON.stringify(nights), JSON.stringify(guests)],
  )

export const findNights = ({ sql, enterpriseId }: Tenant, orderNo: string): Promise<NightRow[]> =>
  sql.query<NightRow>(
    `SELECT room, night::text AS night, price, breakfasts, cancelled FROM hotel_night
     WHERE enterprise_id = $1 AND order_no = $2 ORDER BY room, night`,
    [enterpriseId, orderNo],
  )

export const findGuests = ({ sql, enterpriseId }: Tenant, orderNo: string, reader: Reader = 'anybody'): Promise<GuestRow[]> =>
  sql.query<GuestRow>(
    `SELECT room, traveller, employee_id AS "employeeId", name, member_cipher AS "memberCipher", member_masked AS "memberMasked",
            ${latinOf('hotel_guest', reader)} AS latin
     FROM hotel_guest WHERE enterprise_id = $1 AND order_no = $2 ORDER BY room, traveller`,
    [enterpriseId, orderNo],
  )

export const cancelNight = ({ sql, enterpriseId }: Tenant, orderNo: string, room: number, night: string): Promise<unknown> =>
  sql.query('UPDATE hotel_night SET cancelled = true WHERE enterprise_id = $1 AND order_no = $2 AND room = $3 AND night = $4', [
    enterpriseId,
    orderNo,
    room,
    night,
  ])

/** A night that one of these people has already, in an order that stands. */
export async function findSameNight(
  { sql, enterpriseId }: Tenant,
  request: { employeeIds: readonly string[]; checkIn: string; checkOut: string; endedStates: readonly OrderState[] },
): Promise<{ employeeId: string; night: string; orderNo: string } | undefined> {
  const [row] = await sql.query<{ employeeId: string; night: string; orderNo: string }>(
    `SELECT g.employee_id AS "employeeId", n.night::text AS night, g.order_no AS "orderNo"
     FROM hotel_guest g
     JOIN hotel_night n ON n.enterprise_id = g.enterprise_id AND n.order_no = g.order_no AND n.room = g.room
     JOIN orders o ON o.enterprise_id = g.enterprise_id AND o.order_no = g.order_no
     WHERE g.enterprise_id = $1 AND g.employee_id = ANY($2) AND n.night >= $3 AND n.night < $4 AND NOT n.cancelled AND o.state <> ALL($5)
     ORDER BY n.night LIMIT 1`,
    [enterpriseId, request.employeeIds, request.checkIn, request.checkOut, stateCodes(request.endedStates)],
  )
  return row
}

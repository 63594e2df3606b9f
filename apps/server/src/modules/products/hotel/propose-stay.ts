import { holdForApproval, holdForPayment } from '@sojourn/domain/booking/lifecycle/timing'
import type { KeptStay } from '@sojourn/domain/products/hotel/kept-stay'
import type { Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import type { bookingChain } from '../../booking/lifecycle/booking-chain'
import type { Submission } from '../../booking/lifecycle/submit'
import type { Proposal } from '../../booking/placing/proposal'
import { writeHandOver } from '../../booking/traveller/hand-over'
import { orderRecord, staySegment, type StayOrder } from './order-record'
import type { OfferedGuarantee } from './hold-guarantee'
import { fulfillerOf, insertHotelOrder, insertRooms, type HotelOrderRow } from './order-store'
import type { HotelOrderRequest, PreparedParty } from './prepare'
import type { OpenStay } from './stay'

/** Who decides about an order on a stay. */
export type Chained = Exclude<Awaited<ReturnType<typeof bookingChain>>, Problem>

/** What a booker asks for, of which search. */
export interface Asked<Request extends HotelOrderRequest = HotelOrderRequest> {
  context: Context
  actor: Actor
  open: OpenStay
  request: Request
}

/** Until when rooms are held: half an hour to pay, or the time of the approvers. */
export function holdOf({ context, open }: Asked, { chain }: Pick<Chained, 'chain'>, body: KeptStay): Date {
  const now = context.clock.now().toISOString()
  const { departAt } = staySegment(body, open.rooms.length)
  return new Date(chain ? holdForApproval({ now, departAt }) : holdForPayment(now))
}

export interface NewStay extends PreparedParty, Pick<StayOrder, 'body' | 'prices' | 'total'> {
  orderNo: string
  way: HotelOrderRow['way']
  stayTotal: number
  nights: readonly { date: string; price: number; breakfasts: number }[]
  searchIds: string[]
  holdUntil: Date
  chained: Chained
  /** What the booker offers as a guarantee. */
  guarantee?: OfferedGuarantee | undefined
}

/** An order on a stay, with what is kept beside it. */
export const proposeStay = (asked: Asked, made: NewStay): Pick<Proposal, 'submission' | 'keep'> => ({
  submission: submissionOf(asked, made),
  async keep(sql) {
    await keepStay(asked, sql, made)
    await writeGuests(asked, sql, made)
    return undefined
  },
})

export function submissionOf({ context, actor, open, request }: Asked, made: NewStay): Submission {
  const { settleType, purpose = '', remark = '' } = request
  const { orderNo, way, searchIds, holdUntil: holdExpiresAt, chained } = made
  const asked = { settleType, searchIds, purpose, remark }
  const record = { orderNo, fulfiller: fulfillerOf(way), holdExpiresAt, createdAt: context.clock.now() }
  const order = orderRecord(context, actor, open, asked, made, record)
  return { order, booker: { employeeId: actor.employeeId, name: actor.name }, ...chained }
}

/** That the hotel is given the guests' documents, which stands whatever it answers. */
const writeGuests = ({ context, actor }: Asked, sql: Sql, { orderNo, party }: NewStay): Promise<unknown> =>
  writeHandOver(context, sql, {
    enterpriseId: actor.enterpriseId,
    employeeId: actor.employeeId,
    purpose: `order ${orderNo}: guests for the hotel`,
    subjects: party.map(({ credential }) => `credential ${credential.credentialId}`),
  })

/** The stay as its order keeps it. */
export const stayRow = ({ request }: Asked, { orderNo, way, body, guarantee, stayTotal }: NewStay): HotelOrderRow => ({
  orderNo,
  way,
  hotelId: body.hotel.hotelId,
  body,
  confirmationNo: null,
  decidesBy: null,
  latestArrival: request.latestArrival,
  requests: request.requests ?? [],
  guarantee: null,
  guaranteeCipher: null,
  ...guarantee,
  stayTotal,
  noShowPenalty: null,
})

/** Hotel, conditions, nights and guests beside the order of the core. */
async function keepStay(asked: Asked, sql: Sql, made: NewStay): Promise<void> {
  const { enterpriseId } = asked.actor
  await insertHotelOrder(sql, enterpriseId, stayRow(asked, made))
  const nights = asked.open.rooms.flatMap((_guests, room) =>
    made.nights.map(({ date, price, breakfasts }) => ({ room, night: date, price, breakfasts })),
  )
  const guests = made.guests.map(({ supplied: _supplied, ...guest }) => guest)
  await insertRooms(sql, enterpriseId, made.orderNo, nights, guests)
}

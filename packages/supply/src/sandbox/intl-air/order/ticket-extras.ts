import type { IntlAirFailure } from '../../../ports/intl-air'
import type {
  IntlAirExtraOffer,
  IntlAirExtrasBought,
  IntlAirExtrasPurchase,
  IntlAirTicketExtra,
} from '../../../ports/intl-air-extras'
import type { SqlExecutor, SupplyContext } from '../../../ports/supply'
import { extrasOf } from '../fares/extras'
import { answeredExtras, type AskedExtra } from './answered-extras'
import { answersUnder, boughtFor, keepBought, leftOf, type BoughtExtra } from './bought-extras'
import { couponState, segmentAt, type Skies } from './coupons'
import type { Desk } from './holds'
import { couponsOfReference, lockRecord, recordOf, ticketsByNumber, type CouponRow, type RecordRow } from './records'

/** Hours before departure at which carriers stop selling: caterers load a day ahead, bags are weighed at the counter (assumed). */
const closesHours = { seat: 24, meal: 24, bag: 4 } as const
const hourMs = 3_600_000

type ReadRecord = (sql: SqlExecutor, reference: string) => Promise<RecordRow | undefined>

/** What is still sold for the open coupons of these tickets. */
export async function ticketExtras(
  desk: Desk & Skies,
  context: SupplyContext,
  { ticketNos }: { ticketNos: readonly string[] },
): Promise<IntlAirTicketExtra[] | IntlAirFailure> {
  const sold = await soldFor(desk, context, ticketNos, recordOf)
  return 'failure' in sold ? sold : sold.flatMap(({ offers }) => offers)
}

/** All that was asked for, answered one by one; what was answered under the key is answered again. */
export async function buyExtras(
  desk: Desk & Skies,
  context: SupplyContext,
  { key, extras }: IntlAirExtrasPurchase,
): Promise<IntlAirExtrasBought | IntlAirFailure> {
  const { sql } = context
  const purchase = { operation: 'buyExtras', key } as const
  const before = await answersUnder(sql, purchase)
  if (before.length > 0) return { answers: before }
  // Locked, so that nobody gives a ticket back or buys beside it meanwhile.
  const sold = await soldFor(desk, context, [...new Set(extras.map(({ ticketNo }) => ticketNo))], lockRecord)
  if ('failure' in sold) return sold
  const asked = extras.map((each): AskedExtra => ({ asked: each, ...sold.find(({ ticketNo }) => ticketNo === each.ticketNo)! }))
  const answers = await answeredExtras(desk, sql, asked)
  await keepBought(
    sql,
    purchase,
    extras.map((each, index): BoughtExtra => ({ asked: each, answer: answers[index]! })),
  )
  return { answers }
}

interface SoldTicket {
  ticketNo: string
  record: RecordRow
  offers: IntlAirTicketExtra[]
}

async function soldFor(
  desk: Desk & Skies,
  { sql, now }: SupplyContext,
  ticketNos: readonly string[],
  read: ReadRecord,
): Promise<SoldTicket[] | IntlAirFailure> {
  const tickets = await ticketsByNumber(sql, ticketNos)
  if (tickets.length < ticketNos.length) return { failure: 'referenceUnknown' }
  const sold: SoldTicket[] = []
  for (const { ticket_no: ticketNo, reference } of tickets) {
    const record = (await read(sql, reference))!
    const coupons = (await couponsOfReference(sql, reference)).filter((coupon) => coupon.ticket_no === ticketNo)
    const bought = await boughtFor(sql, [ticketNo])
    const offers = offersFor(desk, record, coupons, now)
      .map((offer) => ({ ...offer, ticketNo, atMost: leftOf(bought, ticketNo, offer) }))
      .filter(({ atMost }) => atMost > 0)
    sold.push({ ticketNo, record, offers })
  }
  return sold
}

/** Of the flights of a ticket that are still open and sold; infants have no seat, and nothing beside it. */
function offersFor(
  skies: Skies,
  record: RecordRow,
  coupons: readonly CouponRow[],
  now: Date,
): Omit<IntlAirTicketExtra, 'ticketNo'>[] {
  const open = coupons.filter(
    (coupon) => record.passengers[coupon.passenger] !== 'infant' && couponState(skies, coupon, record, now) === 'open',
  )
  return extrasOf(record.trip.quote)
    .filter((offer) => open.some(({ segment }) => segment === offer.segment))
    .map((offer) => ({ ...offer, sellsUntil: closingOf(record, offer) }))
    .filter(({ sellsUntil }) => sellsUntil > now)
}

const closingOf = ({ trip }: RecordRow, { segment, kind }: IntlAirExtraOffer): Date =>
  new Date(Date.parse(segmentAt(trip, segment).departAt) - closesHours[kind] * hourMs)

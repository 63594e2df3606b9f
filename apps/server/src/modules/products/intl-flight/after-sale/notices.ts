import type { CouponState } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import type { IntlScheduleNotice } from '@sojourn/contract/products/intl-flight/notice.shapes'
import {
  readIntlInstead,
  readIntlTimes,
  type KeptIntlInstead,
  type KeptIntlTimes,
} from '@sojourn/domain/products/intl-flight/after-sale/kept-after-sale'
import { isLarge } from '@sojourn/domain/products/intl-flight/after-sale/schedule-change'
import type { AnsweredNotice } from '../../../../capabilities/after-sales'
import type { Actor, Work } from '../../../../context'
import { findNotices } from '../../../booking/coupon/notice-store'
import { findOpenLines } from '../../../booking/coupon/store'
import type { OrderRow } from '../../../booking/order/store'
import { findTickets } from '../../../booking/order/ticket-store'
import { airportName } from '../../../reference/air-places'
import type { IntlSegmentRow } from '../order/kept-store'
import { missedConnection, type Flown } from './missed-connection'

/** A notice with what it is about, read. */
export interface IntlNotice extends Omit<AnsweredNotice, 'now' | 'was' | 'instead'> {
  was: KeptIntlTimes
  now: KeptIntlTimes | undefined
  instead: KeptIntlInstead | undefined
  risk: IntlScheduleNotice['risk']
  isLarge: boolean
}

/** The last word of a carrier about each flight of an order: what was announced before it is over. */
export const lastNotices = (notices: readonly AnsweredNotice[], flown: Flown): IntlNotice[] =>
  notices
    .filter(({ segment }, index) => !notices.slice(index + 1).some((later) => later.segment === segment))
    .flatMap((notice) => {
      const row = flown.segments.find(({ position }) => position === notice.segment)
      return row ? [readNotice(notice, row, flown)] : []
    })

function readNotice(notice: AnsweredNotice, row: IntlSegmentRow, flown: Flown): IntlNotice {
  const now = notice.now ? readIntlTimes(notice.now) : undefined
  const was = notice.was ? readIntlTimes(notice.was) : timesOfRow(row)
  const instead = notice.instead ? readIntlInstead(notice.instead, row.body) : undefined
  const risk = now && missedConnection(flown, notice.segment, now)
  const large = isLarge({ kind: notice.kind, was, now, breaksConnection: risk !== undefined })
  return { ...notice, was, now, instead, risk, isLarge: large }
}

export const timesOfRow = ({
  body,
  departAt,
  arriveAt,
}: Pick<IntlSegmentRow, 'body' | 'departAt' | 'arriveAt'>): KeptIntlTimes => ({
  version: 1,
  departDate: body.departDate,
  departTime: body.departTime,
  arriveDate: body.arriveDate,
  arriveTime: body.arriveTime,
  departAt: departAt.toISOString(),
  arriveAt: arriveAt.toISOString(),
})

/** What carriers announced about flights of an order, with the connection that it may break and what the caller can do about it. */
export async function noticesOf(work: Work, actor: Actor, order: OrderRow, flown: Flown): Promise<IntlScheduleNotice[]> {
  const notices = lastNotices(await findNotices(work, order.orderNo), flown)
  if (notices.length === 0) return []
  const { free, taken, gone } = await segmentsOf(work, order.orderNo)
  const now = work.context.clock.now()
  const isOwn = order.bookerId === actor.employeeId
  return notices.map((notice) => {
    const waits = isPending(notice) && new Date(leavesAt(notice)) > now
    const isFree = free.has(notice.segment)
    const became = gone.get(notice.segment)
    return {
      ...shownNotice(notice, isOwn && waits && isFree ? optionsOf(notice) : []),
      ...(notice.instead && { instead: shownInstead(notice.instead, notice.segment, flown, actor.language) }),
      ...(became && { became }),
      held: waits && !isFree && taken.has(notice.segment),
    }
  })
}

/** Flights that somebody still has a coupon of, free or taken by a refund or change that is under way; what became of those that nobody has. */
export async function segmentsOf(
  work: Work,
  orderNo: string,
): Promise<{ free: Set<number>; taken: Set<number>; gone: Map<number, NonNullable<IntlScheduleNotice['became']>> }> {
  const [tickets, lines] = await Promise.all([findTickets(work, orderNo), findOpenLines(work, [orderNo])])
  const [free, taken] = [new Set<number>(), new Set<number>()]
  const states = new Map<number, Set<CouponState>>()
  for (const { ticketNo, coupons } of tickets) {
    const side = lines.some((line) => line.ticketNo === ticketNo) ? taken : free
    for (const { segment, state } of coupons) {
      if (state === 'open') side.add(segment)
      states.set(segment, (states.get(segment) ?? new Set()).add(state))
    }
  }
  const gone = [...states].filter(([, own]) => [...own].every((state) => state === 'refunded' || state === 'exchanged'))
  return { free, taken, gone: new Map(gone.map(([segment, own]) => [segment, own.has('exchanged') ? 'changed' : 'refunded'])) }
}

/** Nobody has answered it yet, or only by handing it on. */
export const isPending = ({ answer, kind }: Pick<IntlNotice, 'answer' | 'kind'>): boolean =>
  kind !== 'restored' && (answer === null || answer === 'desk')

/** When it leaves at the latest: as it was, or as it is now. */
export const leavesAt = ({ was, now }: Pick<IntlNotice, 'was' | 'now'>): string => now?.departAt ?? was.departAt

const optionsOf = ({ now, canRefundAll, canFreeRebook }: IntlNotice): IntlScheduleNotice['options'] => [
  ...(now ? (['accept'] as const) : []),
  ...(canRefundAll ? (['refund'] as const) : []),
  ...(canFreeRebook ? (['change'] as const) : []),
]

const shownTimes = ({ departDate, departTime, arriveDate, arriveTime }: Omit<KeptIntlTimes, 'version'>) => ({
  departDate,
  departTime,
  arriveDate,
  arriveTime,
})

const shownNotice = (notice: IntlNotice, options: IntlScheduleNotice['options']): Omit<IntlScheduleNotice, 'held'> => ({
  eventId: notice.eventId,
  segment: notice.segment,
  kind: notice.kind,
  announcedAt: notice.announcedAt.toISOString(),
  was: shownTimes(notice.was),
  ...(notice.now && { now: shownTimes(notice.now) }),
  ...(notice.risk && { risk: notice.risk }),
  isLarge: notice.isLarge,
  ...(notice.answerBy && notice.kind !== 'restored' && { answerBy: notice.answerBy.toISOString() }),
  ...(notice.answer && { answer: notice.answer }),
  ...(notice.answeredAt && { answeredAt: notice.answeredAt.toISOString() }),
  options,
  canRefundAll: notice.canRefundAll,
  canFreeRebook: notice.canFreeRebook,
})

function shownInstead(
  { takesOut, flights }: KeptIntlInstead,
  segment: number,
  { segments }: Flown,
  language: Language,
): NonNullable<IntlScheduleNotice['instead']> {
  const slice = segments.find(({ position }) => position === segment)?.body.slice
  const isOut = ({ body }: IntlSegmentRow): boolean =>
    body.slice === slice &&
    takesOut.some(({ flightNo, departAirport }) => flightNo === body.flightNo && departAirport === body.departAirport)
  return {
    takesOut: segments.filter(isOut).map(({ position }) => position),
    flights: flights.map((flight) => ({
      flightNo: flight.flightNo,
      departAirport: flight.departAirport,
      departName: airportName(flight.departAirport, language),
      arriveAirport: flight.arriveAirport,
      arriveName: airportName(flight.arriveAirport, language),
      ...shownTimes(flight),
    })),
  }
}

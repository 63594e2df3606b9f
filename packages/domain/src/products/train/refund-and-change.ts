import { addDays, chinaOffsetMinutes, compareDates, localOf, minutesBetween } from '../../kit/local-date'
import { percentInHalfYuan } from './half-yuan'

/** Refund and change fees of the railway (handbook 3.7, 3.8). Money is fen, moments are instants in UTC. */
const hour = 60
const eightDays = 8 * 24 * hour

/** A ticket as its fees see it; `departAt` is the scheduled departure at the boarding station. */
export interface RailTicket {
  fare: number
  departAt: string
  /** Set when this ticket came from a change. */
  changed?: {
    /** The former ticket was less than eight days away when it was changed. */
    withinEightDays: boolean
    /** It travels in the Spring Festival period. */
    springFestival: boolean
  }
  /** To or from Hong Kong West Kowloon; a departure from there closes earlier. */
  crossBorder?: { fromWestKowloon: boolean }
}

export type RailRefusal = 'departed' | 'closed' | 'changedCrossBorder' | 'changedAlready' | 'destinationTooLate'

/** What comes back: the fee's percentage, the fee and the refund in fen. */
export interface RailRefund {
  percent: number
  fee: number
  refund: number
}

const leastFee = 200
/** The railway's online refund of a cross-border ticket ends this long before departure, in minutes. */
const crossBorderClosing = { hongKong: 45, mainland: 30 }

/** The fee for giving a ticket back at a moment; boundaries belong to the cheaper tier. */
export function railRefund(ticket: RailTicket, at: string): RailRefund | { refusal: RailRefusal } {
  const left = minutesBetween(at, ticket.departAt)
  if (ticket.crossBorder) return crossBorderRefund(ticket.fare, left, ticket.crossBorder, ticket.changed !== undefined)
  if (left <= 0) return { refusal: 'departed' }
  const percent = refundPercent(left, ticket.changed)
  const fee = percent === 0 ? 0 : Math.max(leastFee, percentInHalfYuan(ticket.fare, percent))
  return { percent, fee, refund: ticket.fare - fee }
}

function refundPercent(left: number, changed: RailTicket['changed']): number {
  if (changed?.springFestival) return 20
  if (left >= eightDays) return changed?.withinEightDays ? 5 : 0
  return tierPercent(left)
}

const tierPercent = (left: number): number => (left >= 48 * hour ? 5 : left >= 24 * hour ? 10 : 20)

function crossBorderRefund(
  fare: number,
  left: number,
  { fromWestKowloon }: { fromWestKowloon: boolean },
  changed: boolean,
): RailRefund | { refusal: RailRefusal } {
  if (changed) return { refusal: 'changedCrossBorder' }
  if (left < (fromWestKowloon ? crossBorderClosing.hongKong : crossBorderClosing.mainland)) return { refusal: 'closed' }
  const percent = left >= eightDays ? 5 : left >= 48 * hour ? 30 : 50
  const fee = Math.floor((fare * percent) / 100 / 100) * 100
  return { percent, fee, refund: fare - fee }
}

export interface RailChange {
  /** Percentage and fee on the lower of both fares. */
  percent: number
  fee: number
  /** What the fee of giving back the difference takes, when the new fare is lower. */
  differenceFee: number
  /** What is charged now and what comes back, in fen; a dearer train is charged in full and the old fare returned. */
  charge: number
  back: number
}

/** What it costs to travel on another train; a ticket is changed once. `sameDestination` is false for a new destination (变更到站). */
export function railChange(
  ticket: RailTicket,
  to: { fare: number; departAt: string; sameDestination: boolean },
  at: string,
): RailChange | { refusal: RailRefusal } {
  if (ticket.changed) return { refusal: 'changedAlready' }
  const left = minutesBetween(at, ticket.departAt)
  if (!to.sameDestination && left < 48 * hour) return { refusal: 'destinationTooLate' }
  const percent = changePercent(ticket.departAt, to.departAt, at)
  if (percent === undefined) return { refusal: 'departed' }
  const fee = percentInHalfYuan(Math.min(ticket.fare, to.fare), percent)
  if (to.fare >= ticket.fare) return { percent, fee, differenceFee: 0, charge: to.fare + fee, back: ticket.fare }
  const difference = ticket.fare - to.fare
  const differenceFee = percentInHalfYuan(difference, left <= 0 ? 20 : left >= eightDays ? 0 : tierPercent(left))
  const net = difference - differenceFee - fee
  return { percent, fee, differenceFee, charge: Math.max(0, -net), back: Math.max(0, net) }
}

/** Undefined once the day of departure is over. */
function changePercent(departAt: string, newDepartAt: string, at: string): number | undefined {
  const left = minutesBetween(at, departAt)
  const day = dateOf(departAt)
  const later = compareDates(dateOf(newDepartAt), day) > 0
  if (left >= 48 * hour) return 0
  if (left > 0) return later ? (left >= 24 * hour ? 5 : 15) : 0
  if (compareDates(dateOf(at), addDays(day, 1)) >= 0) return undefined
  return later ? 40 : 0
}

const dateOf = (instant: string): string => localOf(instant, chinaOffsetMinutes).date

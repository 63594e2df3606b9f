import { chinaOffsetMinutes, compareDates, localOf, minutesBetween } from '../../../kit/local-date'
import {
  crossBorderPercents,
  feeTier,
  laterChangePercents,
  mayChangeDestination,
  refundPercents,
  type FeeTier,
} from './fee-tiers'
import { percentInHalfYuan } from './half-yuan'

/** Refund and change fees of the railway (handbook 3.7, 3.8). Money is fen, moments are instants in UTC. */

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

/** How long before departure the railway's online refund of a cross-border ticket ends, in minutes. */
export const crossBorderClosing = ({ fromWestKowloon }: { fromWestKowloon: boolean }): number => (fromWestKowloon ? 45 : 30)

/** The fee for giving a ticket back at a moment; boundaries belong to the cheaper tier. */
export function railRefund(ticket: RailTicket, at: string): RailRefund | { refusal: RailRefusal } {
  if (ticket.crossBorder) return crossBorderRefund(ticket, ticket.crossBorder, at)
  const tier = feeTier(ticket.departAt, at)
  if (tier === 'departed') return { refusal: 'departed' }
  const percent = refundPercent(tier, ticket.changed)
  const fee = percent === 0 ? 0 : Math.min(ticket.fare, Math.max(leastFee, percentInHalfYuan(ticket.fare, percent)))
  return { percent, fee, refund: ticket.fare - fee }
}

/** What a changed ticket costs to give back: of the Spring Festival always, and eight days ahead where it was changed later than that. */
export const changedPercents = { springFestival: 20, withinEightDays: 5 } as const

function refundPercent(tier: FeeTier, changed: RailTicket['changed']): number {
  if (changed?.springFestival) return changedPercents.springFestival
  return tier === 'eightDays' && changed?.withinEightDays ? changedPercents.withinEightDays : refundPercents[tier]
}

function crossBorderRefund(
  { fare, departAt, changed }: RailTicket,
  border: { fromWestKowloon: boolean },
  at: string,
): RailRefund | { refusal: RailRefusal } {
  if (changed) return { refusal: 'changedCrossBorder' }
  if (minutesBetween(at, departAt) < crossBorderClosing(border)) return { refusal: 'closed' }
  const percent = crossBorderPercents[feeTier(departAt, at)]
  const fee = percentInWholeYuan(fare, percent)
  return { percent, fee, refund: fare - fee }
}

/** Over the border fees are floored to whole yuan. */
const percentInWholeYuan = (fare: number, percent: number): number => Math.floor((fare * percent) / 100 / 100) * 100

/** What giving back the difference of a cheaper train costs: the fee of a refund, by the tiers of the ticket. */
function feeOnDifference(difference: number, { departAt, crossBorder }: RailTicket, at: string): number {
  const tier = feeTier(departAt, at)
  return crossBorder
    ? percentInWholeYuan(difference, crossBorderPercents[tier])
    : percentInHalfYuan(difference, refundPercents[tier])
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
  if (!to.sameDestination && !mayChangeDestination(ticket.departAt, at)) return { refusal: 'destinationTooLate' }
  const percent = changePercent(ticket.departAt, to.departAt, at)
  if (percent === undefined) return { refusal: 'departed' }
  const fee = percentInHalfYuan(Math.min(ticket.fare, to.fare), percent)
  if (to.fare >= ticket.fare) return { percent, fee, differenceFee: 0, charge: to.fare + fee, back: ticket.fare }
  const difference = ticket.fare - to.fare
  const differenceFee = feeOnDifference(difference, ticket, at)
  const net = difference - differenceFee - fee
  return { percent, fee, differenceFee, charge: Math.max(0, -net), back: Math.max(0, net) }
}

/** Undefined once the day of departure is over. */
function changePercent(departAt: string, newDepartAt: string, at: string): number | undefined {
  const tier = feeTier(departAt, at)
  const day = dateOf(departAt)
  if (tier === 'departed' && compareDates(dateOf(at), day) > 0) return undefined
  return compareDates(dateOf(newDepartAt), day) > 0 ? laterChangePercents[tier] : 0
}

const dateOf = (instant: string): string => localOf(instant, chinaOffsetMinutes).date

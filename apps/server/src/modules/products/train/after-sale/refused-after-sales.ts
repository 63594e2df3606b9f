import type { Language } from '@sojourn/contract/kit/language'
import { problem, type ProblemName } from '@sojourn/contract/kit/problems'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { problemSentence } from '@sojourn/domain/kit/problem-sentence'
import { readRide } from '@sojourn/domain/products/train/kept/kept'
import { railRefund, type RailRefusal } from '@sojourn/domain/products/train/price/refund-and-change'
import { crossBorderOf } from '@sojourn/domain/products/train/sale-window'
import type { TicketedOrder } from '../../../../capabilities/after-sales'

const problems: Record<RailRefusal, ProblemName> = {
  departed: 'trainDeparted',
  closed: 'refundClosed',
  changedCrossBorder: 'changedCrossBorder',
  changedAlready: 'changedAlready',
  destinationTooLate: 'destinationTooLate',
}

/** The railway's rules of an order of trains, before a ticket is chosen: a ride that can still be given up leaves the button open. */
export function refusedAfterSales(order: TicketedOrder, now: string, language: Language): { change?: string; refund?: string } {
  const words = (name: ProblemName): string => problemSentence(problem(name), language)
  const change = whyUnchangeable(order, now)
  const refund = whyUnrefundable(order, now)
  return { ...(change && { change: words(change) }), ...(refund && { refund: words(refund) }) }
}

const chinaDay = (instant: string): string => localOf(instant, chinaOffsetMinutes).date

/** A ticket is changed once, until midnight of its day (handbook 3.8); those of an office are given back, never changed (handbook 3.10). */
function whyUnchangeable({ fulfiller, kind, segments }: TicketedOrder, now: string): ProblemName | undefined {
  if (fulfiller === 'rail-office') return 'officeTicketNotChangeable'
  if (kind === 'change') return 'changedAlready'
  return segments.every(({ departAt }) => chinaDay(departAt) < chinaDay(now)) ? 'trainDeparted' : undefined
}

/** Handbook 3.7; over the border it closes earlier, and what was changed is kept; a train that was stopped is given back at any time. */
function whyUnrefundable({ kind, segments }: TicketedOrder, now: string): ProblemName | undefined {
  if (segments.some(({ freeRefund }) => freeRefund)) return undefined
  const refusals = segments.map(({ departAt, body }) => {
    const { departStation, arriveStation } = readRide(body)
    const crossBorder = crossBorderOf(departStation, arriveStation)
    const changed = kind === 'change' && { changed: { withinEightDays: false, springFestival: false } }
    const answer = railRefund({ fare: 0, departAt, ...changed, ...(crossBorder && { crossBorder }) }, now)
    return 'refusal' in answer ? problems[answer.refusal] : undefined
  })
  return refusals.includes(undefined) ? undefined : refusals[0]
}

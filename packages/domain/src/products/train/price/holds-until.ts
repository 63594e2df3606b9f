import { addDays, addMinutes, chinaOffsetMinutes, isBefore, localInstant, localOf } from '../../../kit/local-date'
import { tierEnds } from './fee-tiers'
import { crossBorderClosing, railChange, railRefund, type RailTicket } from './refund-and-change'

/** The last instant at which giving a ticket back costs no more than at `at`, and is possible; undefined where it is not now. */
export const refundHoldsUntil = (ticket: RailTicket, at: string): string | undefined =>
  holdsUntil(ticket, at, (then) => {
    const answer = railRefund(ticket, then)
    return 'refusal' in answer ? undefined : answer.fee
  })

/** The same of a change, and undefined too where nothing about it gets worse before the new train leaves. */
export function changeHoldsUntil(ticket: RailTicket, to: Parameters<typeof railChange>[1], at: string): string | undefined {
  const until = holdsUntil(ticket, at, (then) => {
    const answer = railChange(ticket, to, then)
    return 'refusal' in answer ? undefined : answer.charge - answer.back
  })
  return until !== undefined && isBefore(until, to.departAt) ? until : undefined
}

function holdsUntil(ticket: RailTicket, at: string, costs: (then: string) => number | undefined): string | undefined {
  const now = costs(at)
  if (now === undefined) return undefined
  return turns(ticket).find((turn) => {
    const after = costs(addMinutes(turn, 1))
    return !isBefore(turn, at) && (after === undefined || after > now)
  })
}

/** When a fee may rise or the railway takes nothing more, the earliest first. */
function turns({ departAt, crossBorder }: RailTicket): string[] {
  const closes = crossBorder ? [addMinutes(departAt, -crossBorderClosing(crossBorder))] : []
  const dayEnds = localInstant(addDays(localOf(departAt, chinaOffsetMinutes).date, 1), '00:00', chinaOffsetMinutes)
  return [...tierEnds(departAt), ...closes, dayEnds].toSorted((a, b) => Date.parse(a) - Date.parse(b))
}

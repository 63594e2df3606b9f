import { addMinutes } from '../../kit/local-date'
import type { KeptIntlPenalty } from './kept'
import { chargeOf, type Charge } from './after-sale/penalties'
import { isUsed, openSegments, type DirectionState, type SegmentState } from './ticket-state'

export type OnlineHurdle = 'rulesUnknown' | 'partlyUsed' | 'nearDeparture'

interface AskedTicket {
  kind: 'refund' | 'change'
  penalties: readonly KeptIntlPenalty[]
  /** The flights of each direction, in order of travel. */
  directions: readonly (readonly Pick<SegmentState, 'departAt' | 'flown'>[])[]
}

/** So long before that no window of late fees holds. */
const wellBefore = -365 * 24 * 60

/**
 * Why somebody has to ask the carrier before a ticket can be given back or changed, as far as its kept rules tell: nobody knows them, not of
 * a ticket that is partly used, or they end before departure. What they never allow is no question.
 */
export function onlineHurdle({ kind, penalties, directions }: AskedTicket, now: string): OnlineHurdle | undefined {
  const states = directions.map((flights): DirectionState => stateOf(flights))
  const open = states.flatMap((state, position) => (openSegments(state).length > 0 ? [position] : []))
  const asked = kind === 'refund' ? [open] : open.filter((position) => !isUsed(states[position]!)).map((position) => [position])
  const hurdles = asked.map((positions) => {
    const permission = (at: string, all = states) => permissionOf(penalties, all, { kind, positions, at })
    const current = permission(now)
    if (current === 'allowed') return undefined
    const early = permission(addMinutes(now, wellBefore))
    if (early === 'allowed') return 'nearDeparture'
    if (current === 'forbidden') return undefined
    const unused = states.map((state) => stateOf(state.segments.map((segment) => ({ ...segment, flown: false }))))
    return states.some(isUsed) && permission(addMinutes(now, wellBefore), unused) !== 'unknown' ? 'partlyUsed' : 'rulesUnknown'
  })
  return hurdles.includes(undefined) ? undefined : hurdles[0]
}

/** Money does not matter to what is permitted. */
const stateOf = (flights: AskedTicket['directions'][number]): DirectionState => ({
  fare: 0,
  surcharge: 0,
  taxes: [],
  oneWayFare: 0,
  segments: flights.map(({ departAt, flown }) => ({ departAt, flown, changedByCarrier: false })),
})

interface Asking {
  kind: AskedTicket['kind']
  positions: readonly number[]
  at: string
}

function permissionOf(
  penalties: readonly KeptIntlPenalty[],
  directions: readonly DirectionState[],
  { kind, positions, at }: Asking,
): Charge['permission'] {
  const free = penalties.map(({ fee: _fee, percent: _percent, ...penalty }) => penalty)
  return chargeOf({ directions, penalties: free, rates: {}, infant: false }, kind, positions, at).permission
}

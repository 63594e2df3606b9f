import { sum } from '../../../kit/money'
import { chargeOf } from './penalties'
import { noShowOf, together } from './refund'
import { isInvoluntary, isUsed, openSegments, paidFor, type DirectionState, type TicketState } from '../ticket-state'

/** What a changed direction would cost if it were bought now; fen of this passenger. */
export interface NewDirection extends Pick<DirectionState, 'fare' | 'surcharge' | 'taxes'> {
  /** Instant of its first departure. */
  departAt: string
  /** In the cabin that was paid for. */
  sameCabin: boolean
}
export interface IntlChangeCost {
  fee: number
  fareDifference: number
  taxDifference: number
  involuntary: boolean
  rules: number[]
}

/** After a change of its own the carrier carries the passenger free within so many days. */
const protectionMs = 3 * 86_400_000

/** What one passenger pays to change a direction (docs/intl-fare-rules.md, 5). */
export function changeCostOf(
  ticket: TicketState,
  direction: number,
  to: NewDirection,
  at: string,
): IntlChangeCost | 'unknown' | 'notChangeable' {
  const old = ticket.directions[direction]
  if (!old) return 'notChangeable'
  if (isInvoluntary(old) && isProtected(old, to))
    return { fee: 0, fareDifference: 0, taxDifference: 0, involuntary: true, rules: [] }
  // Of a direction that is partly flown only the carrier's own change is mended, from where the passenger is.
  if (isUsed(old)) return 'notChangeable'
  const charge = together(chargeOf(ticket, 'change', [direction], at), noShowOf(ticket, [direction], at))
  if (charge.permission !== 'allowed') return charge.permission === 'unknown' ? 'unknown' : 'notChangeable'
  return {
    fee: charge.fee,
    fareDifference: Math.max(0, to.fare + to.surcharge - paidFor(old)),
    taxDifference: Math.max(0, taxesOf(to) - taxesOf(old)),
    involuntary: false,
    rules: charge.rules,
  }
}

const taxesOf = ({ taxes }: Pick<DirectionState, 'taxes'>): number => sum(taxes.map(({ amount }) => amount))

const isProtected = (old: DirectionState, { sameCabin, departAt }: NewDirection): boolean =>
  sameCabin && Math.abs(Date.parse(departAt) - Date.parse(openSegments(old)[0]!.departAt)) <= protectionMs

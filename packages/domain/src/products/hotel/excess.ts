import { excessOf, leavesChoice, settle, type ExcessViolation } from '../../booking/ledger/split'
import type { StayExcess } from './terms'

/** Guests of one room break its standard together: what is above it counts once, with the first of them. */
export const oncePerRoom = <V extends ExcessViolation>(violations: readonly V[], rooms: readonly (readonly string[])[]): V[] =>
  violations.map((violation) => {
    const counts = violation.rule !== 'hotelPrice' || rooms.some(([first]) => first === violation.travellerId)
    if (counts) return violation
    const { excess: _ofRoom, ...without } = violation
    return without as V
  })

/**
 * Who would pay what of a stay over its standard (超标自付, handbook 6.4), in fen; what is left to choose counts as chosen. None of a
 * stay that is paid at the hotel: nothing of it goes through us.
 */
export function stayExcess(
  { hotelType, stayTotal, limit }: { hotelType: 1 | 2; stayTotal: number; limit: number },
  violations: readonly ExcessViolation[],
): StayExcess | undefined {
  const personal = hotelType === 2 ? excessOf(settle(violations, { paysExcess: true })) : 0
  return personal === 0 ? undefined : { limit, company: stayTotal - personal, personal, choice: leavesChoice(violations) }
}

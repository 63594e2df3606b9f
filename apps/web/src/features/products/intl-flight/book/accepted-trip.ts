import type { IntlCheckResult } from '@sojourn/contract/products/intl-flight/booking.shapes'
import type { IntlChoice, IntlTimes } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { keep, readKept } from '../../../booking/draft/session-store'
import { chosenTrip } from '../chosen-trip'
import { timesOf } from '../seen-times'

/** What was chosen for every direction, and what the person has accepted: what the whole party pays for it, in fen, and when it flies. */
export interface AcceptedTrip {
  choices: IntlChoice[]
  seenTotal: number
  seenTimes: IntlTimes[]
}

/** The price and hours of the last list, or those that were accepted since for the same choices. */
export function acceptedTrip(tempOrderNo: string): AcceptedTrip {
  const chosen = chosenTrip(tempOrderNo)
  const choices = chosen.map(({ choice }) => choice)
  const accepted = readKept(tempOrderNo, 'accepted') as AcceptedTrip | undefined
  const same = accepted !== undefined && JSON.stringify(accepted.choices) === JSON.stringify(choices)
  if (same) return accepted
  const seenTimes = chosen.flatMap(({ segments }) => segments.map(timesOf))
  return { choices, seenTotal: chosen.at(-1)?.fare.total ?? 0, seenTimes }
}

type Accepted = Pick<AcceptedTrip, 'seenTotal' | 'seenTimes'>

/** The same trip as it is now, after the person accepted it. */
export const acceptTrip = (tempOrderNo: string, accepted: Accepted): void =>
  keep(tempOrderNo, 'accepted', { ...acceptedTrip(tempOrderNo), ...accepted })

/** The price and the hours that a verification told. */
export const toldBy = ({ tripTotal, segments }: Pick<IntlCheckResult, 'tripTotal' | 'segments'>): Accepted => ({
  seenTotal: tripTotal,
  seenTimes: segments.map(timesOf),
})

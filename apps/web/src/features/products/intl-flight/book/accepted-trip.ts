import type { IntlChoice } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { keep, readKept } from '../../../booking/draft/session-store'
import { chosenTrip } from '../chosen-trip'

/** What was chosen for every direction, and what the person has accepted that the whole party pays for it; fen. */
export interface AcceptedTrip {
  choices: IntlChoice[]
  seenTotal: number
}

/** The price of the last list, or the one that was accepted since for the same choices. */
export function acceptedTrip(tempOrderNo: string): AcceptedTrip {
  const chosen = chosenTrip(tempOrderNo)
  const choices = chosen.map(({ choice }) => choice)
  const accepted = readKept(tempOrderNo, 'accepted') as AcceptedTrip | undefined
  const same = accepted !== undefined && JSON.stringify(accepted.choices) === JSON.stringify(choices)
  return { choices, seenTotal: same ? accepted.seenTotal : (chosen.at(-1)?.fare.total ?? 0) }
}

/** The same trip at the price of now, after the person accepted it. */
export const acceptTotal = (tempOrderNo: string, seenTotal: number): void =>
  keep(tempOrderNo, 'accepted', { ...acceptedTrip(tempOrderNo), seenTotal })

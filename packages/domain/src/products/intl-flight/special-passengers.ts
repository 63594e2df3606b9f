import type { PassengerType } from '@sojourn/contract/booking/traveller.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import type { DocumentNote } from '@sojourn/contract/products/intl-flight/booking.shapes'
import {
  specialPassengers,
  type IntlPassengerType,
  type SpecialPassenger,
} from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { documentsText } from '@sojourn/text/products/intl-flight/documents/words'

/** As whom somebody of this age flies where the adults of a party are all students, workers abroad or seamen. */
export const fliesAs = (age: PassengerType, adults: SpecialPassenger | undefined): IntlPassengerType =>
  age === 'adult' ? (adults ?? age) : age

/** Which of them somebody flies as, if any. */
export const specialOf = (passenger: string | undefined): SpecialPassenger | undefined =>
  specialPassengers.find((special) => special === passenger)

/** Of whom a proof is asked: who flies at a fare of their own in any direction (docs/intl-fare-rules.md, 1.5). */
export const provenAs = (passenger: string, fares: readonly { fareType: string }[]): SpecialPassenger | undefined =>
  fares.some(({ fareType }) => fareType === passenger) ? specialOf(passenger) : undefined

/** As whom somebody buys these fares: where none of them is sold to few, as any adult. */
export const soldAs = (passenger: IntlPassengerType, fares: readonly { fareType: string }[]): IntlPassengerType =>
  specialOf(passenger) && provenAs(passenger, fares) === undefined ? 'adult' : passenger

/** The number of a proof or of a frequent flyer's card: five to twenty letters or digits, as carriers take them; spaces and hyphens between are left out. */
export function carrierNumber(typed: string): string | undefined {
  const number = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  return /^[A-Z0-9]{5,20}$/.test(number) ? number : undefined
}

/** Which papers are asked for when booking and at the airport. */
export const proofNote = (passenger: SpecialPassenger, language: Language): DocumentNote => ({
  level: 'warn',
  kind: 'proof',
  sentence: documentsText[language].proof[passenger],
})

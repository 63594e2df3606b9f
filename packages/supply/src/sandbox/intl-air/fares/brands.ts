import type { IntlAirChoice, IntlFareBrand, IntlFareType } from '../../../ports/intl-air'
import type { BookingClass, Ladder } from '../../air/ladders'

/** Which brand a class is sold as: its place in its own cabin says it. */
export function brandOf({ cabin, relative }: BookingClass): IntlFareBrand {
  if (cabin === 'F') return 'firstFlex'
  if (cabin === 'C') return relative < 70 ? 'businessSaver' : 'businessFlex'
  if (relative >= 85) return 'flex'
  return relative < 50 ? 'light' : 'standard'
}

/** When the round-trip fare of a brand may be used (docs/intl-fare-rules.md, 1). Days of stay count from departure to departure. */
interface RoundTripCondition {
  advanceDays: number
  leastStay: number
  longestStay: number
}
export const roundTripConditions: Readonly<Record<IntlFareBrand, RoundTripCondition>> = {
  light: { advanceDays: 7, leastStay: 2, longestStay: 30 },
  standard: { advanceDays: 3, leastStay: 0, longestStay: 90 },
  flex: { advanceDays: 0, leastStay: 0, longestStay: 365 },
  businessSaver: { advanceDays: 3, leastStay: 0, longestStay: 90 },
  businessFlex: { advanceDays: 0, leastStay: 0, longestStay: 365 },
  firstFlex: { advanceDays: 0, leastStay: 0, longestStay: 365 },
}

const limits: Readonly<Record<IntlFareBrand, string>> = {
  light: '20-365,3,14/7-19,1,7/0-6,0,0',
  standard: '20-365,7,3/3-19,2,2/0-2,0,0',
  flex: '3-365,14,1/0-2,0,0',
  businessSaver: '20-365,7,3/3-19,2,2/0-2,0,0',
  businessFlex: '3-365,14,1/0-2,0,0',
  firstFlex: '3-365,14,1/0-2,0,0',
}
const atOnce = '0-365,0,0'
export const ticketTimeLimitOf = (brand: IntlFareBrand, instant: boolean): string => (instant ? atOnce : limits[brand])

/** Hours for which a price stands; the seats may be kept longer (handbook 2.4). */
export const guaranteeHours: Readonly<Record<IntlFareBrand, number>> = {
  light: 2,
  standard: 24,
  flex: 72,
  businessSaver: 24,
  businessFlex: 72,
  firstFlex: 72,
}

export const fareTypes: readonly IntlFareType[] = ['published', 'agreement', 'corporate', 'student', 'labour', 'seaman']

/** `V-published`: the class of the longest leg, and how it is sold. */
export const fareKeyOf = ({ letter }: BookingClass, type: IntlFareType): string => `${letter}-${type}`

export function parseFareKey(
  ladder: Ladder,
  { fareKey }: Pick<IntlAirChoice, 'fareKey'>,
): { bookingClass: BookingClass; type: IntlFareType } | undefined {
  const bookingClass = ladder.classes.find(({ letter }) => letter === fareKey[0])
  const type = fareTypes.find((each) => each === fareKey.slice(2))
  return bookingClass && type && fareKey[1] === '-' ? { bookingClass, type } : undefined
}

import type { SeatClass } from '@sojourn/contract/products/train/train.shapes'
import { ageOn } from '../../kit/local-date'
import { toHalfYuan } from './price/half-yuan'

/** Handbook 3.5, since 2023: under six free and without a seat, from six to under fourteen half the fare; students three quarters. */
export type RailPassengerCategory = 'adult' | 'student' | 'child' | 'infant'
const firstHalfFare = 6
const firstFullFare = 14

/** Age counts on the day of boarding. */
export function railCategory(birthDate: string, travelDate: string): RailPassengerCategory {
  const age = ageOn(birthDate, travelDate)
  return age < firstHalfFare ? 'infant' : age < firstFullFare ? 'child' : 'adult'
}

/**
 * By the date of birth that the document bears or its holder gave; without one nobody is taken for a child. Of several days of
 * boarding (yyyy-MM-dd, first and last) whoever is under six on one is an infant, and a child is one on all of them.
 */
function categoryByBirth(birthDate: string | undefined, { first, last }: { first: string; last: string }): RailPassengerCategory {
  if (birthDate === undefined) return 'adult'
  return railCategory(birthDate, first) === 'infant' ? 'infant' : railCategory(birthDate, last)
}

/** Age goes before the student card, which earns less. */
export const categoryOf = (
  birthDate: string | undefined,
  days: { first: string; last: string },
  isStudent: boolean,
): RailPassengerCategory => {
  const byAge = categoryByBirth(birthDate, days)
  return byAge === 'adult' && isStudent ? 'student' : byAge
}

/** Second class and hard seats, and standing at their price. */
const studentClasses: ReadonlySet<SeatClass> = new Set<SeatClass>(['O', '1', 'WZ'])

/** What a student pays of an adult's fare, rounded as the railway rounds. */
export const studentFare = (fare: number, seat: SeatClass): number => (studentClasses.has(seat) ? toHalfYuan(fare * 0.75) : fare)

/** What one passenger pays of an adult's fare. */
export function fareFor({ child, student }: { child: boolean; student?: boolean }, fare: number, seat: SeatClass): number {
  if (child) return childFare(fare)
  return student ? studentFare(fare, seat) : fare
}

/** Half the fare, rounded as the railway rounds. */
export const childFare = (fare: number): number => toHalfYuan(fare / 2)

/** Whether children would ride without an adult on one of the rides that these tickets are for; nobody under fourteen rides alone. */
export function leavesChildAlone(tickets: readonly { ride: number; child: boolean }[]): boolean {
  const escorted = new Set(tickets.filter(({ child }) => !child).map(({ ride }) => ride))
  return tickets.some(({ ride, child }) => child && !escorted.has(ride))
}

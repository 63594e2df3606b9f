import { ageOn, compareDates, addDays } from '../../kit/local-date'

export type PassengerCategory = 'adult' | 'child' | 'infant' | 'newborn'

const youngestFlyingDays = 14

/** Age counts on the day travel starts (handbook 1.2); a newborn of less than 14 days does not fly. */
export function passengerCategory(birthDate: string, travelDate: string): PassengerCategory {
  if (compareDates(travelDate, addDays(birthDate, youngestFlyingDays)) < 0) return 'newborn'
  const age = ageOn(birthDate, travelDate)
  return age < 2 ? 'infant' : age < 12 ? 'child' : 'adult'
}

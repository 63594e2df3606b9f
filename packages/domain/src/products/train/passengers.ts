import type { CredentialType } from '@sojourn/contract/booking/codes'
import { ageOn } from '../../kit/local-date'
import { birthDateOf } from '../../booking/traveller/identity-card'
import { toHalfYuan } from './half-yuan'

/** Handbook 3.5, since 2023: under six free and without a seat, from six to under fourteen half the fare. */
export type RailPassengerCategory = 'adult' | 'child' | 'infant'
const firstHalfFare = 6
const firstFullFare = 14

/** Age counts on the day of boarding. */
export function railCategory(birthDate: string, travelDate: string): RailPassengerCategory {
  const age = ageOn(birthDate, travelDate)
  return age < firstHalfFare ? 'infant' : age < firstFullFare ? 'child' : 'adult'
}

/** By the document that the ticket is bought with: only an identity card and a residence permit bear the date of birth. */
export const categoryByDocument = (type: CredentialType, number: string, travelDate: string): RailPassengerCategory =>
  type === 'identityCard' || type === 'residencePermit' ? railCategory(birthDateOf(number), travelDate) : 'adult'

/** Half the fare, rounded as the railway rounds. */
export const childFare = (fare: number): number => toHalfYuan(fare / 2)

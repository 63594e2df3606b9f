import type { PassengerType } from '@sojourn/contract/booking/traveller.shapes'
import { passengerCategory } from './passenger-age'

export type PartyFault = 'newbornFlies' | 'unaccompaniedChild' | 'tooManyInfants'

/** Why these people cannot go together by air (handbook 1.2), with the position of the first of whom it is true. */
export function partyFault(party: readonly (PassengerType | 'newborn')[]): { fault: PartyFault; position: number } | undefined {
  const newborn = party.indexOf('newborn')
  if (newborn >= 0) return { fault: 'newbornFlies', position: newborn }
  const count = (passenger: PassengerType): number => party.filter((one) => one === passenger).length
  if (party.length > 0 && count('adult') === 0) return { fault: 'unaccompaniedChild', position: 0 }
  return count('infant') > count('adult') ? { fault: 'tooManyInfants', position: party.lastIndexOf('infant') } : undefined
}

/** As whom somebody goes by air on the day travel starts; who is not known to be younger is an adult. */
export const passengerByAir = (birthDate: string | undefined, travelDate: string): PassengerType | 'newborn' =>
  birthDate === undefined ? 'adult' : passengerCategory(birthDate, travelDate)

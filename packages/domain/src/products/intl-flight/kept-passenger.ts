import { readStored } from '../../kit/stored-version'

/** What carriers were told of a traveller beside name and document number; it is kept sealed. */
export interface KeptIntlPassenger {
  version: 1
  passenger: 'adult' | 'child' | 'infant' | 'student' | 'labour' | 'seaman'
  gender: 'female' | 'male'
  nationality: string
  issuingCountry: string
  birthDate: string
  expiresOn?: string
  /** Number of what shows that the bearer has the fare that is sold to few. */
  proofNumber?: string
  frequentFlyer: { carrier: string; number: string }[]
  address?: { country: string; street: string; city: string; postcode?: string }
}

export const readIntlPassengers = (bodies: readonly unknown[]): KeptIntlPassenger[] =>
  bodies.map((body) =>
    readStored('a passenger of an international order', body, { 1: (passenger: KeptIntlPassenger) => passenger }),
  )

import type { VisaEntries } from '@sojourn/contract/products/visa/visa-words'
import { compareDates } from '../../kit/local-date'
import { isSchengen } from '../../reference/place/schengen'
import type { VisaOfTrip } from './along'

/** A visa that somebody has, from wherever; `entriesUsed` of those that it allows. */
export interface HeldVisa {
  country: string
  entries: VisaEntries
  entriesUsed: number
  /** Days of one stay. */
  stayDays: number
  validFrom: string
  validUntil: string
}

const allowed: Record<VisaEntries, number> = { single: 1, double: 2, multiple: Number.POSITIVE_INFINITY }

/** How often it still lets in; without end where it lets in as often as one likes. */
export const entriesLeft = ({ entries, entriesUsed }: Pick<HeldVisa, 'entries' | 'entriesUsed'>): number =>
  allowed[entries] - entriesUsed

export type HeldFault = 'notYetValid' | 'over' | 'entriesUsed' | 'stayTooLong'

/** Why it does not serve a journey; it has to be valid on all of its days, which is on the safe side of what countries ask. */
function heldFault(
  visa: HeldVisa,
  { neededBy, until, entries, days }: Pick<VisaOfTrip, 'neededBy' | 'until' | 'entries' | 'days'>,
): HeldFault | undefined {
  if (compareDates(neededBy, visa.validFrom) < 0) return 'notYetValid'
  if (compareDates(until, visa.validUntil) > 0) return 'over'
  if (entriesLeft(visa) < entries) return 'entriesUsed'
  return days > visa.stayDays ? 'stayTooLong' : undefined
}

/** Countries into which a visa of this one lets as well: all of the Schengen area, else itself alone. */
export const letsInto = (visaOf: string, country: string): boolean =>
  visaOf === country || (isSchengen(visaOf) && isSchengen(country))

/** Of somebody's visas that one which serves a journey, else the first that does not with its reason. */
export function heldFor(
  visas: readonly HeldVisa[],
  trip: VisaOfTrip,
): { visa: HeldVisa; fault: HeldFault | undefined } | undefined {
  const judged = visas
    .filter(({ country }) => trip.countries.every((each) => letsInto(country, each)))
    .map((visa) => ({ visa, fault: heldFault(visa, trip) }))
  return judged.find(({ fault }) => !fault) ?? judged[0]
}

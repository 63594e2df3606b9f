import type { CredentialType } from '@sojourn/contract/booking/codes'
import type { TravelDocument } from '../../../booking/draft-rules'
import { expiryOnTravel } from '../../../booking/traveller/credentials'
import type { TravellerFault } from '../../../booking/traveller/traveller-sentences'

/** Permits of mainland residents, and the regions that they open; a trip that touches anything else takes a passport. */
const permits: Partial<Record<CredentialType, readonly string[]>> = {
  hongKongMacauPass: ['HK', 'MO'],
  taiwanPass: ['TW'],
}
/** Regions of China that a Chinese passport alone does not open. */
export const permitRegions: readonly string[] = Object.values(permits).flat()

/**
 * Whether a document serves for a whole trip (handbook 2.3): each segment takes the same one, so a domestic segment inside an international
 * ticket takes the passport as well. `abroad`: all that it touches outside mainland China.
 */
export const servesAbroad = (type: CredentialType, abroad: ReadonlySet<string>): boolean =>
  type === 'passport' || (permits[type] !== undefined && [...abroad].every((country) => permits[type]!.includes(country)))

/** Why a stored document cannot be used for a trip abroad that ends on `lastDay`, or undefined. */
export const tripDocumentFault =
  (abroad: ReadonlySet<string>) =>
  (own: TravelDocument, lastDay: string): TravellerFault | undefined =>
    servesAbroad(own.type, abroad) ? expiryOnTravel(own, lastDay) : 'notForTripAbroad'

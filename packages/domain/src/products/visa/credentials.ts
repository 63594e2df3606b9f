import type { TravelDocument } from '../../booking/draft-rules'
import { expiryOnTravel } from '../../booking/traveller/credentials'
import type { TravellerFault } from '../../booking/traveller/traveller-sentences'
import { addMonths } from '../../kit/local-date'

/** Consulates put visas into passports that are valid for half a year beyond the journey (handbook 2.3). */
const monthsBeyond = 6

/** Until when a passport has to be valid for a visa of a departure. */
export const passportValidUntil = (departDate: string): string => addMonths(departDate, monthsBeyond)

/** Why a stored document gets no visa; how long it is valid is asked beside it. */
export const visaCredentialFault = (own: TravelDocument, lastDay: string): TravellerFault | undefined =>
  own.type === 'passport' ? expiryOnTravel(own, lastDay) : 'notForTripAbroad'

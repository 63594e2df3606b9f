import type { CredentialType } from '@sojourn/contract/booking/codes'
import type { TravelDocument } from '../../booking/draft-rules'
import { expiryOnTravel } from '../../booking/traveller/credentials'
import type { TravellerFault } from '../../booking/traveller/traveller-sentences'
import { ageOn } from '../../kit/local-date'

const domesticFlight: ReadonlySet<CredentialType> = new Set<CredentialType>([
  'identityCard',
  'passport',
  'homeReturnPermit',
  'taiwanPermit',
  'permanentResidence',
  'residencePermit',
  'other',
  'householdRegister',
  'birthCertificate',
])
/** Documents of children who have no identity card yet, and the age from which these do not do any more. */
const childDocuments: ReadonlySet<CredentialType> = new Set<CredentialType>(['householdRegister', 'birthCertificate'])
const firstAgeWithoutThem = 16

/** Why a stored credential cannot be used for a domestic flight that ends on `lastDay`, or undefined. */
export function flightCredentialFault(document: TravelDocument, lastDay: string): TravellerFault | undefined {
  const { type, birthDate } = document
  if (childDocuments.has(type) && birthDate !== undefined && ageOn(birthDate, lastDay) >= firstAgeWithoutThem)
    return 'childDocumentOnly'
  return domesticFlight.has(type) ? expiryOnTravel(document, lastDay) : 'notForDomesticFlight'
}

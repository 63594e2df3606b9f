import type { CredentialType } from '@sojourn/contract/booking/codes'
import type { TravelDocument } from '../../booking/draft-rules'
import { expiryOnTravel, type Credential } from '../../booking/traveller/credentials'
import type { TravellerFault } from '../../booking/traveller/traveller-sentences'
import { compareDates } from '../../kit/local-date'

/** Handbook 3.5: documents that the railway sells to. */
const railway: ReadonlySet<CredentialType> = new Set<CredentialType>([
  'identityCard',
  'passport',
  'homeReturnPermit',
  'taiwanPermit',
  'permanentResidence',
  'residencePermit',
])
/** Whether somebody with these documents buys rail tickets as a student on a day: nobody boards with a student card alone (handbook 3.5). */
export const isStudentOn = (credentials: readonly Pick<Credential, 'type' | 'expiresOn'>[], day: string): boolean =>
  credentials.some(
    ({ type, expiresOn }) => type === 'studentCard' && expiresOn !== undefined && compareDates(expiresOn, day) >= 0,
  )

/** Why a stored credential cannot buy a rail ticket for a journey that ends on `lastDay`, or undefined. */
export function railCredentialFault(document: TravelDocument, lastDay: string): TravellerFault | undefined {
  const { type } = document
  return railway.has(type) ? expiryOnTravel(document, lastDay) : 'notForTrains'
}

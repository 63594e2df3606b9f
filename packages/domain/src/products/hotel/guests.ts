import type { CredentialType } from '@sojourn/contract/booking/codes'
import type { HotelScope } from '../../reference/hotel/hotel-cities'
import { compareDates } from '../../kit/local-date'
import { isChinesePassport } from '../../booking/traveller/credentials'
import type { TravellerFault } from '../../booking/traveller/traveller-sentences'
import { isLatinName } from '../../booking/traveller/latin-name'

/** With what one enters a place, and checks in there: an identity card is of no use outside the mainland (handbook 11.4). */
const documentsAbroad: Record<Exclude<HotelScope, 'domestic'>, ReadonlySet<CredentialType>> = {
  special: new Set(['passport', 'homeReturnPermit', 'hongKongMacauPass', 'taiwanPass', 'taiwanPermit']),
  international: new Set(['passport']),
}

/** Why a document does not serve for a stay that ends on `lastDay`: it is not taken there, or over by then (handbook 4.2). */
export const hotelCredentialFault =
  (scope: HotelScope) =>
  ({ type, expiresOn }: { type: CredentialType; expiresOn?: string }, lastDay: string): TravellerFault | undefined => {
    if (scope !== 'domestic' && !documentsAbroad[scope].has(type)) return 'notForHotelsAbroad'
    return expiresOn !== undefined && compareDates(expiresOn, lastDay) < 0 ? 'credentialExpired' : undefined
  }

const permits: ReadonlySet<CredentialType> = new Set<CredentialType>(['homeReturnPermit', 'taiwanPermit', 'residencePermit'])

/** Where a guest is from as the desk reads it from the document: hotels may be barred from taking some (内宾, 外宾, 港澳台). */
export function guestFrom(type: CredentialType, number: string): 'mainland' | 'hongKongMacaoTaiwan' | 'foreign' {
  if (permits.has(type)) return 'hongKongMacaoTaiwan'
  if (type === 'permanentResidence') return 'foreign'
  return type === 'passport' && !isChinesePassport(number) ? 'foreign' : 'mainland'
}

const anyName = /^[\p{Script=Han}A-Za-z][\p{Script=Han}A-Za-z·./' #_-]{0,59}$/u

/** A guest's name as hotels take it: as on the document at home, abroad in letters with the surname first, LIN/XIAOWEN. */
export const isGuestName = (name: string, abroad: boolean): boolean =>
  abroad ? isLatinName(name.trim().toUpperCase()) : anyName.test(name.trim())

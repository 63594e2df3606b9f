import { credentialTypes, type CredentialType } from '@sojourn/contract/booking/codes'
import type { KeptIntlPassenger } from '@sojourn/domain/products/intl-flight/kept-passenger'
import type { IntlPassenger } from '@sojourn/supply/ports/intl-air'

interface Holder {
  /** As on the document. */
  name: string
  credentialType: CredentialType
  credentialNumber: string
}

/** Who flies, as carriers are told of them. */
export function intlPassenger(holder: Holder, kept: KeptIntlPassenger): IntlPassenger {
  const [frequentFlyer] = kept.frequentFlyer
  return {
    name: holder.name,
    passenger: kept.passenger,
    birthDate: kept.birthDate,
    sex: kept.gender,
    nationality: kept.nationality,
    credentialType: credentialTypes.code(holder.credentialType),
    credentialNumber: holder.credentialNumber,
    ...(kept.expiresOn !== undefined && { expiresOn: kept.expiresOn }),
    ...(kept.proofNumber !== undefined && { proofNumber: kept.proofNumber }),
    ...(frequentFlyer && { frequentFlyer }),
  }
}

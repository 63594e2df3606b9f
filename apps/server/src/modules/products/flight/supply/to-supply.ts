import { credentialTypes, type CredentialType } from '@sojourn/contract/booking/codes'
import type { AirPassenger } from '@sojourn/supply/ports/air'

/** Who flies, as the carrier is told of them. */
export const airPassenger = ({
  name,
  passenger,
  credentialType,
  credentialNumber,
}: Omit<AirPassenger, 'credentialType'> & { credentialType: CredentialType }): AirPassenger => ({
  name,
  passenger,
  credentialType: credentialTypes.code(credentialType),
  credentialNumber,
})

import { maskMobile } from '@sojourn/domain/booking/traveller/masking'
import type { RideContact } from '@sojourn/supply/ports/ride'
import type { Context } from '../../../../context'
import type { RideRow } from './ride-store'

type Kept = Pick<RideRow, 'emergencyCipher'>

/** Whom to call when something happens on the way. */
export const emergencyOf = ({ vault }: Context, { emergencyCipher }: Kept): RideContact | undefined =>
  emergencyCipher === null ? undefined : (JSON.parse(vault.open(emergencyCipher)) as RideContact)

export const emergencySealed = ({ vault }: Context, emergency: RideContact | undefined): string | null =>
  emergency ? vault.seal(JSON.stringify(emergency)) : null

/** The same as screens show it. */
export function emergencyMasked(context: Context, kept: Kept): RideContact | undefined {
  const emergency = emergencyOf(context, kept)
  return emergency && { ...emergency, mobile: maskMobile(emergency.mobile) }
}

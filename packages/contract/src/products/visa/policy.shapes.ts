import { Type, type Static } from 'typebox'
import { AdvanceDays, Fen, handlingOf, optional } from '../../booking/policy/policy-terms.shapes'
import { words } from '../../kit/words'
import { visaKinds } from './visa-words'

export const VisaSection = Type.Object({
  kinds: optional(Type.Array(words(...visaKinds), { minItems: 1, maxItems: visaKinds.length })),
  /** Fen of one applicant, with all fees of the visa. */
  maxPrice: optional(Fen),
  /** A surcharge for speed is not taken. */
  forbidExpress: optional(Type.Boolean()),
  advanceDays: optional(AdvanceDays),
  handling: handlingOf('visaKind', 'visaPrice', 'visaExpress', 'advanceDays'),
})
export type VisaSection = Static<typeof VisaSection>

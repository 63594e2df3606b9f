import { Type, type Static } from 'typebox'
import { LocalDate } from '../../kit/local-date'
import { words } from '../../kit/words'
import { visaEntries } from './visa-words'

/** A visa of the caller. */
export const OwnVisa = Type.Object({
  /** Of one that the caller entered, and may change. */
  visaId: Type.Optional(Type.String()),
  /** Of one that was applied for here. */
  orderNo: Type.Optional(Type.String()),
  countryId: Type.Integer(),
  countryName: Type.String(),
  entries: words(...visaEntries),
  entriesUsed: Type.Integer(),
  stayDays: Type.Integer(),
  validFrom: LocalDate,
  validUntil: LocalDate,
})
export type OwnVisa = Static<typeof OwnVisa>

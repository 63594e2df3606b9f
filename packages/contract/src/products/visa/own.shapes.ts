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
  /** Until today, by what its holder counted and by journeys since. */
  entriesUsed: Type.Integer(),
  stayDays: Type.Integer(),
  /** Days in the Schengen area within the last hundred and eighty, of a visa for it. */
  daysUsed: Type.Optional(Type.Integer()),
  validFrom: LocalDate,
  validUntil: LocalDate,
})
export type OwnVisa = Static<typeof OwnVisa>

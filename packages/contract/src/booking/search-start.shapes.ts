import { Type, type Static } from 'typebox'
import { LocalDate } from '../kit/local-date'
import { NumericId } from '../kit/numbers'

/** A place of a search in the codes of its product. */
const StartPlace = Type.Object({
  code: Type.String(),
  name: Type.String(),
  /** nameType of S3.27. */
  kind: Type.Integer(),
  /** Of a station (S3.34). */
  szmCode: Type.Optional(Type.String()),
  /** Of a city of stays (S3.29). */
  cityId: Type.Optional(NumericId),
})

/** What a search form begins with in place of the last search; a place stays open where nothing names it. */
export const SearchStart = Type.Object({
  depart: Type.Optional(StartPlace),
  arrive: Type.Optional(StartPlace),
  startDate: LocalDate,
  endDate: LocalDate,
  isReturn: Type.Boolean(),
  /** The house that a search for stays is about. */
  house: Type.Optional(Type.Object({ id: Type.String(), name: Type.String() })),
})
export type SearchStart = Static<typeof SearchStart>

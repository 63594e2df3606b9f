import { Type, type Static, type TSchema } from 'typebox'
import { Instant, LocalDate } from '../kit/local-date'
import { MatchedApplication } from './application/application.shapes'
import { bookModes, bookTypes, products, travelTypes } from './codes'
import { TravellerSummary } from './traveller.shapes'

/** What every save of a search says around it (S3.39). */
const frame = {
  employeeId: Type.Optional(Type.String({ maxLength: 40 })),
  type: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
  /** The trip. */
  travelOrderNo: Type.Optional(Type.String({ maxLength: 40 })),
  travelApplyNo: Type.Optional(Type.String({ maxLength: 40 })),
  travelType: travelTypes.schema,
  bookType: bookTypes.schema,
  bookMode: Type.Optional(bookModes.schema),
}
const Frame = Type.Object(frame)
/** The save of a product's search without what is the product's own. */
export type DraftFrame = Static<typeof Frame>

/** S3.39 with the search of one product. */
export const saveTempOrder = <Search extends TSchema>(searchParams: Search) => Type.Object({ ...frame, searchParams })

/** S3.40 */
export const SavedTempOrder = Type.Object({
  tempOrderNo: Type.String(),
  productType: Type.Integer(),
  selfBook: Type.Boolean(),
  needTravelOrder: Type.Boolean(),
  matchTravelApplyOrderList: Type.Array(MatchedApplication),
})
export type SavedTempOrder = Static<typeof SavedTempOrder>

/** What the saved search of each product tells around its own search. */
export const draftParts = {
  tempOrderNo: Type.String(),
  expiresAt: Instant,
  travelType: travelTypes.schema,
  bookType: bookTypes.schema,
  bookMode: bookModes.schema,
  /** The application that it was begun under, and the trip that the order joins. */
  travelApplyNo: Type.Optional(Type.String()),
  travelOrderNo: Type.Optional(Type.String()),
  travellers: Type.Array(TravellerSummary),
}

const DraftParts = Type.Object(draftParts)
export type DraftParts = Static<typeof DraftParts>

/** A saved search in the reader's words, whatever the product. */
export const TempOrder = Type.Object({
  ...draftParts,
  productType: products.schema,
  /** The number of the application as people read it. */
  displayTravelApplyNo: Type.Optional(Type.String()),
  /** Where from, where the search has one; then where to. */
  places: Type.Array(Type.Object({ from: Type.Optional(Type.String()), to: Type.String(), date: LocalDate })),
  /** The last day: of the return, of the stay. */
  endDate: Type.Optional(LocalDate),
  /** Narrower wishes: a keyword, a number, a class. */
  wishes: Type.Array(Type.String()),
})
export type TempOrder = Static<typeof TempOrder>

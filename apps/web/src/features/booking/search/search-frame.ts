import type { BookMode, BookType, Product, TravelType } from '@sojourn/contract/booking/codes'
import type { DraftFrame, DraftParts, SavedTempOrder } from '@sojourn/contract/booking/draft.shapes'
import type { Problem } from '@sojourn/contract/kit/problems'
import type { DateSection } from '@sojourn/contract/reference/city.shapes'

/** Who travels and how, as it is sent. */
export interface SearchChoices {
  travelType: TravelType
  bookType: BookType
  bookMode: BookMode
  travelApplyNo?: string | undefined
  tripId?: string | undefined
  /** The draft whose travellers travel again, where nobody else was asked for. */
  former?: DraftParts | undefined
}

/** The sentences beside the fields, by the fields' names. */
export type FieldErrors = Partial<Record<string, string>>

/** A search ready to be saved, or what is wrong with it. */
export interface SearchPlan<Params> {
  wrong: Problem | undefined
  searchParams: Params
  returnDate?: string | undefined
}

export interface SearchFlow<Params> {
  product: Product
  section: DateSection | undefined
  /** The fields that show their own errors; any other error is an alert. */
  fields: readonly string[]
  save: (request: DraftFrame & { searchParams: Params }) => Promise<SavedTempOrder>
}

import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import type { SearchStart } from '@sojourn/contract/booking/application.calls'
import type { BookMode, BookType, Product, TravelType } from '@sojourn/contract/booking/codes'
import type { DraftFrame, SavedTempOrder } from '@sojourn/contract/booking/draft.shapes'
import type { Problem } from '@sojourn/contract/kit/problems'
import type { DateSection } from '@sojourn/contract/reference/city.shapes'
import type { ReactNode } from 'react'
import type { Place } from '../../../kit/pickers/place'

/** What every search form is given. */
export interface SearchFormProps {
  employee: EmployeeConfig
  travelType: TravelType
  /** Turns the page to personal travel. */
  onPersonal: () => void
  travelApplyNo: string | undefined
  tripId: string | undefined
  /** What the form begins with under a travel application, in place of the last search. */
  start?: SearchStart | undefined
  /** The switch between domestic and international, which stands in the first row. */
  places: ReactNode
  /** Opens the other of the two, where the company has both; it begins with what is carried there. */
  openSibling: ((carried?: CarriedSearch) => void) | undefined
}

/** What stands in a form, for its sibling to begin with. */
export interface CarriedSearch {
  isReturn: boolean
  depart: Place | undefined
  arrive: Place | undefined
  departDate: string
  returnDate: string | undefined
}

/** Who travels and how, as it is sent. */
export interface SearchChoices {
  travelType: TravelType
  bookType: BookType
  bookMode: BookMode
  travelApplyNo?: string | undefined
  tripId?: string | undefined
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

import type { IntlFare } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import type { IntlNames } from '../itinerary/names'
import type { AskedSlice } from '../queries'
import type { PriceMode } from './list-state'
import type { ListedItinerary } from './listed'

/** What the card of an itinerary and all that unfolds in it are told. */
export interface ItineraryCardProps {
  asked: AskedSlice
  searchId: string
  itinerary: ListedItinerary
  names: IntlNames
  policyApplies: boolean
  /** How many travel. */
  party: number
  /** Kilograms on the average of the route, economy. */
  averageKg: number
  open: boolean
  onToggle: (itineraryKey: string) => void
  onChoose: (itinerary: ListedItinerary, fare: IntlFare) => void
  /** Why no fare of it can be taken, such as one that leaves too early. */
  refusal: string | undefined
  nameOf: ((employeeId: string) => string | undefined) | undefined
  /** The word on the button of a fare. */
  action: string
  mode: PriceMode
  /** The fare chosen for the direction before. */
  before: IntlFare | undefined
  tripKind: 'single' | 'return' | 'multi'
}

import type { IntlFare } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { travellerPrice } from './listed'
import type { PriceMode } from './list-state'

/**
 * What a list says a fare costs one traveller: the whole trip, or how much more than the trip as it was chosen so far with the cheapest of the
 * rest. The first direction has nothing to differ from.
 */
export const shownPrice = (
  fare: Pick<IntlFare, 'prices'>,
  before: Pick<IntlFare, 'prices'> | undefined,
  mode: PriceMode,
): number => (mode === 'difference' && before ? travellerPrice(fare) - travellerPrice(before) : travellerPrice(fare))

import type { FlightSearchParams } from '@sojourn/contract/products/flight/flight.shapes'
import { openDraftOf } from '../../../booking/draft/draft'

/** A search for domestic flights that is still open. */
export const openFlightDraft = openDraftOf<FlightSearchParams>('flight')

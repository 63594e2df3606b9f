import type { HotelSearchParams } from '@sojourn/contract/products/hotel/draft.shapes'
import { openDraftOf } from '../../../booking/draft/draft'

/** A search for hotels, at home or abroad, that is still open. */
export const openHotelDraft = openDraftOf<HotelSearchParams>('hotel', 'intlHotel')

import type { IntlFlightSearchParams } from '@sojourn/contract/products/intl-flight/draft.shapes'
import { openDraftOf } from '../../../booking/draft/draft'

/** A search for international flights that is still open. */
export const openIntlFlightDraft = openDraftOf<IntlFlightSearchParams>('intlFlight')

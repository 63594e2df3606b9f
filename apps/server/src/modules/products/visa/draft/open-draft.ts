import type { VisaSearchParams } from '@sojourn/contract/products/visa/draft.shapes'
import { openDraftOf } from '../../../booking/draft/draft'

/** A search for visas that is still open. */
export const openVisaDraft = openDraftOf<VisaSearchParams>('visa')

import type { CarSearchParams } from '@sojourn/contract/products/car/draft.shapes'
import { openDraftOf } from '../../../booking/draft/draft'
import type { DraftRow } from '../../../booking/draft/store'

export type CarDraft = DraftRow<CarSearchParams>

/** A search for cars that is still open. */
export const openCarDraft = openDraftOf<CarSearchParams>('car')

import type { TrainSearchParams } from '@sojourn/contract/products/train/draft.shapes'
import { openDraftOf } from '../../../booking/draft/draft'

/** A search for trains that is still open. */
export const openTrainDraft = openDraftOf<TrainSearchParams>('train')

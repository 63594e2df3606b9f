import type { DraftRules } from '../../booking/draft-rules'

/** A car is ordered for the one who is picked up; companions ride along. A pick-up is ordered with its flight, however early that is bought. */
export const carDraftRules = { daysAhead: 180, travellersAtMost: 1 } satisfies DraftRules

import { defaultDaysAhead } from '../../booking/date-section'
import type { DraftRules } from '../../booking/draft-rules'

/** A car is ordered for the one who is picked up; companions ride along. */
export const carDraftRules = { daysAhead: defaultDaysAhead, travellersAtMost: 1 } satisfies DraftRules

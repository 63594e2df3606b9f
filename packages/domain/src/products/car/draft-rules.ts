import { defaultDaysAhead } from '../../booking/date-section'
import type { DraftRules } from '../../booking/draft-rules'

export const carDraftRules = { daysAhead: defaultDaysAhead, travellersAtMost: 9 } satisfies DraftRules

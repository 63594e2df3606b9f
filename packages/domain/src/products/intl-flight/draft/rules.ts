import type { DraftRules } from '../../../booking/draft-rules'

export const intlFlightDraftRules = { daysAhead: 365, travellersAtMost: 9 } satisfies DraftRules

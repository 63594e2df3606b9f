import type { DraftRules } from '../../booking/draft-rules'

/** S9.04 */
export const meetingDraftRules = { daysAhead: 30, travellersAtMost: 9 } satisfies DraftRules

import type { DraftRules } from '../../booking/draft-rules'

/** S9.04 */
export const visaDraftRules = { daysAhead: 20, travellersAtMost: 9 } satisfies DraftRules

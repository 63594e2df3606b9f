import type { DraftRules } from '../../booking/draft-rules'

/** S9.03, in the country and abroad. */
export const hotelDraftRules = { daysAhead: 30, nights: true, travellersAtMost: 9 } satisfies DraftRules

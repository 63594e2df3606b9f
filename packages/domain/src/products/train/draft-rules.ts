import type { DraftRules } from '../../booking/draft-rules'
import { railCredentialFault } from './credentials'
import { trainTravellersAtMost } from './party-size'

/** S9.04; tickets are sold for today and the fourteen days after it (handbook 3.5). */
export const trainDraftRules = {
  daysAhead: 20,
  daysOnSale: 15,
  travellersAtMost: trainTravellersAtMost,
  documentFault: railCredentialFault,
} satisfies DraftRules

import type { DraftRules } from '../../booking/draft-rules'
import { railCredentialFault } from './credentials'

/** S9.04; tickets are sold for today and the fourteen days after it, five people at most (handbook 3.5). */
export const trainDraftRules = {
  daysAhead: 20,
  daysOnSale: 15,
  travellersAtMost: 5,
  documentFault: railCredentialFault,
} satisfies DraftRules

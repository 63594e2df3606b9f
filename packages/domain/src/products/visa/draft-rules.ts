import type { DraftRules } from '../../booking/draft-rules'
import { visaCredentialFault } from './credentials'

/** S9.04 */
export const visaDraftRules = { daysAhead: 20, travellersAtMost: 9, documentFault: visaCredentialFault } satisfies DraftRules

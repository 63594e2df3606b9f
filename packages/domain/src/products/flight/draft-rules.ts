import type { DraftRules } from '../../booking/draft-rules'
import { flightCredentialFault } from './credentials'

/** The server's own range overrides the default for flights (S9.02); nine people at most (handbook 1.7). */
export const flightDraftRules = {
  daysAhead: 365,
  travellersAtMost: 9,
  documentFault: flightCredentialFault,
} satisfies DraftRules

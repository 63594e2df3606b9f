import { getServiceAgreement } from '@sojourn/contract/admin/agreement.calls'
import { answerAgreement, askForAgreement, getAgreementOffers } from '@sojourn/contract/admin/agreement-offer.calls'
import type { ConsoleCall } from './console-call.testing'

/** What the company agrees with its agency. */
export const agreementCalls: readonly ConsoleCall[] = [
  [getServiceAgreement, {}],
  [getAgreementOffers, {}],
  [askForAgreement, { note: '' }],
  [answerAgreement, { agreementId: '00000000-0000-4000-8000-000000000000', answer: 'sign', reason: '' }],
]

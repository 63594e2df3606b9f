import { actForPerson, actOnOrder } from '@sojourn/contract/access/acting.calls'
import { getServiceAgreement } from '@sojourn/contract/admin/agency/agreement.calls'
import { answerAgreement, askForAgreement, getAgreementOffers } from '@sojourn/contract/admin/agency/agreement-offer.calls'
import type { ConsoleCall } from './console-call.testing'

/** What the company agrees with its agency, and what is done in the name of its people. */
export const agreementCalls: readonly ConsoleCall[] = [
  [getServiceAgreement, {}],
  [getAgreementOffers, {}],
  [askForAgreement, { note: '' }],
  [actForPerson, { employeeId: 'nobody', reason: '出差中' }],
  [actOnOrder, { orderNo: 'F0', act: 'cancel', reason: '出差中' }],
  [answerAgreement, { agreementId: '00000000-0000-4000-8000-000000000000', answer: 'sign', reason: '' }],
]

import {
  createEnterprisePaymentApp,
  getEnterprisePaymentApp,
  searchPaymentAppPeople,
} from '@sojourn/contract/access/payment-app.calls'
import { getColleaguesSecondFactors, requireSecondFactor, resetSecondFactor } from '@sojourn/contract/access/second-factor.calls'
import { answerFeedback, getCompanyFeedback } from '@sojourn/contract/personal/feedback.calls'
import { unknownId, type ConsoleCall } from './console-call.testing'

const proof = { factor: 'password', secret: 'none' }

/** What administrators alone see to: the payment app, second factors, and what people tell the company. */
export const manageCalls: readonly ConsoleCall[] = [
  [getEnterprisePaymentApp, {}],
  [createEnterprisePaymentApp, {}],
  [searchPaymentAppPeople, {}],
  [getColleaguesSecondFactors, {}],
  [requireSecondFactor, { required: false }],
  [resetSecondFactor, { employeeId: '1-employee', proof }],
  [getCompanyFeedback, {}],
  [answerFeedback, { feedbackId: unknownId, answer: '已处理' }],
]

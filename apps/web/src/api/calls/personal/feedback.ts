// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/personal/feedback.calls'
import type { WebCall } from '../../web-call'

export const answerFeedback: WebCall<typeof contract.answerFeedback> = {
  method: 'POST',
  path: 'api/Common/AnswerFeedback',
  write: true,
}
export const getCompanyFeedback: WebCall<typeof contract.getCompanyFeedback> = {
  method: 'GET',
  path: 'api/Common/GetCompanyFeedback',
  write: false,
}
export const getMyFeedback: WebCall<typeof contract.getMyFeedback> = {
  method: 'GET',
  path: 'api/Common/GetMyFeedback',
  write: false,
}
export const submitFeedback: WebCall<typeof contract.submitFeedback> = {
  method: 'POST',
  path: 'api/Common/SubmitFeedback',
  write: true,
}

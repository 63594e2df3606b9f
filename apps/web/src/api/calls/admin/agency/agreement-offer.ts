// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/agency/agreement-offer.calls'
import type { WebCall } from '../../../web-call'

export const answerAgreement: WebCall<typeof contract.answerAgreement> = {
  method: 'POST',
  path: 'api/Manage/AnswerAgreement',
  write: true,
}
export const askForAgreement: WebCall<typeof contract.askForAgreement> = {
  method: 'POST',
  path: 'api/Manage/AskForAgreement',
  write: true,
}
export const checkAgreement: WebCall<typeof contract.checkAgreement> = {
  method: 'POST',
  path: 'api/Agent/CheckAgreement',
  write: true,
}
export const getAgreementOffers: WebCall<typeof contract.getAgreementOffers> = {
  method: 'GET',
  path: 'api/Manage/GetAgreementOffers',
  write: false,
}
export const getServedAgreement: WebCall<typeof contract.getServedAgreement> = {
  method: 'GET',
  path: 'api/Agent/GetServedAgreement',
  write: false,
}
export const getServedAgreements: WebCall<typeof contract.getServedAgreements> = {
  method: 'GET',
  path: 'api/Agent/GetServedAgreements',
  write: false,
}
export const proposeAgreement: WebCall<typeof contract.proposeAgreement> = {
  method: 'POST',
  path: 'api/Agent/ProposeAgreement',
  write: true,
}

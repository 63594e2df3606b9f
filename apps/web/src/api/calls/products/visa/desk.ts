// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/visa/desk.calls'
import type { WebCall } from '../../../web-call'

export const advanceVisaApplicant: WebCall<typeof contract.advanceVisaApplicant> = {
  method: 'POST',
  path: 'api/VisaOrder/AdvanceApplicant',
  write: true,
}
export const getVisaCases: WebCall<typeof contract.getVisaCases> = { method: 'GET', path: 'api/VisaOrder/GetCases', write: false }
export const readVisaCaseMaterial: WebCall<typeof contract.readVisaCaseMaterial> = {
  method: 'POST',
  path: 'api/VisaOrder/ReadCaseMaterial',
  write: false,
}
export const reviewVisaMaterial: WebCall<typeof contract.reviewVisaMaterial> = {
  method: 'POST',
  path: 'api/VisaOrder/ReviewMaterial',
  write: true,
}

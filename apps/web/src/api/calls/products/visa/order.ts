// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/visa/order.calls'
import type { WebCall } from '../../../web-call'

export const getVisaOrderDetail: WebCall<typeof contract.getVisaOrderDetail> = {
  method: 'GET',
  path: 'api/VisaOrder/GetOrderDetail',
  write: false,
}
export const readVisaMaterial: WebCall<typeof contract.readVisaMaterial> = {
  method: 'POST',
  path: 'api/VisaOrder/ReadMaterial',
  write: false,
}
export const reuseVisaMaterial: WebCall<typeof contract.reuseVisaMaterial> = {
  method: 'POST',
  path: 'api/VisaOrder/ReuseMaterial',
  write: true,
}
export const revealVisaNumber: WebCall<typeof contract.revealVisaNumber> = {
  method: 'POST',
  path: 'api/VisaOrder/RevealVisaNumber',
  write: false,
}
export const sendVisaPassport: WebCall<typeof contract.sendVisaPassport> = {
  method: 'POST',
  path: 'api/VisaOrder/SendPassport',
  write: true,
}
export const uploadVisaMaterial: WebCall<typeof contract.uploadVisaMaterial> = {
  method: 'POST',
  path: 'api/VisaOrder/UploadMaterial',
  write: true,
}
export const withdrawVisaApplicant: WebCall<typeof contract.withdrawVisaApplicant> = {
  method: 'POST',
  path: 'api/VisaOrder/WithdrawApplicant',
  write: true,
}

// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/access/payment-app.calls'
import type { WebCall } from '../../web-call'

export const createEnterprisePaymentApp: WebCall<typeof contract.createEnterprisePaymentApp> = {
  method: 'POST',
  path: 'api/AlipayQiyema/AlipayEnterpriseCreate',
  write: true,
}
export const getEmployeePaymentApp: WebCall<typeof contract.getEmployeePaymentApp> = {
  method: 'GET',
  path: 'api/AlipayQiyema/GetEmployeeAlipayQiyema',
  write: false,
}
export const getEnterprisePaymentApp: WebCall<typeof contract.getEnterprisePaymentApp> = {
  method: 'GET',
  path: 'api/AlipayQiyema/GetEnterpriseAlipayQiyema',
  write: false,
}
export const getPaymentAppBillUrl: WebCall<typeof contract.getPaymentAppBillUrl> = {
  method: 'GET',
  path: 'api/AlipayQiyema/AlipayBillRedicturl',
  write: false,
}
export const paymentAppCallback: WebCall<typeof contract.paymentAppCallback> = {
  method: 'POST',
  path: 'api/AlipayQiyema/Callback',
  write: false,
}
export const searchPaymentAppPeople: WebCall<typeof contract.searchPaymentAppPeople> = {
  method: 'POST',
  path: 'api/AlipayQiyema/SearchPeople',
  write: false,
}

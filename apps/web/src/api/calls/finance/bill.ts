// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/finance/bill.calls'
import type { WebCall } from '../../web-call'

export const addBillCharge: WebCall<typeof contract.addBillCharge> = {
  method: 'POST',
  path: 'api/Finance/AddBillCharge',
  write: true,
}
export const answerVariance: WebCall<typeof contract.answerVariance> = {
  method: 'POST',
  path: 'api/Finance/AnswerVariance',
  write: true,
}
export const closeVariance: WebCall<typeof contract.closeVariance> = {
  method: 'POST',
  path: 'api/Finance/CloseVariance',
  write: true,
}
export const confirmBill: WebCall<typeof contract.confirmBill> = { method: 'POST', path: 'api/Finance/ConfirmBill', write: true }
export const decideBillLines: WebCall<typeof contract.decideBillLines> = {
  method: 'POST',
  path: 'api/Finance/DecideBillLines',
  write: true,
}
export const getBill: WebCall<typeof contract.getBill> = { method: 'GET', path: 'api/Finance/GetBill', write: false }
export const getBillLineEvents: WebCall<typeof contract.getBillLineEvents> = {
  method: 'GET',
  path: 'api/Finance/GetBillLineEvents',
  write: false,
}
export const getBills: WebCall<typeof contract.getBills> = { method: 'POST', path: 'api/Finance/GetBills', write: false }
export const getServedBill: WebCall<typeof contract.getServedBill> = {
  method: 'GET',
  path: 'api/Finance/GetServedBill',
  write: false,
}
export const getServedBills: WebCall<typeof contract.getServedBills> = {
  method: 'GET',
  path: 'api/Finance/GetServedBills',
  write: false,
}
export const getUnbilled: WebCall<typeof contract.getUnbilled> = { method: 'GET', path: 'api/Finance/GetUnbilled', write: false }
export const getVariances: WebCall<typeof contract.getVariances> = {
  method: 'GET',
  path: 'api/Finance/GetVariances',
  write: false,
}
export const raiseVariance: WebCall<typeof contract.raiseVariance> = {
  method: 'POST',
  path: 'api/Finance/RaiseVariance',
  write: true,
}
export const recordBillPayment: WebCall<typeof contract.recordBillPayment> = {
  method: 'POST',
  path: 'api/Finance/RecordBillPayment',
  write: true,
}
export const searchBillLines: WebCall<typeof contract.searchBillLines> = {
  method: 'POST',
  path: 'api/Finance/SearchBillLines',
  write: false,
}
export const searchServedBillLines: WebCall<typeof contract.searchServedBillLines> = {
  method: 'POST',
  path: 'api/Finance/SearchServedBillLines',
  write: false,
}
export const searchUnbilledLines: WebCall<typeof contract.searchUnbilledLines> = {
  method: 'POST',
  path: 'api/Finance/SearchUnbilledLines',
  write: false,
}
export const setBillTerms: WebCall<typeof contract.setBillTerms> = {
  method: 'POST',
  path: 'api/Finance/SetBillTerms',
  write: true,
}

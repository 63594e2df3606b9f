// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/finance/invoice.calls'
import type { WebCall } from '../../web-call'

export const applyForBillInvoices: WebCall<typeof contract.applyForBillInvoices> = {
  method: 'POST',
  path: 'api/Invoice/ApplyForBill',
  write: true,
}
export const applyForInvoices: WebCall<typeof contract.applyForInvoices> = {
  method: 'POST',
  path: 'api/Invoice/Apply',
  write: true,
}
export const confirmInvoiceApplication: WebCall<typeof contract.confirmInvoiceApplication> = {
  method: 'POST',
  path: 'api/Invoice/ConfirmApplication',
  write: true,
}
export const getBillInvoiced: WebCall<typeof contract.getBillInvoiced> = {
  method: 'GET',
  path: 'api/Invoice/GetInvoicedOfBill',
  write: false,
}
export const getInvoice: WebCall<typeof contract.getInvoice> = { method: 'GET', path: 'api/Invoice/Get', write: false }
export const getInvoiceApplication: WebCall<typeof contract.getInvoiceApplication> = {
  method: 'GET',
  path: 'api/Invoice/GetApplication',
  write: false,
}
export const markInvoices: WebCall<typeof contract.markInvoices> = { method: 'POST', path: 'api/Invoice/Mark', write: true }
export const reissueInvoice: WebCall<typeof contract.reissueInvoice> = {
  method: 'POST',
  path: 'api/Invoice/Reissue',
  write: true,
}
export const searchBillInvoiceable: WebCall<typeof contract.searchBillInvoiceable> = {
  method: 'POST',
  path: 'api/Invoice/SearchBillInvoiceable',
  write: false,
}
export const searchBillInvoices: WebCall<typeof contract.searchBillInvoices> = {
  method: 'POST',
  path: 'api/Invoice/SearchOfBill',
  write: false,
}
export const searchInvoiceable: WebCall<typeof contract.searchInvoiceable> = {
  method: 'POST',
  path: 'api/Invoice/SearchInvoiceable',
  write: false,
}
export const searchInvoices: WebCall<typeof contract.searchInvoices> = {
  method: 'POST',
  path: 'api/Invoice/Search',
  write: false,
}
export const withdrawInvoiceApplication: WebCall<typeof contract.withdrawInvoiceApplication> = {
  method: 'POST',
  path: 'api/Invoice/WithdrawApplication',
  write: true,
}

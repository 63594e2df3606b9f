// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/finance/voucher.calls'
import type { WebCall } from '../../web-call'

export const checkVoucher: WebCall<typeof contract.checkVoucher> = { method: 'POST', path: 'api/Voucher/Check', write: true }
export const dropVoucher: WebCall<typeof contract.dropVoucher> = { method: 'POST', path: 'api/Voucher/Drop', write: true }
export const getVoucher: WebCall<typeof contract.getVoucher> = { method: 'GET', path: 'api/Voucher/Get', write: false }
export const getVoucherRadar: WebCall<typeof contract.getVoucherRadar> = {
  method: 'GET',
  path: 'api/Voucher/GetRadar',
  write: false,
}
export const searchCompanyDue: WebCall<typeof contract.searchCompanyDue> = {
  method: 'POST',
  path: 'api/Voucher/SearchDue',
  write: false,
}
export const searchCompanyVouchers: WebCall<typeof contract.searchCompanyVouchers> = {
  method: 'POST',
  path: 'api/Voucher/SearchOfCompany',
  write: false,
}
export const searchOwnDue: WebCall<typeof contract.searchOwnDue> = {
  method: 'POST',
  path: 'api/Voucher/SearchOwnDue',
  write: false,
}
export const searchVouchers: WebCall<typeof contract.searchVouchers> = {
  method: 'POST',
  path: 'api/Voucher/Search',
  write: false,
}
export const uploadCompanyVoucher: WebCall<typeof contract.uploadCompanyVoucher> = {
  method: 'POST',
  path: 'api/Voucher/UploadForCompany',
  write: true,
}
export const uploadVoucher: WebCall<typeof contract.uploadVoucher> = { method: 'POST', path: 'api/Voucher/Upload', write: true }

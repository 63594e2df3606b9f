// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/company/company.calls'
import type { WebCall } from '../../../web-call'

export const findOwners: WebCall<typeof contract.findOwners> = { method: 'POST', path: 'api/Manage/FindOwners', write: false }
export const getCompany: WebCall<typeof contract.getCompany> = { method: 'GET', path: 'api/Manage/GetCompany', write: false }
export const getCompanyChoices: WebCall<typeof contract.getCompanyChoices> = {
  method: 'GET',
  path: 'api/Manage/GetCompanyChoices',
  write: false,
}
export const saveCompany: WebCall<typeof contract.saveCompany> = { method: 'POST', path: 'api/Manage/SaveCompany', write: true }
export const saveCompanyLogo: WebCall<typeof contract.saveCompanyLogo> = {
  method: 'POST',
  path: 'api/Manage/SaveCompanyLogo',
  write: true,
}

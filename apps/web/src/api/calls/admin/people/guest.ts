// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/people/guest.calls'
import type { WebCall } from '../../../web-call'

export const addCompanyGuest: WebCall<typeof contract.addCompanyGuest> = {
  method: 'POST',
  path: 'api/Manage/AddCompanyGuest',
  write: true,
}
export const editCompanyGuest: WebCall<typeof contract.editCompanyGuest> = {
  method: 'POST',
  path: 'api/Manage/EditCompanyGuest',
  write: true,
}
export const handOverGuests: WebCall<typeof contract.handOverGuests> = {
  method: 'POST',
  path: 'api/Manage/HandOverGuests',
  write: true,
}
export const removeCompanyGuests: WebCall<typeof contract.removeCompanyGuests> = {
  method: 'POST',
  path: 'api/Manage/RemoveCompanyGuests',
  write: true,
}
export const searchCompanyGuests: WebCall<typeof contract.searchCompanyGuests> = {
  method: 'POST',
  path: 'api/Manage/SearchCompanyGuests',
  write: false,
}

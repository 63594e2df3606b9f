// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/company/office-hours.calls'
import type { WebCall } from '../../../web-call'

export const getOfficeHours: WebCall<typeof contract.getOfficeHours> = {
  method: 'GET',
  path: 'api/Manage/GetOfficeHours',
  write: false,
}
export const saveOfficeHours: WebCall<typeof contract.saveOfficeHours> = {
  method: 'POST',
  path: 'api/Manage/SaveOfficeHours',
  write: true,
}

// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/people/department.calls'
import type { WebCall } from '../../../web-call'

export const endDepartment: WebCall<typeof contract.endDepartment> = {
  method: 'POST',
  path: 'api/Manage/EndDepartment',
  write: true,
}
export const getDepartments: WebCall<typeof contract.getDepartments> = {
  method: 'GET',
  path: 'api/Manage/GetDepartments',
  write: false,
}
export const saveDepartment: WebCall<typeof contract.saveDepartment> = {
  method: 'POST',
  path: 'api/Manage/SaveDepartment',
  write: true,
}

// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/people/department-import.calls'
import type { WebCall } from '../../../web-call'

export const checkDepartmentFile: WebCall<typeof contract.checkDepartmentFile> = {
  method: 'POST',
  path: 'api/Manage/CheckDepartmentFile',
  write: false,
}
export const importDepartments: WebCall<typeof contract.importDepartments> = {
  method: 'POST',
  path: 'api/Manage/ImportDepartments',
  write: true,
}

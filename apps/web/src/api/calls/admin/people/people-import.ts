// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/people/people-import.calls'
import type { WebCall } from '../../../web-call'

export const checkPeopleFile: WebCall<typeof contract.checkPeopleFile> = {
  method: 'POST',
  path: 'api/Manage/CheckPeopleFile',
  write: false,
}
export const importPeople: WebCall<typeof contract.importPeople> = {
  method: 'POST',
  path: 'api/Manage/ImportPeople',
  write: true,
}

// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/record-change.calls'
import type { WebCall } from '../../web-call'

export const getRecordChanges: WebCall<typeof contract.getRecordChanges> = {
  method: 'POST',
  path: 'api/Manage/GetRecordChanges',
  write: false,
}

// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/record-log.calls'
import type { WebCall } from '../../web-call'

export const searchRecordLog: WebCall<typeof contract.searchRecordLog> = {
  method: 'POST',
  path: 'api/Manage/SearchRecordLog',
  write: false,
}

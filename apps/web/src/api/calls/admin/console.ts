// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/console.calls'
import type { WebCall } from '../../web-call'

export const getConsoleHome: WebCall<typeof contract.getConsoleHome> = {
  method: 'GET',
  path: 'api/Manage/GetConsoleHome',
  write: false,
}

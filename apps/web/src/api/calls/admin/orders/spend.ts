// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/orders/spend.calls'
import type { WebCall } from '../../../web-call'

export const getMonthSpend: WebCall<typeof contract.getMonthSpend> = {
  method: 'GET',
  path: 'api/Manage/GetMonthSpend',
  write: false,
}

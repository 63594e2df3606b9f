// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/access/acting.calls'
import type { WebCall } from '../../web-call'

export const actForPerson: WebCall<typeof contract.actForPerson> = {
  method: 'POST',
  path: 'api/Manage/ActForPerson',
  write: true,
}
export const actOnOrder: WebCall<typeof contract.actOnOrder> = { method: 'POST', path: 'api/Manage/ActOnOrder', write: true }

// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/personal/online-service.calls'
import type { WebCall } from '../../web-call'

export const getOnlineServiceInfo: WebCall<typeof contract.getOnlineServiceInfo> = {
  method: 'POST',
  path: 'api/Common/GetOnlineServiceInfo',
  write: false,
}

// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/personal/settings-change.calls'
import type { WebCall } from '../../web-call'

export const getMySettingsChanges: WebCall<typeof contract.getMySettingsChanges> = {
  method: 'GET',
  path: 'api/Employee/GetMySettingsChanges',
  write: false,
}

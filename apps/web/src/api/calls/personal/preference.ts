// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/personal/preference.calls'
import type { WebCall } from '../../web-call'

export const getRemarksRule: WebCall<typeof contract.getRemarksRule> = {
  method: 'POST',
  path: 'api/Enterprise/GetEnterpriseRemarksRule',
  write: false,
}
export const queryTipPreferences: WebCall<typeof contract.queryTipPreferences> = {
  method: 'POST',
  path: 'api/Employee/QueryPersonalTipPreferences',
  write: false,
}

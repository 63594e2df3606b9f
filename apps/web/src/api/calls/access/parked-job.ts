// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/access/parked-job.calls'
import type { WebCall } from '../../web-call'

export const getParkedJobs: WebCall<typeof contract.getParkedJobs> = {
  method: 'GET',
  path: 'api/Agent/GetParkedJobs',
  write: false,
}
export const settleParkedJob: WebCall<typeof contract.settleParkedJob> = {
  method: 'POST',
  path: 'api/Agent/SettleParkedJob',
  write: true,
}

// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/policy-lab.calls'
import type { WebCall } from '../../web-call'

export const cancelLabRun: WebCall<typeof contract.cancelLabRun> = {
  method: 'POST',
  path: 'api/Manage/CancelLabRun',
  write: true,
}
export const endGoldenTrip: WebCall<typeof contract.endGoldenTrip> = {
  method: 'POST',
  path: 'api/Manage/EndGoldenTrip',
  write: true,
}
export const getGoldenOffers: WebCall<typeof contract.getGoldenOffers> = {
  method: 'POST',
  path: 'api/Manage/GetGoldenOffers',
  write: false,
}
export const getGoldenTrips: WebCall<typeof contract.getGoldenTrips> = {
  method: 'POST',
  path: 'api/Manage/GetGoldenTrips',
  write: false,
}
export const getLabRun: WebCall<typeof contract.getLabRun> = { method: 'POST', path: 'api/Manage/GetLabRun', write: false }
export const getLabRuns: WebCall<typeof contract.getLabRuns> = { method: 'GET', path: 'api/Manage/GetLabRuns', write: false }
export const replayPolicies: WebCall<typeof contract.replayPolicies> = {
  method: 'POST',
  path: 'api/Manage/ReplayPolicies',
  write: true,
}
export const saveGoldenTrip: WebCall<typeof contract.saveGoldenTrip> = {
  method: 'POST',
  path: 'api/Manage/SaveGoldenTrip',
  write: true,
}
export const tryPolicy: WebCall<typeof contract.tryPolicy> = { method: 'POST', path: 'api/Manage/TryPolicy', write: true }

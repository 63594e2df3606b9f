// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/finance/points.calls'
import type { WebCall } from '../../web-call'

export const getPointsEntries: WebCall<typeof contract.getPointsEntries> = {
  method: 'POST',
  path: 'api/Employee/GetEmployeeAccountDetails',
  write: false,
}
export const getPointsStatistics: WebCall<typeof contract.getPointsStatistics> = {
  method: 'POST',
  path: 'api/Employee/GetEmployeeAccountDetailsStatistics',
  write: false,
}

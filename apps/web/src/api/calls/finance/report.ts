// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/finance/report.calls'
import type { WebCall } from '../../web-call'

export const getReport: WebCall<typeof contract.getReport> = { method: 'POST', path: 'api/Report/GetReport', write: false }
export const getReportChoices: WebCall<typeof contract.getReportChoices> = {
  method: 'GET',
  path: 'api/Report/GetChoices',
  write: false,
}
export const searchReportLines: WebCall<typeof contract.searchReportLines> = {
  method: 'POST',
  path: 'api/Report/SearchLines',
  write: false,
}

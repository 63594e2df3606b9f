// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/record-change.calls'
import type { WebCall } from '../../web-call'

export const getCompanyChanges: WebCall<typeof contract.getCompanyChanges> = {
  method: 'POST',
  path: 'api/Manage/GetCompanyChanges',
  write: false,
}
export const getDeskChanges: WebCall<typeof contract.getDeskChanges> = {
  method: 'POST',
  path: 'api/Agent/GetDeskChanges',
  write: false,
}
export const getIncidentChanges: WebCall<typeof contract.getIncidentChanges> = {
  method: 'POST',
  path: 'api/Manage/GetIncidentChanges',
  write: false,
}
export const getRecordChanges: WebCall<typeof contract.getRecordChanges> = {
  method: 'POST',
  path: 'api/Manage/GetRecordChanges',
  write: false,
}
export const getRuleChanges: WebCall<typeof contract.getRuleChanges> = {
  method: 'POST',
  path: 'api/Manage/GetRuleChanges',
  write: false,
}

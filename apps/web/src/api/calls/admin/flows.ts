// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/flows.calls'
import type { WebCall } from '../../web-call'

export const checkFlows: WebCall<typeof contract.checkFlows> = { method: 'POST', path: 'api/Manage/CheckFlows', write: false }
export const decideFlows: WebCall<typeof contract.decideFlows> = { method: 'POST', path: 'api/Manage/DecideFlows', write: true }
export const endCompanyDelegate: WebCall<typeof contract.endCompanyDelegate> = {
  method: 'POST',
  path: 'api/Manage/EndDelegate',
  write: true,
}
export const findFlowPeople: WebCall<typeof contract.findFlowPeople> = {
  method: 'POST',
  path: 'api/Manage/FindFlowPeople',
  write: false,
}
export const getCompanyDelegates: WebCall<typeof contract.getCompanyDelegates> = {
  method: 'GET',
  path: 'api/Manage/GetDelegates',
  write: false,
}
export const getFlows: WebCall<typeof contract.getFlows> = { method: 'GET', path: 'api/Manage/GetFlows', write: false }
export const proposeFlows: WebCall<typeof contract.proposeFlows> = {
  method: 'POST',
  path: 'api/Manage/ProposeFlows',
  write: true,
}
export const setCompanyDelegate: WebCall<typeof contract.setCompanyDelegate> = {
  method: 'POST',
  path: 'api/Manage/SetDelegate',
  write: true,
}
export const simulateFlows: WebCall<typeof contract.simulateFlows> = {
  method: 'POST',
  path: 'api/Manage/SimulateFlows',
  write: false,
}
export const takeBackFlows: WebCall<typeof contract.takeBackFlows> = {
  method: 'POST',
  path: 'api/Manage/TakeBackFlows',
  write: true,
}

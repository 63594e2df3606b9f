// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/company/joining.calls'
import type { WebCall } from '../../../web-call'

export const addJoiningCode: WebCall<typeof contract.addJoiningCode> = {
  method: 'POST',
  path: 'api/Manage/AddJoiningCode',
  write: true,
}
export const addJoiningDomain: WebCall<typeof contract.addJoiningDomain> = {
  method: 'POST',
  path: 'api/Manage/AddJoiningDomain',
  write: true,
}
export const endJoiningKey: WebCall<typeof contract.endJoiningKey> = {
  method: 'POST',
  path: 'api/Manage/EndJoiningKey',
  write: true,
}
export const getJoining: WebCall<typeof contract.getJoining> = { method: 'GET', path: 'api/Manage/GetJoining', write: false }
export const saveJoiningPlace: WebCall<typeof contract.saveJoiningPlace> = {
  method: 'POST',
  path: 'api/Manage/SaveJoiningPlace',
  write: true,
}

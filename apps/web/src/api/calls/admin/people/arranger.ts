// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/people/arranger.calls'
import type { WebCall } from '../../../web-call'

export const changeArrangerGrant: WebCall<typeof contract.changeArrangerGrant> = {
  method: 'POST',
  path: 'api/Manage/ChangeArrangerGrant',
  write: true,
}
export const endArrangerGrant: WebCall<typeof contract.endArrangerGrant> = {
  method: 'POST',
  path: 'api/Manage/EndArrangerGrant',
  write: true,
}
export const giveArrangerGrants: WebCall<typeof contract.giveArrangerGrants> = {
  method: 'POST',
  path: 'api/Manage/GiveArrangerGrants',
  write: true,
}
export const searchArrangers: WebCall<typeof contract.searchArrangers> = {
  method: 'POST',
  path: 'api/Manage/SearchArrangers',
  write: false,
}

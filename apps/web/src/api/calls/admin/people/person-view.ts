// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/people/person-view.calls'
import type { WebCall } from '../../../web-call'

export const getPersonView: WebCall<typeof contract.getPersonView> = {
  method: 'POST',
  path: 'api/Manage/GetPersonView',
  write: false,
}

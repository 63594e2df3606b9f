// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/access/agency-work.calls'
import type { WebCall } from '../../web-call'

export const getAgencyWork: WebCall<typeof contract.getAgencyWork> = { method: 'GET', path: 'api/Agent/GetWork', write: false }
export const handBackAgencyWork: WebCall<typeof contract.handBackAgencyWork> = {
  method: 'POST',
  path: 'api/Agent/HandBackWork',
  write: true,
}
export const takeAgencyWork: WebCall<typeof contract.takeAgencyWork> = { method: 'POST', path: 'api/Agent/TakeWork', write: true }

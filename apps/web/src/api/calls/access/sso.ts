// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/access/sso.calls'
import type { WebCall } from '../../web-call'

export const dtgToLocalSso: WebCall<typeof contract.dtgToLocalSso> = {
  method: 'GET',
  path: 'api/Common/DtgToLocalSSO',
  write: false,
}
export const localToDtgSso: WebCall<typeof contract.localToDtgSso> = {
  method: 'GET',
  path: 'api/Common/LocalToDTGSSO',
  write: false,
}
export const useSsoTicket: WebCall<typeof contract.useSsoTicket> = {
  method: 'POST',
  path: 'api/Common/UseSsoTicket',
  write: false,
}

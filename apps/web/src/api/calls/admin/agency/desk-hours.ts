// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/agency/desk-hours.calls'
import type { WebCall } from '../../../web-call'

export const getDeskHours: WebCall<typeof contract.getDeskHours> = { method: 'GET', path: 'api/Agent/GetDeskHours', write: false }
export const saveDeskHours: WebCall<typeof contract.saveDeskHours> = {
  method: 'POST',
  path: 'api/Agent/SaveDeskHours',
  write: true,
}

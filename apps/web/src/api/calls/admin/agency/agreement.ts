// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/agency/agreement.calls'
import type { WebCall } from '../../../web-call'

export const getServiceAgreement: WebCall<typeof contract.getServiceAgreement> = {
  method: 'GET',
  path: 'api/Manage/GetServiceAgreement',
  write: false,
}

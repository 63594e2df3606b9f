// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/visa/draft.calls'
import type { WebCall } from '../../../web-call'

export const saveVisaOrderTemp: WebCall<typeof contract.saveVisaOrderTemp> = {
  method: 'POST',
  path: 'api/VisaResource/SaveVisaOrderTemp',
  write: true,
}

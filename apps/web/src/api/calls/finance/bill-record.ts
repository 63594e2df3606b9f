// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/finance/bill-record.calls'
import type { WebCall } from '../../web-call'

export const getBillCertificate: WebCall<typeof contract.getBillCertificate> = {
  method: 'GET',
  path: 'api/Finance/GetBillCertificate',
  write: false,
}

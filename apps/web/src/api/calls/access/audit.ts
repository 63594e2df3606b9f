// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/access/audit.calls'
import type { WebCall } from '../../web-call'

export const getAuditLog: WebCall<typeof contract.getAuditLog> = {
  method: 'POST',
  path: 'api/Enterprise/GetAuditLog',
  write: false,
}

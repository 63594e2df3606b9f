// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/finance/match.calls'
import type { WebCall } from '../../web-call'

export const getBillMatch: WebCall<typeof contract.getBillMatch> = {
  method: 'GET',
  path: 'api/Finance/GetBillMatch',
  write: false,
}
export const moveMatchVariance: WebCall<typeof contract.moveMatchVariance> = {
  method: 'POST',
  path: 'api/Finance/MoveMatchVariance',
  write: true,
}
export const readSettlementFile: WebCall<typeof contract.readSettlementFile> = {
  method: 'POST',
  path: 'api/Finance/ReadSettlementFile',
  write: true,
}
export const searchMatchVariances: WebCall<typeof contract.searchMatchVariances> = {
  method: 'POST',
  path: 'api/Finance/SearchMatchVariances',
  write: false,
}

// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/company/legal-entity.calls'
import type { WebCall } from '../../../web-call'

export const endLegalEntity: WebCall<typeof contract.endLegalEntity> = {
  method: 'POST',
  path: 'api/Manage/EndLegalEntity',
  write: true,
}
export const saveLegalEntity: WebCall<typeof contract.saveLegalEntity> = {
  method: 'POST',
  path: 'api/Manage/SaveLegalEntity',
  write: true,
}
export const searchLegalEntities: WebCall<typeof contract.searchLegalEntities> = {
  method: 'POST',
  path: 'api/Manage/SearchLegalEntities',
  write: false,
}

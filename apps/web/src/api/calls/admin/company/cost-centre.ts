// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/company/cost-centre.calls'
import type { WebCall } from '../../../web-call'

export const endCostCentre: WebCall<typeof contract.endCostCentre> = {
  method: 'POST',
  path: 'api/Manage/EndCostCentre',
  write: true,
}
export const saveCostCentre: WebCall<typeof contract.saveCostCentre> = {
  method: 'POST',
  path: 'api/Manage/SaveCostCentre',
  write: true,
}
export const searchCostCentres: WebCall<typeof contract.searchCostCentres> = {
  method: 'POST',
  path: 'api/Manage/SearchCostCentres',
  write: false,
}
export const switchCostCentres: WebCall<typeof contract.switchCostCentres> = {
  method: 'POST',
  path: 'api/Manage/SwitchCostCentres',
  write: true,
}

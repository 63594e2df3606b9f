// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/company/cost-centre-import.calls'
import type { WebCall } from '../../../web-call'

export const checkCostCentreFile: WebCall<typeof contract.checkCostCentreFile> = {
  method: 'POST',
  path: 'api/Manage/CheckCostCentreFile',
  write: false,
}
export const importCostCentres: WebCall<typeof contract.importCostCentres> = {
  method: 'POST',
  path: 'api/Manage/ImportCostCentres',
  write: true,
}

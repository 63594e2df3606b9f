import { checkCostCentreFile, importCostCentres } from '@sojourn/contract/admin/cost-centre-import.calls'
import { searchRecordLog } from '@sojourn/contract/admin/record-log.calls'
import { checkFile, takeFile } from '../../../modules/admin/cost-centre/import'
import { recordLog } from '../../../modules/admin/record/log'
import { bind, type Api } from '../../bind'

/** The company's log of changes, and files of its cost centres. */
export function bindConsoleSettings(api: Api): void {
  bind(api, searchRecordLog, recordLog)
  bind(api, checkCostCentreFile, checkFile)
  bind(api, importCostCentres, takeFile)
}

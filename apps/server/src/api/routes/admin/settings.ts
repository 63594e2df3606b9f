import { checkCostCentreFile, importCostCentres } from '@sojourn/contract/admin/company/cost-centre-import.calls'
import { getOfficeHours, saveOfficeHours } from '@sojourn/contract/admin/company/office-hours.calls'
import { searchRecordLog } from '@sojourn/contract/admin/record-log.calls'
import { checkFile, takeFile } from '../../../modules/admin/cost-centre/import'
import { officeHours, saveHours } from '../../../modules/admin/office-hours/office-hours'
import { recordLog } from '../../../modules/admin/record/log'
import { bind, type Api } from '../../bind'

/** The company's log of changes, files of its cost centres, and when it works. */
export function bindConsoleSettings(api: Api): void {
  bind(api, searchRecordLog, recordLog)
  bind(api, checkCostCentreFile, checkFile)
  bind(api, importCostCentres, takeFile)
  bind(api, getOfficeHours, officeHours)
  bind(api, saveOfficeHours, saveHours)
}

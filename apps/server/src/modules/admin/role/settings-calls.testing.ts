import { checkCostCentreFile, importCostCentres } from '@sojourn/contract/admin/company/cost-centre-import.calls'
import { getOfficeHours, saveOfficeHours } from '@sojourn/contract/admin/company/office-hours.calls'
import { searchRecordLog } from '@sojourn/contract/admin/record-log.calls'
import { usualHours } from '@sojourn/domain/booking/office-hours'
import type { ConsoleCall } from './console-call.testing'

/** The company's log of changes, files of its cost centres, and when it works. */
export const settingsCalls: readonly ConsoleCall[] = [
  [searchRecordLog, {}],
  [checkCostCentreFile, { columns: ['code'], rows: [['none']] }],
  [importCostCentres, { columns: ['code'], rows: [['none']] }],
  [getOfficeHours, {}],
  [saveOfficeHours, { version: 99, hours: usualHours }],
]

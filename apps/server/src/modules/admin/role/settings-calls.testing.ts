import { checkCostCentreFile, importCostCentres } from '@sojourn/contract/admin/cost-centre-import.calls'
import { searchRecordLog } from '@sojourn/contract/admin/record-log.calls'
import type { ConsoleCall } from './console-call.testing'

/** The company's log of changes, and files of its cost centres. */
export const settingsCalls: readonly ConsoleCall[] = [
  [searchRecordLog, {}],
  [checkCostCentreFile, { columns: ['code'], rows: [['none']] }],
  [importCostCentres, { columns: ['code'], rows: [['none']] }],
]

import { managed } from './admin.testing'
import type { Row } from './row.testing'

export const consoleSettingsRows: Record<string, Row> = {
  'POST Manage/CheckCostCentreFile': managed(() => ({ columns: ['code'], rows: [['1']] })),
  'POST Manage/ImportCostCentres': managed(() => ({ columns: ['code'], rows: [['1']] }), 'importWrong'),
  'POST Manage/SearchRecordLog': managed(({ employeeId }) => ({ kind: 'person', id: employeeId })),
}

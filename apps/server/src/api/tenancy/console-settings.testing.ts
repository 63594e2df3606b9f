import { usualHours } from '@sojourn/domain/booking/office-hours'
import { managed, overtaken } from './admin.testing'
import type { Row } from './row.testing'

export const consoleSettingsRows: Record<string, Row> = {
  'POST Manage/CheckCostCentreFile': managed(() => ({ columns: ['code'], rows: [['1']] })),
  'POST Manage/ImportCostCentres': managed(() => ({ columns: ['code'], rows: [['1']] }), 'importWrong'),
  'GET Manage/GetOfficeHours': managed(),
  'POST Manage/SaveOfficeHours': managed(() => ({ version: overtaken, hours: usualHours }), 'recordChanged'),
  'POST Manage/SearchRecordLog': managed(({ employeeId }) => ({ kind: 'person', id: employeeId })),
}

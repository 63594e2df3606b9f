import { managed } from './admin.testing'
import type { Row } from './row.testing'

export const consoleSettingsRows: Record<string, Row> = {
  'POST Manage/SearchRecordLog': managed(({ employeeId }) => ({ kind: 'person', id: employeeId })),
}

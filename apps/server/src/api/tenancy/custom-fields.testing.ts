import { newField } from '../../testing/custom-fields'
import { managed } from './admin.testing'
import type { Row } from './row.testing'

const overtaken = 99

export const customFieldRows: Record<string, Row> = {
  'GET Manage/GetCustomFields': managed(),
  'POST Manage/SaveCustomField': managed(() => ({ key: 'customer', version: overtaken, field: newField() }), 'recordChanged'),
  'POST Manage/OrderCustomFields': managed(() => ({ version: 0, keys: ['customer'] }), 'recordChanged'),
  'POST Manage/EndCustomField': managed(() => ({ key: 'customer', version: overtaken }), 'recordChanged'),
}

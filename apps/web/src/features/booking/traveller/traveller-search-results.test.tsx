import type { TravellerSummary } from '@sojourn/contract/booking/traveller.shapes'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { loadTexts } from '../../../kit/text/text'
import { TravellerResults } from './traveller-search-results'

beforeAll(() => loadTexts('booking/placing/choice'))

const person = (employeeId: string, name: string) =>
  ({ employeeId, name, departmentName: '销售部', gradeName: '' }) as unknown as TravellerSummary
const read = {
  data: { list: [person('a', '林晓雯'), person('b', '陈志远')] },
  error: null,
  isFetching: false,
  refetch: () => undefined,
}
const results = (busyId: string | undefined) =>
  renderToStaticMarkup(
    <TravellerResults read={read} chosenIds={['c']} max={9} busyId={busyId} none="" noneWhy="" onAdd={() => undefined} />,
  )

test('while one traveller is added or removed nobody else is, so that no change undoes another', () => {
  expect(results(undefined)).not.toContain('aria-disabled')
  expect(results('a').match(/aria-disabled="true"/g)).toHaveLength(2)
  expect(results('c').match(/正在更新出行人/g)).not.toBeNull()
})

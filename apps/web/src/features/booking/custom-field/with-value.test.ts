import type { AskedField } from '@sojourn/contract/booking/custom-field.shapes'
import { expect, test } from 'vitest'
import { withValue } from './with-value'

const list = (key: string, parentKey?: string, ...choices: AskedField['choices']): AskedField => ({
  key,
  name: key,
  kind: 'one',
  required: false,
  perTraveller: false,
  limits: {},
  choices,
  ...(parentKey !== undefined && { parentKey }),
})
const fields = [
  list('region', undefined, { value: 'east', name: '' }, { value: 'north', name: '' }),
  list('office', 'region', { value: 'shanghai', name: '', parent: 'east' }, { value: 'any', name: '' }),
  list('desk', 'office', { value: 'd1', name: '', parent: 'shanghai' }),
]

test.each([
  ['what hangs on the former choice is chosen anew, however far below', 'shanghai', 'd1', ['', '']],
  ['what goes with every choice stays', 'any', '', ['any', '']],
])('another choice: %s', (_name, office, desk, left) => {
  const values = [
    { key: 'region', value: 'east' },
    { key: 'office', value: office },
    { key: 'desk', value: desk },
  ]
  const next = withValue(values, { field: { key: 'region' } }, 'north', fields)
  expect(['office', 'desk'].map((key) => next.find((each) => each.key === key)?.value)).toEqual(left)
})

test("a traveller's own choice empties what depends on it of that traveller alone", () => {
  const of = (employeeId: string) => [
    { key: 'region', employeeId, value: 'east' },
    { key: 'office', employeeId, value: 'shanghai' },
  ]
  const next = withValue([...of('lin'), ...of('chen')], { field: { key: 'region' }, employeeId: 'lin' }, 'north', fields)
  expect(next.filter(({ key }) => key === 'office')).toEqual([
    { key: 'office', employeeId: 'chen', value: 'shanghai' },
    { key: 'office', employeeId: 'lin', value: '' },
  ])
})

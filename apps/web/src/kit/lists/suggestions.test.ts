import { expect, test } from 'vitest'
import { suggestionsOf } from './suggestions'

const groups = [
  { key: 'state', kind: '状态', options: [{ name: '待支付' }, { name: '已出票' }] },
  { key: 'traveller', kind: '出行人', options: [{ name: 'Alex Payne' }, { name: '林晓雯' }, { name: '林晓雯' }] },
  { key: 'order', kind: '订单', options: Array.from({ length: 20 }, (_, index) => ({ name: `F20261120${index}` })) },
]
const names = (typed: string) => suggestionsOf(typed, groups).map(({ kind, name }) => `${kind} ${name}`)

test.each([
  ['支付', ['状态 待支付']],
  ['林', ['出行人 林晓雯']],
  ['payne', ['出行人 Alex Payne']],
  ['北京', []],
])('%s may mean %j', (typed, found) => expect(names(typed)).toEqual(found))

test('eight are enough', () => {
  expect(names('0')).toHaveLength(8)
})

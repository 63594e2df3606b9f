import { measures, reportNames, type Measures } from '@sojourn/contract/finance/report-words'
import { expect, test } from 'vitest'
import { figureRule } from './figures'
import { groupsOf, kindOf, productChoices, reportRequest } from './kinds'
import { added } from './measure-line'

const days = { from: '2026-01-01', to: '2026-12-31' }
const productsOf = (page: Parameters<typeof kindOf>[0], search: Parameters<typeof reportRequest>[1]) =>
  reportRequest(kindOf(page), search, days).products

test.each([
  ['savings', {}, ['flight', 'train', 'hotel', 'intlFlight', 'intlHotel']],
  ['savings', { product: 'train' }, ['train']],
  ['savings', { region: 'abroad' }, ['intlFlight', 'intlHotel']],
  // What a page does not have narrows nothing.
  ['savings', { product: 'car' }, ['flight', 'train', 'hotel', 'intlFlight', 'intlHotel']],
  ['car', {}, ['car']],
  ['hotel', { product: 'flight', region: 'abroad' }, ['hotel', 'intlHotel']],
] as const)('[handbook 10.6] %s with %o is of %o', (page, search, products) => expect(productsOf(page, search)).toEqual(products))

test.each(reportNames)('parts of %s are told as shares of a sum, never of an average', (name) => {
  const [first] = kindOf(name).columns
  const { value } = figureRule(first!)
  const one = Object.fromEntries(measures.map((measure) => [measure, 7])) as Measures
  expect(value(added([one, one, one]))).toBe(3 * value(one)!)
})

test('a page offers products only where its regions do not tell them apart', () => {
  expect(productChoices(kindOf('savings'))).toEqual(['flight', 'train', 'hotel', 'intlFlight', 'intlHotel'])
  for (const page of ['flight', 'hotel', 'car'] as const) expect(productChoices(kindOf(page))).toEqual([])
})

test.each([
  ['a month', { from: '2026-11-01', to: '2026-11-30' }, true],
  ['31 days', { from: '2026-10-01', to: '2026-10-31' }, true],
  ['a year', days, false],
  ['a year of a department', { ...days, departmentId: 'sales' }, true],
  ['a year of a department at the top', { ...days, departmentId: 'all', atTop: true }, false],
  ['31 days of a department at the top', { from: '2026-10-01', to: '2026-10-31', departmentId: 'all', atTop: true }, true],
])('carbon of %s is divided by trip: %#', (_what, narrowed, offered) => {
  expect(groupsOf(kindOf('carbon'), narrowed).includes('trip')).toBe(offered)
  expect(reportRequest(kindOf('carbon'), { ...narrowed, by: 'trip' }, narrowed).groupedBy).toBe(offered ? 'trip' : 'product')
})

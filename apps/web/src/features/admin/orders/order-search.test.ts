import { describe, expect, test } from 'vitest'
import { isNarrowed, moreSet, orderRequest, orderSearch, searchOfView, sortOf, withoutFilters, withSort } from './order-search'

const { none } = orderSearch

describe('a search for orders asks', () => {
  test.each([
    ['for nothing but the list', none, {}],
    ['only by what is set', { ...none, product: 'train', phase: 'ended' }, { product: 'train', phase: 'ended' }],
    ['no direction without an order', { ...none, ascending: true }, {}],
    ['no kind of day without a day', { ...none, dateKind: 'travel' }, {}],
    ['the day of travel', { ...none, dateKind: 'travel', from: '2026-12-01' }, { dateKind: 'travel', from: '2026-12-01' }],
    ['the other way round', { ...none, sort: 'amount', ascending: true }, { sort: 'amount', ascending: true }],
  ] as const)('%s', (_title, search, request) => expect(orderRequest({ ...search })).toEqual(request))
})

test('it is narrowed by filters and days, not by its order', () => {
  expect(isNarrowed({ ...none, sort: 'amount', ascending: true, dateKind: 'travel' })).toBe(false)
  expect(isNarrowed({ ...none, to: '2026-12-01' })).toBe(true)
  expect(withoutFilters({ ...none, city: '上海', sort: 'travel' })).toEqual({ ...none, sort: 'travel' })
})

test('the filters behind the button are counted there', () => {
  expect(moreSet({ ...none, kind: 'refund', city: '上海', product: 'train' })).toBe(2)
})

test('a head sorts from the highest first, then from the lowest', () => {
  const first = withSort(none, { key: 'amount', descending: true })
  expect(sortOf(first)).toEqual({ key: 'amount', descending: true })
  const second = withSort(first, { key: 'amount', descending: true })
  expect(sortOf(second)).toEqual({ key: 'amount', descending: false })
  expect(sortOf(withSort(second, { key: 'travel', descending: true }))).toEqual({ key: 'travel', descending: true })
})

test('a kept view is shown as it was kept, without what nobody could choose', () => {
  expect(searchOfView({ product: 'train', sort: 'amount', ascending: true })).toEqual({
    ...none,
    product: 'train',
    sort: 'amount',
    ascending: true,
  })
  expect(searchOfView({ from: 'soon', kind: 'gift' as never })).toEqual(none)
})

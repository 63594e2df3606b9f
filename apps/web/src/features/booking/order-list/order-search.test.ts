import { expect, test } from 'vitest'
import {
  isNarrowed,
  noFilters,
  orderListRequest,
  orderSearch,
  orderStateFilters,
  orderTabs,
  statesOf,
  toTab,
  type OrderSearch,
} from './order-search'

const read = (query: string) => orderSearch.read(new URLSearchParams(query))

test('[S2.32] type=2 shows what waits for payment, type=1 what waits for submission', () => {
  expect(read('type=2')).toMatchObject({ tab: 'open', state: 'awaitingPayment' })
  expect(read('type=1')).toMatchObject({ tab: 'open', state: 'draft' })
  expect(orderListRequest(read('type=2'))).toEqual({ stage: 'open', type: 2 })
  expect(orderListRequest(read('type=1'))).toEqual({ stage: 'open', type: 1 })
})

test('every search comes back from the address that it wrote', () => {
  for (const tab of orderTabs)
    for (const state of ['', ...orderStateFilters] as const) {
      const search: OrderSearch = {
        tab,
        state,
        keyword: 'MU5101 & 张',
        from: '2026-11-20',
        to: '2026-12-01',
        product: 5,
        kind: 'refund',
        dateKind: 'ordered',
        traveller: '林',
      }
      expect(orderSearch.read(orderSearch.write(search))).toEqual(search)
    }
  expect(orderSearch.write({ tab: 'all', ...noFilters }).toString()).toBe('')
})

test('an address written by hand never reaches the server as nonsense', () => {
  const search = read('state=bogus&tab=x&from=yesterday&to=2026-1-1&product=7&kind=x&dateKind=y')
  expect(search).toEqual({ tab: 'all', ...noFilters })
  expect(read(`keyword=${'长'.repeat(80)}`).keyword).toHaveLength(50)
})

test('each tab asks for its part, and all asks for everything', () => {
  expect(orderListRequest(read('tab=over&state=rejected&keyword=MU'))).toEqual({
    stage: 'over',
    state: 'rejected',
    keyword: 'MU',
  })
  expect(orderListRequest(read('state=refunds'))).toEqual({ state: 'refunds' })
  expect(orderListRequest(read(''))).toEqual({})
  expect(orderListRequest(read('product=1&kind=change&dateKind=ordered&traveller=Lin'))).toEqual({
    productType: 1,
    kind: 'change',
    dateKind: 'ordered',
    traveller: 'Lin',
  })
})

test('another tab keeps the words and days, and the state where it has it', () => {
  const search = read('tab=open&state=refunds&keyword=MU&from=2026-12-01')
  expect(toTab(search, 'over')).toEqual({ ...search, tab: 'over' })
  expect(toTab({ ...search, state: 'approving' }, 'over')).toEqual({ ...search, tab: 'over', state: '' })
  for (const tab of orderTabs) expect(statesOf(tab)).toContain('refunds')
})

test('which days are meant narrows nothing without days', () => {
  expect(isNarrowed(read('tab=over&dateKind=ordered'))).toBe(false)
  expect(isNarrowed(read('state=failed'))).toBe(true)
  expect(isNarrowed(read('to=2026-12-01'))).toBe(true)
})

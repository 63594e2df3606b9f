import { expect, test } from 'vitest'
import { noFilters, orderGroups, orderListRequest, orderSearch, type OrderSearch } from './order-search'

const read = (query: string) => orderSearch.read(new URLSearchParams(query))

test('[S2.32] type=2 shows what waits for payment, type=1 what waits for submission', () => {
  expect(read('type=2').group).toBe('awaitingPayment')
  expect(read('type=1').group).toBe('draft')
  expect(orderListRequest(read('type=2'))).toEqual({ type: 2 })
  expect(orderListRequest(read('type=1'))).toEqual({ type: 1 })
})

test('every search comes back from the address that it wrote', () => {
  for (const group of orderGroups) {
    const search: OrderSearch = {
      group,
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
  expect(orderSearch.write({ group: 'all', ...noFilters }).toString()).toBe('')
})

test('an address written by hand never reaches the server as nonsense', () => {
  expect(read('state=bogus&from=yesterday&to=2026-1-1&product=7&kind=x&dateKind=y')).toEqual({ group: 'all', ...noFilters })
  expect(read(`keyword=${'长'.repeat(80)}`).keyword).toHaveLength(50)
})

test('every other tab asks for its one state, and all asks for none', () => {
  expect(orderListRequest(read('state=rejected&keyword=MU'))).toEqual({ state: 'rejected', keyword: 'MU' })
  expect(orderListRequest(read('state=refunds'))).toEqual({ state: 'refunds' })
  expect(orderListRequest(read(''))).toEqual({})
  expect(orderListRequest(read('product=1&kind=change&dateKind=ordered&traveller=Lin'))).toEqual({
    productType: 1,
    kind: 'change',
    dateKind: 'ordered',
    traveller: 'Lin',
  })
})

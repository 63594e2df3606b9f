import { expect, test } from 'vitest'
import { datesCross, orderGroups, orderListRequest, readOrderSearch, writeOrderSearch } from './order-search'

const read = (query: string) => readOrderSearch(new URLSearchParams(query))

test('[S2.32] type=2 shows what waits for payment, type=1 what waits for submission', () => {
  expect(read('type=2').group).toBe('awaitingPayment')
  expect(read('type=1').group).toBe('draft')
  expect(orderListRequest(read('type=2'))).toEqual({ type: 2 })
  expect(orderListRequest(read('type=1'))).toEqual({ type: 1 })
})

test('[S2.32] every search comes back from the address that it wrote', () => {
  for (const group of orderGroups) {
    const search = { group, keyword: 'MU5101 & 张', from: '2026-11-20', to: '2026-12-01' }
    expect(readOrderSearch(writeOrderSearch(search))).toEqual(search)
  }
  expect(writeOrderSearch({ group: 'all', keyword: '', from: '', to: '' }).toString()).toBe('')
})

test('[S2.32] an address written by hand never reaches the server as nonsense', () => {
  expect(read('state=bogus&from=yesterday&to=2026-1-1')).toEqual({ group: 'all', keyword: '', from: '', to: '' })
  expect(read(`keyword=${'长'.repeat(80)}`).keyword).toHaveLength(50)
})

test('[S2.32] every other tab asks for its one state, and all asks for none', () => {
  expect(orderListRequest(read('state=rejected&keyword=MU'))).toEqual({ state: 'rejected', keyword: 'MU' })
  expect(orderListRequest(read(''))).toEqual({})
})

test('[S2.32] travel dates must not cross', () => {
  expect(datesCross({ from: '2026-11-20', to: '2026-11-19' })).toBe(true)
  expect(datesCross({ from: '2026-11-20', to: '2026-11-20' })).toBe(false)
  expect(datesCross({ from: '2026-11-20', to: '' })).toBe(false)
})

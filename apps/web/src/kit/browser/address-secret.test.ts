import { expect, test } from 'vitest'
import { partAddress } from './address-secret'

test('words of a search that may be names stand behind the #, everything else is told', () => {
  const search = new URLSearchParams({ type: '1', keyword: '林晓雯', traveller: '陈 & 何', from: '2026-12-01' })
  const { search: told, hash } = partAddress(search)
  expect(told).toBe('type=1&from=2026-12-01')
  expect([...new URLSearchParams(hash)]).toEqual([
    ['keyword', '林晓雯'],
    ['traveller', '陈 & 何'],
  ])
})

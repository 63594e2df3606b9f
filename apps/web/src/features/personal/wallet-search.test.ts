import { expect, test } from 'vitest'
import { walletSearch } from './wallet-search'

test('the wallet’s filter is kept in the address; nonsense is no filter', () => {
  const search = { direction: 'out' as const, from: '2026-11-01', to: '2026-11-30' }
  expect(walletSearch.read(walletSearch.write(search))).toEqual(search)
  const none = walletSearch.read(new URLSearchParams('direction=up&from=yesterday'))
  expect(none).toEqual({ direction: 'all', from: '', to: '' })
  expect(walletSearch.write(none).toString()).toBe('')
  expect([walletSearch.isNarrowed(search), walletSearch.isNarrowed(none)]).toEqual([true, false])
  expect(walletSearch.set(none)).toEqual({})
  expect(walletSearch.set(search)).toEqual(search)
})

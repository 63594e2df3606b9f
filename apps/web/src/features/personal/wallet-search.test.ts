import { expect, test } from 'vitest'
import { isNarrowedWallet, readWalletSearch, walletDatesCross, walletRequest, writeWalletSearch } from './wallet-search'

test('the wallet’s filter is kept in the address; nonsense is no filter', () => {
  const search = { direction: 'out' as const, from: '2026-11-01', to: '2026-11-30' }
  expect(readWalletSearch(writeWalletSearch(search))).toEqual(search)
  const none = readWalletSearch(new URLSearchParams('direction=up&from=yesterday'))
  expect(none).toEqual({ direction: 'all', from: '', to: '' })
  expect(writeWalletSearch(none).toString()).toBe('')
  expect([isNarrowedWallet(search), isNarrowedWallet(none)]).toEqual([true, false])
  expect(walletRequest(none)).toEqual({})
  expect(walletRequest(search)).toEqual(search)
})

test('an end before the beginning is seen', () => {
  expect(walletDatesCross({ from: '2026-11-02', to: '2026-11-01' })).toBe(true)
  expect(walletDatesCross({ from: '2026-11-02', to: '' })).toBe(false)
})

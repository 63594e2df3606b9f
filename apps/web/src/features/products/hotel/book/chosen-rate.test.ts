import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keep, readKept } from '../../../booking/draft/session-store'
import { acceptPrice, chosenRate, keepChosenRate, type KeptRate } from './chosen-rate'

beforeEach(() => {
  const values = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  }
  vi.stubGlobal('window', { sessionStorage })
})
afterEach(() => vi.unstubAllGlobals())

const rate = {
  choice: { searchId: 'S1', hotelId: 'H1', rateId: 'R1', totalPrice: 50_000 },
  rooms: undefined,
} as unknown as KeptRate

test('another rate deals out its guests anew: a split that the former one refused does not come back', () => {
  keep('T1', 'stay', { latestArrival: 22, roomOf: { a: 0, b: 1 } })
  keepChosenRate('T1', rate)
  expect(readKept('T1', 'stay')).toEqual({ latestArrival: 22, roomOf: {} })
})

test('another price of the same rate leaves the guests where they are', () => {
  keepChosenRate('T1', rate)
  keep('T1', 'stay', { roomOf: { a: 0, b: 1 } })
  acceptPrice('T1', 52_000)
  expect(chosenRate('T1')?.choice.totalPrice).toBe(52_000)
  expect(readKept('T1', 'stay')).toEqual({ roomOf: { a: 0, b: 1 } })
})

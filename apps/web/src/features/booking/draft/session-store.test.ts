import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetKept, keep, readKept } from './session-store'

beforeEach(() => {
  const kept: Record<string, string> = {}
  const sessionStorage = Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: { value: (key: string, value: string) => (kept[key] = value), configurable: true, writable: true },
    removeItem: { value: (key: string) => delete kept[key] },
  })
  vi.stubGlobal('window', { sessionStorage })
})
afterEach(() => vi.unstubAllGlobals())

test('once an order is made, nothing that was typed for it stays on the device', () => {
  keep('T1', 'form', { contact: '林晓雯' })
  keep('T1', 'stay', { card: { cardToken: 'C1' } })
  keep('T12', 'form', { contact: '陈志远' })
  window.sessionStorage.setItem('sojourn.menu', '[]')
  forgetKept('T1')
  expect([readKept('T1', 'form'), readKept('T1', 'stay')]).toEqual([undefined, undefined])
  expect(readKept('T12', 'form')).toEqual({ contact: '陈志远' })
  expect(window.sessionStorage.getItem('sojourn.menu')).toBe('[]')
})

test('a store that is full or forbidden never stops a booking', () => {
  vi.spyOn(window.sessionStorage, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  keep('T1', 'form', {})
  expect(readKept('T1', 'form')).toBeUndefined()
})

test('an order that is made is not lost because the store is forbidden', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('forbidden')
  })
  expect(() => keep('T1', 'form', {})).not.toThrow()
  expect(() => forgetKept('T1')).not.toThrow()
})

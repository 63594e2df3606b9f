import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { forgetKept, keep, readKept, useAllKept } from './session-store'

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

test('a form says that its words are not kept as long as they found no room', () => {
  const Said = () => (useAllKept() ? 'kept' : 'not kept')
  const said = () => renderToStaticMarkup(createElement(Said))
  const full = vi.spyOn(window.sessionStorage, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  keep('T1', 'form', {})
  expect(said()).toBe('not kept')
  full.mockRestore()
  keep('T2', 'form', {})
  expect(said()).toBe('not kept')
  keep('T1', 'form', {})
  expect(said()).toBe('kept')
  full.mockImplementation(() => {
    throw new Error('full')
  })
  keep('T2', 'form', {})
  forgetKept('T2')
  expect(said()).toBe('kept')
})

import { afterEach, expect, test, vi } from 'vitest'
import { storage, tabStorage } from './storage'

afterEach(() => vi.unstubAllGlobals())

const refusing = () => {
  throw new DOMException('refused', 'QuotaExceededError')
}
const emptyTab = { getItem: () => null }

test('whoever writes learns whether it was kept', () => {
  const setItem = vi.fn<Storage['setItem']>()
  vi.stubGlobal('window', { localStorage: { setItem }, sessionStorage: emptyTab })
  expect(storage.write('sojourn.words', 'typed')).toBe(true)
  expect(setItem).toHaveBeenCalledWith('sojourn.words', 'typed')
  setItem.mockImplementation(refusing)
  expect(storage.write('sojourn.words', 'typed more')).toBe(false)
})

test('a browser that forbids its store breaks no page: nothing is found and nothing is kept', () => {
  vi.stubGlobal('window', Object.defineProperty({}, 'sessionStorage', { get: refusing }))
  expect([storage.read('sojourn.words'), storage.readJson('sojourn.words'), storage.keys()]).toEqual([null, null, []])
  expect(tabStorage.write('sojourn.words', 'typed')).toBe(false)
  expect(() => storage.remove('sojourn.words')).not.toThrow()
})

test('without a browser nothing is kept', () => {
  expect([storage.write('sojourn.words', 'typed'), storage.read('sojourn.words')]).toEqual([false, null])
})

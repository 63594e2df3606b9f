import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serverNow } from '../kit/dates/server-time'
import { forgetPerson, keepSession, sessionToken, watchPerson } from './session'

afterEach(() => vi.unstubAllGlobals())

test('[S4.40] signing out takes away everything of the person; language and theme belong to the machine, and drafts wait for the same person', () => {
  const kept: Record<string, unknown> = {
    'sojourn.token': 'x',
    'sojourn.employee': '{}',
    'sojourn.product.flight': '{}',
    'sojourn.language': 'en',
    'sojourn.theme': 'dark',
    'sojourn.kept.1.1-employee.feedback.': JSON.stringify({ at: serverNow(), version: 0, value: { content: 'typed' } }),
    'of another product': '',
  }
  const localStorage = Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    removeItem: { value: (key: string) => delete kept[key] },
  })
  const clear = vi.fn<() => void>()
  vi.stubGlobal('window', { localStorage, sessionStorage: { clear, getItem: () => null } })
  forgetPerson()
  expect(Object.keys(kept)).toEqual([
    'sojourn.language',
    'sojourn.theme',
    'sojourn.kept.1.1-employee.feedback.',
    'of another product',
  ])
  expect(clear).toHaveBeenCalledOnce()
})

describe('another tab', () => {
  const kept = new Map<string, string>()
  const listeners = new Map<string, () => void>()
  const reload = vi.fn<() => void>()
  /** What it writes, and what the browser then says here. */
  const elsewhere = (entries: Record<string, string | undefined>) => {
    for (const [key, value] of Object.entries(entries)) {
      if (value === undefined) kept.delete(key)
      else kept.set(key, value)
    }
    return () => listeners.get('storage')!()
  }
  beforeEach(() => {
    kept.clear()
    reload.mockClear()
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
    vi.stubGlobal('window', {
      localStorage,
      sessionStorage: { getItem: () => null },
      location: { reload },
      addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    })
    keepSession({ loginToken: 'of-x', employeeId: 'x' })
    watchPerson()
  })

  test('that signs somebody else in has this page loaded anew, which sends nothing under the new session before', () => {
    const hear = elsewhere({ 'sojourn.person': 'y', 'sojourn.token': 'of-y' })
    expect(sessionToken()).toBeNull()
    hear()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('that signs out first and somebody else in then does so too', () => {
    elsewhere({ 'sojourn.person': undefined, 'sojourn.token': undefined })()
    expect(reload).not.toHaveBeenCalled()
    elsewhere({ 'sojourn.person': 'y', 'sojourn.token': 'of-y' })()
    expect([reload.mock.calls.length, sessionToken()]).toEqual([1, null])
  })

  test.each([
    ['the same person in', { 'sojourn.person': 'x', 'sojourn.token': 'of-x-again' }, 'of-x-again'],
    ['nobody in', { 'sojourn.theme': 'dark' }, 'of-x'],
    ['the person out', { 'sojourn.person': undefined, 'sojourn.token': undefined }, null],
  ])('that signs %s leaves what stands here', (_, entries, token) => {
    elsewhere(entries)()
    expect(reload).not.toHaveBeenCalled()
    expect(sessionToken()).toBe(token)
  })
})

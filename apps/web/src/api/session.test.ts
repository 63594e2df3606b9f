import { afterEach, expect, test, vi } from 'vitest'
import { serverNow } from '../kit/dates/server-time'
import { forgetPerson } from './session'

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

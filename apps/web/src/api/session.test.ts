import { afterEach, expect, test, vi } from 'vitest'
import { forgetPerson } from './session'

afterEach(() => vi.unstubAllGlobals())

test('[S4.40] signing out takes away everything of the person; language and theme belong to the machine', () => {
  const kept: Record<string, unknown> = {
    'sojourn.token': 'x',
    'sojourn.employee': '{}',
    'sojourn.product.flight': '{}',
    'sojourn.language': 'en',
    'sojourn.theme': 'dark',
    'of another product': '',
  }
  const localStorage = Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] },
    removeItem: { value: (key: string) => delete kept[key] },
  })
  const clear = vi.fn<() => void>()
  vi.stubGlobal('window', { localStorage, sessionStorage: { clear, getItem: () => null } })
  forgetPerson()
  expect(Object.keys(kept)).toEqual(['sojourn.language', 'sojourn.theme', 'of another product'])
  expect(clear).toHaveBeenCalledOnce()
})

import { beforeEach, expect, test, vi } from 'vitest'
import { formatPrice } from '../kit/text/format'
import { loadEmployee } from './employee'
import { queryClient } from './queries'

const stored = new Map<string, string>()
const answer = (result: object) => Response.json({ success: true, code: 0, message: '', result })
const currency = { currencyCode: 'HKD', symbol: 'HK$', unit: '港元' }

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('window', {
    sessionStorage: { getItem: () => null },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  })
  return () => {
    vi.unstubAllGlobals()
    queryClient.clear()
  }
})

test('[S5.40] [S7.05] [S3.56] the company’s currency is read with the person, kept, and stands before amounts with separators', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>((url) =>
    Promise.resolve(answer(url === '/api/Enterprise/EnterpriseCurrency' ? currency : { employeeId: '1-e' })),
  )
  vi.stubGlobal('fetch', fetch)
  expect(formatPrice(128_000)).toBe('¥1,280')
  await loadEmployee()
  await vi.waitUntil(() => stored.has('sojourn.tmc_currency'))
  expect(stored.has('sojourn.employee')).toBe(true)
  expect(formatPrice(128_000)).toBe('HK$1,280')
  expect(formatPrice(1_234_567_00)).toBe('HK$1,234,567')
})

test('[S7.05] a currency that cannot be read leaves the person and the usual sign', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>((url) =>
    url === '/api/Enterprise/EnterpriseCurrency'
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(answer({ employeeId: '1-e' })),
  )
  vi.stubGlobal('fetch', fetch)
  await expect(loadEmployee()).resolves.toEqual({ employeeId: '1-e' })
  await vi.waitUntil(() => fetch.mock.calls.length === 2)
  expect(formatPrice(-1250)).toBe('−¥12.50')
})

test('who somebody is, told after another signed in, is not kept for the other', async () => {
  stored.set('sojourn.token', 'of one')
  const fetch = vi.fn<typeof globalThis.fetch>(() => {
    stored.set('sojourn.token', 'of another')
    return Promise.resolve(answer({ employeeId: '1-one' }))
  })
  vi.stubGlobal('fetch', fetch)
  await loadEmployee()
  expect(stored.has('sojourn.employee')).toBe(false)
})

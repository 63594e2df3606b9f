import { problems } from '@sojourn/contract/kit/tables/problems'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { loadTexts } from '../kit/text/text'
import { getEmployeeConfig, login } from './calls/access/session'
import { saveFlightOrderTemp } from './calls/products/flight/flight'
import { invoke, newIntent } from './client'
import { ApiProblem, notSignedInCode } from './problem'
import { createIntent } from './queries'
import { keepSession, onSessionEnd, sessionToken } from './session'

const answer = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify(body), { status })))
const failure = async (call: Promise<unknown>): Promise<ApiProblem> => {
  const problem = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(problem instanceof ApiProblem)) throw new Error('a problem was expected')
  return problem
}
const search = {
  searchParams: {
    segmentType: 0,
    departAirportCode: 'PEK',
    departCityName: '',
    arriveAirportCode: 'SHA',
    arriveCityName: '',
    departDate: '2026-12-01',
  },
  travelType: 1,
  bookType: 0,
} as const

beforeAll(() => loadTexts('app/shell'))
afterEach(() => vi.unstubAllGlobals())

describe('[S7.01] a call', () => {
  test('carries language and client version, and gives the result of the envelope', async () => {
    const fetch = answer({ success: true, code: 0, message: '', result: { employeeName: '林晓雯' } })
    vi.stubGlobal('fetch', fetch)
    await expect(invoke(getEmployeeConfig, {})).resolves.toEqual({ employeeName: '林晓雯' })
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/Employee/Config')
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ langType: 'zh-CN', version: '4.9.9' })
  })

  test('that failed is a problem with the server’s code, sentence, field and request id', async () => {
    vi.stubGlobal(
      'fetch',
      answer(
        {
          success: false,
          code: 200001,
          problem: 'wrongPassword',
          message: '账号或密码错误',
          result: null,
          field: 'password',
          requestId: 'r1',
        },
        401,
      ),
    )
    const problem = await failure(invoke(login, { account: 'a', password: 'b' }))
    expect(problem.is('wrongPassword')).toBe(true)
    expect(problem).toMatchObject({ code: 200001, message: '账号或密码错误', field: 'password', requestId: 'r1', offline: false })
    expect(problem.is('wrongPassword')).toBe(true)
  })

  test('without a network is an offline problem that may be tried again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const problem = await failure(invoke(getEmployeeConfig, {}))
    expect([problem.offline, problem.passing]).toEqual([true, true])
  })

  test('that gets no answer for ninety seconds ends as unavailable, and may be tried again', async () => {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('given up'))))
    })
    const waiting = failure(invoke(getEmployeeConfig, {}, { signal: new AbortController().signal }))
    limit.abort()
    const problem = await waiting
    expect(timeout).toHaveBeenCalledWith(90_000)
    expect([problem.is('unavailable'), problem.offline, problem.passing]).toEqual([true, false, true])
    timeout.mockRestore()
  })

  test('that meets something other than an envelope says that the service is unavailable', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 502 })))
    expect((await failure(invoke(getEmployeeConfig, {}))).is('unavailable')).toBe(true)
  })

  test('that is refused without a word still has a sentence', async () => {
    vi.stubGlobal('fetch', answer({ success: false, code: 100500, message: '', result: null }, 500))
    expect((await failure(invoke(getEmployeeConfig, {}))).message).toBe('服务暂时不可用，请稍后再试')
  })

  test('[S8.03] with code 200008 ends the session', async () => {
    expect(problems.notSignedIn.code).toBe(notSignedInCode)
    const ended = vi.fn<() => void>()
    onSessionEnd(ended)
    vi.stubGlobal('fetch', answer({ success: false, code: 200008, message: '请先登录', result: null }, 401))
    await failure(invoke(getEmployeeConfig, {}))
    expect(ended).toHaveBeenCalledOnce()
  })

  test('with code 200008 ends no session but the one that it was sent under', async () => {
    const ended = vi.fn<() => void>()
    onSessionEnd(ended)
    const kept = new Map<string, string>()
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    }
    vi.stubGlobal('window', { localStorage, sessionStorage: { getItem: () => null } })
    keepSession({ loginToken: 'customer', employeeId: 'e1' })
    const late = answer({ success: false, code: 200008, message: '请先登录', result: null }, 401)
    vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
      keepSession({ loginToken: 'own', employeeId: 'e1' })
      return late(...request)
    })
    await failure(invoke(getEmployeeConfig, {}))
    expect(late.mock.calls[0]?.[1]?.headers).toMatchObject({ token: 'customer' })
    expect(ended).not.toHaveBeenCalled()
    expect(sessionToken()).toBe('own')
  })
})

describe('one intent has one key', () => {
  test('a write carries the key of its intent, a read carries none', async () => {
    const fetch = answer({ success: true, code: 0, message: '', result: {} })
    vi.stubGlobal('fetch', fetch)
    await invoke(saveFlightOrderTemp, search, { intent: 'key-1' })
    await invoke(getEmployeeConfig, {})
    expect(fetch.mock.calls[0]?.[1]?.headers).toHaveProperty('idempotency-key', 'key-1')
    expect(fetch.mock.calls[1]?.[1]?.headers).not.toHaveProperty('idempotency-key')
  })

  test('the key stays while the request is the same and has not succeeded', () => {
    const intent = createIntent()
    const first = intent.keyFor({ a: 1 })
    expect(intent.keyFor({ a: 1 })).toBe(first)
    expect(intent.keyFor({ a: 2 })).not.toBe(first)
    const again = intent.keyFor({ a: 1 })
    intent.done()
    expect(intent.keyFor({ a: 1 })).not.toBe(again)
    expect(newIntent()).toMatch(/^[0-9a-f]{32}$/)
  })
})

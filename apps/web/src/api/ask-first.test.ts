// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askFirst } from './ask-first'
import { askedFirst } from './asked-first'
import { searchOptions as flights, draftOptions as flightDraft } from '../features/products/flight/queries'
import { searchOptions as trains, draftOptions as trainDraft } from '../features/products/train/queries'
import { getEmployeeConfig } from './calls/access/session'
import { searchFlights } from './calls/products/flight/flight'
import { invoke, type Asking } from './client'
import { loadTexts } from '../kit/text/text'
import { clientVersion, timeoutMs } from './request-terms'
import { queryClient } from './queries'
import { keepSession } from './session'

const fetch = vi.fn<typeof globalThis.fetch>(() =>
  Promise.resolve(new Response(JSON.stringify({ success: true, code: 0, message: '', result: { asked: true } }))),
)

const open = (address: string): void => {
  window.history.replaceState(null, '', address)
  document.documentElement.lang = 'zh-CN'
  askFirst({ base: '/v/', clientVersion, timeoutMs, ...askedFirst })
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
  keepSession({ loginToken: 'token', employeeId: 'e1' })
  window.localStorage.setItem('sojourn.employee', '{}')
})
afterEach(() => {
  fetch.mockClear()
  queryClient.clear()
  ;(globalThis as Asking).askedAhead = undefined
  window.localStorage.clear()
  window.sessionStorage.clear()
  vi.unstubAllGlobals()
})

const flight = { tempOrderNo: 'T1', journey: 0 }

test.each([
  ['flights', '/v/flight/list?tempOrderNo=T1', [flights(flight), flightDraft('T1')]],
  ['flights, with filters', '/v/flight/list?sort=price&tempOrderNo=T1', [flights(flight), flightDraft('T1')]],
  ['trains', '/v/train/list?tempOrderNo=T1', [trains({ tempOrderNo: 'T1' }), trainDraft('T1')]],
])('a list of %s asks nothing again that its page has asked', async (_, address, [search, draft]) => {
  open(address)
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ token: 'token', langType: 'zh-CN', version: clientVersion })
  await queryClient.fetchQuery(search as never)
  await queryClient.fetchQuery(draft as never)
  expect(fetch).toHaveBeenCalledTimes(2)
  // Asked once more it is another answer.
  await queryClient.fetchQuery(search as never)
  expect(fetch).toHaveBeenCalledTimes(3)
})

test.each([
  ['of another day', '/v/flight/list?tempOrderNo=T1&date=2026-12-01', () => undefined],
  ['of the way back', '/v/flight/list?tempOrderNo=T1&journey=1', () => undefined],
  ['without a draft', '/v/flight/list', () => undefined],
  ['of somebody who is not signed in', '/v/flight/list?tempOrderNo=T1', () => window.localStorage.clear()],
  ['in a tab for a customer', '/v/flight/list?tempOrderNo=T1', () => window.sessionStorage.setItem('sojourn.assisted', '1')],
  ['of home', '/v/', () => undefined],
])('the page of a list %s asks nothing', (_, address, prepare) => {
  prepare()
  open(address)
  expect(fetch).not.toHaveBeenCalled()
})

test('of somebody who is not known here the config comes with the page', async () => {
  window.localStorage.removeItem('sojourn.employee')
  open('/v/')
  await invoke(getEmployeeConfig, {})
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/api/Employee/Config'])
})

test('an answer that nobody took within a minute is asked for anew', async () => {
  vi.useFakeTimers()
  open('/v/flight/list?tempOrderNo=T1')
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  await queryClient.fetchQuery(flights(flight))
  expect(fetch).toHaveBeenCalledTimes(3)
})

test('an answer that never comes is said like any other', async () => {
  await loadTexts('app/shell')
  const late = new DOMException('too long', 'TimeoutError')
  fetch.mockRejectedValueOnce(late).mockRejectedValueOnce(late)
  open('/v/flight/list?tempOrderNo=T1')
  const { tempOrderNo, journey } = flight
  await expect(invoke(searchFlights, { tempOrderNo, journey })).rejects.toMatchObject({ problem: 'unavailable' })
  expect(fetch.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('an answer to another session is not taken', async () => {
  open('/v/flight/list?tempOrderNo=T1')
  keepSession({ loginToken: 'another', employeeId: 'e1' })
  await queryClient.fetchQuery(flights(flight))
  expect(fetch).toHaveBeenCalledTimes(3)
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const pcNow = Date.parse('2026-11-20T02:00:00Z')
const stored = new Map<string, string>()
const answer = (instant?: string) => new Headers(instant === undefined ? {} : { 'server-now': instant })

/** The module as a page that was just opened has it. */
async function openPage() {
  vi.resetModules()
  return import('./server-time')
}

beforeEach(() => {
  stored.clear()
  vi.useFakeTimers({ now: pcNow })
  vi.stubGlobal('window', {
    sessionStorage: { getItem: () => null },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

describe('the product’s moment on a PC whose clock is wrong', () => {
  test.each([
    ['hours behind', '2026-11-20T07:30:00.000Z'],
    ['days ahead', '2026-11-11T23:59:59.000Z'],
    ['a year behind', '2027-11-20T02:00:00.000Z'],
  ])('%s: is the server’s, and goes on with time', async (_wrong, instant) => {
    const { hearServerTime, serverInstant } = await openPage()
    hearServerTime(answer(instant))
    expect(serverInstant()).toBe(instant)
    vi.advanceTimersByTime(61_000)
    expect(Date.parse(serverInstant()) - Date.parse(instant)).toBe(61_000)
  })

  test('is known to the first screen of the next visit', async () => {
    const first = await openPage()
    first.hearServerTime(answer('2026-12-31T16:00:00Z'))
    const second = await openPage()
    expect(second.chinaNow()).toEqual({ date: '2027-01-01', time: '00:00' })
  })

  test('is corrected when the clock of the PC is set while the page is open', async () => {
    const { hearServerTime, serverInstant } = await openPage()
    hearServerTime(answer('2026-11-25T02:00:00.000Z'))
    vi.setSystemTime(Date.parse('2026-11-25T02:00:05Z'))
    hearServerTime(answer('2026-11-25T02:00:05.000Z'))
    expect(serverInstant()).toBe('2026-11-25T02:00:05.000Z')
  })

  test('does not jump with the time that answers are on their way, nor with one that names no moment', async () => {
    const { hearServerTime, serverNow } = await openPage()
    hearServerTime(answer('2026-11-20T02:00:00.900Z'))
    hearServerTime(answer())
    hearServerTime(answer('noon'))
    expect(serverNow()).toBe(pcNow)
  })
})

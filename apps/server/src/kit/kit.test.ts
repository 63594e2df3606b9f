import { afterEach, describe, expect, test, vi } from 'vitest'
import { chinaDate, systemClock } from './clock'
import { readCursor, writeCursor } from './cursor'
import { createEventBus, type LiveEvent } from './events'
import { newId, newNumber } from './id'

afterEach(() => {
  vi.useRealTimers()
})

describe('an id', () => {
  const early = new Date('2026-11-20T02:00:00.000Z')

  test('[architecture] is a UUID of version 7', () => {
    for (let round = 0; round < 50; round++)
      expect(newId(early)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  test('[architecture] carries its moment, so later ones sort later', () => {
    const milliseconds = Number.parseInt(newId(early).replaceAll('-', '').slice(0, 12), 16)
    expect(milliseconds).toBe(early.getTime())
    expect(newId(early) < newId(new Date(early.getTime() + 1))).toBe(true)
  })

  test('[architecture] made in one moment by one process keeps its order', () => {
    const made = Array.from({ length: 1000 }, () => newId(early))
    expect(made.toSorted()).toEqual(made)
  })

  test('[architecture] and a number do not repeat', () => {
    expect(new Set(Array.from({ length: 1000 }, () => newId(early))).size).toBe(1000)
    expect(new Set(Array.from({ length: 1000 }, () => newNumber('T'))).size).toBe(1000)
    expect(newNumber('T')).toMatch(/^T[0-9a-f]{24}$/)
  })
})

describe('the clock', () => {
  test('goes on with time, turned forward by whole minutes', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T02:00:00Z') })
    const clock = systemClock()
    expect(clock.turn(90).toISOString()).toBe('2026-11-20T03:30:00.000Z')
    vi.advanceTimersByTime(1000)
    expect(clock.now().toISOString()).toBe('2026-11-20T03:30:01.000Z')
    expect(() => clock.turn(-1)).toThrow(RangeError)
  })

  test('begins where it is told to and goes on with time from there', () => {
    vi.useFakeTimers({ now: Date.parse('2031-05-05T05:05:05Z') })
    const clock = systemClock(new Date('2028-02-29T04:00:00Z'))
    expect(clock.now().toISOString()).toBe('2028-02-29T04:00:00.000Z')
    vi.advanceTimersByTime(1000)
    expect(clock.turn(1).toISOString()).toBe('2028-02-29T04:01:01.000Z')
  })

  test.each([
    ['2026-11-20T15:59:59Z', '2026-11-20'],
    ['2026-11-20T16:00:00Z', '2026-11-21'],
    ['2026-12-31T16:00:00Z', '2027-01-01'],
  ])('[S9.01] at %s it is %s in China', (instant, date) => {
    expect(chinaDate(new Date(instant))).toBe(date)
  })
})

describe('a cursor', () => {
  test('is read as it was written', () => {
    const at = new Date('2026-11-20T02:00:00.123Z')
    expect(readCursor(writeCursor(at, 'F2026112000000001'))).toEqual({ at: at.toISOString(), id: 'F2026112000000001' })
  })

  test.each([
    undefined,
    '',
    '~',
    'x~y',
    '2026-11-20~F1',
    '2026-02-30T00:00:00.000Z~F1',
    '2026-11-20T02:00:00.000Z',
    '2026-11-20T02:00:00.000Z~',
  ])('that was not written by a page is none: %s', (text) => {
    expect(readCursor(text)).toBeUndefined()
  })
})

describe('live events', () => {
  const event: LiveEvent = { enterpriseId: 1, employeeIds: ['1-employee'], orderNo: 'F1' }

  test('are heard here at once, and elsewhere in one parcel soon after', () => {
    vi.useFakeTimers()
    const [forward, listener] = [vi.fn<(batch: LiveEvent[]) => void>(), vi.fn<(heard: LiveEvent) => void>()]
    const bus = createEventBus(forward)
    bus.subscribe({ onEvent: listener, onGap: () => undefined, onSessionEnd: () => undefined })
    bus.publish(event)
    bus.publish({ ...event, orderNo: 'F2' })
    expect(listener.mock.calls).toEqual([[event], [{ ...event, orderNo: 'F2' }]])
    expect(forward).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100)
    expect(forward.mock.calls).toEqual([[[event, { ...event, orderNo: 'F2' }]]])
    bus.publish(event)
    vi.advanceTimersByTime(100)
    expect(forward).toHaveBeenCalledTimes(2)
  })

  test('of another process are heard, not sent back', () => {
    vi.useFakeTimers()
    const [forward, listener] = [vi.fn<(batch: LiveEvent[]) => void>(), vi.fn<(heard: LiveEvent) => void>()]
    const bus = createEventBus(forward)
    const leave = bus.subscribe({ onEvent: listener, onGap: () => undefined, onSessionEnd: () => undefined })
    bus.receive(event)
    expect(listener).toHaveBeenCalledExactlyOnceWith(event)
    leave()
    bus.receive(event)
    expect(listener).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(100)
    expect(forward).not.toHaveBeenCalled()
  })

  test('that may have been missed are told to everybody who listens', () => {
    const [gap, left] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const bus = createEventBus(() => undefined)
    bus.subscribe({ onEvent: () => undefined, onGap: gap, onSessionEnd: () => undefined })
    bus.subscribe({ onEvent: () => undefined, onGap: left, onSessionEnd: () => undefined })()
    bus.missed()
    expect(gap).toHaveBeenCalledOnce()
    expect(left).not.toHaveBeenCalled()
  })

  test('are not forwarded once the bus is closed', () => {
    vi.useFakeTimers()
    const forward = vi.fn<(batch: LiveEvent[]) => void>()
    const bus = createEventBus(forward)
    bus.publish(event)
    bus.close()
    vi.advanceTimersByTime(100)
    expect(forward).not.toHaveBeenCalled()
  })
})

// @vitest-environment happy-dom
import { serverNowHeader } from '@sojourn/contract/kit/server-now'
import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { holdTime, inBrowser } from '../../testing/browser'
import { showPart } from '../../testing/page'
import { readText } from '../text/text'
import { Countdown } from './countdown'
import { hearServerTime } from './server-time'

inBrowser()

const text = () => readText('kit/widgets')
const heard = (instant: string) => hearServerTime(new Headers({ [serverNowHeader]: instant }))
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const shown = () => screen.getByRole('timer').textContent

afterEach(() => {
  vi.setSystemTime('2026-11-20T00:00:00Z')
  heard('2026-11-20T00:00:00Z')
})

async function show(until: string, onEnd = vi.fn<() => void>()) {
  showPart(<Countdown until={until} onEnd={onEnd} />)
  await pass(0)
  return onEnd
}

describe('the time that is left', () => {
  test('is counted second by second, and its end is told once', async () => {
    holdTime('2026-11-20T00:00:00Z')
    const onEnd = await show('2026-11-20T00:00:03Z')
    expect(shown()).toBe(text().remaining({ time: '00:03' }))
    await pass(1)
    expect(shown()).toBe(text().remaining({ time: '00:02' }))
    expect(onEnd).not.toHaveBeenCalled()
    await pass(5)
    expect(shown()).toBe(text().expired)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  test('is counted by the clock of the server, whatever the machine says', async () => {
    holdTime('2026-11-20T00:00:00Z')
    heard('2026-11-20T00:10:00Z')
    await show('2026-11-20T00:30:00Z')
    expect(shown()).toBe(text().remaining({ time: '20:00' }))
  })
})

// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { holdTime, inBrowser } from '../../testing/browser'
import { showPart } from '../../testing/page'
import { nextOption } from './use-active-option'
import { useDismiss } from './use-dismiss'
import { useSettled } from './use-settled'

inBrowser()

describe('an arrow among options', () => {
  test.each([
    ['a list begins with its first', 'ArrowDown', -1, 3, 1, 0],
    ['a list begins from below with its last', 'ArrowUp', -1, 3, 1, 2],
    ['a list goes around its end', 'ArrowDown', 2, 3, 1, 0],
    ['a list goes around its beginning', 'ArrowUp', 0, 3, 1, 2],
    ['a list knows no sides', 'ArrowRight', 0, 3, 1, undefined],
    ['a grid goes down by a row', 'ArrowDown', 1, 9, 4, 5],
    ['a grid ends at its last row', 'ArrowDown', 6, 9, 4, 6],
    ['a grid ends at its first row', 'ArrowUp', 2, 9, 4, 2],
    ['a grid goes aside once one is active', 'ArrowRight', 3, 9, 4, 4],
    ['a grid leaves the sides to the text before', 'ArrowLeft', -1, 9, 4, undefined],
    ['a grid ends at its last option', 'ArrowRight', 8, 9, 4, 8],
    ['nothing has no next', 'ArrowDown', -1, 0, 1, undefined],
    ['other keys are left alone', 'a', 1, 3, 1, undefined],
  ])('%s', (_case, key, at, count, columns, next) => {
    expect(nextOption(key, at, count, columns)).toBe(next)
  })
})

describe('what floats', () => {
  function Floating({ close, open }: { close: (refocus: boolean) => void; open: boolean }) {
    const area = useRef<HTMLDivElement>(null)
    useDismiss(area, open, close)
    return (
      <>
        <div ref={area}>
          <button type="button">inside</button>
          <button type="button">also inside</button>
        </div>
        <button type="button">outside</button>
      </>
    )
  }
  async function show(open = true) {
    const close = vi.fn<(refocus: boolean) => void>()
    const { user } = showPart(<Floating close={close} open={open} />)
    await user.click(screen.getByRole('button', { name: 'inside' }))
    return { close, user }
  }

  test('stays while one is in it, and closes by Escape with the focus back', async () => {
    const { close, user } = await show()
    await user.click(screen.getByRole('button', { name: 'also inside' }))
    expect(close).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(close).toHaveBeenCalledExactlyOnceWith(true)
  })

  test('closes by a press beside it and when the focus leaves, without taking the focus', async () => {
    const { close, user } = await show()
    await user.click(screen.getByRole('button', { name: 'outside' }))
    expect(close.mock.calls).toAllSatisfy(([refocus]) => !refocus)
    close.mockClear()
    screen.getByRole('button', { name: 'also inside' }).focus()
    await user.tab()
    expect(close).toHaveBeenCalledExactlyOnceWith(false)
  })

  test('that is closed hears nothing', async () => {
    const { close, user } = await show(false)
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'outside' }))
    expect(close).not.toHaveBeenCalled()
  })
})

test('what is typed counts once it stood for a moment', async () => {
  holdTime('2026-11-20T02:00:00Z')
  function Typed({ value }: { value: string }) {
    return <p>{useSettled(value, 200)}</p>
  }
  let write = (_next: string): void => undefined
  function Field() {
    const [value, setValue] = useState('a')
    write = setValue
    return <Typed value={value} />
  }
  showPart(<Field />)
  const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  act(() => write('ab'))
  await after(150)
  act(() => write('abc'))
  await after(150)
  expect(screen.getByText('a')).toBeTruthy()
  await after(50)
  expect(screen.getByText('abc')).toBeTruthy()
})

// @vitest-environment happy-dom
import type { SharedRide } from '@sojourn/contract/products/car/shared-ride.calls'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readSharedCarRide } from '../../../../api/calls/products/car/shared-ride'
import { formatInstant } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { holdTime, inBrowser, stopClock } from '../../../../testing/browser'
import { openPage } from '../../../../testing/page'
import { answer, loseNetwork, refuse, requestsOf, type Sketch } from '../../../../testing/server'
import * as sharedPage from './shared-page'

inBrowser('products/car/pages', 'products/car/rules')

const text = () => readText('products/car/pages')
const states = () => readText('products/car/rules').states
const token = 'a-token-of-twenty-letters'
const ride = {
  state: 'riding',
  cityName: '上海',
  from: '虹桥机场',
  to: '外滩',
  departAt: '2026-11-20T02:00:00Z',
  plate: '沪A·12345',
  vehicle: '大众帕萨特',
  leg: { kind: 'ride', startedAt: '2026-11-20T02:00:00Z', endsAt: '2026-11-20T02:40:00Z', metres: 18_000 },
} as const satisfies Sketch<SharedRide>

beforeEach(() => stopClock('2026-11-20T02:10:00Z'))
const open = (of = token) => openPage(sharedPage, paths.sharedRide(of))

describe('a ride that somebody shared', () => {
  test('shows how far it is, in which car, from where to where', async () => {
    answer(readSharedCarRide, ride)
    open()
    expect(await screen.findByRole('heading', { name: states().riding })).toBeTruthy()
    expect(screen.getByText('沪A·12345')).toBeTruthy()
    expect(screen.getByText([formatInstant(ride.departAt), '上海', '大众帕萨特'].join(' · '))).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
    const way = within(screen.getByText('虹桥机场').closest('ol')!).getAllByRole('listitem')
    expect(way.map((step) => step.textContent)).toEqual(['虹桥机场', '外滩'])
    expect(requestsOf(readSharedCarRide)).toEqual([{ token }])
  })

  test('whose car is not known yet, and which goes where it is told, says only that', async () => {
    answer(readSharedCarRide, {
      ...ride,
      state: 'searching',
      plate: undefined,
      vehicle: undefined,
      to: undefined,
      leg: undefined,
    })
    open()
    expect(await screen.findByRole('heading', { name: states().searching })).toBeTruthy()
    expect(screen.getByText(text().goesWhereTold)).toBeTruthy()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  test.each([
    ['has ended', token, (): unknown => refuse(readSharedCarRide, 'sharedRideOver'), 1],
    ['has a broken link is not asked for', 'short', (): unknown => undefined, 0],
    ['has a link without a token is not asked for', '', (): unknown => undefined, 0],
    ['has a link that is far too long is not asked for', 'x'.repeat(201), (): unknown => undefined, 0],
  ] as const)('that %s says that it is over', async (_how, of, happens, asked) => {
    happens()
    open(of)
    expect(await screen.findByText(text().sharedOver)).toBeTruthy()
    expect(requestsOf(readSharedCarRide)).toHaveLength(asked)
  })

  test('that cannot be read is tried again by a press', async () => {
    loseNetwork(readSharedCarRide)
    const { user } = open()
    const again = await screen.findByRole('button', { name: readText('kit/widgets').retry })
    answer(readSharedCarRide, ride)
    await user.click(again)
    expect(await screen.findByText('沪A·12345')).toBeTruthy()
  })

  test('is read again by itself until it is over, and then no more', async () => {
    holdTime('2026-11-20T02:10:00Z')
    answer(readSharedCarRide, ride)
    open()
    await vi.waitUntil(() => screen.queryByRole('progressbar'))
    const pass = () => act(() => vi.advanceTimersByTimeAsync(16_000))
    await pass()
    expect(requestsOf(readSharedCarRide)).toHaveLength(2)
    loseNetwork(readSharedCarRide)
    await pass()
    answer(readSharedCarRide, { ...ride, plate: '沪B·54321' })
    await pass()
    expect(screen.getByText('沪B·54321'), 'a network that was away for a while').toBeTruthy()
    refuse(readSharedCarRide, 'sharedRideOver')
    await pass()
    expect(screen.getByText(text().sharedOver)).toBeTruthy()
    const asked = requestsOf(readSharedCarRide).length
    await pass()
    await pass()
    expect(requestsOf(readSharedCarRide)).toHaveLength(asked)
  })
})

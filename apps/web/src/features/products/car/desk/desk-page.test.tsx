// @vitest-environment happy-dom
import type { DeskRide } from '@sojourn/contract/products/car/desk.calls'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getServedCompanies } from '../../../../api/calls/access/agent'
import { getDeskRides, revealRideEmergency } from '../../../../api/calls/products/car/desk'
import { formatInstant } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { holdTime, inBrowser, stopClock } from '../../../../testing/browser'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, loseNetwork, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import * as deskPage from './desk-page'

inBrowser('access/agency/agent', 'products/car/desk', 'products/car/pages', 'products/car/rules')

const text = () => readText('products/car/desk')
const pages = () => readText('products/car/pages')
const states = () => readText('products/car/rules').states
const ride = {
  orderNo: 'C1',
  title: '虹桥机场 — 外滩',
  passenger: '林晓雯',
  departAt: '2026-11-20T03:00:00Z',
  state: 'searching',
} as const satisfies DeskRide
const driver = { plate: '沪A·12345', vehicle: '大众帕萨特', name: '王师傅', mobile: '17000000001', score: 48 }

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  answer(getServedCompanies, {
    list: [
      { enterpriseId: 1, name: '远行科技' },
      { enterpriseId: 2, name: '海岳制药' },
    ],
  })
  answer(getDeskRides, { list: [ride] })
})

const address = '/desk/cars'
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!)
const told = (more: Sketch<DeskRide>) => answer(getDeskRides, { list: [{ ...ride, ...more }] })

describe('rides of a served company', () => {
  test('are those of the first one, or of the one that the address names or somebody chooses', async () => {
    const { user, address: at } = openPage(deskPage, address)
    await rowOf('林晓雯')
    expect(requestsOf(getDeskRides)).toEqual([{ enterpriseId: '1' }])
    await user.selectOptions(screen.getByRole('combobox', { name: text().company }), '海岳制药')
    await waitFor(() => expect(requestsOf(getDeskRides).at(-1)).toEqual({ enterpriseId: '2' }))
    expect(at()).toBe(`${address}?enterpriseId=2`)
  })

  test('of a company that the address names and that is not served are those of the first', async () => {
    openPage(deskPage, `${address}?enterpriseId=9`)
    await rowOf('林晓雯')
    expect(requestsOf(getDeskRides)).toEqual([{ enterpriseId: '1' }])
  })

  test.each([
    ['is looked for', {}, (): string => states().searching, (): string => text().nobody],
    ['has its driver', { state: 'accepted', driver }, (): string => states().accepted, (): string => '大众帕萨特 · 王师傅'],
    [
      'is objected to',
      { state: 'ended', fareState: 'disputed', driver },
      (): string => pages().fareStates.disputed,
      (): string => '17000000001',
    ],
    [
      'waits for a flight',
      { serviceNo: 'CA1831', followed: true },
      (): string => pages().waitsFor({ service: 'CA1831' }),
      (): string => text().nobody,
    ],
    [
      'is of a flight of which nothing is known',
      { serviceNo: 'CA1831', followed: false },
      (): string => 'CA1831',
      (): string => text().nobody,
    ],
    [
      'lost its ticket',
      { ticket: '航班已退票，用车未取消' },
      (): string => '航班已退票，用车未取消',
      (): string => states().searching,
    ],
  ] as const)('one that %s says so', async (_how, more, word, other) => {
    told(more)
    openPage(deskPage, address)
    const row = await rowOf('林晓雯')
    expect(row.getByText(formatInstant(ride.departAt))).toBeTruthy()
    expect(row.getByText(`${ride.title} · C1`)).toBeTruthy()
    for (const each of [word, other]) expect(row.getByText(each())).toBeTruthy()
  })

  test('lets the driver be called', async () => {
    told({ state: 'accepted', driver })
    openPage(deskPage, address)
    expect((await rowOf('林晓雯')).getByRole('link', { name: driver.mobile }).getAttribute('href')).toBe('tel:17000000001')
  })

  test('shows whom to call when something happened, in clear when it is asked for', async () => {
    told({ emergency: { name: '林国强', mobile: '139****0002' } })
    answer(revealRideEmergency, { name: '林国强', mobile: '13900020002' })
    const { user } = openPage(deskPage, address)
    const row = await rowOf('林晓雯')
    expect(row.getByText('139****0002')).toBeTruthy()
    await user.click(row.getByRole('button', { name: text().reveal({ name: '林国强' }) }))
    expect(await row.findByText('13900020002')).toBeTruthy()
    expect(requestsOf(revealRideEmergency)).toEqual([{ enterpriseId: 1, orderNo: 'C1' }])
  })

  test('are read again by themselves while somebody looks', async () => {
    holdTime('2026-11-20T02:00:00Z')
    openPage(deskPage, address)
    await vi.waitUntil(() => screen.queryByText('林晓雯'))
    told({ state: 'riding', driver })
    await act(() => vi.advanceTimersByTimeAsync(10_500))
    expect(screen.getByText(states().riding)).toBeTruthy()
  })

  test('are none', async () => {
    answer(getDeskRides, { list: [] })
    openPage(deskPage, address)
    expect(await screen.findByText(text().none)).toBeTruthy()
  })

  test('that may not be read say why', async () => {
    refuse(getDeskRides, 'customerNotServed')
    openPage(deskPage, address)
    expect(await screen.findByText(await sentenceOf('customerNotServed'))).toBeTruthy()
  })

  test('that could not be read are read again by a press', async () => {
    loseNetwork(getDeskRides)
    const { user } = openPage(deskPage, address)
    const again = await screen.findByRole('button', { name: readText('kit/widgets').retry })
    answer(getDeskRides, { list: [ride] })
    await user.click(again)
    await rowOf('林晓雯')
  })

  test('without a company that is served there are none to ask for', async () => {
    answer(getServedCompanies, { list: [] })
    openPage(deskPage, address)
    expect(await screen.findByRole('heading', { name: text().title })).toBeTruthy()
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(requestsOf(getDeskRides)).toEqual([])
  })
})

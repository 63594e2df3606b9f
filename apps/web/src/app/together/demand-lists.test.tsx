// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getHotelDemands } from '../../api/calls/products/hotel/demand'
import { getFlightDemands } from '../../api/calls/products/intl-flight/demand'
import type { WebCall } from '../../api/web-call'
import * as hotelDemands from '../../features/products/hotel/demand/demand-list-page'
import * as flightDemands from '../../features/products/intl-flight/demand/demand-list-page'
import { formatInstant } from '../../kit/text/format'
import { readText } from '../../kit/text/text'
import { paths } from '../../paths'
import { inBrowser, stopClock } from '../../testing/browser'
import { openPage } from '../../testing/page'
import { signIn } from '../../testing/people'
import { answer, refuse, requestsOf } from '../../testing/server'

inBrowser('products/intl-flight/demand/words', 'products/intl-flight/search', 'products/hotel/demand', 'products/hotel/words')

const due = '2026-11-20T04:00:00Z'
const common = {
  demandNo: 'D1',
  stateName: '状态',
  requester: '林晓雯',
  travellers: ['林晓雯', '陈志远'],
  createdAt: due,
  late: false,
}
const lists = [
  {
    name: 'flights abroad',
    page: flightDemands,
    path: paths.flightDemands(),
    form: paths.flightDemandForm(),
    call: getFlightDemands as WebCall<unknown>,
    text: () => readText('products/intl-flight/demand/words'),
    demand: { ...common, title: '北京 → 东京', cabin: 'Y', legs: [], plans: 2 },
    states: { submitted: 1, quoted: 2 },
    detail: paths.flightDemand({ demandNo: 'D1' }),
    asked: [2, 6],
  },
  {
    name: 'hotels',
    page: hotelDemands,
    path: paths.hotelDemands(),
    form: paths.hotelDemands({ ask: 1 }),
    call: getHotelDemands as WebCall<unknown>,
    text: () => readText('products/hotel/demand'),
    demand: {
      ...common,
      cityName: '杭州',
      hotelName: '',
      checkInDate: '2026-12-01',
      checkOutDate: '2026-12-02',
      nightCount: 1,
      rooms: 1,
      plans: 2,
    },
    states: { submitted: 'submitted', quoted: 'quoted' },
    detail: paths.hotelDemand({ demandNo: 'D1' }),
    asked: ['quoted'],
  },
] as const

describe.each(lists)('requests for $name', ({ page, path, form, call, text, demand, states, detail, asked }) => {
  beforeEach(() => {
    stopClock('2026-11-20T02:00:00Z')
    signIn()
  })
  const tell = (...list: object[]) => answer(call, { list } as never)
  async function open(...list: object[]) {
    tell(...list)
    const opened = openPage(page, path)
    await screen.findByRole('heading', { level: 1, name: text().title })
    return opened
  }
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

  test('say whose they are and by when what is promised, and lead to each', async () => {
    await open({ ...demand, state: states.submitted, due })
    expect(await screen.findByText(text().promised({ time: formatInstant(due) }))).toBeTruthy()
    expect(screen.getByText(text().by({ name: '林晓雯' }))).toBeTruthy()
    const link = screen.getByRole('link', { name: text().openOf({ number: 'D1' }) })
    expect([link.getAttribute('href'), link.textContent]).toEqual([detail, text().open])
  })

  test.each([
    ['late', { state: states.submitted, due, late: true }, () => text().missed({ time: formatInstant(due) })],
    ['to be answered', { state: states.quoted, due }, () => new RegExp(text().stands({ time: formatInstant(due) }))],
  ] as const)('one that is %s says so', async (_what, more, sentence) => {
    await open({ ...demand, ...more })
    expect(await screen.findByText(sentence())).toBeTruthy()
  })

  test('are narrowed by what stands in the address; none of them offers all again', async () => {
    const { user, address } = await open()
    expect(await screen.findByText(text().empty)).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: text().groups.quoted }))
    expect(await screen.findByText(text().noneHere)).toBeTruthy()
    expect(requestsOf(call).at(-1)).toMatchObject({ states: asked })
    expect(address()).toContain('quoted')
    await user.click(screen.getByRole('button', { name: text().showAll }))
    expect(await screen.findByText(text().empty)).toBeTruthy()
    expect(requestsOf(call).at(-1)).not.toHaveProperty('states')
  })

  test('are asked for by those who may book', async () => {
    const { comeAgain } = await open()
    await screen.findByText(text().empty)
    expect(links()).toContain(form)
    signIn({ permissions: ['approve'] })
    await comeAgain()
    await screen.findByText(text().empty)
    expect(screen.queryByRole('link', { name: text().ask })).toBeNull()
  })

  test('that cannot be read can be tried again', async () => {
    refuse(call, 'unexpected')
    const { user } = openPage(page, path)
    const alert = await screen.findByRole('alert')
    tell({ ...demand, state: states.submitted, due })
    await user.click(within(alert).getByRole('button'))
    await waitFor(() => expect(links()).toContain(detail))
  })
})

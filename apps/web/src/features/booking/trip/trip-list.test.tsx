// @vitest-environment happy-dom
import type { TripProposal, TripSummary } from '@sojourn/contract/booking/trip.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getTrips, getTravelView, saveTrip } from '../../../api/calls/booking/trip'
import { formatDate } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { order } from '../../../testing/order'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, loseNetwork, refuse, requestsOf, sentenceOf, type Sketch } from '../../../testing/server'
import * as tripPage from './trip-page'

inBrowser('booking/trip/page', 'booking/trip/list')

const text = () => readText('booking/trip/list')
const page = () => readText('booking/trip/page')
const widgets = () => readText('kit/widgets')
const trip = {
  travelOrderNo: 'J1',
  name: '上海项目验收',
  travelType: 1,
  from: '2026-12-07',
  to: '2026-12-09',
  travellers: ['林晓雯', '陈志远'],
  orders: 3,
  total: 2800_00,
} as const satisfies TripSummary
const together = {
  orders: [
    { ...order, orderNo: 'F1' },
    { ...order, orderNo: 'F2' },
  ],
  name: '北京三日',
} as unknown as TripProposal

const listed = (trips: Sketch<TripSummary>[], proposals: object[] = []) => answer(getTrips, { trips, proposals })
beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  listed([trip])
})

const open = (query = '') => openPage(tripPage, `${paths.trips()}${query}`)
const row = async () => within((await screen.findByRole('link', { name: text().open({ name: trip.name }) })).closest('tr')!)
const asked = () => requestsOf(getTrips).at(-1)

describe('my trips', () => {
  test('say when, who, of how many orders and what they come to, and lead on', async () => {
    open()
    const line = await row()
    expect(line.getByRole('link').getAttribute('href')).toBe(paths.trip({ travelOrderNo: 'J1' }))
    expect(line.getByText(`${formatDate('2026-12-07')} – ${formatDate('2026-12-09')}`)).toBeTruthy()
    expect(line.getByText(text().list({ items: trip.travellers }))).toBeTruthy()
    expect(line.getByText('3')).toBeTruthy()
  })

  test.each([
    ['one day', { to: trip.from }, (): string => formatDate(trip.from)],
    ['one’s own', { travelType: 2 as const }, (): string => text().travelTypes[2]],
  ])('of %s say so', async (_what, more, word) => {
    listed([{ ...trip, ...more }])
    open()
    expect((await row()).getByText(word())).toBeTruthy()
  })

  test('that are over stand apart, and the address keeps that', async () => {
    const { user, address } = open()
    await row()
    await user.click(screen.getByRole('tab', { name: text().stages.over }))
    await waitFor(() => expect(asked()).toEqual({ size: 20, stage: 'over' }))
    expect(address()).toBe(`${paths.trips()}?stage=over`)
  })

  test('are narrowed by kind and words; each is taken off by itself, and the stage stays', async () => {
    const { user } = open('?stage=over')
    await row()
    await user.selectOptions(screen.getByRole('combobox', { name: text().travelType }), text().travelTypes[2])
    await waitFor(() => expect(asked()).toEqual({ size: 20, stage: 'over', travelType: 2 }))
    const chips = within(screen.getByRole('group', { name: widgets().narrowedBy }))
    await user.click(chips.getByTitle(widgets().remove({ name: text().travelTypes[2] })))
    await waitFor(() => expect(asked()).toEqual({ size: 20, stage: 'over' }))
  })

  test.each([
    ['none to come', '', (): string => text().emptyTitle],
    ['none over', '?stage=over', (): string => text().noneOverTitle],
    ['none of the kind', '?travelType=2', (): string => text().noneFoundTitle],
  ] as const)('may be %s', async (_what, address, title) => {
    listed([])
    open(address)
    expect(await screen.findByText(title())).toBeTruthy()
  })

  test('none over lead to those to come; none of the kind to all of the stage', async () => {
    listed([])
    const { user } = open('?stage=over&travelType=2')
    await user.click((await screen.findAllByRole('button', { name: text().reset })).at(-1)!)
    await user.click(await screen.findByRole('button', { name: text().toUpcoming }))
    await waitFor(() => expect(asked()).toEqual({ size: 20 }))
  })

  test('that could not be read are read again by a press', async () => {
    loseNetwork(getTrips)
    const { user } = open()
    const again = await screen.findByRole('button', { name: widgets().retry })
    listed([trip])
    await user.click(again)
    await row()
  })
})

describe('orders that look like one journey', () => {
  test.each([
    ['become a trip', {}, (): string => page().makeTrip, {}, (): string => page().made],
    ['join one', { travelOrderNo: 'J9' }, (): string => page().joinTrip, { travelOrderNo: 'J9' }, (): string => page().joined],
  ] as const)('%s by one press, once, and lead to it', async (_what, more, name, sent, told) => {
    listed([trip], [{ ...together, ...more }])
    answer(saveTrip, { travelOrderNo: 'J9' })
    refuse(getTravelView, 'tripUnknown')
    const { user, address } = open()
    const button = await screen.findByRole('button', { name: name() })
    const go = holdBack(saveTrip)
    await user.dblClick(button)
    go()
    expect(await screen.findByText(told())).toBeTruthy()
    await waitFor(() => expect(address()).toBe(paths.trip({ travelOrderNo: 'J9' })))
    expect(requestsOf(saveTrip)).toEqual([{ orderNos: ['F1', 'F2'], ...sent }])
  })

  test('that cannot be put together say why, and stay', async () => {
    listed([trip], [together])
    refuse(saveTrip, 'tripUnknown')
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: page().makeTrip }))
    expect(await screen.findByText(await sentenceOf('tripUnknown'))).toBeTruthy()
    expect(screen.getByRole('button', { name: page().makeTrip })).toBeTruthy()
  })

  test('are not proposed to somebody who looks for something', async () => {
    listed([trip], [together])
    open('?travelType=1')
    await row()
    expect(screen.queryByRole('button', { name: page().makeTrip })).toBeNull()
  })
})

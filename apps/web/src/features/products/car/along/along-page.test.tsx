// @vitest-environment happy-dom
import type { CarAlong } from '@sojourn/contract/products/car/car.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getCarPlaces, getCarsAlong } from '../../../../api/calls/products/car/car'
import { saveCarOrderTemp } from '../../../../api/calls/products/car/draft'
import { getBookDateSection } from '../../../../api/calls/reference/city'
import { formatMonthDay } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { order } from '../../../../testing/order'
import { openPage, showPart } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { bookableDays } from '../../../../testing/search'
import { answer, loseNetwork, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import * as alongPage from './along-page'
import { RidesAlong } from './rides-along'

inBrowser('products/car/search', 'products/car/rules', 'app/home', 'booking/order/page')

const text = () => readText('products/car/search')
const types = () => readText('products/car/rules').types
const point = { latitude: 31.2, longitude: 121.4 }
const airport = { placeId: 'p1', name: '虹桥机场', kind: 'airport', ...point } as const
const hotel = { placeId: 'p2', name: '外滩酒店', kind: 'hotel', ...point } as const
const dropOff = {
  key: 'out',
  orderNo: 'X1',
  rideType: 'airportDropOff',
  cityId: 321,
  cityName: '上海',
  from: hotel,
  to: airport,
  departDate: '2026-12-01',
  departTime: '05:30',
  serviceNo: 'MU5101',
  travelType: 1,
  travelOrderNo: 'TR1',
} as const satisfies CarAlong
const pickUp = {
  ...dropOff,
  key: 'in',
  rideType: 'airportPickup',
  from: airport,
  to: undefined,
  departDate: '2026-12-02',
  departTime: '10:15',
} as const
const opened = { permissions: ['book'], isSigningServiceDate: true, switchList: { showcar: true } } as const

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn(opened)
  answer(getCarsAlong, { rides: [dropOff, pickUp] })
})

describe('cars beside an order', () => {
  const shown = { ...order, productType: 1 } as unknown as Parameters<typeof RidesAlong>[0]['orders'][number]
  const show = (...more: Sketch<typeof shown>[]) =>
    showPart(<RidesAlong orders={[shown, ...more.map((each) => ({ ...shown, ...each }) as typeof shown)]} />)

  test('lead to their search, each with its kind, service, time and the gate that it goes by', async () => {
    show()
    const rides = within((await screen.findAllByRole('list'))[0]!).getAllByRole('listitem')
    expect(rides.map((ride) => ride.textContent)).toEqual([
      `${types().airportDropOff} MU5101${formatMonthDay('2026-12-01')} 05:30 · 虹桥机场`,
      `${types().airportPickup} MU5101${formatMonthDay('2026-12-02')} 10:15 · 虹桥机场`,
    ])
    expect(rides.map((ride) => within(ride).getByRole('link').getAttribute('href'))).toEqual([
      paths.carAlong({ orderId: 'X1', ride: 'out' }),
      paths.carAlong({ orderId: 'X1', ride: 'in' }),
    ])
  })

  test('are asked for orders of a journey alone', async () => {
    show({ orderNo: 'C9', productType: 6 }, { orderNo: 'T9', productType: 3 })
    await screen.findAllByRole('link')
    expect(requestsOf(getCarsAlong)).toEqual([{ orderNos: ['X1', 'T9'] }])
  })

  test.each([
    ['whose company has no cars', { ...opened, switchList: { showcar: false } }],
    ['who may not book', { ...opened, permissions: [] }],
  ])('are not shown to somebody %s, nor asked for', (_who, who) => {
    signIn(who)
    const { address } = show()
    expect(address()).toBe('/')
    expect(screen.queryByText(text().along)).toBeNull()
    expect(requestsOf(getCarsAlong)).toEqual([])
  })

  test('that there are none of take no room', async () => {
    answer(getCarsAlong, { rides: [] })
    show()
    await waitFor(() => expect(requestsOf(getCarsAlong)).toHaveLength(1))
    expect(screen.queryByText(text().along)).toBeNull()
  })

  test('that could not be asked for are asked for again by a press', async () => {
    loseNetwork(getCarsAlong)
    const { user } = show()
    const again = await screen.findByRole('button', { name: readText('kit/widgets').retry })
    answer(getCarsAlong, { rides: [dropOff] })
    await user.click(again)
    expect(await screen.findByRole('link', { name: new RegExp(types().airportDropOff) })).toBeTruthy()
  })
})

describe('the search for a car of a journey', () => {
  beforeEach(() => {
    answer(getBookDateSection, bookableDays)
    answer(getCarPlaces, { places: [] })
  })
  const open = (ride = 'out') => openPage(alongPage, paths.carAlong({ orderId: 'X1', ride }))
  const field = (label: string) => screen.getByRole<HTMLInputElement>('combobox', { name: label })

  test('is filled in with what the journey tells, and searches for the same journey', async () => {
    answer(saveCarOrderTemp, { tempOrderNo: 'T1', productType: 6, selfBook: true })
    const { user, address } = open()
    expect(await screen.findByRole('heading', { name: `${types().airportDropOff} MU5101` })).toBeTruthy()
    await screen.findByRole('button', { name: text().search })
    expect([field(text().city).value, field(text().from).value, field(text().to).value]).toEqual(['上海', '外滩酒店', '虹桥机场'])
    await waitFor(() => expect(requestsOf(getBookDateSection).length).toBeGreaterThan(0))
    await user.click(screen.getByRole('button', { name: text().search }))
    await waitFor(() => expect(address()).toBe(paths.list(6, { tempOrderNo: 'T1' })))
    expect(requestsOf(saveCarOrderTemp)[0]).toMatchObject({
      travelType: 1,
      travelOrderNo: 'TR1',
      searchParams: {
        rideType: 'airportDropOff',
        cityId: 321,
        from: { placeId: 'p2', name: '外滩酒店' },
        to: { placeId: 'p1', name: '虹桥机场' },
        departDate: '2026-12-01',
        departTime: '05:30',
      },
    })
  })

  test('says what the journey does not tell, at its field', async () => {
    const { user } = open('in')
    await screen.findByRole('button', { name: text().search })
    await waitFor(() => expect(requestsOf(getBookDateSection).length).toBeGreaterThan(0))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: text().flightNo }).value).toBe('MU5101')
    await user.click(screen.getByRole('button', { name: text().search }))
    await waitFor(() => expect(field(text().to).getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText(await sentenceOf('carPlaceMissing'))).toBeTruthy()
    expect(requestsOf(saveCarOrderTemp)).toEqual([])
  })

  test('of a ride that there is no more leads back to the order', async () => {
    open('gone')
    expect(await screen.findByText(text().alongGone)).toBeTruthy()
    expect(screen.getByRole('link', { name: text().backToOrder }).getAttribute('href')).toBe(paths.order({ orderId: 'X1' }))
  })

  test.each([
    [
      'is none of one’s own says so',
      () => refuse(getCarsAlong, 'orderUnknown'),
      () => readText('booking/order/page').unknownTitle,
    ],
    ['cannot be read is tried again', () => loseNetwork(getCarsAlong), () => readText('kit/widgets').retry],
  ] as const)('of an order that %s', async (_how, happens, word) => {
    happens()
    open()
    expect(await screen.findByText(word())).toBeTruthy()
    expect(screen.queryByRole('button', { name: text().search })).toBeNull()
  })
})

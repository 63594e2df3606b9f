// @vitest-environment happy-dom
import { bookTypes } from '@sojourn/contract/booking/codes'
import type { HotelOrderDetail, OrderedRoom } from '@sojourn/contract/products/hotel/order.calls'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { chooseTravellers } from '../../../../api/calls/booking/draft'
import { saveHotelOrderTemp } from '../../../../api/calls/products/hotel/draft'
import { getHotelOrderDetail } from '../../../../api/calls/products/hotel/order'
import { formatPrice } from '../../../../kit/text/format'
import { formatMoney } from '../../../../kit/text/money'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { order } from '../../../../testing/order'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import * as orderPage from './order-page'

inBrowser('products/hotel/order', 'products/hotel/words', 'products/hotel/book', 'booking/order/page')

const text = () => readText('products/hotel/order')
const words = () => readText('products/hotel/words')
const shared = () => readText('booking/order/page')
const orderId = order.orderNo
const night = { date: '2026-12-01', price: 50_000, breakfasts: 1, state: 'booked' } as const
const room = {
  room: 0,
  guests: [{ traveller: 0, employeeId: 'e1', name: '林晓雯' }],
  nights: [night, { ...night, date: '2026-12-02' }],
} as const satisfies Sketch<OrderedRoom>
const stay = {
  ...order,
  productType: 3,
  source: 'supply',
  isInternational: false,
  hotel: {
    name: '湖畔酒店',
    englishName: '',
    address: '西湖路 1 号',
    cityId: 17,
    cityName: '杭州',
    phone: '0571 8888',
    pictures: [],
    starCode: 4,
    score: 46,
  },
  roomName: '大床房',
  rules: [],
  hotelType: 2,
  checkInDate: '2026-12-01',
  checkOutDate: '2026-12-03',
  nightCount: 2,
  rooms: [room],
  latestArrivalName: '18:00',
  requests: [],
  requestAnswers: [],
  stay: 'confirmed',
  stayName: '酒店已确认',
  stayTotal: 100_000,
  cancellation: [],
  alternatives: [],
  alters: [],
} as const satisfies Sketch<HotelOrderDetail>

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
})

async function open(more: Sketch<HotelOrderDetail> = {}) {
  answer(getHotelOrderDetail, { ...stay, ...more })
  const page = openPage(orderPage, paths.hotelOrder({ orderId }))
  await screen.findByRole('heading', { name: shared().history })
  return page
}
const card = (name: string) => within(screen.getByRole('heading', { name }).closest('section') as HTMLElement)

describe('what is special about a stay is said above it', () => {
  const local = { total: { amount: 15_000, currency: 'JPY' }, taxAtHotel: { amount: 200, currency: 'JPY' } } as const
  test.each([
    ['the desk takes the money', { hotelType: 1 }, () => text().atHotel({ amount: formatPrice(100_000) })],
    [
      'in the money of the place',
      { hotelType: 1, local },
      () => text().atHotelLocal({ amount: formatPrice(100_000), local: formatMoney(local.total) }),
    ],
    ['a tax is paid there', { local }, () => text().taxAtHotel({ amount: formatMoney(local.taxAtHotel) })],
    [
      'guests pay what is above the standard',
      { excess: { company: 80_000, personal: 20_000 } },
      () => text().excess({ company: formatPrice(80_000), personal: formatPrice(20_000) }),
    ],
    ['nobody came', { stay: 'noShow', noShowPenalty: 50_000 }, () => text().noShow({ amount: formatPrice(50_000) })],
    [
      'and some comes back',
      { stay: 'noShow', noShowReturned: 50_000 },
      () => text().noShowReturned({ amount: formatPrice(50_000) }),
    ],
  ] as const)('%s', async (_what, more, sentence) => {
    await open(more)
    expect(screen.getByText(sentence())).toBeTruthy()
  })

  test.each([
    ['is over', { stay: 'checkedOut' }],
    ['was cancelled', { stay: 'cancelled' }],
    ['is given up', { kind: 'refund' }],
  ] as const)('of a stay that %s nobody pays at the desk any more', async (_what, more) => {
    await open({ hotelType: 1, ...more })
    expect(screen.queryByText(text().atHotel({ amount: formatPrice(100_000) }))).toBeNull()
  })
})

describe('the number of the hotel', () => {
  test('is there to be named and copied once the hotel confirmed', async () => {
    const { user } = await open({ confirmationNo: 'H-778' })
    expect(screen.getByText('H-778')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: text().copy }))
    expect(await navigator.clipboard.readText()).toBe('H-778')
  })

  test.each([
    ['sent', true],
    ['held', true],
    ['refused', false],
    ['cancelled', false],
  ] as const)('of one that is %s is awaited: %s', async (state, awaited) => {
    await open({ stay: state })
    expect(screen.queryByText(text().confirmationLater) !== null).toBe(awaited)
  })
})

describe('rooms', () => {
  test('say who sleeps there, and sum up the nights that were not given up', async () => {
    const guests = [{ traveller: 1, employeeId: 'e2', name: '陈志远', memberNumber: '88**21' }]
    const given = { ...room, room: 1, guests, nights: [night, { ...night, date: '2026-12-02', state: 'cancelled' as const }] }
    await open({ rooms: [room, given] })
    const rows = card(text().rooms).getAllByRole('heading', { level: 3 })
    const sums = card(text().rooms).getAllByText(text().roomTotal)
    expect(rows.map(({ textContent }) => textContent)).toEqual([1, 2].map((number) => text().roomNumber({ number })))
    expect(sums.map(({ nextSibling }) => nextSibling?.textContent)).toEqual([formatPrice(100_000), formatPrice(50_000)])
    expect(screen.getByText(text().member({ number: '88**21' }))).toBeTruthy()
    expect(screen.getAllByText(text().nightStates.cancelled)).toHaveLength(1)
  })

  test('that were all given up are not counted in the stay', async () => {
    const gone = { ...room, room: 1, nights: room.nights.map((each) => ({ ...each, state: 'cancelled' as const })) }
    await open({ rooms: [room, gone] })
    const length = text().lengthOf({ nights: words().nights({ count: 2 }), rooms: words().rooms({ count: 1 }) })
    expect(screen.getByText(length)).toBeTruthy()
  })

  test('of a refund are the nights that it gives up, with what is kept', async () => {
    await open({
      kind: 'refund',
      alters: [{ room: 0, date: '2026-12-02', guests: '林晓雯', price: 50_000, fee: 10_000, amount: 40_000 }],
    })
    const alters = card(text().alters)
    expect(alters.getByText(formatPrice(40_000))).toBeTruthy()
    expect(alters.getByText(text().lines.fee).parentElement?.textContent).toContain(formatPrice(-10_000))
    expect(screen.queryByRole('heading', { name: text().rooms })).toBeNull()
    expect(screen.queryByRole('heading', { name: text().rules })).toBeNull()
  })
})

test('wishes say what the hotel answered, or that nothing was wished for', async () => {
  const { comeAgain } = await open({
    requests: ['quiet', 'highFloor'],
    requestAnswers: [{ request: 'quiet', answer: 'granted', sentence: '安静房间已安排' }],
  })
  expect(screen.getByText(new RegExp(`安静房间已安排.*${text().requestNames.highFloor}`))).toBeTruthy()
  answer(getHotelOrderDetail, { ...stay, orderNo: 'X2' })
  await comeAgain(paths.hotelOrder({ orderId: 'X2' }))
  expect(await screen.findByText(text().noRequests)).toBeTruthy()
})

test.each([
  ['held', () => text().guaranteeStates.held({ amount: formatPrice(50_000) })],
  ['released', () => text().guaranteeStates.released({ amount: formatPrice(50_000) })],
  ['captured', () => text().guaranteeStates.captured({ amount: formatPrice(50_000) })],
] as const)('a guarantee that is %s says so beside its card', async (state, sentence) => {
  await open({ guarantee: { kind: 'card', network: 'VISA', lastFour: '4242', amount: 50_000, state } })
  expect(screen.getByText(text().guaranteeOf.card({ network: 'VISA', lastFour: '4242' }))).toBeTruthy()
  expect(screen.getByText(sentence())).toBeTruthy()
})

describe('after a refusal', () => {
  const alternative = { hotelId: 'h2', name: '西子酒店', distanceMetres: 800, price: 48_000, starCode: 4, score: 47 }
  const travellerList = ['e1', 'e2'].map((employeeId) => ({ employeeId, insurances: [], tickets: [], violations: [] }))
  const refused = { stay: 'refused', alternatives: [alternative], travellerList, bookType: bookTypes.code('others') } as const
  const choose = () => screen.getByRole('button', { name: text().chooseHotel({ name: '西子酒店' }) })

  test('another hotel is one press away, for the same nights and people', async () => {
    answer(saveHotelOrderTemp, { tempOrderNo: 'T2' })
    answer(chooseTravellers, {})
    const { user, address } = await open(refused)
    await user.click(choose())
    await waitFor(() => expect(address()).toBe(paths.hotelDetail({ tempOrderNo: 'T2', hotelId: 'h2' })))
    expect(requestsOf(saveHotelOrderTemp)[0]!.searchParams).toMatchObject({
      cityId: 17,
      checkInDate: '2026-12-01',
      checkOutDate: '2026-12-03',
    })
    expect(requestsOf(chooseTravellers)).toEqual([{ tempOrderNo: 'T2', employeeIds: ['e1', 'e2'] }])
  })

  test('whoever travels alone names nobody', async () => {
    answer(saveHotelOrderTemp, { tempOrderNo: 'T2' })
    const { user, address } = await open({ ...refused, bookType: bookTypes.code('self') })
    await user.click(choose())
    await waitFor(() => expect(address()).toBe(paths.hotelDetail({ tempOrderNo: 'T2', hotelId: 'h2' })))
    expect(requestsOf(chooseTravellers)).toEqual([])
  })

  test('a search that cannot be made says why, and may be tried again', async () => {
    refuse(saveHotelOrderTemp, 'bookingNotOpen')
    const { user } = await open(refused)
    await user.click(choose())
    expect(await screen.findByText(await sentenceOf('bookingNotOpen'))).toBeTruthy()
    await waitFor(() => expect(choose().getAttribute('aria-busy')).toBeNull())
  })

  test('says whether money comes back', async () => {
    const { comeAgain } = await open(refused)
    expect(screen.getByText(text().refusedWhy)).toBeTruthy()
    answer(getHotelOrderDetail, { ...stay, ...refused, total: 0, orderNo: 'X2' })
    await comeAgain(paths.hotelOrder({ orderId: 'X2' }))
    expect(await screen.findByText(text().refusedUnpaid)).toBeTruthy()
  })
})

// @vitest-environment happy-dom
import type { TrainOrderDetail, TrainPlace, TrainRide, TrainWaitlist } from '@sojourn/contract/products/train/order.calls'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getTrainOrderDetail } from '../../../../api/calls/products/train/order'
import { leaveTrainWaitlist } from '../../../../api/calls/products/train/waitlist'
import { formatInstant, formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { order } from '../../../../testing/order'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import * as orderPage from './order-page'

inBrowser('products/train/order', 'products/train/words', 'booking/order/page')

const text = () => readText('products/train/order')
const shared = () => readText('booking/order/page')
const orderNo = order.orderNo
const ride = {
  index: 0,
  trainKey: 'k1',
  trainNo: 'G101',
  type: 'G',
  departStationName: '北京南',
  departDate: '2026-12-01',
  departTime: '06:36',
  arriveStationName: '上海虹桥',
  arriveDate: '2026-12-01',
  arriveTime: '12:40',
  spanDays: 0,
  durationMinutes: 364,
  distanceKm: 1318,
  seat: 'O',
  seatName: '二等座',
  ticketPrice: 55_300,
} as const satisfies Sketch<TrainRide>
const place = {
  traveller: 0,
  employeeId: 'e1',
  name: '林晓雯',
  ride: 0,
  child: false,
  student: false,
  seat: 'O',
  seatName: '二等座',
  coach: '08',
  place: '10B',
  price: 55_300,
  otherThanWished: false,
} as const satisfies TrainPlace
const train = {
  ...order,
  productType: 5,
  source: 'railway',
  lock: 'none',
  rides: [ride],
  places: [place],
  differenceReturned: 0,
  invoices: [],
  stopped: [],
  alters: [],
  formerRides: [],
} as const satisfies Sketch<TrainOrderDetail>

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
})

const tell = (more: Sketch<TrainOrderDetail>) => answer(getTrainOrderDetail, { ...train, ...more })
async function open(more: Sketch<TrainOrderDetail> = {}) {
  tell(more)
  const page = openPage(orderPage, paths.trainOrder({ orderId: orderNo }))
  await screen.findByRole('heading', { name: shared().history })
  return page
}
const card = (name: string) => within(screen.getByRole('heading', { name }).closest('section') as HTMLElement)
const time = '2026-11-20T02:25:00Z'

describe('what is special about an order is said above it', () => {
  test.each([
    ['seats that are held', { lock: 'locked', lockedUntil: time }, () => text().lockedUntil({ time: formatInstant(time) })],
    ['seats that were held for too long', { lock: 'lapsed' }, () => text().lapsed],
    [
      'a ticket office',
      { source: 'local', local: { promisedBy: time, account: '公司账户' } },
      () => text().localAccount({ account: '公司账户' }),
    ],
    ['a difference that came back', { differenceReturned: 5000 }, () => text().differenceReturned({ amount: formatPrice(5000) })],
    [
      'a train that was stopped',
      { stopped: [{ ride: 0, announcedAt: time }] },
      () => text().stopped({ trainNo: 'G101', time: formatInstant(time) }),
    ],
  ] as const)('%s', async (_what, more, sentence) => {
    await open(more)
    expect(screen.getByText(sentence())).toBeTruthy()
  })

  test('seats that are being looked for lead to where that is watched; otherwise nothing is said', async () => {
    const { comeAgain } = await open({ lock: 'locking' })
    const link = screen.getByRole('link', { name: text().lockingLink })
    expect(link.getAttribute('href')).toBe(paths.trainBookNext({ orderId: orderNo }))
    tell({ orderNo: 'X2' })
    await comeAgain(paths.trainOrder({ orderId: 'X2' }))
    await screen.findByRole('heading', { name: shared().journey })
    expect(screen.queryByRole('link', { name: text().lockingLink })).toBeNull()
  })
})

describe('who sits where', () => {
  test('is said with coach, place, gate and price, and that it is another seat than was wished for', async () => {
    const child = {
      ...place,
      traveller: 1,
      name: '林小雨',
      child: true,
      place: '10C',
      price: 27_650,
      otherThanWished: true,
    } as const
    await open({ purchaseNo: 'E123456789', places: [{ ...place, gate: 'B12' }, child] })
    expect(screen.getByText(text().purchaseNo({ number: 'E123456789' }))).toBeTruthy()
    const rows = within(card(shared().journey).getAllByRole('list').at(-1)!).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => /10[BC]/.exec(textContent ?? '')?.[0])).toEqual(['10B', '10C'])
    expect(within(rows[0]!).getByText(text().gate({ gate: 'B12' }))).toBeTruthy()
    expect(within(rows[1]!).getByText(text().child)).toBeTruthy()
    expect(within(rows[1]!).getByText(formatPrice(27_650))).toBeTruthy()
    expect(screen.getAllByText(text().otherThanWished)).toHaveLength(1)
  })

  test('of several rides is said ride by ride; one that was given up is marked', async () => {
    const back = { ...ride, index: 1, trainNo: 'G102' } as const
    await open({ rides: [ride, back], places: [place, { ...place, ride: 1, place: '03F' }], goneSegments: [1] })
    expect(screen.getByText(text().rideOf({ number: 1 }))).toBeTruthy()
    expect(screen.getAllByText(shared().givenUp)).toHaveLength(1)
    expect(screen.getByText(/03F/)).toBeTruthy()
  })

  test('is not said of a refund', async () => {
    await open({ kind: 'refund' })
    expect(screen.queryByText(/10B/)).toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: text().refundTitle })).toBeTruthy()
  })
})

describe('a waitlist', () => {
  const later = '2026-11-30T10:00:00Z'
  const waitlist = {
    state: 'waiting',
    deadline: later,
    choices: [
      { ...ride, waitsUntil: later, taken: false },
      { ...ride, trainKey: 'k2', trainNo: 'G103', waitsUntil: later, taken: false },
    ],
    prepaid: 110_600,
    returned: 0,
    canLeave: true,
    leavers: [],
  } as const satisfies Sketch<TrainWaitlist>
  const waits = { source: 'waitlist', waitlist } as const

  test('says what is waited for in place of seats, and what was paid in advance', async () => {
    await open(waits)
    expect(screen.getByRole('heading', { level: 1, name: text().waitlistTitle })).toBeTruthy()
    const list = card(text().waitlist)
    expect(list.getByText(text().waitlistStates.waiting)).toBeTruthy()
    expect(list.getByText('G103')).toBeTruthy()
    expect(list.getByText(formatPrice(110_600))).toBeTruthy()
    expect(list.queryByText(text().returned)).toBeNull()
    expect(screen.queryByRole('heading', { name: shared().journey })).toBeNull()
  })

  test('that was fulfilled names what was taken, beside the seats', async () => {
    const [first, second] = waitlist.choices
    await open({
      ...waits,
      waitlist: {
        ...waitlist,
        state: 'fulfilled',
        choices: [first, { ...second, taken: true }],
        returned: 55_300,
        canLeave: false,
      },
    })
    expect(card(text().waitlist).getAllByText(text().taken)).toHaveLength(1)
    expect(screen.getByRole('heading', { name: shared().journey })).toBeTruthy()
    expect(screen.queryByRole('button', { name: text().leave })).toBeNull()
  })

  test('is left only by whoever means it, once', async () => {
    answer(leaveTrainWaitlist, { orderNo })
    const { user } = await open(waits)
    const ask = async (press: string) => {
      await user.click(screen.getByRole('button', { name: text().leave }))
      const question = within(await screen.findByRole('dialog'))
      expect(question.getByText(text().leaveAsk)).toBeTruthy()
      await user.click(question.getByRole('button', { name: press }))
    }
    await ask(text().keep)
    expect(requestsOf(leaveTrainWaitlist)).toEqual([])
    const go = holdBack(leaveTrainWaitlist)
    await ask(text().leave)
    await user.click(screen.getByRole('button', { name: text().leave }))
    tell({ ...waits, waitlist: { ...waitlist, state: 'cancelled', canLeave: false } })
    go()
    expect(await screen.findByText(text().left)).toBeTruthy()
    expect(requestsOf(leaveTrainWaitlist)).toEqual([{ orderNo }])
    await waitFor(() => expect(screen.queryByRole('button', { name: text().leave })).toBeNull())
  })

  test('is left by one of several with what comes back; nobody leaves a child alone', async () => {
    answer(leaveTrainWaitlist, { orderNo })
    const leavers = [
      { employeeId: 'e1', name: '林晓雯', back: 55_300, childAlone: true },
      { employeeId: 'e2', name: '陈志远', back: 55_300, childAlone: false },
    ]
    const { user } = await open({ ...waits, waitlist: { ...waitlist, leavers } })
    const leave = (name: string) => screen.getByRole('button', { name: new RegExp(`^${text().leaveOne} ${name}`) })
    await user.click(leave('林晓雯'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(leave('陈志远'))
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText(text().leaveOneAsk({ name: '陈志远', amount: formatPrice(55_300) }))).toBeTruthy()
    tell(waits)
    await user.click(question.getByRole('button', { name: text().leaveOne }))
    expect(await screen.findByText(text().leftOne({ name: '陈志远' }))).toBeTruthy()
    expect(requestsOf(leaveTrainWaitlist)).toEqual([{ orderNo, employeeId: 'e2' }])
  })

  test('that is not left any more says why', async () => {
    refuse(leaveTrainWaitlist, 'waitlistEnded')
    const { user } = await open(waits)
    await user.click(screen.getByRole('button', { name: text().leave }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: text().leave }))
    expect(await screen.findByText(await sentenceOf('waitlistEnded'))).toBeTruthy()
  })
})

describe('an order that alters another says, ticket by ticket,', () => {
  const line = {
    ticketNo: 'E1',
    segment: 0,
    traveller: '林晓雯',
    ticketPrice: 55_300,
    fee: 2750,
    differenceFee: 0,
    rule: '5%',
    serviceFee: 500,
    bookingFee: 0,
    amount: 52_050,
    back: 0,
  } as const

  test('what is kept of a refund', async () => {
    await open({ kind: 'refund', alters: [line] })
    const lines = card(shared().refundTotal)
    expect(lines.getByText(formatPrice(52_050))).toBeTruthy()
    expect(lines.getByText(text().lines.fee).parentElement?.textContent).toContain(formatPrice(-2750))
  })

  test('what comes back of a change to a cheaper train', async () => {
    const cheaper = { ...line, newPrice: 30_000, amount: 0, back: 24_000, newTicketNo: 'E2' }
    await open({ kind: 'change', formerRides: [{ ...ride, trainNo: 'G99' }], alters: [cheaper] })
    const lines = card(shared().changeTotal)
    expect(lines.getByText(formatPrice(-24_000))).toBeTruthy()
    expect(lines.getByText(new RegExp(text().newTicket({ number: 'E2' })))).toBeTruthy()
    for (const said of [text().former, text().changedTo]) expect(screen.getByText(said)).toBeTruthy()
  })
})

test('the invoices of the railway say what tax is in each', async () => {
  const invoice = {
    ticketNo: 'E1',
    traveller: '林晓雯',
    item: 'fare',
    amount: 55_300,
    taxPercent: 9,
    tax: 4566,
    net: 50_734,
  } as const
  await open({ invoices: [invoice] })
  const [, row] = within(screen.getByRole('table', { name: text().invoices })).getAllByRole('row')
  for (const said of [formatPrice(55_300), formatPrice(50_734), new RegExp(text().taxPercent({ percent: 9 }))])
    expect(within(row!).getByText(said)).toBeTruthy()
})

test('an order that is not there leads to mine', async () => {
  refuse(getTrainOrderDetail, 'orderUnknown')
  openPage(orderPage, paths.trainOrder({ orderId: orderNo }))
  expect(await screen.findByText(shared().unknownTitle)).toBeTruthy()
  expect(screen.getByRole('link', { name: shared().myOrders }).getAttribute('href')).toBe(paths.myBookings())
})

// @vitest-environment happy-dom
import type { FlightOrderDetail } from '@sojourn/contract/products/flight/order.calls'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getFlightOrderDetail } from '../../../../api/calls/products/flight/order'
import { formatDate, formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { order } from '../../../../testing/order'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, refuse, type Sketch } from '../../../../testing/server'
import * as orderPage from './order-page'

inBrowser('products/flight/order', 'products/flight/words', 'booking/order/page')

const text = () => readText('products/flight/order')
const words = () => readText('products/flight/words')
const shared = () => readText('booking/order/page')
const orderId = order.orderNo
const segment = {
  index: 0,
  journey: 0,
  flightNo: 'MU5101',
  carrierName: '东方航空',
  carrier: 'MU',
  carrierColour: '#0b3d91',
  departAirportName: '首都机场',
  departTerminal: 'T2',
  departDate: '2026-12-01',
  departTime: '08:00',
  arriveAirportName: '虹桥机场',
  arriveTerminal: '--',
  arriveTime: '10:20',
  spanDays: 0,
  durationMinutes: 140,
  aircraftName: '空客 320',
  cabin: 'Y',
  bookingClass: 'Y',
  fareType: 'published',
  discount: 60,
  ticketPrice: 90_000,
  baggageKg: 20,
  rule: { tier: 'r', endorsable: false, refund: [], change: [], summary: '' },
} as const satisfies Sketch<FlightOrderDetail['segments'][number]>
const flights = { ...order, segments: [segment], notices: [], alters: [], formerSegments: [] } as const
const line = {
  ticketNo: '7811234567890',
  segment: 0,
  traveller: '林晓雯',
  ticketPrice: 90_000,
  fee: 9000,
  rule: '起飞前 10%',
  involuntary: false,
  buildFee: 5000,
  fuelFee: 3000,
  insurance: 0,
  serviceFee: 1000,
  bookingFee: 0,
  fareDifference: 20_000,
  fuelDifference: 500,
  amount: 88_000,
} as const

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
})

async function open(more: Sketch<FlightOrderDetail> = {}) {
  answer(getFlightOrderDetail, { ...flights, ...more })
  const page = openPage(orderPage, paths.flightOrder({ orderId }))
  await screen.findByRole('heading', { name: shared().journey })
  return page
}
const card = (name: string) => within(screen.getByRole('heading', { name }).closest('section') as HTMLElement)
const figure = (part: ReturnType<typeof card>, label: string) => part.queryByText(label)?.parentElement?.textContent

test('an order says its flight with its terminals, and by what number the carrier knows it', async () => {
  await open({ pnr: 'ABC123' })
  expect(screen.getByText(text().pnr({ code: 'ABC123' }))).toBeTruthy()
  const journey = card(shared().journey)
  expect(journey.getByText(/首都机场 T2/)).toBeTruthy()
  expect(journey.getByText('虹桥机场'), 'a terminal that is not known is left out').toBeTruthy()
})

test.each([
  ['booking', () => text().title],
  ['refund', () => text().refundTitle],
  ['change', () => text().changeTitle],
] as const)('a %s has its own name', async (kind, title) => {
  await open({ kind })
  expect(screen.getByRole('heading', { level: 1, name: title() })).toBeTruthy()
})

describe('what the carrier announced', () => {
  const notice = { segment: 0, announcedAt: '2026-11-19T02:00:00Z', canRefundAll: false, canFreeRebook: false } as const

  test.each(['cancelled', 'delayed', 'retimed', 'restored'] as const)('%s is said with the flight', async (kind) => {
    await open({ notices: [{ ...notice, kind }] })
    expect(screen.getByText(text().notices[kind]({ flight: 'MU5101' }))).toBeTruthy()
    expect(screen.queryByText(text().noticeHelp)).toBeNull()
  })

  test('comes with the way out where there is one, and with the flight that is kept instead', async () => {
    const protectedFlight = { flightKey: 'k', flightNo: 'MU5103', departDate: '2026-12-01' }
    await open({ notices: [{ ...notice, kind: 'cancelled', canRefundAll: true, protectedFlight }] })
    expect(screen.getByText(text().noticeHelp)).toBeTruthy()
    expect(screen.getByText(text().protectedFlight({ flight: 'MU5103', date: formatDate('2026-12-01') }))).toBeTruthy()
  })
})

describe('flights of an order', () => {
  const back = { ...segment, index: 1, journey: 1, flightNo: 'MU5102', departDate: '2026-12-05' } as const

  test('are called out and back', async () => {
    await open({ segments: [segment, back] })
    expect(screen.getByText(words().outbound)).toBeTruthy()
    expect(screen.getByText(words().inbound)).toBeTruthy()
  })

  test('of one journey are a connection', async () => {
    await open({ segments: [segment, { ...back, journey: 0, departTime: '12:00', departDate: '2026-12-01' }] })
    expect(screen.getByText(words().firstFlight)).toBeTruthy()
    expect(screen.queryByText(words().inbound)).toBeNull()
  })

  test('that were given up are marked, each for itself', async () => {
    await open({ segments: [segment, back], goneSegments: [1] })
    expect(screen.getAllByText(shared().givenUp)).toHaveLength(1)
  })

  test('that were changed stand beside the new one; of a change that came to nothing the former is not given up', async () => {
    const former = { kind: 'change', formerSegments: [{ ...segment, flightNo: 'MU5100' }] } as const
    const { comeAgain } = await open(former)
    for (const said of [text().former, text().changedTo, shared().givenUp]) expect(screen.getByText(said)).toBeTruthy()
    answer(getFlightOrderDetail, { ...flights, ...former, travelStatus: 'none', orderNo: 'X2' })
    await comeAgain(paths.flightOrder({ orderId: 'X2' }))
    expect(await screen.findByText(text().former)).toBeTruthy()
    expect(screen.queryByText(shared().givenUp)).toBeNull()
  })
})

describe('an order that alters another says, ticket by ticket,', () => {
  test('what is kept and what comes back of a refund', async () => {
    await open({ kind: 'refund', alters: [line] })
    const lines = card(shared().refundTotal)
    expect(lines.getByText(formatPrice(88_000))).toBeTruthy()
    expect(figure(lines, words().prices.refundFee)).toContain(formatPrice(-9000))
    expect(figure(lines, words().prices.afterSalesFee)).toContain(formatPrice(-1000))
    expect(lines.queryByText(words().prices.fareDifference), 'no figure of a change').toBeNull()
    expect(lines.queryByText(words().prices.insurance), 'no figure that is nought').toBeNull()
  })

  test('what a change costs, and the new ticket', async () => {
    await open({ kind: 'change', formerSegments: [segment], alters: [{ ...line, newTicketNo: '7819876543210' }] })
    const lines = card(shared().changeTotal)
    expect(figure(lines, words().prices.fareDifference)).toContain(formatPrice(20_000))
    expect(figure(lines, words().prices.changeFee)).toContain(formatPrice(9000))
    expect(lines.getByText(new RegExp(text().newTicket({ number: '7819876543210' })))).toBeTruthy()
  })
})

test('an order that is not there leads to mine; one that cannot be read can be tried again', async () => {
  refuse(getFlightOrderDetail, 'orderUnknown')
  const { user, comeAgain } = openPage(orderPage, paths.flightOrder({ orderId }))
  expect(await screen.findByText(shared().unknownTitle)).toBeTruthy()
  expect(screen.getByRole('link', { name: shared().myOrders }).getAttribute('href')).toBe(paths.myBookings())
  refuse(getFlightOrderDetail, 'unexpected')
  await comeAgain()
  const alert = await screen.findByRole('alert')
  answer(getFlightOrderDetail, flights)
  await user.click(within(alert).getByRole('button'))
  expect(await screen.findByRole('heading', { name: shared().journey })).toBeTruthy()
})

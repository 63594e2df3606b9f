// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { applyFlightChange, quoteFlightChange } from '../../api/calls/products/flight/after-sales'
import { applyTrainChange, quoteTrainChange } from '../../api/calls/products/train/after-sales'
import type { WebCall } from '../../api/web-call'
import * as flightChange from '../../features/products/flight/change/change-confirm-page'
import { writeRide } from '../../features/products/train/change/change-address'
import * as trainChange from '../../features/products/train/change/change-page'
import { formatPrice } from '../../kit/text/format'
import { readText } from '../../kit/text/text'
import { paths } from '../../paths'
import { inBrowser, stopClock } from '../../testing/browser'
import { openPage } from '../../testing/page'
import { signIn } from '../../testing/people'
import { answer, holdBack, intentsOf, refuse, requestsOf, sentenceOf } from '../../testing/server'

inBrowser('booking/change', 'products/flight/after-sale/change', 'products/train/after-sale/change')

const orderId = 'X1'
const [first, second] = ['7811234567', '7811234568'].map((ticketNo) => ({ ticketNo, segment: 0 }))
const coupons = '7811234567.0,7811234568.0'
const violation = {
  travellerId: 'e1',
  rule: 'advanceDays',
  handling: 'reason',
  expected: 3,
  actual: 1,
  sentence: '须提前 3 天改签',
}
const times = { departDate: '2026-12-01', departTime: '08:00', arriveTime: '10:20', spanDays: 0, durationMinutes: 140 }
const quoted = {
  lines: [],
  total: 40_000,
  verdict: 'within' as const,
  violations: [] as (typeof violation)[],
  reasons: [
    { code: 'urgent', name: '行程紧急', needsText: true },
    { code: 'meeting', name: '会议改期', needsText: false },
  ],
  conflicts: [] as string[],
  approval: [],
}
type Quoted = Partial<typeof quoted>

const flight = {
  ...times,
  flightNo: 'MU5101',
  carrier: 'MU',
  carrierColour: '#0b3d91',
  departAirport: 'PEK',
  arriveAirport: 'SHA',
}
const fare = { cabin: 'Y', fareType: 'published', bookingClass: 'Y', discount: 60, ticketPrice: 90_000, baggageKg: 20 }
const flightQuote = (more: Quoted) => ({
  ...quoted,
  from: { ...flight, ...fare, departTerminal: 'T2', arriveTerminal: 'T2' },
  to: flight,
  fare,
  dictionary: { carriers: [], airports: [], aircraft: [], rules: [] },
  ...more,
})
const ride = { searchId: 'S1', trainKey: 'K1', departStation: 'VNP', arriveStation: 'AOH', seat: 'O', price: 55_300 } as const
const train = { ...times, ...ride, trainNo: 'G101', type: 'G' }
const trainQuote = (more: Quoted) => ({
  ...quoted,
  back: 0,
  kind: 'change',
  from: train,
  to: train,
  seat: { seat: 'O', price: 55_300 },
  stations: [],
  ...more,
})

const products = [
  {
    name: 'flights',
    page: flightChange,
    place: paths.flightChangeConfirm({ orderId, coupons, flightKey: 'K1', fareKey: 'Y60', searchId: 'S1' }),
    asked: { orderNo: orderId, coupons: [first, second], flightKey: 'K1', fareKey: 'Y60', searchId: 'S1', expectedTotal: 40_000 },
    order: paths.flightOrder({ orderId: 'X9' }),
    itsOrder: paths.flightOrder({ orderId }),
    quote: quoteFlightChange,
    offer: (more: Quoted) => answer(quoteFlightChange, flightQuote(more) as never),
    apply: applyFlightChange as WebCall<unknown>,
    gone: 'couponNotOpen',
    words: () => readText('products/flight/after-sale/change'),
  },
  {
    name: 'trains',
    page: trainChange,
    place: paths.trainChange({ orderId, coupons, date: '2026-12-01', ride: writeRide(ride) }),
    asked: { orderNo: orderId, coupons: [first, second], to: ride, expectedTotal: 40_000, expectedBack: 0 },
    order: paths.trainChangeSuccess({ orderId: 'X9' }),
    itsOrder: paths.trainOrder({ orderId }),
    quote: quoteTrainChange,
    offer: (more: Quoted) => answer(quoteTrainChange, trainQuote(more) as never),
    apply: applyTrainChange as WebCall<unknown>,
    gone: 'trainTicketNotOpen',
    words: () => {
      const text = readText('products/train/after-sale/change')
      return { ...text, submit: text.submitChange, sent: text.changeSent, changed: text.quoteChanged }
    },
  },
] as const

describe.each(products)('a change of $name', ({ page, place, asked, order, itsOrder, quote, offer, apply, gone, words }) => {
  const accept = (next: 'supplier' | 'pay') => answer(apply as typeof applyFlightChange, { orderNo: 'X9', state: 1, next })
  const common = () => readText('booking/change')
  beforeEach(() => {
    stopClock('2026-11-20T02:00:00Z')
    signIn()
    offer({})
    accept('supplier')
  })
  const button = () => screen.findByRole('button', { name: new RegExp(`^${words().submit}`) })
  async function open() {
    const opened = openPage(page, place)
    await button()
    return opened
  }

  test('is sent once with the sum that was seen, and leads to where it is seen how it ends', async () => {
    const { user, address } = await open()
    const go = holdBack(apply)
    await user.dblClick(await button())
    go()
    await waitFor(() => expect(address()).toBe(order))
    expect(await screen.findByText(words().sent)).toBeTruthy()
    expect(requestsOf(apply)).toEqual([asked])
  })

  test('that costs something leads to its payment', async () => {
    accept('pay')
    const { user, address } = await open()
    await user.click(await button())
    await waitFor(() => expect(address()).toBe(paths.pay({ orderNos: ['X9'] })))
  })

  test('beyond the policy waits for its reason, and for words where the reason says nothing without', async () => {
    offer({ violations: [violation], conflicts: ['与 CA1831 的时间冲突'] })
    const { user } = await open()
    expect(screen.getByText('与 CA1831 的时间冲突')).toBeTruthy()
    const blocked = async () => (await button()).getAttribute('aria-disabled') === 'true'
    expect(await blocked()).toBe(true)
    await user.click(await button())
    expect(within(await button()).getByText(common().reasonMissing)).toBeTruthy()
    const reason = screen.getByLabelText(new RegExp(`^${common().reason}`))
    await user.selectOptions(reason, '会议改期')
    expect(await blocked()).toBe(false)
    await user.selectOptions(reason, '行程紧急')
    expect(await blocked()).toBe(true)
    await user.click(screen.getByLabelText(new RegExp(`^${common().reasonText}`)))
    await user.paste(' 客户改期 ')
    await user.click(await button())
    await waitFor(() => expect(requestsOf(apply)).toEqual([{ ...asked, reasonCode: 'urgent', reasonText: '客户改期' }]))
  })

  test('at a sum that changed meanwhile is not done: the new one is read, and sent next as another intent', async () => {
    refuse(apply, 'quoteChanged')
    const { user, address } = await open()
    offer({ total: 52_000 })
    await user.click(await button())
    expect(await screen.findByText(words().changed)).toBeTruthy()
    await screen.findAllByText((_, element) => element?.textContent === formatPrice(52_000))
    accept('supplier')
    await user.click(await button())
    await waitFor(() => expect(address()).toBe(order))
    expect(requestsOf(apply)[1]).toMatchObject({ expectedTotal: 52_000 })
    expect(new Set(intentsOf(apply)).size).toBe(2)
  })

  test('that costs nothing says so', async () => {
    offer({ total: 0 })
    await open()
    expect(screen.getAllByText(words().nothingToPay), 'in the sum and beside the button').toHaveLength(2)
  })

  test('of a ticket that is none any more says why, leads to its order and offers no other try', async () => {
    refuse(quote, gone)
    openPage(page, place)
    expect(await screen.findByText(await sentenceOf(gone))).toBeTruthy()
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toContain(itsOrder)
    expect(screen.queryByRole('button', { name: readText('kit/widgets').retry })).toBeNull()
    expect(screen.queryByRole('button', { name: words().submit })).toBeNull()
  })

  test('without a quote can be tried again', async () => {
    refuse(quote, 'forbidden')
    const { user } = openPage(page, place)
    const alert = within(await screen.findByRole('alert'))
    offer({})
    await user.click(alert.getByRole('button'))
    expect(await button()).toBeTruthy()
  })
})

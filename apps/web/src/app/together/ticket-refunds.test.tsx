// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { applyFlightRefund, getFlightRefundInfo, quoteFlightRefund } from '../../api/calls/products/flight/after-sales'
import { applyTrainRefund, getTrainRefundInfo, quoteTrainRefund } from '../../api/calls/products/train/after-sales'
import * as flightRefund from '../../features/products/flight/refund/refund-page'
import * as trainRefund from '../../features/products/train/refund/refund-page'
import { formatPrice } from '../../kit/text/format'
import { readText } from '../../kit/text/text'
import { paths } from '../../paths'
import { inBrowser, stopClock } from '../../testing/browser'
import { openPage } from '../../testing/page'
import { signIn } from '../../testing/people'
import { answer, holdBack, intentsOf, refuse, requestsOf, sentenceOf } from '../../testing/server'

inBrowser('products/flight/after-sale/refund', 'products/train/after-sale/change', 'booking/order/page')

const orderId = 'X1'
const created = { orderNo: 'X9', state: 1, next: 'supplier' } as const
const [first, second, flown] = ['7811234567', '7811234568', '7811234569'].map((ticketNo) => ({ ticketNo, segment: 0 }))

/** Two tickets that can be given back at a fee of ¥100 each, and one that cannot. */
const tickets = [
  { ...first, traveller: '林晓雯', possible: true },
  { ...second, traveller: '陈志远', possible: true },
  { ...flown, traveller: '周敏', possible: false, reason: '客票已使用' },
].map((ticket) => ({
  ...ticket,
  place: '08车10B号',
  ticketPrice: 60_000,
  ...(ticket.possible && { fee: { ticketPrice: 60_000, fee: 10_000, rule: '起飞前收 ¥100', involuntary: false } }),
}))
const quoteOf = (count: number) => ({
  lines: [],
  total: 50_000 * count,
  shares: [{ method: '企业月结', amount: 50_000 * count }],
  approval: [],
  keptBookingFee: 0,
})

const products = [
  {
    name: 'flights',
    page: flightRefund,
    place: (coupons?: string) => paths.flightRefund({ orderId, ...(coupons && { coupons }) }),
    order: (orderNo: string) => paths.flightOrder({ orderId: orderNo }),
    offer: (list: readonly (typeof tickets)[number][]) =>
      answer(getFlightRefundInfo, {
        orderNo: orderId,
        segments: [{ index: 0, flightNo: 'MU5101', departDate: '2026-12-01' }],
        coupons: list,
        notices: [],
      }),
    info: getFlightRefundInfo,
    quote: quoteFlightRefund,
    apply: applyFlightRefund,
    words: () => ({
      ...readText('products/flight/after-sale/refund'),
      gone: readText('products/flight/after-sale/refund').unknown,
    }),
  },
  {
    name: 'trains',
    page: trainRefund,
    place: (coupons?: string) => paths.trainRefund({ orderId, ...(coupons && { coupons }) }),
    order: (orderNo: string) => paths.trainOrder({ orderId: orderNo }),
    offer: (list: readonly (typeof tickets)[number][]) =>
      answer(getTrainRefundInfo, {
        orderNo: orderId,
        rides: [{ index: 0, trainNo: 'G101', departDate: '2026-12-01' }],
        tickets: list,
      }),
    info: getTrainRefundInfo,
    quote: quoteTrainRefund,
    apply: applyTrainRefund,
    words: () => {
      const text = readText('products/train/after-sale/change')
      return {
        ...text,
        submit: text.submitRefund,
        ask: text.refundAsk,
        sent: text.refundSent,
        changed: text.quoteChanged,
        none: text.noneRefund,
        gone: readText('booking/order/page').unknownTitle,
      }
    },
  },
] as const

describe.each(products)('giving back tickets of $name', ({ page, place, order, offer, info, quote, apply, words }) => {
  beforeEach(() => {
    stopClock('2026-11-20T02:00:00Z')
    signIn()
    offer(tickets)
    answer(quote as typeof quoteTrainRefund, ({ coupons }) => quoteOf(coupons.length))
    answer(apply, created)
  })
  const box = (traveller: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${traveller}`) })
  const button = () => screen.getByRole('button', { name: new RegExp(`^${words().submit}`) })
  async function open(coupons?: string) {
    const opened = openPage(page, place(coupons))
    await screen.findByRole('button', { name: new RegExp(`^${words().submit}`) })
    return opened
  }
  async function submit({ user }: Awaited<ReturnType<typeof open>>, total: number) {
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
    await user.click(button())
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText(words().ask({ amount: formatPrice(total) }))).toBeTruthy()
    return question
  }

  test('chooses nothing of several by itself, asks no quote for nothing, and says which cannot be given back', async () => {
    const { user } = await open()
    expect([box('林晓雯'), box('陈志远')].map(({ checked }) => checked)).toEqual([false, false])
    expect(box('周敏').disabled).toBe(true)
    expect(screen.getByText('客票已使用')).toBeTruthy()
    await user.click(button())
    expect(within(button()).getByText(words().nothingChosen)).toBeTruthy()
    expect([requestsOf(quote), requestsOf(apply)]).toEqual([[], []])
  })

  test('takes what the address names, and never what cannot be given back', async () => {
    await open(`${second?.ticketNo}.0,${flown?.ticketNo}.0`)
    expect([box('林晓雯'), box('陈志远'), box('周敏')].map(({ checked }) => checked)).toEqual([false, true, false])
    await waitFor(() => expect(requestsOf(quote)).toEqual([{ orderNo: orderId, coupons: [second] }]))
  })

  test('chooses the only one that can be given back', async () => {
    offer(tickets.slice(1))
    await open()
    expect(box('陈志远').checked).toBe(true)
  })

  test('is asked about with the sum, sent once with reason and sum, and leads to its own order', async () => {
    const opened = await open()
    const { user, address } = opened
    await user.click(box('林晓雯'))
    await user.click(box('陈志远'))
    await user.click(screen.getByRole('textbox', { name: words().reason }))
    await user.paste(' 会议取消 ')
    const question = await submit(opened, 100_000)
    expect(requestsOf(apply)).toEqual([])
    const go = holdBack(apply)
    await user.dblClick(question.getByRole('button', { name: words().submit }))
    await user.click(button())
    go()
    await waitFor(() => expect(address()).toBe(order('X9')))
    expect(await screen.findByText(words().sent)).toBeTruthy()
    expect(requestsOf(apply)).toEqual([
      { orderNo: orderId, coupons: [first, second], expectedTotal: 100_000, reasonText: '会议取消' },
    ])
  })

  test('is not sent by whoever thinks again', async () => {
    const opened = await open(`${first?.ticketNo}.0`)
    const question = await submit(opened, 50_000)
    await opened.user.click(question.getByRole('button', { name: words().keep }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(requestsOf(apply)).toEqual([])
  })

  test('at a sum that changed meanwhile is not done: the new sum is read and asked about', async () => {
    refuse(apply, 'quoteChanged')
    const opened = await open(`${first?.ticketNo}.0`)
    const question = await submit(opened, 50_000)
    answer(quote as typeof quoteTrainRefund, { ...quoteOf(1), total: 30_000 })
    await opened.user.click(question.getByRole('button', { name: words().submit }))
    expect(await screen.findByText(words().changed)).toBeTruthy()
    await screen.findAllByText((_, element) => element?.textContent === formatPrice(30_000))
    answer(apply, created)
    const again = await submit(opened, 30_000)
    await opened.user.click(again.getByRole('button', { name: words().submit }))
    await waitFor(() => expect(requestsOf(apply)[1]).toMatchObject({ expectedTotal: 30_000 }))
    expect(new Set(intentsOf(apply)).size, 'another sum is another intent').toBe(2)
  })

  test('without a quote cannot be asked for, says why, and the quote can be tried again', async () => {
    refuse(quote, 'refundClosed')
    const { user } = await open(`${first?.ticketNo}.0`)
    await screen.findByRole('alert')
    expect(within(button()).getByText(await sentenceOf('refundClosed'))).toBeTruthy()
    answer(quote as typeof quoteTrainRefund, quoteOf(1))
    await user.click(within(screen.getByRole('alert')).getByRole('button'))
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
  })

  test.each([
    [
      'with nothing left to give back leads to the order',
      () => offer(tickets.slice(2)),
      () => words().none,
      () => order(orderId),
    ],
    ['that is not there leads to mine', () => refuse(info, 'orderUnknown'), () => words().gone, () => paths.myBookings()],
  ] as const)('of an order %s', async (_case, given, title, link) => {
    given()
    openPage(page, place())
    expect(await screen.findByText(title())).toBeTruthy()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(link())
    expect(screen.queryByRole('button', { name: words().submit })).toBeNull()
  })
})

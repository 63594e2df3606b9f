// @vitest-environment happy-dom
import type { HotelRefundQuote, RefundableHotelOrder } from '@sojourn/contract/products/hotel/after-sales.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { applyHotelRefund, getHotelRefundInfo, quoteHotelRefund } from '../../../../api/calls/products/hotel/after-sales'
import { formatDate, formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, intentsOf, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import * as refundPage from './refund-page'

inBrowser('products/hotel/words', 'products/hotel/book', 'products/hotel/after-sale/refund', 'booking/order/page')

const text = () => readText('products/hotel/after-sale/refund')
const orderId = 'H1'
const dates = ['2026-12-01', '2026-12-02', '2026-12-03']
const room = (number: number, more: object = {}) => ({
  room: number,
  guests: [`客人${number}`],
  possible: true,
  nights: dates.map((date) => ({ date, price: 50_000, state: 'booked' as const })),
  ...more,
})
const left = { possible: false, reason: '已入住', nights: [] }
const stay: Sketch<RefundableHotelOrder> = {
  orderNo: orderId,
  hotelName: '湖畔酒店',
  roomName: '大床房',
  checkInDate: '2026-12-01',
  checkOutDate: '2026-12-04',
  hotelType: 2,
  rooms: [room(0), room(1)],
  rules: [{ sentence: '12 月 1 日 18:00 前免费取消', current: true }],
}
const quote: Sketch<HotelRefundQuote> = {
  lines: [],
  rule: '',
  penalty: 10_000,
  keptServiceFee: 0,
  total: 40_000,
  captured: 0,
  needsConsent: false,
  shares: [],
  approval: [],
}

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  answer(quoteHotelRefund, quote)
})

async function open(more: Sketch<RefundableHotelOrder> = {}, named?: number) {
  answer(getHotelRefundInfo, { ...stay, ...more })
  const page = openPage(refundPage, paths.hotelRefund({ orderId, ...(named !== undefined && { room: named }) }))
  await screen.findByRole('button', { name: new RegExp(`^${text().submit}`) })
  return page
}
const group = (number: number) => {
  const name = readText('products/hotel/book').roomNumber({ number: number + 1 })
  return within(screen.getByRole('group', { name: text().nightsLabel({ room: name }) }))
}
const share = (number: number, label: string) =>
  group(number).getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${label}`) })
const lastNight = () => text().lastNights({ count: 1, from: formatDate('2026-12-03') })
const submit = () => screen.getByRole('button', { name: new RegExp(`^${text().submit}`) })
const ready = () => waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull())
async function giveUp({ user }: Awaited<ReturnType<typeof open>>) {
  await ready()
  await user.click(submit())
  return within(await screen.findByRole('dialog'))
}

describe('rooms that are given up', () => {
  test('are none of several at first, whole ones or their last nights, and the quote is of what is chosen', async () => {
    const { user } = await open()
    expect(share(0, text().keepRoom).checked).toBe(true)
    await user.click(submit())
    expect(requestsOf(quoteHotelRefund)).toEqual([])
    await user.click(share(0, text().wholeRoom))
    await user.click(share(1, lastNight()))
    await waitFor(() =>
      expect(requestsOf(quoteHotelRefund).at(-1)).toEqual({
        orderNo: orderId,
        rooms: [{ room: 0 }, { room: 1, nights: ['2026-12-03'] }],
      }),
    )
    await user.click(share(0, text().keepRoom))
    await waitFor(() =>
      expect(
        requestsOf(quoteHotelRefund)
          .at(-1)!
          .rooms.map((given) => given.room),
      ).toEqual([1]),
    )
  })

  test('are the only one that can be, or the one that was named; the others say why not', async () => {
    await open({ rooms: [room(0, left), room(1)] })
    expect(share(1, text().wholeRoom).checked).toBe(true)
    expect(screen.getByText('已入住')).toBeTruthy()
    expect(screen.getAllByRole('radio')).toHaveLength(4)
  })

  test('are sent once with the sums that were seen, after a question, and lead to the refund', async () => {
    answer(applyHotelRefund, { orderNo: 'H9', state: 1, next: 'supplier' })
    const page = await open({}, 1)
    expect(share(1, text().wholeRoom).checked).toBe(true)
    await page.user.click(screen.getByRole('textbox', { name: text().reason }))
    await page.user.paste(' 行程取消 ')
    const question = await giveUp(page)
    expect(question.getByText(text().ask({ amount: formatPrice(40_000), penalty: formatPrice(10_000) }))).toBeTruthy()
    const go = holdBack(applyHotelRefund)
    await page.user.click(question.getByRole('button', { name: text().submit }))
    await page.user.click(submit())
    go()
    await waitFor(() => expect(page.address()).toBe(paths.hotelOrder({ orderId: 'H9' })))
    expect(requestsOf(applyHotelRefund)).toEqual([
      {
        orderNo: orderId,
        rooms: [{ room: 1 }],
        expectedTotal: 40_000,
        expectedPenalty: 10_000,
        reasonText: '行程取消',
      },
    ])
  })

  test('of which more is kept by now are not sent: the new sums are asked about as another intent', async () => {
    refuse(applyHotelRefund, 'quoteChanged')
    const page = await open({}, 0)
    const question = await giveUp(page)
    answer(quoteHotelRefund, { ...quote, penalty: 50_000, total: 0 })
    await page.user.click(question.getByRole('button', { name: text().submit }))
    expect(await screen.findByText(text().changed)).toBeTruthy()
    answer(applyHotelRefund, { orderNo: 'H9', state: 1, next: 'supplier' })
    await waitFor(() => expect(requestsOf(quoteHotelRefund)).toHaveLength(2))
    const again = await giveUp(page)
    await again.findByText(text().ask({ amount: formatPrice(0), penalty: formatPrice(50_000) }))
    await page.user.click(again.getByRole('button', { name: text().submit }))
    await waitFor(() => expect(requestsOf(applyHotelRefund).at(-1)).toMatchObject({ expectedTotal: 0, expectedPenalty: 50_000 }))
    expect(new Set(intentsOf(applyHotelRefund)).size).toBe(2)
  })

  test.each([
    ['a guarantee that is captured', { captured: 50_000 }, () => text().captured({ amount: formatPrice(50_000) })],
    ['a hotel that has to agree', { needsConsent: true }, () => text().needsConsent],
    ['a fee that is kept', { keptServiceFee: 1000 }, () => text().keptFee({ amount: formatPrice(1000) })],
  ] as const)('tell of %s before they are sent', async (_what, more, sentence) => {
    answer(quoteHotelRefund, { ...quote, ...more })
    await open({}, 0)
    expect(await screen.findByText(sentence())).toBeTruthy()
  })
})

test.each([
  [
    'of which nothing is left says why and leads to the order',
    { rooms: [room(0, left)] },
    '已入住',
    paths.hotelOrder({ orderId }),
  ],
  ['that is not there leads to mine', undefined, undefined, paths.myBookings()],
] as const)('an order %s', async (_case, more, sentence, link) => {
  if (more) answer(getHotelRefundInfo, { ...stay, ...more })
  else refuse(getHotelRefundInfo, 'orderUnknown')
  openPage(refundPage, paths.hotelRefund({ orderId }))
  expect(await screen.findByText(sentence ?? readText('booking/order/page').unknownTitle)).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(link)
})

test('an order that cannot be read can be tried again', async () => {
  refuse(getHotelRefundInfo, 'supplierSilent')
  const { user } = openPage(refundPage, paths.hotelRefund({ orderId }))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(await sentenceOf('supplierSilent'))).toBeTruthy()
  answer(getHotelRefundInfo, stay)
  await user.click(alert.getByRole('button', { name: readText('kit/widgets').retry }))
  expect(await screen.findByRole('button', { name: new RegExp(`^${text().submit}`) })).toBeTruthy()
})

// @vitest-environment happy-dom
import type { IntlAlterableOrder, IntlRefundLine } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { applyIntlRefund, getIntlRefundInfo, quoteIntlRefund } from '../../../../api/calls/products/intl-flight/after-sales'
import { askManualQuote } from '../../../../api/calls/products/intl-flight/manual-quote'
import { formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { intlOrder, intlTicket } from '../../../../testing/intl'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import * as refundPage from './refund-page'

inBrowser(
  'products/intl-flight/after-sale/refund',
  'products/intl-flight/after-sale/refusals',
  'products/intl-flight/after-sale/manual-quote',
)

const text = () => readText('products/intl-flight/after-sale/refund')
const desk = () => readText('products/intl-flight/after-sale/manual-quote')
const refusals = () => readText('products/intl-flight/after-sale/refusals')
const orderId = intlOrder.orderNo
const [first, second] = intlOrder.tickets
const line = {
  ticketNo: first.ticketNo,
  traveller: '林晓雯',
  validatingCarrier: 'NH',
  paid: 300_000,
  usedFare: 0,
  fee: 50_000,
  taxes: 20_000,
  extras: 0,
  taxLines: [],
  serviceFee: 0,
  bookingFee: 0,
  amount: 270_000,
  involuntary: false,
  rule: '起飞前收 ¥500',
} as const satisfies Sketch<IntlRefundLine>
const quoteOf = (total: number) => ({ lines: [line], fee: 50_000, keptBookingFee: 3000, total, shares: [], approval: [] })

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  answer(quoteIntlRefund, ({ ticketNos, taxesOnly }) => quoteOf((taxesOnly ? 20_000 : 270_000) * ticketNos.length))
  answer(applyIntlRefund, { orderNo: 'X9' })
})

async function open(order: Sketch<IntlAlterableOrder> = intlOrder, tickets?: string) {
  answer(getIntlRefundInfo, order)
  const page = openPage(refundPage, paths.intlFlightRefund({ orderId, ...(tickets && { tickets }) }))
  await screen.findByRole('heading', { name: text().choose })
  return page
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) })
const button = () => screen.getByRole('button', { name: new RegExp(`^${text().submit}`) })
async function submit({ user }: Awaited<ReturnType<typeof open>>, total: number) {
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
  await user.click(button())
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(text().ask({ amount: formatPrice(total) }))).toBeTruthy()
  return question
}

describe('tickets abroad that are given back', () => {
  test('are chosen by whoever gives them; nothing is quoted for nothing', async () => {
    const { user } = await open()
    expect([box('林晓雯'), box('陈志远')].map(({ checked }) => checked)).toEqual([false, false])
    await user.click(button())
    expect(within(button()).getByText(text().nothingChosen)).toBeTruthy()
    expect([requestsOf(quoteIntlRefund), requestsOf(applyIntlRefund)]).toEqual([[], []])
  })

  test('are those of the address', async () => {
    await open(intlOrder, `${second.ticketNo},205-9999999999`)
    expect([box('林晓雯'), box('陈志远')].map(({ checked }) => checked)).toEqual([false, true])
  })

  test('are asked for once at the sum that was seen, with the reason, and lead to their own order', async () => {
    const page = await open(intlOrder, `${first.ticketNo},${second.ticketNo}`)
    await page.user.click(screen.getByRole('textbox', { name: text().reason }))
    await page.user.paste(' 会议取消 ')
    const question = await submit(page, 540_000)
    expect(requestsOf(applyIntlRefund)).toEqual([])
    const go = holdBack(applyIntlRefund)
    await page.user.dblClick(question.getByRole('button', { name: text().submit }))
    go()
    await waitFor(() => expect(page.address()).toBe(paths.intlFlightOrder({ orderId: 'X9' })))
    expect(await screen.findByText(text().sent)).toBeTruthy()
    expect(requestsOf(applyIntlRefund)).toEqual([
      { orderNo: orderId, ticketNos: [first.ticketNo, second.ticketNo], expectedTotal: 540_000, reasonText: '会议取消' },
    ])
  })

  test('may give back their taxes alone, which is another sum', async () => {
    const page = await open(intlOrder, first.ticketNo)
    await page.user.click(screen.getByRole('radio', { name: new RegExp(`^${text().scopes.taxesOnly}`) }))
    const question = await submit(page, 20_000)
    await page.user.click(question.getByRole('button', { name: text().submit }))
    await waitFor(() => expect(requestsOf(applyIntlRefund)).toHaveLength(1))
    expect(requestsOf(applyIntlRefund)[0]).toMatchObject({ taxesOnly: true, expectedTotal: 20_000 })
  })

  test('at a sum that changed meanwhile are not given back: the new one is read', async () => {
    refuse(applyIntlRefund, 'quoteChanged')
    const page = await open(intlOrder, first.ticketNo)
    const question = await submit(page, 270_000)
    answer(quoteIntlRefund, quoteOf(200_000))
    await page.user.click(question.getByRole('button', { name: text().submit }))
    expect(await screen.findByText(text().changed)).toBeTruthy()
    await waitFor(() => expect(requestsOf(quoteIntlRefund)).toHaveLength(2))
    answer(applyIntlRefund, { orderNo: 'X9' })
    await waitFor(async () => expect((await screen.findAllByText(/2,000/)).length).toBeGreaterThan(0))
    const again = await submit(page, 200_000)
    await page.user.click(again.getByRole('button', { name: text().submit }))
    await waitFor(() => expect(requestsOf(applyIntlRefund)[1]).toMatchObject({ expectedTotal: 200_000 }))
  })

  test('say what the carrier keeps, and of our fee what is not given back', async () => {
    await open(intlOrder, first.ticketNo)
    expect(await screen.findByText(text().kept({ amount: formatPrice(3000) }))).toBeTruthy()
    expect(screen.getByText(text().lines.fee).parentElement?.textContent).toContain(formatPrice(-50_000))
    expect(screen.queryByText(text().lines.usedFare), 'nothing of it is flown').toBeNull()
  })

  test.each([
    ['couponTaken', {}, () => refusals().couponTaken],
    ['couponApproving', {}, () => refusals().couponApproving],
    ['couponCheckedIn', {}, () => refusals().couponCheckedIn],
    ['ticketExpired', { day: '2026-11-01' }, () => /2026.*已过期/],
    ['couponNotOpen', {}, () => refusals().couponNotOpen({ state: '', day: '' })],
  ] as const)('one that cannot be says why: %s', async (code, more, sentence) => {
    const refused = { ...second, possible: false, refused: { code, ...more } }
    await open({ ...intlOrder, tickets: [first, refused] })
    expect(box('陈志远').disabled).toBe(true)
    expect(screen.getByText(sentence())).toBeTruthy()
    expect(box('林晓雯').checked, 'the other one is the only one').toBe(true)
  })
})

describe('what the page cannot price', () => {
  const forDesk = { ...intlOrder, tickets: [first, { ...second, possible: false, forDesk: true }] }
  async function ask({ user }: Awaited<ReturnType<typeof open>>) {
    await user.click(screen.getByRole('button', { name: desk().ask }))
    return within(await screen.findByRole('dialog', { name: desk().askTitle.refund }))
  }

  test('is asked for at the desk, only for what it may be asked, with words', async () => {
    answer(askManualQuote, {})
    const page = await open(forDesk)
    const dialog = await ask(page)
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1)
    const send = dialog.getByRole('button', { name: desk().send })
    await page.user.click(send)
    expect(dialog.getByText(desk().wishMissing)).toBeTruthy()
    await page.user.click(dialog.getByRole('checkbox'))
    expect(dialog.getByText(desk().ticketsMissing)).toBeTruthy()
    await page.user.click(dialog.getByRole('checkbox'))
    await page.user.selectOptions(dialog.getByRole('combobox'), desk().causes.waiver)
    await page.user.type(dialog.getByRole('textbox'), ' 航班已取消 ')
    expect(requestsOf(askManualQuote)).toEqual([])
    const go = holdBack(askManualQuote)
    await page.user.dblClick(send)
    go()
    await waitFor(() => expect(page.address()).toBe(paths.intlFlightChanges({ orderId })))
    expect(await screen.findByText(desk().sent)).toBeTruthy()
    expect(requestsOf(askManualQuote)).toEqual([
      { orderNo: orderId, kind: 'refund', ticketNos: [second.ticketNo], cause: 'waiver', wish: '航班已取消' },
    ])
  })

  test.each([
    ['nearDeparture', [first, { ...second, forDesk: true, hurdle: 'nearDeparture' }], undefined],
    ['other', [first, { ...second, forDesk: true }], undefined],
    [
      'severalPassengers',
      [
        { ...first, forDesk: true },
        { ...second, forDesk: true },
      ],
      '林晓雯',
    ],
  ] as const)('is asked for with the reason that is known: %s', async (cause, tickets, without) => {
    answer(askManualQuote, {})
    const page = await open({ ...intlOrder, tickets: [...tickets] })
    if (cause === 'nearDeparture') expect(screen.getByText(refusals().hurdles.nearDeparture)).toBeTruthy()
    const dialog = await ask(page)
    if (without) await page.user.click(dialog.getByRole('checkbox', { name: new RegExp(without) }))
    expect(dialog.getByRole<HTMLSelectElement>('combobox').value).toBe(cause)
    await page.user.type(dialog.getByRole('textbox'), '航班已取消')
    await page.user.click(dialog.getByRole('button', { name: desk().send }))
    await waitFor(() => expect(requestsOf(askManualQuote)).toMatchObject([{ cause }]))
  })

  test('is asked for again after a refusal, with the words that were written', async () => {
    refuse(askManualQuote, 'couponTaken')
    const page = await open(forDesk)
    const dialog = await ask(page)
    await page.user.type(dialog.getByRole('textbox'), '航班已取消')
    await page.user.click(dialog.getByRole('button', { name: desk().send }))
    expect(await screen.findByText(await sentenceOf('couponTaken'))).toBeTruthy()
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('航班已取消')
  })

  test('has no way to the desk where nothing is for it', async () => {
    await open()
    expect(screen.queryByRole('button', { name: desk().ask })).toBeNull()
  })
})

test('an order without such tickets says why and leads back; one that is not there leads to mine', async () => {
  answer(getIntlRefundInfo, { ...intlOrder, tickets: [{ ...intlTicket, possible: false, refused: { code: 'couponTaken' } }] })
  const { comeAgain } = openPage(refundPage, paths.intlFlightRefund({ orderId }))
  expect(await screen.findByText(text().none)).toBeTruthy()
  expect(screen.getByText(refusals().couponTaken)).toBeTruthy()
  expect(screen.getByRole('link', { name: text().order }).getAttribute('href')).toBe(paths.intlFlightOrder({ orderId }))
  refuse(getIntlRefundInfo, 'orderUnknown')
  await comeAgain(paths.intlFlightRefund({ orderId: 'X404' }))
  expect(await screen.findByText(text().unknown)).toBeTruthy()
  expect(screen.getByRole('link', { name: text().myOrders }).getAttribute('href')).toBe(paths.myBookings())
})

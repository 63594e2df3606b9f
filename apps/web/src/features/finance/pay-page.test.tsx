// @vitest-environment happy-dom
import type { PaymentInfo } from '@sojourn/contract/booking/payment.calls'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getPaymentInfo, getPaymentState, pay } from '../../api/calls/booking/payment'
import { formatPrice } from '../../kit/text/format'
import { readText } from '../../kit/text/text'
import { paths } from '../../paths'
import { inBrowser, stopClock } from '../../testing/browser'
import { openPage } from '../../testing/page'
import { signIn } from '../../testing/people'
import { answer, holdBack, intentsOf, loseNetwork, refuse, requestsOf, sentenceOf, type Sketch } from '../../testing/server'
import * as payPage from './pay-page'

inBrowser('finance/payment', 'booking/centre')

const text = () => readText('finance/payment')
const credit = { settleType: 4, name: '公司授信', available: true, balanceAfter: 900_000, company: 120_000, personal: 0 } as const
const own = { settleType: 1, name: '个人支付', available: true, company: 0, personal: 120_000 } as const
const shared = { ...credit, company: 100_000, personal: 20_000 }
const info = {
  orders: [],
  total: 120_000,
  currency: 'CNY',
  expiresAt: '2026-11-20T02:30:00Z',
  methods: [credit, own],
  excesses: [],
} satisfies Sketch<PaymentInfo>
const opened = { location: { replace: vi.fn<(url: URL) => void>() }, close: vi.fn<() => void>(), opener: {} }
const place = () => paths.pay({ orderNos: ['F1', 'F2'] })

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  opened.location.replace.mockClear()
  opened.close.mockClear()
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
})

async function open(more: Sketch<PaymentInfo> = {}) {
  answer(getPaymentInfo, { ...info, ...more })
  const page = openPage(payPage, place())
  await screen.findAllByRole('radio')
  return { ...page, press: async () => page.user.click(await button()) }
}
const button = (amount = 120_000) => screen.findByRole('button', { name: new RegExp(formatPrice(amount).replace('.', '\\.')) })
const method = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(name) })

describe('paying with the company’s money', () => {
  test('sends the total that was seen, once, and tells of the success', async () => {
    answer(pay, { paymentNo: 'P1', state: 'paid' })
    const { user, address } = await open()
    const go = holdBack(pay)
    await user.dblClick(await button())
    expect((await button()).getAttribute('aria-busy')).toBe('true')
    go()
    await waitFor(() => expect(address()).toBe(paths.paySuccess({ paymentNo: 'P1' })))
    expect(requestsOf(pay)).toEqual([{ orderNos: ['F1', 'F2'], settleType: 4, expectedTotal: 120_000 }])
    expect(window.open).not.toHaveBeenCalled()
  })

  test('is waited for while the account is charged, and the payment stands in the address', async () => {
    answer(pay, { paymentNo: 'P1', state: 'pending' })
    answer(getPaymentState, { paymentNo: 'P1', state: 'pending', total: 120_000, personal: 0 })
    const { press, address } = await open()
    await press()
    expect(await screen.findByText(text().accountWaitTitle)).toBeTruthy()
    expect(address()).toBe('/pay/index?orderNos=F1%2CF2&paymentNo=P1')
  })
})

describe('paying oneself', () => {
  test('opens the provider in a window that knows nothing of this one', async () => {
    answer(pay, { paymentNo: 'P1', state: 'pending', providerUrl: '/provider/P1' })
    answer(getPaymentState, { state: 'pending', total: 120_000, personal: 120_000, providerUrl: '/provider/P1' })
    const { user, press } = await open()
    await user.click(method(own.name))
    await press()
    await waitFor(() => expect(String(opened.location.replace.mock.calls[0]?.[0])).toContain('/provider/P1'))
    expect(opened.opener).toBeNull()
    expect(await screen.findByText(text().waitTitle)).toBeTruthy()
  })

  test('goes on by itself when the payment is known, here or after a reload', async () => {
    answer(getPaymentState, { state: 'paid', total: 120_000, personal: 120_000 })
    answer(getPaymentInfo, info)
    const { address } = openPage(payPage, '/pay/index?orderNos=F1&paymentNo=P1')
    await waitFor(() => expect(address()).toBe(paths.paySuccess({ paymentNo: 'P1' })))
  })

  test('says that nothing has come yet to whoever says to have paid, and leads back to the methods', async () => {
    answer(getPaymentInfo, info)
    answer(getPaymentState, { state: 'pending', total: 120_000, personal: 120_000, providerUrl: '/provider/P1' })
    const { user, address } = openPage(payPage, '/pay/index?orderNos=F1&paymentNo=P1')
    await user.click(await screen.findByRole('button', { name: text().havePaid }))
    expect(await screen.findByText(text().notYet)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: text().otherMethod }))
    await waitFor(() => expect(address()).toBe('/pay/index?orderNos=F1'))
  })

  test('with points sends as many as are chosen, and asks for the rest', async () => {
    answer(pay, { paymentNo: 'P1', state: 'paid' })
    const { user } = await open({ methods: [shared], points: 5000 })
    const box = screen.getByRole('checkbox', {
      name: new RegExp(text().pointsUse({ points: '5,000', amount: formatPrice(5000) })),
    })
    await user.click(box)
    await user.click(await button(15_000))
    await waitFor(() => expect(requestsOf(pay)[0]).toMatchObject({ settleType: 4, points: 5000, expectedTotal: 120_000 }))
  })
})

describe('a payment that is refused', () => {
  test('because the sum has changed tells both sums and sends the new one next', async () => {
    refuse(pay, 'amountMismatch')
    const { press, user } = await open()
    await button()
    answer(getPaymentInfo, { ...info, total: 126_000, methods: [{ ...credit, company: 126_000 }] })
    await press()
    const told = text().totalChanged({ before: formatPrice(120_000), now: formatPrice(126_000) })
    expect(await screen.findByText(told)).toBeTruthy()
    answer(pay, { paymentNo: 'P1', state: 'paid' })
    await user.click(await button(126_000))
    await waitFor(() => expect(requestsOf(pay).at(-1)).toMatchObject({ expectedTotal: 126_000 }))
  })

  test.each([
    ['creditInsufficient', () => text().creditShort],
    ['paymentMethodNotAllowed', () => text().methodRefused],
    ['paymentUnderWay', () => text().underWay],
    ['forbidden', () => sentenceOf('forbidden')],
  ] as const)('by %s says what to do, and the methods are read anew', async (problem, sentence) => {
    refuse(pay, problem)
    const { press } = await open()
    await button()
    const read = requestsOf(getPaymentInfo).length
    await press()
    expect(await screen.findByText(await sentence())).toBeTruthy()
    expect(requestsOf(getPaymentInfo).length).toBeGreaterThan(read)
  })

  test('closes the provider’s window again', async () => {
    refuse(pay, 'paymentUnderWay')
    const { press } = await open({ methods: [own] })
    await press()
    await waitFor(() => expect(opened.close).toHaveBeenCalled())
  })

  test('that did not arrive may be sent again as the same payment', async () => {
    loseNetwork(pay)
    const { press } = await open()
    await press()
    expect(await screen.findByText(text().offline)).toBeTruthy()
    answer(pay, { paymentNo: 'P1', state: 'paid' })
    await press()
    await waitFor(() => expect(new Set(intentsOf(pay)).size).toBe(1))
  })
})

describe('what cannot be paid', () => {
  test('a method that may not be used says why and is not chosen', async () => {
    await open({ methods: [{ ...credit, available: false, reason: '授信已暂停' }, own] })
    await button()
    expect(method(credit.name).disabled).toBe(true)
    expect(screen.getByText('授信已暂停')).toBeTruthy()
    expect(method(own.name).checked).toBe(true)
  })

  test('after the time is over the button says so and sends nothing', async () => {
    const { user } = await open({ expiresAt: '2026-11-20T01:59:00Z' })
    const closed = await button()
    await waitFor(() => expect(closed.getAttribute('aria-disabled')).toBe('true'))
    expect(within(closed).getByText(text().expiredReason)).toBeTruthy()
    await user.click(closed)
    expect(requestsOf(pay)).toEqual([])
  })

  test.each([
    ['paymentClosed', () => text().closedTitle],
    ['orderUnknown', () => text().unknownTitle],
  ] as const)('%s leads back to the orders', async (problem, title) => {
    refuse(getPaymentInfo, problem)
    openPage(payPage, place())
    expect(await screen.findByText(title())).toBeTruthy()
    expect(screen.getByRole('link', { name: text().viewOrders })).toBeTruthy()
  })
})

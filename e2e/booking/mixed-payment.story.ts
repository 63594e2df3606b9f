import { expect, test } from '@playwright/test'
import { text as provider } from '@sojourn/text/booking/payment-provider.zh-CN'
import { text as wallet } from '@sojourn/text/personal/wallet.zh-CN'
import { text as refund } from '@sojourn/text/products/flight/after-sale/refund.zh-CN'
import { agree, asColleague, chooseFare, searchFlights } from '../flight-pages'
import { flightDay } from '../story-days'
import { choose, expectAccessible, signIn } from '../support'
import { words } from '../words'

const { book, order, payment, widgets } = words['zh-CN']

test('[handbook 6.4] a fare above the standard: the excess is paid by QR code and points, the rest on credit; a refund goes back to both', async ({
  page,
  browser,
}) => {
  test.slow()
  await signIn(page, 'consultant@yuanxing.example')
  await searchFlights(page, 'zh-CN', flightDay('consultant@yuanxing.example', 'mixed-payment'))
  await chooseFare(page, 'zh-CN', widgets.payExcess)
  await page.getByRole('button', { name: book.submit }).click()
  await page.waitForURL(/\/order\/flight\/detail/)
  const orderNo = new URL(page.url()).searchParams.get('orderId') ?? ''
  await asColleague(browser, 'director@yuanxing.example', 'zh-CN', (colleague) => agree(colleague, 'zh-CN', orderNo))
  await expect(page.getByText(order.states.awaitingPayment).first()).toBeVisible()

  await page.goto(`/v/pay/index?orderNos=${orderNo}`)
  const payers = page.getByLabel(payment.total)
  await expect(payers.getByText(payment.companyPays({ method: order.settleTypes.companyCredit }))).toBeVisible()
  await expect(payers.getByText(payment.youPay)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox').check()
  const slider = page.getByRole('slider', { name: payment.pointsHowMany })
  await slider.fill('500')
  await expect(payers.getByText(payment.pointsPay({ points: '500' }))).toBeVisible()
  await expectAccessible(page)

  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: new RegExp(payment.payOwn({ amount: '' }).trim()) }).click()
  await (await opened).getByRole('button', { name: provider.pay }).click()
  await page.waitForURL(/\/pay\/success/)
  await expect(page.getByText(payment.pointsPay({ points: '500' }))).toBeVisible()
  await expect(page.getByText(order.states.issued).first()).toBeVisible()
  await expectAccessible(page)

  await page.goto('/v/center/wallet')
  await expect(page.getByText(wallet.kinds.earn).first()).toBeVisible()
  await expect(page.getByText('−500').first()).toBeVisible()
  await expectAccessible(page)
  await choose(page.getByRole('radio', { name: wallet.directions.out }))
  await expect(page.getByText(wallet.kinds.earn)).toHaveCount(0)

  await page.goto(`/v/flight/refund/apply?orderId=${orderNo}`)
  const shares = page.getByRole('list').filter({ hasText: order.settleTypes.companyCredit })
  await expect(shares.getByText(order.settleTypes.companyCredit, { exact: true })).toBeVisible()
  await expect(shares.getByText(new RegExp(`^${order.settleTypes.personal}`))).toBeVisible()
  await page.getByRole('button', { name: refund.submit }).click()
  await page.getByRole('dialog').getByRole('button', { name: refund.submit }).click()
  await page.waitForURL((url) => url.pathname.endsWith('/order/flight/detail') && !url.href.includes(orderNo))
})

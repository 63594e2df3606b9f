import { expect, test } from '@playwright/test'
import { text as provider } from '@sojourn/text/booking/payment-provider.zh-CN'
import { chooseFare, searchFlights } from '../flight-pages'
import { flightDay } from '../story-days'
import { expectAccessible, signIn } from '../support'
import { words } from '../words'

const { home, book, order, payment } = words['zh-CN']

test('[S1.01] [S2.20] a personal trip is paid at the provider: refused once, then paid, then ticketed', async ({ page }) => {
  test.slow()
  await signIn(page, 'employee@yuanxing.example')
  const personal = page.getByRole('radio', { name: home.personal })
  await personal.click()
  await expect(personal).toBeChecked()
  await searchFlights(page, 'zh-CN', flightDay('employee@yuanxing.example', 'pay-personally'))
  await chooseFare(page, 'zh-CN')
  await page.getByRole('button', { name: book.submit }).click()
  await page.waitForURL(/\/pay\/index/)
  await expectAccessible(page)

  const refusal = page.waitForEvent('popup')
  await page.getByRole('button', { name: new RegExp(payment.payNow({ amount: '' }).trim()) }).click()
  const first = await refusal
  await expect(first.getByRole('button', { name: provider.refuse })).toBeVisible()
  await expectAccessible(first)
  await first.getByRole('button', { name: provider.refuse }).click()
  await page.waitForURL(/\/pay\/fail/)
  await expectAccessible(page)

  await page
    .getByRole('link', { name: payment.payAgain })
    .or(page.getByRole('button', { name: payment.payAgain }))
    .click()
  await page.waitForURL(/\/pay\/index/)
  const paying = page.waitForEvent('popup')
  await page.getByRole('button', { name: new RegExp(payment.payNow({ amount: '' }).trim()) }).click()
  await (await paying).getByRole('button', { name: provider.pay }).click()
  await page.waitForURL(/\/pay\/success/)
  await expect(page.getByText(order.states.issued).first()).toBeVisible()
})

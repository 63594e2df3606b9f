import { expect, test } from '@playwright/test'
import { chooseFare, searchFlights } from '../flight-pages'
import { flightDay } from '../story-days'
import { onAllDates, signIn, turnClock } from '../support'
import { words } from '../words'

const { home, book, order } = words['zh-CN']

test('[handbook 6.3] an unpaid order closes after half an hour and its page says so', { tag: onAllDates }, async ({ page }) => {
  test.slow()
  await signIn(page, 'employee@beichen.example')
  const personal = page.getByRole('radio', { name: home.personal })
  await personal.click()
  await expect(personal).toBeChecked()
  await searchFlights(page, 'zh-CN', flightDay('employee@beichen.example', 'time-runs-out'))
  await chooseFare(page, 'zh-CN')
  await page.getByRole('button', { name: book.submit }).click()
  await page.waitForURL(/\/pay\/index/)
  const orderNo = new URL(page.url()).searchParams.get('orderNos') ?? ''
  await page.goto(`/v/order/flight/detail?orderId=${orderNo}`)
  await expect(page.getByText(order.states.awaitingPayment).first()).toBeVisible()
  await turnClock(31)
  await expect(page.getByText(order.states.closed).first()).toBeVisible()
})

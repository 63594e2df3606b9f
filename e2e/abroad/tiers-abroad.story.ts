import { expect, test } from '@playwright/test'
import { addDays, minutesBetween } from '@sojourn/domain/kit/local-date'
import { text as states } from '@sojourn/text/booking/order/words.zh-TW'
import { text } from '@sojourn/text/products/intl-flight/after-sale/refund.zh-TW'
import { text as taxes } from '@sojourn/text/products/intl-flight/taxes.zh-TW'
import { inOtherLanguages } from '../abroad-words'
import { managerAbroad, returnToSingapore } from '../intl-buyer'
import { expectAccessible, signIn, turnClock } from '../support'
import { now, today } from '../train-pages'

test('[S2.23] [handbook 2.2] once the way out is flown, a ticket gives back what is left of it: used fare, fee and taxes told apart', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const start = await today(page)
  const bought = await returnToSingapore(managerAbroad, { depart: addDays(start, 21), back: addDays(start, 28) })
  const landed = bought.segments.filter(({ slice }) => slice === 0).at(-1)!.arriveAt
  await turnClock(Math.ceil(minutesBetween(await now(page), landed)) + 120)
  await signIn(page, managerAbroad.account, `/v/iflight/refund/apply?orderId=${bought.orderNo}&lang=zh-TW`)
  await expect(page.getByText(text.partlyUsed).first()).toBeVisible()
  await expect(page.getByText(text.lines.usedFare).first()).toBeVisible()
  await expect(page.getByText(text.total).first()).toBeVisible()
  // Of the taxes that come back each has its name and code.
  await expect(page.getByText(taxes.SG)).toBeVisible()
  await expectAccessible(page)
  await inOtherLanguages(page, 'zh-TW', ({ refund }) => expect(page.getByText(refund.lines.usedFare).first()).toBeVisible())
  await page.getByRole('button', { name: text.submit, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: text.submit, exact: true }).click()
  await page.waitForURL(/orderId=IR/)
  await expect(page.getByText(states.states.refunded).first()).toBeVisible()
  await expect(page.getByText(`${text.prices.tax} ${taxes.SG} SG`)).toBeVisible()
  await page.goto(`/v/order/iflight/detail?orderId=${bought.orderNo}`)
  const [out, back] = [bought.segments[0]!, bought.segments.at(-1)!]
  await expect(page.getByText(`${out.flightNo} ${states.coupons.used}`)).toBeVisible()
  await expect(page.getByText(`${back.flightNo} ${states.coupons.refunded}`)).toBeVisible()
  await expectAccessible(page)
})

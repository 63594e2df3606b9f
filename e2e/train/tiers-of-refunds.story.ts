import { expect, test } from '@playwright/test'
import { addDays, addMinutes, minutesBetween } from '@sojourn/domain/kit/local-date'
import { departInstant } from '@sojourn/domain/products/train/connections'
import { text as alter } from '@sojourn/text/products/train/after-sale/change.zh-CN'
import { text as rules } from '@sojourn/text/products/train/rules.zh-CN'
import { signIn, turnClock } from '../support'
import { trainBuyer } from '../train-buyer'
import { now, today, trainWords, waitForRailway } from '../train-pages'

const eightDays = 8 * 24 * 60

test('[handbook 3.7] a refund is free until eight days before departure, and costs five percent a minute later', async ({
  page,
}) => {
  await waitForRailway(page)
  const moment = await now(page)
  const free = (departAt: string) => minutesBetween(moment, addMinutes(departAt, -eightDays))
  const buyer = await trainBuyer('manager@yuanxing.example')
  const buyOn = (date: string) => buyer.buy(date, (train, { seats }) => seats > 1 && free(departInstant(train)) > 10)
  const start = await today(page)
  const bought = (await buyOn(addDays(start, 8))) ?? (await buyOn(addDays(start, 9)))
  await signIn(page, 'manager@yuanxing.example')
  const refundPage = `/v/train/trainrefundapply?orderId=${bought!.orderNo}`
  await page.goto(refundPage)
  await expect(page.getByText(new RegExp(rules.refundFree)).first()).toBeVisible()
  await turnClock(free(departInstant(bought!.train)) + 1)
  await page.goto(refundPage)
  await expect(page.getByText(new RegExp(rules.refundFee({ percent: 5 }))).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: alter.shares }), 'the whole quote').toBeVisible()
  await page.getByRole('button', { name: alter.submitRefund }).click()
  await page.getByRole('dialog').getByRole('button', { name: alter.submitRefund }).click()
  await page.waitForURL(/orderId=TR/)
  await expect(page.getByText(trainWords['zh-CN'].order.states.refunded).first()).toBeVisible()
  await buyer.leave()
})

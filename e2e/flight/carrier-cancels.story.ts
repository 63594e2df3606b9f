import { expect, test } from '@playwright/test'
import { text as change } from '@sojourn/text/products/intl-flight/after-sale/change.zh-CN'
import { text } from '@sojourn/text/products/intl-flight/after-sale/notices.zh-CN'
import { dateOf, managerAbroad, returnToSingapore } from '../intl-buyer'
import { flightDay } from '../story-days'
import { expectAccessible, signIn, turnClock } from '../support'
import { today } from '../train-pages'
import { words } from '../words'

const { order: states } = words['zh-CN']

test('a carrier cancels the way back and names what it flies instead: it is taken with two presses, free of charge, and its waiver code stands on the new ticket', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const start = await today(page)
  const day = (story: 'carrier-cancels' | 'carrier-cancels: back') => dateOf(start, flightDay('manager@yuanxing.example', story))
  const days = { depart: day('carrier-cancels'), back: day('carrier-cancels: back') }
  const bought = await returnToSingapore(managerAbroad, days, '#CARRIER_CANCELS')
  const former = bought.travellerList[0]!.tickets[0]!.ticketNo
  const flight = bought.segments.find(({ slice }) => slice === 1)!.flightNo
  await turnClock(16)

  await signIn(page, managerAbroad.account, `/v/order/iflight/detail?orderId=${bought.orderNo}`)
  await expect(page.getByText(text.kinds.cancelled({ flight }))).toBeVisible()
  await expect(page.getByText(text.instead)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: new RegExp(text.takeInstead({ flight: '' })) }).click()
  const dialog = page.getByRole('dialog', { name: text.protectTitle({ flight }) })
  const offers = dialog.getByRole('listitem')
  await offers.first().waitFor({ timeout: 30_000 })
  await expect(offers.first().getByText(change.free)).toBeVisible()
  await expect(offers.first().getByText(text.protectOwn)).toBeVisible()
  await expect(dialog.getByRole('button', { name: text.protectDesk })).toBeVisible()
  const waiver = /INV[A-Z0-9]{6}/.exec(await dialog.getByText(/INV[A-Z0-9]{6}/).innerText())![0]
  await expectAccessible(page)
  await offers.first().getByRole('button', { name: text.protectTake }).click()

  await page.waitForURL(/orderId=IC/)
  await expect(page.getByText(states.states.changed).first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(waiver)).toBeVisible()
  const ticket = page.getByText(/^\d{3}-\d{10}$/)
  await expect(ticket).toHaveCount(1)
  await expect(ticket).not.toHaveText(former)
  await expectAccessible(page)

  await page.goto(`/v/order/iflight/changes?orderId=${bought.orderNo}`)
  await expect(page.getByText(text.became.changed)).toBeVisible()
  await expect(page.getByText(change.forced)).toBeVisible()
  await expect(page.getByText(waiver)).toBeVisible()
  await expectAccessible(page)
})

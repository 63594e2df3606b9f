import { expect, test } from '@playwright/test'
import { text as changeText } from '@sojourn/text/booking/change.zh-CN'
import { text as orderPage } from '@sojourn/text/booking/order/page.zh-CN'
import { text } from '@sojourn/text/products/intl-flight/after-sale/change.zh-CN'
import { text as itinerary } from '@sojourn/text/products/intl-flight/search/itinerary.zh-CN'
import { inOtherLanguages } from '../abroad-words'
import { dateOf, managerAbroad, returnToSingapore } from '../intl-buyer'
import { flightDay } from '../story-days'
import { expectAccessible, signIn } from '../support'
import { approve } from '../train-buyer'
import { today } from '../train-pages'
import { words } from '../words'

const { order: states, payment } = words['zh-CN']
const { account, approver } = managerAbroad

test('[S2.23] the way back of a trip to Singapore is changed to a later day: what it costs, approval, payment, the new ticket', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const start = await today(page)
  const day = (story: 'change-abroad' | 'change-abroad: back' | 'change-abroad: later') =>
    dateOf(start, flightDay('manager@yuanxing.example', story))
  const bought = await returnToSingapore(managerAbroad, { depart: day('change-abroad'), back: day('change-abroad: back') })
  const [former] = bought.travellerList[0]!.tickets
  await signIn(page, account, `/v/order/iflight/detail?orderId=${bought.orderNo}`)
  await page.getByRole('link', { name: orderPage.actions.change, exact: true }).click()
  await page.waitForURL(/\/iflight\/change\/apply/)
  await page.getByRole('radio').last().click()
  await expect(page.getByRole('checkbox', { name: /陈志远/ })).toBeChecked()
  const later = page.locator(`[data-date="${day('change-abroad: later')}"]`)
  await expect(later).not.toHaveAttribute('aria-disabled')
  await expectAccessible(page)
  await later.click()
  await page.getByRole('button', { name: text.search }).click()
  await page.waitForURL(/\/iflight\/change\/list/)
  const offer = page.getByRole('link', { name: text.choose, exact: true })
  await offer.first().waitFor({ timeout: 30_000 })
  await expectAccessible(page)
  // The way back alone in front; nothing else of the trip is touched.
  await page.getByRole('combobox', { name: text.cabin }).selectOption('C')
  await expect(page.getByText(new RegExp(`^${itinerary.cabins.C} [A-Z]`)).first()).toBeVisible()
  await page.getByRole('combobox', { name: text.cabin }).selectOption({ label: text.anyCabin })
  await expect(page.getByText(new RegExp(`^${itinerary.cabins.Y} [A-Z]`)).first()).toBeVisible()
  // Any brand and cabin of the same flights, with the rules of its ticket.
  await page
    .getByRole('button', { name: new RegExp(`^${text.otherFares}`) })
    .first()
    .click()
  await expect(page.getByRole('button', { name: new RegExp(`^${text.lessFares}`) })).toBeVisible()
  await page.getByText(text.flightsAndRules, { exact: true }).first().click()
  await expect(page.getByRole('table', { name: text.newRules }).first()).toBeVisible()
  await expectAccessible(page)
  await offer.first().click()
  await page.waitForURL(/\/iflight\/change\/confirm/)
  await expect(page.getByRole('heading', { name: text.to, exact: true })).toBeVisible()
  // Its seats are held while somebody decides and pays.
  await expect(page.getByText(text.hold)).toBeVisible()
  await expect(page.getByRole('table', { name: text.newRules })).toBeVisible()
  await expect(page.getByText(text.holdsUntil({ time: '' }))).toBeVisible()
  await expectAccessible(page)
  await inOtherLanguages(page, 'zh-CN', ({ change }) => expect(page.getByText(change.hold)).toBeVisible())
  const reason = page.getByRole('combobox', { name: changeText.reason })
  if (await reason.isVisible()) await reason.selectOption({ index: 1 })
  await page.getByRole('button', { name: text.submit, exact: true }).click()

  await page.waitForURL(/\/pay\/index|orderId=IC/)
  const changeNo = /IC\d+/.exec(page.url())![0]
  const changed = `/v/order/iflight/detail?orderId=${changeNo}`
  if (!page.url().includes('/pay/')) {
    await page.getByText(states.states.approving).first().waitFor()
    await approve(approver, changeNo)
    await page.goto(`/v/pay/index?orderNos=${changeNo}`)
  }
  await page.getByRole('button', { name: new RegExp(payment.payNow({ amount: '' }).trim()) }).click()
  await page.waitForURL(/\/pay\/success/)
  await page.goto(changed)
  await expect(page.getByText(states.states.changed).first()).toBeVisible()
  const ticket = page.getByText(/^\d{3}-\d{10}$/)
  await expect(ticket).toHaveCount(1)
  await expect(ticket).not.toHaveText(former!.ticketNo)

  await page.goto(`/v/order/iflight/changes?orderId=${bought.orderNo}`)
  await expect(page.getByText(text.was, { exact: true })).toBeVisible()
  await expect(page.getByText(text.is, { exact: true })).toBeVisible()
  await expect(page.getByText(new RegExp(former!.ticketNo))).toBeVisible()
  await expectAccessible(page)
})

import { expect, test, type Page } from '@playwright/test'
import { text as agent } from '@sojourn/text/access/agency/agent.zh-CN'
import { text as changeText } from '@sojourn/text/booking/change.zh-CN'
import { text as orderPage } from '@sojourn/text/booking/order/page.zh-CN'
import { text } from '@sojourn/text/products/intl-flight/after-sale/manual-quote.zh-CN'
import { text as rules } from '@sojourn/text/products/intl-flight/after-sale/manual-quote-rules.zh-CN'
import { text as demand } from '@sojourn/text/products/intl-flight/demand/words.zh-CN'
import { dateOf, managerAbroad, returnToSingapore } from '../intl-buyer'
import { flightDay } from '../story-days'
import { expectAccessible, signIn } from '../support'
import { approve } from '../train-buyer'
import { today } from '../train-pages'
import { words } from '../words'

const { order: states, payment } = words['zh-CN']
const traveller = managerAbroad
const { account, approver } = traveller
const name = '陈志远'

/** The agency's desk opens the session of whoever asked, on the page that its list of work names. */
async function openAtDesk(desk: Page, orderNo: string): Promise<Page> {
  await desk.goto('/v/agent/desk?lang=zh-CN')
  await expect(desk.getByText(rules.kinds.change).first()).toBeVisible()
  await desk.locator('input[name="keyword"]').fill(name)
  await desk.locator('input[name="reason"]').fill('改签核算')
  await desk.locator('input[name="reference"]').fill(orderNo)
  const opened = desk.waitForEvent('popup')
  await desk.getByRole('button', { name: agent.assistName({ name }) }).click()
  const session = await opened
  await session.waitForURL((url) => /^\/v\/?$/.test(url.pathname))
  await session.goto(`/v/order/iflight/changes?orderId=${orderNo}&lang=zh-CN`)
  return session
}

/** The new flight and what the carrier wants for it. */
async function answer(session: Page, day: string): Promise<void> {
  await session.getByRole('button', { name: text.sendAnswer }).click()
  await expect(session.getByText(demand.needed).first()).toBeVisible()
  const removed = session.getByRole('button', { name: demand.removeSegment({ number: 2 }) })
  if (await removed.isVisible()) await removed.click()
  for (const [label, value] of [
    [demand.fields.flightNo, 'SQ830'],
    [demand.fields.departAirport, 'SIN'],
    [demand.fields.departDate, day],
    [demand.fields.departTime, '09:00'],
    [demand.fields.arriveAirport, 'PVG'],
    [demand.fields.arriveDate, day],
    [demand.fields.arriveTime, '14:20'],
    [text.changeFee, '250'],
    [text.fareDifference, '100'],
    [text.taxDifference, '50'],
  ] as const)
    await session.getByLabel(label).first().fill(value)
  await expectAccessible(session)
  await session.getByRole('button', { name: text.sendAnswer }).click()
  await expect(session.getByText(rules.states.quoted).first()).toBeVisible()
}

test('a change that nobody can price online: the desk is asked, quotes, and carries out what was accepted, approved and paid', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const start = await today(page)
  const day = (story: 'manual-quote' | 'manual-quote: back' | 'manual-quote: later') =>
    dateOf(start, flightDay('manager@yuanxing.example', story))
  const bought = await returnToSingapore(traveller, { depart: day('manual-quote'), back: day('manual-quote: back') })
  const changes = `/v/order/iflight/changes?orderId=${bought.orderNo}`
  await signIn(page, account, `/v/order/iflight/detail?orderId=${bought.orderNo}`)
  await page.getByRole('link', { name: orderPage.actions.change, exact: true }).click()
  await page.getByRole('button', { name: text.ask }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').last().click()
  await dialog.getByLabel(text.departDate).fill(day('manual-quote: later'))
  await dialog.getByRole('button', { name: text.send }).click()
  await expect(dialog.getByText(text.wishMissing)).toBeVisible()
  await dialog.getByRole('textbox', { name: text.wish }).fill('会议延期，改晚两天回')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: text.send }).click()
  await page.waitForURL(/\/order\/iflight\/changes/)
  await expect(page.getByText(rules.states.asked, { exact: true }).first()).toBeVisible()
  await expectAccessible(page)

  const desk = await (await browser.newContext()).newPage()
  await signIn(desk, 'agent@agency.example', '/v/agent/desk?lang=zh-CN')
  const session = await openAtDesk(desk, bought.orderNo)
  await answer(session, day('manual-quote: later'))

  await page.goto(changes)
  await expect(page.getByText('SQ830').first()).toBeVisible()
  await expectAccessible(page)
  const reason = page.getByRole('combobox', { name: changeText.reason })
  if (await reason.isVisible()) await reason.selectOption({ index: 1 })
  await page.getByRole('button', { name: text.accept.change, exact: true }).click()
  await page.waitForURL(/\/pay\/index|orderId=IC/)
  const changeNo = /IC\d+/.exec(page.url())![0]
  if (!page.url().includes('/pay/')) {
    await page.getByText(states.states.approving).first().waitFor()
    await approve(approver, changeNo)
    await page.goto(`/v/pay/index?orderNos=${changeNo}`)
  }
  await page.getByRole('button', { name: new RegExp(payment.payNow({ amount: '' }).trim()) }).click()
  await page.waitForURL(/\/pay\/success/)

  await expect(async () => {
    await session.reload()
    await expect(session.getByLabel(text.record)).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
  await session.getByLabel(text.record).fill('DESK01')
  const [former] = bought.travellerList[0]!.tickets
  const newTicketNo = `${former!.ticketNo.slice(0, 3)}-2345678901`
  await session.getByLabel(text.newTicket({ name, number: former!.ticketNo })).fill(newTicketNo)
  await expectAccessible(session)
  await session.getByRole('button', { name: text.done.change }).click()
  await expect(session.getByText(rules.events.carriedOut)).toBeVisible()

  await page.goto(`/v/order/iflight/detail?orderId=${changeNo}`)
  await expect(page.getByText(states.states.changed).first()).toBeVisible()
  await expect(page.getByText(newTicketNo)).toBeVisible()
})

import { expect, type Page } from '@playwright/test'
import { text as agent } from '@sojourn/text/access/agency/agent.zh-CN'
import { text as orderPage } from '@sojourn/text/booking/order/page.zh-CN'
import { text } from '@sojourn/text/products/intl-flight/after-sale/manual-quote.zh-CN'
import { text as rules } from '@sojourn/text/products/intl-flight/after-sale/manual-quote-rules.zh-CN'
import { text as demand } from '@sojourn/text/products/intl-flight/demand/words.zh-CN'
import { expectAccessible } from './support'

/** Chen Zhiyuan, whose change is asked for. */
export const quoted = '陈志远'

/** From the page of an order: asks the desk what another day for the way back costs. */
export async function askDesk(page: Page, day: string): Promise<void> {
  await page.getByRole('link', { name: orderPage.actions.change, exact: true }).click()
  await page.getByRole('button', { name: text.ask }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').last().click()
  await dialog.getByLabel(text.departDate).fill(day)
  await dialog.getByRole('button', { name: text.send }).click()
  await expect(dialog.getByText(text.wishMissing)).toBeVisible()
  await dialog.getByRole('textbox', { name: text.wish }).fill('会议延期，改晚两天回')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: text.send }).click()
  await page.waitForURL(/\/order\/iflight\/changes/)
}

/** The agency's desk opens the session of whoever asked, on the page that its list of work names. */
export async function openOrderAtDesk(desk: Page, orderNo: string): Promise<Page> {
  await desk.goto('/v/agent/desk?lang=zh-CN')
  await expect(desk.getByText(rules.kinds.change).first()).toBeVisible()
  await desk.locator('input[name="keyword"]').fill(quoted)
  await desk.locator('input[name="reason"]').fill('改签核算')
  await desk.locator('input[name="reference"]').fill(orderNo)
  const opened = desk.waitForEvent('popup')
  await desk.getByRole('button', { name: agent.assistName({ name: quoted }) }).click()
  const session = await opened
  await session.waitForURL((url) => /^\/v\/?$/.test(url.pathname))
  await session.goto(`/v/order/iflight/changes?orderId=${orderNo}&lang=zh-CN`)
  return session
}

/** The new flight and what the carrier wants for it. */
export async function answerDesk(session: Page, day: string): Promise<void> {
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

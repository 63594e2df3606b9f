import { expect, test } from '@playwright/test'
import { dateOf, demandWords, fillFromSupply, fillLeg, openAtDesk, orderOf, pay, sendDemand, sendQuote } from '../demand-pages'
import { agree, asColleague } from '../flight-pages'
import { flightDay } from '../story-days'
import { expectAccessible, signIn } from '../support'

test('[S7.51] zh-TW: a request is answered with a reason, sent again and withdrawn', async ({ page, browser }) => {
  test.slow()
  const { demand } = demandWords['zh-TW']
  await signIn(page, 'employee@yuanxing.example', '/v/demand/book?lang=zh-TW')
  await page.getByRole('button', { name: demand.submit, exact: true }).click()
  await expectAccessible(page)
  await fillLeg(page, 'zh-TW', await dateOf(page, flightDay('employee@yuanxing.example', 'plans zh-TW')))
  const demandNo = await sendDemand(page, 'zh-TW')
  await asColleague(browser, 'agent@agency.example', 'zh-TW', async (desk) => {
    const session = await openAtDesk(desk, 'zh-TW', '林晓雯', demandNo)
    await session.getByRole('button', { name: demand.refuse }).click()
    const dialog = session.getByRole('dialog')
    await dialog.getByRole('button', { name: demand.refuse }).click()
    await expect(dialog.getByText(demand.reasonMissing)).toBeVisible()
    await dialog.getByLabel(demand.refuseReason).fill('該航線停航')
    await expectAccessible(session)
    await dialog.getByRole('button', { name: demand.refuse }).click()
    await expect(session.getByText(demand.next.refused({ reason: '該航線停航' }))).toBeVisible()
  })
  await expect(page.getByText(demand.next.refused({ reason: '該航線停航' }))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: demand.askAgain }).click()
  await page.getByLabel(demand.remarks).fill('轉機亦可')
  expect(await sendDemand(page, 'zh-TW')).toBe(demandNo)
  await page.getByRole('button', { name: demand.drop }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(demand.dropReason).fill('改為線上會議')
  await dialog.getByRole('button', { name: demand.drop }).click()
  await expect(page.getByText(demand.next.obsolete({ reason: '改為線上會議' }))).toBeVisible()
  await expect(page.getByRole('button', { name: demand.drop })).toHaveCount(0)
  await expectAccessible(page)
})

test('[S7.51] [handbook 2.4] en, 390 px: a plan of the supply is chosen on a phone and ticketed by itself', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const { demand, passenger, book, order } = demandWords.en
  const context = await browser.newContext({ locale: 'en', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await signIn(page, 'employee@yuanxing.example', '/v/demand/book?lang=en')
  await fillLeg(page, 'en', await dateOf(page, flightDay('employee@yuanxing.example', 'plans en')))
  await expectAccessible(page)
  const demandNo = await sendDemand(page, 'en')
  await asColleague(browser, 'agent@agency.example', 'en', async (desk) => {
    const session = await openAtDesk(desk, 'en', '林晓雯', demandNo)
    await session.setViewportSize({ width: 390, height: 844 })
    await fillFromSupply(session, 'en', 1)
    const surplus = await session.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(surplus).toBeLessThanOrEqual(0)
    await sendQuote(session, 'en')
  })
  await expect(page.getByText(demand.supplied)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: demand.chooseOf({ number: 1 }) }).click()
  await page.waitForURL(/tempOrderNo=/)
  await expect(page.getByRole('button', { name: book.submit })).toBeVisible()
  for (const [label, value] of [
    [passenger.gender, 'female'],
    [passenger.nationality, 'CN'],
  ] as const)
    for (const field of await page.getByLabel(label, { exact: false }).all()) await field.selectOption(value)
  await expectAccessible(page)
  await page.getByRole('button', { name: book.submit }).click()
  await page.waitForURL((url) => !url.searchParams.has('tempOrderNo'))
  const orderNo = await orderOf(page, 'en', demandNo)
  await asColleague(browser, 'manager@yuanxing.example', 'en', (colleague) => agree(colleague, 'en', orderNo))
  await pay(page, 'en', orderNo)
  await page.goto(`/v/order/iflight/detail?orderId=${orderNo}`)
  await expect(page.getByText(order.states.issued).first()).toBeVisible()
  await expect(page.getByText(/^\d{3}-\d{10}$/).first()).toBeVisible()
  await expectAccessible(page)
  await context.close()
})

import { expect, test, type Browser, type Page } from '@playwright/test'
import { chooseFare, searchFlights } from './flight-pages'
import { expectAccessible, signIn } from './support'
import { words, type StoryLanguage } from './words'

/** One language a day, since one person takes a flight only once. */
const days: [StoryLanguage, string][] = [
  ['zh-CN', '09'],
  ['en', '10'],
]

/** A second person at another desk. */
async function asColleague<T>(browser: Browser, account: string, language: StoryLanguage, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ locale: language })
  const page = await context.newPage()
  await signIn(page, account)
  await page.goto(`/v/?lang=${language}`)
  const result = await work(page)
  await context.close()
  return result
}

async function agree(page: Page, language: StoryLanguage, orderNo: string): Promise<void> {
  const { decision } = words[language]
  await page.goto('/v/center/myApproval?type=1')
  await page.getByRole('link').filter({ hasText: /./ }).and(page.locator('[href*="approvalDetail"]')).first().click()
  await expect(page.getByText(orderNo).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: decision.agree }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: decision.agree }).click()
}

for (const [language, day] of days) {
  const { list, book, order, payment, widgets } = words[language]

  test(`[S4.11] ${language}: an employee books within policy, the manager agrees, the company pays, the ticket is issued`, async ({ page, browser }) => {
    test.slow()
    await signIn(page, 'employee@yuanxing.example')
    await page.goto(`/v/?lang=${language}`)
    await expectAccessible(page)
    await searchFlights(page, language, day)
    await expect(page.getByText(list.lowestCompliant)).toBeVisible()
    await expectAccessible(page)
    await chooseFare(page, language, widgets.within)
    await expect(page.getByRole('button', { name: book.submit })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: book.submit }).click()
    await page.waitForURL(/\/order\/flight\/detail/)
    const orderNo = new URL(page.url()).searchParams.get('orderId') ?? ''
    await expect(page.getByText(order.states.approving).first()).toBeVisible()
    await expectAccessible(page)

    await asColleague(browser, 'manager@yuanxing.example', language, (colleague) => agree(colleague, language, orderNo))

    await expect(page.getByText(order.states.awaitingPayment).first()).toBeVisible()
    await page.goto(`/v/pay/index?orderNos=${orderNo}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: new RegExp(payment.payNow({ amount: '' }).trim()) }).click()
    await page.waitForURL(/\/pay\/success/)
    await expectAccessible(page)
    await page.goto(`/v/order/flight/detail?orderId=${orderNo}`)
    await expect(page.getByText(order.states.issued).first()).toBeVisible()
    await expect(page.getByText(/\d{3}-\d{10}/).first()).toBeVisible()
    await expectAccessible(page)
  })
}

import { expect, test, type Browser, type Page } from '@playwright/test'
import { minutesBetween } from '@sojourn/domain/kit/local-date'
import { text as bookEn } from '@sojourn/text/booking/placing/book-form.en'
import { text as bookZh } from '@sojourn/text/booking/placing/book-form.zh-CN'
import { text as bookTw } from '@sojourn/text/booking/placing/book-form.zh-TW'
import { text as payEn } from '@sojourn/text/finance/payment.en'
import { text as payZh } from '@sojourn/text/finance/payment.zh-CN'
import { text as payTw } from '@sojourn/text/finance/payment.zh-TW'
import { text as pagesEn } from '@sojourn/text/products/car/pages.en'
import { text as pagesZh } from '@sojourn/text/products/car/pages.zh-CN'
import { text as pagesTw } from '@sojourn/text/products/car/pages.zh-TW'
import { text as rulesEn } from '@sojourn/text/products/car/rules.en'
import { text as rulesZh } from '@sojourn/text/products/car/rules.zh-CN'
import { text as rulesTw } from '@sojourn/text/products/car/rules.zh-TW'
import { text as searchEn } from '@sojourn/text/products/car/search.en'
import { text as searchZh } from '@sojourn/text/products/car/search.zh-CN'
import { text as searchTw } from '@sojourn/text/products/car/search.zh-TW'
import { text as policyEn } from '@sojourn/text/booking/policy/words.en'
import { text as policyZh } from '@sojourn/text/booking/policy/words.zh-CN'
import { text as policyTw } from '@sojourn/text/booking/policy/words.zh-TW'
import { dateOf, directorAbroad, returnToSingapore } from '../intl-buyer'
import { flightDay } from '../story-days'
import { beSignedIn, expectAccessible, turnClock } from '../support'
import { approve } from '../train-buyer'
import { now, payByCompany, today } from '../train-pages'

const words = {
  'zh-CN': { book: bookZh, pay: payZh, pages: pagesZh, rules: rulesZh, search: searchZh, policy: policyZh },
  en: { book: bookEn, pay: payEn, pages: pagesEn, rules: rulesEn, search: searchEn, policy: policyEn },
  'zh-TW': { book: bookTw, pay: payTw, pages: pagesTw, rules: rulesTw, search: searchTw, policy: policyTw },
} as const
type Language = keyof typeof words

const account = 'director@yuanxing.example'

/** A return to Singapore, and its page. */
async function openFlight(page: Page, language: Language, remark: string, days: Language | 'to the airport' = language) {
  const start = await today(page)
  const dates = {
    depart: dateOf(start, flightDay(account, `flown-and-driven ${days}`)),
    back: dateOf(start, flightDay(account, `flown-and-driven ${days}: back`)),
  }
  const bought = await returnToSingapore(directorAbroad, dates, remark)
  await beSignedIn(page, account, language)
  await page.goto(`/v/order/iflight/detail?orderId=${bought.orderNo}`)
  return { arrives: bought.segments.at(-1)!, orderNo: bought.orderNo }
}

/** From the page of the flight to the order form of its pick-up; only where to go is asked. */
async function takePickUp(page: Page, language: Language, flightNo: string): Promise<void> {
  const { search, pages, rules, policy } = words[language]
  await page.getByRole('link', { name: `${rules.types.airportPickup} ${flightNo}` }).click()
  await page.waitForURL(/\/car\/along/)
  await expect(page.getByRole('textbox', { name: new RegExp(search.flightNo.slice(0, 3)) })).toHaveValue(flightNo)
  await expectAccessible(page)
  const to = page.getByRole('combobox', { name: search.to })
  await to.click()
  await to.fill('静安')
  await page.locator('[role=option]').first().click()
  await page.getByRole('button', { name: search.search }).click()
  await page.waitForURL(/\/car\/list/)
  await expect(page.getByText(flightNo, { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: `${pages.choose} ${policy.carClasses.economy}` }).click()
  await page.waitForURL(/\/car\/book/)
  await expect(page.getByText(pages.waitsFor({ service: flightNo }))).toBeVisible()
}

async function order(page: Page, language: Language, remark: string): Promise<string> {
  const { book, pay } = words[language]
  await page.locator('[data-field=remark]').fill(remark)
  await page.getByRole('button', { name: book.submit }).click()
  await page.waitForURL(/\/order\/car\/detail/)
  const orderNo = new URL(page.url()).searchParams.get('orderId') ?? ''
  await approve(directorAbroad.approver, orderNo)
  await page.goto(`/v/pay/index?orderNos=${orderNo}`)
  await payByCompany(page, pay.payNow)
  await page.goto(`/v/order/car/detail?orderId=${orderNo}`)
  return orderNo
}

/** The link of the ride shows it to somebody who is not signed in. */
async function watchFromOutside(page: Page, browser: Browser, language: Language): Promise<void> {
  const { pages, rules } = words[language]
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: pages.share }).click()
  const watcher = await (await browser.newContext({ locale: language })).newPage()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await watcher.goto(link.replace('#', `?lang=${language}#`))
  await expect(watcher.getByRole('heading', { name: pages.sharedTitle })).toBeVisible()
  await expect(watcher.getByText(rules.states.reserved).first()).toBeVisible()
  await expectAccessible(watcher)
  await watcher.context().close()
}

/** Lets minutes go by until the page says so. */
const until = (page: Page, wanted: string, step: number): Promise<void> =>
  expect(async () => {
    await turnClock(step)
    await expect(page.getByText(wanted).first()).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 90_000 })

// First: the weeks of the others end a bill that nobody pays.
test('a car to the airport begins three hours before the flight, with its place filled in', async ({ page }) => {
  test.setTimeout(120_000)
  const { search, rules } = words.en
  const { orderNo } = await openFlight(page, 'en', '', 'to the airport')
  await page.getByRole('link', { name: rules.types.airportDropOff }).click()
  await page.waitForURL(/\/car\/along/)
  await expect(page.getByRole('combobox', { name: search.to })).toHaveValue(/Airport/)
  await expect(page.getByRole('heading', { level: 1, name: rules.types.airportDropOff })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/v/car/along?orderId=${orderNo}&ride=none`)
  await expect(page.getByText(search.alongGone)).toBeVisible()
  await expectAccessible(page)
})

for (const language of ['zh-CN', 'en', 'zh-TW'] as const)
  test(`[handbook 5.3] a pick-up of a flight is booked from its order, moves when the flight is late, and its fare is confirmed but for a part that is taken off (${language})`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(240_000)
    const { pages, rules } = words[language]
    const { arrives } = await openFlight(page, language, '#CARRIER_DELAYS')
    await takePickUp(page, language, arrives.flightNo)
    const orderNo = await order(page, language, '#DETOUR')
    await expect(page.getByText(rules.events.reserved).first()).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText(pages.waitsFor({ service: arrives.flightNo }))).toBeVisible()
    await watchFromOutside(page, browser, language)
    await until(page, rules.events.moved, 61)
    const [before, between, after] = pages.moved({ former: '|', now: '|' }).split('|')
    await expect(page.getByText(new RegExp(`^${before}.+${between}.+${after}$`))).toBeVisible()
    await expectAccessible(page)

    // To the arrival, when whoever was signed in signs in again, and then as the ride goes.
    await turnClock(Math.floor(minutesBetween(await now(page), arrivalOf(arrives))))
    await beSignedIn(page, account, language)
    await page.goto(`/v/order/car/detail?orderId=${orderNo}`)
    await until(page, rules.events.ended, 20)
    await page.getByRole('button', { name: pages.dispute }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: new RegExp(`^${rules.parts.distance}`) }).check()
    await dialog.getByRole('textbox', { name: pages.disputeReason }).fill('司机绕路')
    await dialog.getByRole('button', { name: pages.disputeSend }).click()
    await expect(page.getByText(pages.fareStates.disputed)).toBeVisible()
    await turnClock(121)
    await expect(page.getByText(pages.answers.partly)).toBeVisible()
    await expect(page.getByText(pages.returned)).toBeVisible()
    await expectAccessible(page)
  })

const arrivalOf = ({ arriveDate, arriveTime }: { arriveDate: string; arriveTime: string }): string =>
  new Date(`${arriveDate}T${arriveTime}:00+08:00`).toISOString()

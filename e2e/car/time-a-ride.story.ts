import { expect, test, type Page } from '@playwright/test'
import { text as bookEn } from '@sojourn/text/booking/placing/book-form.en'
import { text as bookZh } from '@sojourn/text/booking/placing/book-form.zh-CN'
import { text as bookTw } from '@sojourn/text/booking/placing/book-form.zh-TW'
import { text as homeEn } from '@sojourn/text/app/home.en'
import { text as homeZh } from '@sojourn/text/app/home.zh-CN'
import { text as homeTw } from '@sojourn/text/app/home.zh-TW'
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
import { pickPlace } from '../car-pages'
import { beSignedIn, expectAccessible, turnClock } from '../support'
import { payByCompany } from '../train-pages'
import { approve } from '../train-buyer'

const words = {
  'zh-CN': { home: homeZh, search: searchZh, pages: pagesZh, rules: rulesZh, book: bookZh, pay: payZh, policy: policyZh },
  'zh-TW': { home: homeTw, search: searchTw, pages: pagesTw, rules: rulesTw, book: bookTw, pay: payTw, policy: policyTw },
  en: { home: homeEn, search: searchEn, pages: pagesEn, rules: rulesEn, book: bookEn, pay: payEn, policy: policyEn },
} as const
type Language = keyof typeof words

const employee = 'employee@yuanxing.example'

/** From home to the order form, with a car from the airport to the business district. */
async function chooseCar(page: Page, language: Language): Promise<void> {
  const { home, search, pages, policy } = words[language]
  await beSignedIn(page, employee, language)
  await page.goto('/v/')
  await page.getByRole('tab', { name: home.car }).click()
  await pickPlace(page, search.from, '首都国际机场')
  await pickPlace(page, search.to, '国贸')
  await expectAccessible(page)
  await page.getByRole('button', { name: search.search }).click()
  await page.waitForURL(/\/car\/list/)
  await expect(page.getByText(policy.carClasses.luxury).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `${pages.choose} ${policy.carClasses.economy}` }).click()
  await page.waitForURL(/\/car\/book/)
  await expect(page.getByText(pages.known)).toBeVisible()
}

/** Orders it, has it approved and pays it on the company's credit; the ride is sent for. */
async function order(page: Page, language: Language, remark?: string): Promise<string> {
  const { book, pages, pay } = words[language]
  if (remark) await page.locator('[data-field=remark]').fill(remark)
  await expectAccessible(page)
  await page.getByRole('button', { name: book.submit }).click()
  await page.waitForURL(/\/order\/car\/detail/)
  const orderNo = new URL(page.url()).searchParams.get('orderId') ?? ''
  await expect(page.getByText(pages.nothingYet)).toBeVisible()
  await approve('manager@yuanxing.example', orderNo)
  await page.goto(`/v/pay/index?orderNos=${orderNo}`)
  await payByCompany(page, pay.payNow)
  await page.goto(`/v/order/car/detail?orderId=${orderNo}`)
  return orderNo
}

/** Lets minutes go by until the page says so. */
const until = (page: Page, wanted: string, step = 2): Promise<void> =>
  expect(async () => {
    await turnClock(step)
    await expect(page.getByText(wanted).first()).toBeVisible({ timeout: 1_500 })
  }).toPass({ timeout: 90_000 })

test('[S2.28] a ride is ordered, followed while it moves, doubled by a detour, and its fare is partly taken off', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const { pages, rules } = words['zh-CN']
  await chooseCar(page, 'zh-CN')
  await order(page, 'zh-CN', '#DETOUR')
  await until(page, rules.events.accepted)
  await expect(page.getByText(/京.·D\d{5}/)).toBeVisible()
  await expectAccessible(page)
  await until(page, rules.events.began)
  await expect(page.getByRole('button', { name: pages.redirect })).toBeVisible()
  await expectAccessible(page)
  await until(page, rules.events.ended, 15)
  await expect(page.getByText(rules.flags.distance)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: pages.dispute }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: pages.disputeSend }).click()
  await expect(dialog.getByText(pages.disputeIncomplete)).toBeVisible()
  await dialog.getByRole('checkbox', { name: new RegExp(`^${rules.parts.distance}`) }).check()
  await dialog.getByRole('textbox', { name: pages.disputeReason }).fill('司机绕路，没有走机场高速')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: pages.disputeSend }).click()
  await expect(page.getByText(pages.fareStates.disputed)).toBeVisible()
  await turnClock(121)
  await expect(page.getByText(pages.answers.partly)).toBeVisible()
  await expect(page.getByText(pages.returned)).toBeVisible()
  await expectAccessible(page)
})

test('[S2.28] a ride is confirmed as it is', async ({ page }) => {
  test.setTimeout(120_000)
  const { pages, rules } = words.en
  await chooseCar(page, 'en')
  await order(page, 'en')
  await until(page, rules.events.ended, 15)
  await page.getByRole('button', { name: pages.confirm }).click()
  await expect(page.getByText(pages.returned)).toBeVisible()
  await expectAccessible(page)
})

test('[S2.28] a ride is called off while that is free', async ({ page }) => {
  test.setTimeout(90_000)
  const { pages, rules } = words['zh-TW']
  await chooseCar(page, 'zh-TW')
  await order(page, 'zh-TW')
  await until(page, rules.events.accepted)
  await page.getByRole('button', { name: pages.cancel }).click()
  await page.getByRole('dialog').getByRole('button', { name: pages.cancel }).click()
  await expect(page.getByText(rules.words.nextStep.cancelled).first()).toBeVisible()
  await expectAccessible(page)
})

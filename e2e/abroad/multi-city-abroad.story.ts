import { expect, test, type Locator, type Page } from '@playwright/test'
import { text as itinerary } from '@sojourn/text/products/intl-flight/search/itinerary.en'
import { text as check } from '@sojourn/text/products/intl-flight/check.en'
import { text as list } from '@sojourn/text/products/intl-flight/search/list.en'
import { text as search } from '@sojourn/text/products/intl-flight/search.en'
import { inOtherLanguages } from '../abroad-words'
import { dateOf, withPassport } from '../intl-buyer'
import { flightDay } from '../story-days'
import { expectAccessible, firstThatOffers, signIn } from '../support'
import { approve } from '../train-buyer'
import { today } from '../train-pages'
import { words } from '../words'

const { home, book, order, payment, widgets } = words.en
const director = {
  account: 'director@yuanxing.example',
  passport: { number: 'E55510031', name: 'OUYANG/MINGZHE', gender: 'male' as const },
}

async function pick(page: Page, field: string, nth: number, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).nth(nth).click()
  await page.keyboard.type(typed)
  await page
    .getByRole('option', { name: new RegExp(`^${typed}`, 'i') })
    .first()
    .click()
}

async function pickDate(page: Page, leg: number, date: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${search.legDate}`) })
    .nth(leg)
    .click()
  const day = page.locator(`[data-date="${date}"]:not([aria-disabled=true])`)
  await page.locator('[data-date]').first().waitFor()
  for (let month = 0; month < 3 && !(await day.isVisible()); month++)
    await page.getByRole('button', { name: widgets.nextMonth }).click()
  await day.click()
}

/** A fare of the list that says all of this. */
const fareOf = (page: Page, ...said: string[]): Locator =>
  said.reduce(
    (fares, each) => fares.filter({ hasText: each }),
    page.getByRole('list', { name: new RegExp(`^${list.fares}`) }).getByRole('listitem'),
  )

/** The first fare that says so, of the first itinerary that has one. */
async function openOn(page: Page, leg: number, fare: Locator): Promise<void> {
  await expect(page.getByRole('heading', { name: list.chooseLeg({ index: leg, count: 3 }) })).toBeVisible()
  const openers = page.getByRole('button', { name: new RegExp(list.openFares) })
  // The first search of a server reads the whole timetable.
  await openers.first().waitFor({ timeout: 60_000 })
  await firstThatOffers(openers, fare)
}

const business = itinerary.cabins.C
const economy = itinerary.cabins.Y

test('[S5.06] [handbook 7.2] to Frankfurt, Paris and home to Shanghai: business class within policy on long flights alone, booked', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const start = await today(page)
  await withPassport(director)
  await signIn(page, director.account, '/v/?type=2&lang=en')
  await page.getByRole('radio', { name: search.multi }).click()
  await page.getByRole('button', { name: search.addLeg }).click()
  await pick(page, home.from, 0, 'beijing')
  await pick(page, home.to, 0, 'frankfurt')
  await pick(page, home.from, 1, 'frankfurt')
  await pick(page, home.to, 1, 'paris')
  await pick(page, home.from, 2, 'paris')
  await pick(page, home.to, 2, 'shanghai')
  for (const [leg, story] of (
    ['multi-city-abroad: Frankfurt', 'multi-city-abroad: Paris', 'multi-city-abroad: Shanghai'] as const
  ).entries())
    await pickDate(page, leg, dateOf(start, flightDay('director@yuanxing.example', story)))
  await page.getByRole('button', { name: home.search, exact: true }).click()
  await page.waitForURL(/\/iflight\/list/)

  const choose = (fare: Locator, action: string) =>
    fare
      .first()
      .getByRole('button', { name: new RegExp(`^${action}`) })
      .click()
  const patient = { hasNotText: list.instantPayment }
  const long = fareOf(page, business, widgets.within).filter(patient)
  await openOn(page, 1, long)
  await expectAccessible(page)
  await choose(long, list.choose.leg)
  await expect(page.getByRole('heading', { name: list.chooseLeg({ index: 2, count: 3 }) })).toBeVisible()
  await expectAccessible(page)
  // An hour within Europe is no flight for business class.
  await openOn(page, 2, fareOf(page, business, widgets.approval))
  const short = fareOf(page, economy, widgets.within).filter(patient)
  await openOn(page, 2, short)
  await choose(short, list.choose.leg)
  await openOn(page, 3, long)
  await choose(long, list.choose.last)

  await page.waitForURL(/\/iflight\/checkinfo/)
  await expect(page.getByText(check.verified)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(check.withinAll)).toBeVisible()
  await expectAccessible(page)
  await inOtherLanguages(page, 'en', (words) => expect(page.getByText(words.check.withinAll)).toBeVisible({ timeout: 30_000 }))
  await page.getByRole('button', { name: check.next }).click()
  await page.waitForURL(/\/iflight\/book/)
  await page.getByRole('button', { name: book.submit }).click()
  await page.waitForURL(/\/order\/iflight\/detail/)
  const orderNo = new URL(page.url()).searchParams.get('orderId') ?? ''
  await expect(page.getByText(order.states.approving).first()).toBeVisible()
  await approve('admin@yuanxing.example', orderNo)
  await page.goto(`/v/pay/index?orderNos=${orderNo}`)
  await page.getByRole('button', { name: new RegExp(payment.payNow({ amount: '' }).trim()) }).click()
  await page.waitForURL(/\/pay\/success/)
  await page.goto(`/v/order/iflight/detail?orderId=${orderNo}`)
  await expect(page.getByText(order.states.issued).first()).toBeVisible()
  await expect(page.getByText(/^\d{3}-\d{10}$/).first()).toBeVisible()
  await expectAccessible(page)
})

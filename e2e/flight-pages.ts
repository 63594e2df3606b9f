import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { monthsToFlights, type StoryDay } from './story-days'
import { beSignedIn, expectAccessible, firstThatOffers, type Account } from './support'
import { words, type StoryLanguage } from './words'

/** In an open calendar, of its last month. */
export const dayOfMonth = (page: Page, day: StoryDay<'flight'>): Locator =>
  page.locator(`[data-date$="-${String(day).padStart(2, '0')}"]:not([aria-disabled=true])`).last()

/** In a calendar that shows this month and the next one: on to the month where stories of flights have their days, as its last. */
export async function toMonthOfFlights(page: Page, nextMonth: string): Promise<void> {
  for (let ahead = 2; ahead <= monthsToFlights(); ahead++) await page.getByRole('button', { name: nextMonth }).click()
}

/** Home: Beijing to Shanghai, found by pinyin, on a day of the month of stories. */
export async function searchFlights(
  page: Page,
  language: StoryLanguage,
  day: StoryDay<'flight'>,
  next = /\/flight\/list/,
): Promise<void> {
  const { home, widgets, shanghai } = words[language]
  await page.getByRole('combobox', { name: home.to, exact: true }).click()
  await page.keyboard.type('shanghai')
  await page
    .getByRole('option', { name: new RegExp(`^${shanghai}`) })
    .first()
    .click()
  await page.getByRole('button', { name: new RegExp(`^${home.departDate}`) }).click()
  await toMonthOfFlights(page, widgets.nextMonth)
  await dayOfMonth(page, day).click()
  await page.getByRole('button', { name: home.search, exact: true }).click()
  await page.waitForURL(next)
}

/** The first fare, of those with this verdict where one is named, through the check of price and rules to the order form. */
export async function chooseFare(page: Page, language: StoryLanguage, verdict?: string): Promise<void> {
  const { list, check } = words[language]
  const fares = page.getByRole('list', { name: new RegExp(list.fares({ flight: '' }).trim()) }).getByRole('listitem')
  const wanted = verdict ? fares.filter({ has: page.getByText(verdict, { exact: true }) }) : fares
  await firstThatOffers(page.getByRole('button', { name: new RegExp(list.openFares) }), wanted)
  await wanted
    .first()
    .getByRole('button', { name: new RegExp(`^${list.book}`) })
    .click()
  await page.waitForURL(/\/flight\/checkflightinfo/)
  await expect(page.getByText(check.verified)).toBeVisible()
  await page
    .getByRole('button', { name: check.next })
    .or(page.getByRole('link', { name: check.next }))
    .click()
  await page.waitForURL(/\/flight\/book/)
}

/** A second person at another desk, who has yet to open a page. */
export async function asColleague<T>(
  browser: Browser,
  account: Account,
  language: StoryLanguage | 'zh-TW',
  work: (page: Page) => Promise<T>,
): Promise<T> {
  // The gallery's browser has none of the settings of the stories.
  const settings = { baseURL: process.env['BASE_URL'] ?? '', reducedMotion: 'reduce' } as const
  const context = await browser.newContext({ locale: language, ...settings })
  const page = await context.newPage()
  await beSignedIn(page, account, language)
  const result = await work(page)
  await context.close()
  return result
}

export async function agree(page: Page, language: StoryLanguage, orderNo: string): Promise<void> {
  const { decision } = words[language]
  await openCase(page, orderNo)
  await page.getByRole('button', { name: decision.agree }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: decision.agreeConfirm }).click()
  await expect(page.getByText(decision.agreed).first()).toBeVisible()
}

export async function reject(page: Page, language: StoryLanguage, orderNo: string, reason: string): Promise<void> {
  const { decision } = words[language]
  await openCase(page, orderNo)
  await page.getByRole('button', { name: decision.reject }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(reason)
  await dialog.getByRole('button', { name: decision.rejectConfirm }).click()
  await expect(page.getByText(decision.rejected).first()).toBeVisible()
}

/** The case of this order or application among those that wait for this approver. */
export async function openCase(page: Page, number: string): Promise<void> {
  await page.goto(`/v/center/myApproval?type=1&keyword=${number}`)
  const cases = page.locator('[href*="approvalDetail"]')
  await expect(cases).toHaveCount(1)
  await cases.click()
  await expect(page.getByText(number).first()).toBeVisible()
  await expectAccessible(page)
}

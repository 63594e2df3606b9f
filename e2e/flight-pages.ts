import { expect, type Page } from '@playwright/test'
import { words, type StoryLanguage } from './words'

/** Home: Beijing to Shanghai, found by pinyin, on a day of the month after next; stories of one person need days of their own. */
export async function searchFlights(page: Page, language: StoryLanguage, day: string): Promise<void> {
  const { home, widgets, shanghai } = words[language]
  await page.getByRole('combobox', { name: home.to, exact: true }).click()
  await page.keyboard.type('shanghai')
  await page.getByRole('option', { name: new RegExp(`^${shanghai}`) }).first().click()
  await page.getByRole('button', { name: new RegExp(`^${home.departDate}`) }).click()
  await page.getByRole('button', { name: widgets.nextMonth }).click()
  await page.locator(`[data-date$="-${day}"]:not([aria-disabled=true])`).last().click()
  await page.getByRole('button', { name: home.search, exact: true }).click()
  await page.waitForURL(/\/flight\/list/)
}

/** The first fare with this verdict among the flights shown, through the check of price and rules to the order form. */
export async function chooseFare(page: Page, language: StoryLanguage, verdict: string): Promise<void> {
  const { list, check } = words[language]
  await page.getByRole('button', { name: new RegExp(list.openFares) }).first().click()
  const fare = page.getByRole('listitem').filter({ has: page.getByText(verdict, { exact: true }) }).filter({ hasNot: page.getByRole('list', { name: /./ }) })
  await fare.first().getByRole('button', { name: new RegExp(`^${list.book}`) }).click()
  await page.waitForURL(/\/flight\/checkflightinfo/)
  await expect(page.getByText(check.verified)).toBeVisible()
  await page.getByRole('button', { name: check.next }).or(page.getByRole('link', { name: check.next })).click()
  await page.waitForURL(/\/flight\/book/)
}

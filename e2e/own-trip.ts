import { expect, type Page } from '@playwright/test'
import { text as providerEn } from '@sojourn/text/booking/payment-provider.en'
import { text as providerZh } from '@sojourn/text/booking/payment-provider.zh-CN'
import { text as invoiceEn } from '@sojourn/text/finance/invoice.en'
import { text as invoiceZh } from '@sojourn/text/finance/invoice.zh-CN'
import { chooseFare, searchFlights } from './flight-pages'
import type { StoryDay } from './story-days'
import { signIn } from './support'
import { words, type StoryLanguage } from './words'

const providers = { 'zh-CN': providerZh, en: providerEn }
export const invoices = { 'zh-CN': invoiceZh, en: invoiceEn }

/** A trip that somebody pays alone; answers its order. */
export async function payAlone(
  page: Page,
  who: string,
  day: StoryDay<'flight'>,
  language: StoryLanguage = 'zh-CN',
): Promise<string> {
  const { home, book, payment } = words[language]
  await signIn(page, who, `/v/?lang=${language}`)
  const personal = page.getByRole('radio', { name: home.personal })
  await personal.click()
  await expect(personal).toBeChecked()
  await searchFlights(page, language, day)
  await chooseFare(page, language)
  await page.getByRole('button', { name: book.submit }).click()
  await page.waitForURL(/\/pay\/index/)
  const orderNo = new URL(page.url()).searchParams.get('orderNos') ?? ''
  const paying = page.waitForEvent('popup')
  await page.getByRole('button', { name: new RegExp(payment.payNow({ amount: '' }).trim()) }).click()
  await (await paying).getByRole('button', { name: providers[language].pay }).click()
  await page.waitForURL(/\/pay\/success/)
  return orderNo
}

/** What was paid may be invoiced once its tickets are issued. */
export async function openInvoiceable(page: Page, language: StoryLanguage = 'zh-CN'): Promise<void> {
  await expect(async () => {
    await page.goto('/v/center/invoice')
    await expect(page.getByRole('link', { name: invoices[language].applyThis }).first()).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
}

/** The receipt of the trip, as the portal hands it out. */
export async function receiptOf(page: Page, language: StoryLanguage = 'zh-CN'): Promise<string> {
  const invoice = invoices[language]
  await openInvoiceable(page, language)
  await page.getByRole('link', { name: invoice.applyThis }).first().click()
  await page.getByRole('button', { name: invoice.next }).click()
  await page.getByRole('textbox', { name: invoice.email }).fill('lin@mail.example')
  await page.getByRole('button', { name: invoice.next }).click()
  await page.getByRole('button', { name: invoice.confirm }).click()
  await page.waitForURL(/\/center\/invoice\/list/)
  await page.getByRole('link', { name: invoice.kinds.airItinerary }).first().click()
  await expect(page.getByText(invoice.states.issued, { exact: true }).first()).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: invoice.pdf }).click()
  return (await file).path()
}

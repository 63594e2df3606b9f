import { expect, type Page } from '@playwright/test'
import { text as provider } from '@sojourn/text/booking/payment-provider.zh-CN'
import { text as invoice } from '@sojourn/text/finance/invoice.zh-CN'
import { chooseFare, searchFlights } from './flight-pages'
import type { StoryDay } from './story-days'
import { signIn } from './support'
import { words } from './words'

const { home, book, payment } = words['zh-CN']

/** A trip that somebody pays alone. */
export async function payAlone(page: Page, who: string, day: StoryDay<'flight'>): Promise<void> {
  await signIn(page, who)
  const personal = page.getByRole('radio', { name: home.personal })
  await personal.click()
  await expect(personal).toBeChecked()
  await searchFlights(page, 'zh-CN', day)
  await chooseFare(page, 'zh-CN')
  await page.getByRole('button', { name: book.submit }).click()
  await page.waitForURL(/\/pay\/index/)
  const paying = page.waitForEvent('popup')
  await page.getByRole('button', { name: new RegExp(payment.payNow({ amount: '' }).trim()) }).click()
  await (await paying).getByRole('button', { name: provider.pay }).click()
  await page.waitForURL(/\/pay\/success/)
}

/** What was paid may be invoiced once its tickets are issued. */
export async function openInvoiceable(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('/v/center/invoice')
    await expect(page.getByRole('link', { name: invoice.applyThis }).first()).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
}

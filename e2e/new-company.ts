import type { Page } from '@playwright/test'
import { text as accountZh } from '@sojourn/text/access/account.zh-CN'
import { messageFor } from './outbox'

interface NewCompany {
  name: string
  contact: string
  mail: string
  mobile: string
}
export const ownPassword = 'Lighthouse9'

/** Registers a company; the page goes on as its first administrator. */
export async function registerCompany(page: Page, { name, contact, mail, mobile }: NewCompany): Promise<void> {
  const text = accountZh
  await page.goto('/v/register/index')
  await page.locator('input[name="enterpriseName"]').fill(name)
  await page.locator('input[name="contactName"]').fill(contact)
  await page.locator('input[name="mail"]').fill(mail)
  await page.locator('input[name="mobile"]').fill(mobile)
  await page.getByRole('button', { name: text.getCode }).click()
  const { code } = await messageFor(page, mobile)
  await page.locator('input[name="code"]').fill(code)
  await page.getByLabel(text.register.agree).check()
  await page.getByRole('button', { name: text.next }).click()
  await page.locator('input[name="password"]').fill(ownPassword)
  await page.locator('input[name="confirmPassword"]').fill(ownPassword)
  await page.getByRole('button', { name: text.register.submit }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/v/register'))
}

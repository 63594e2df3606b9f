import type { Page } from '@playwright/test'

/** Where a ride begins or ends: typed, and the first place that is found. */
export async function pickPlace(page: Page, field: string, typed: string): Promise<void> {
  const input = page.getByRole('combobox', { name: field })
  await input.click()
  await input.fill(typed)
  await page.locator('[role=option]').first().click()
}

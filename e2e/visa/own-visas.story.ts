import { expect, test } from '@playwright/test'
import { text as heldEn } from '@sojourn/text/products/visa/held.en'
import { text as heldZh } from '@sojourn/text/products/visa/held.zh-CN'
import { addDays } from '@sojourn/domain/kit/local-date'
import { expectAccessible, signIn } from '../support'
import { dayFromNow } from '../meeting-pages'

const words = {
  'zh-CN': { held: heldZh, typed: 'yingguo', country: '英国' },
  en: { held: heldEn, typed: 'Austral', country: 'Australia' },
} as const

for (const language of ['zh-CN', 'en'] as const)
  test(`${language}: a visa of elsewhere is entered, mended and removed`, async ({ page }) => {
    const { held, typed, country } = words[language]
    await signIn(page, 'consultant@yuanxing.example', `/v/visa/mine?lang=${language}`)
    await expect(page.getByText(held.empty)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: held.add }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: held.save }).click()
    for (const fault of [held.countryMissing, held.stayDaysWrong]) await expect(dialog.getByText(fault)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('combobox', { name: held.country }).click()
    await page.keyboard.type(typed)
    await page.locator('[role=option]').filter({ hasText: country }).first().click()
    await dialog.getByLabel(held.entriesUsed).fill('1')
    await dialog.getByLabel(held.stayDays).fill('30')
    const today = await dayFromNow(page, 0)
    await dialog.getByLabel(held.validFrom).fill(today)
    await dialog.getByLabel(held.validUntil).fill(addDays(today, 200))
    await dialog.getByRole('button', { name: held.save }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { name: country })).toBeVisible()
    await expect(page.getByText(held.usedUp)).toBeVisible()

    await page.getByRole('button', { name: held.editTitle({ country }) }).click()
    await dialog.getByLabel(held.entriesUsed).fill('0')
    await dialog.getByRole('button', { name: held.save }).click()
    await expect(page.getByText(held.left({ count: 1 }))).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: held.removeOf({ country }) }).click()
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: held.remove }).click()
    await expect(page.getByText(held.empty)).toBeVisible()
  })

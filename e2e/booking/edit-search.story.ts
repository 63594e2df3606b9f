import { text as listEn } from '@sojourn/text/booking/list.en'
import { text as listZh } from '@sojourn/text/booking/list.zh-CN'
import { expect, test } from '@playwright/test'
import { expectAccessible, signIn } from '../support'
import { words } from '../words'

const screens = [
  { language: 'zh-CN', name: listZh.editSearch, size: { width: 1440, height: 900 } },
  { language: 'en', name: listEn.editSearch, size: { width: 390, height: 844 } },
] as const

for (const { language, name, size } of screens)
  test(`[S2.51] ${language}, ${size.width} px: a search is edited over its list by the prices of days, and Escape leaves the list`, async ({
    page,
  }) => {
    const { home, list, beijing, shanghai } = words[language]
    const opener = page.getByRole('button', { name })
    const form = page.getByRole('dialog', { name })
    const departure = form.getByRole('button', { name: new RegExp(`^${home.departDate}`) })
    const calendar = form.getByRole('dialog', { name: home.departDate })
    const search = (where: typeof form | typeof page) => where.getByRole('button', { name: home.search, exact: true }).click()
    await page.setViewportSize(size)
    await signIn(page, 'employee@yuanxing.example', `/v/?type=1&lang=${language}`)
    await page.getByRole('combobox', { name: home.to, exact: true }).click()
    await page.keyboard.type('shanghai')
    await page
      .getByRole('option', { name: new RegExp(`^${shanghai}`) })
      .first()
      .click()
    await search(page)
    await page.waitForURL(/\/flight\/list/)
    const former = page.url()

    await test.step('it opens as the list was searched for, and is left as it was', async () => {
      await opener.click()
      await expect(form.getByRole('combobox', { name: home.from, exact: true })).toHaveValue(new RegExp(beijing))
      await expect(form.getByRole('combobox', { name: home.to, exact: true })).toHaveValue(new RegExp(shanghai))
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(form).toHaveCount(0)
      await expect(opener).toBeFocused()
      expect(page.url()).toBe(former)
    })

    await test.step('another day is chosen by its price', async () => {
      await opener.click()
      await departure.click()
      await expect(calendar.getByText('¥').first()).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(calendar, 'of what is open, Escape closes the innermost').toHaveCount(0)
      await departure.click()
      const day = calendar.locator('[data-date]:not([aria-disabled=true])').nth(4)
      const date = await day.getAttribute('data-date')
      await day.click()
      await search(form)
      await page.waitForURL((address) => address.href !== former)
      await expect(form).toHaveCount(0)
      const chosen = page.getByRole('navigation', { name: list.ribbon }).locator('[aria-current=date]')
      await expect(chosen).toContainText(String(Number(date?.slice(-2))))
    })

    await page.goBack()
    await page.waitForURL(/\/v\/(\?|$)/)
  })

import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { text as reportEn } from '@sojourn/text/finance/report/page.en'
import { text as reportZh } from '@sojourn/text/finance/report/page.zh-CN'
import { text as viewsEn } from '@sojourn/text/finance/report/views.en'
import { text as viewsZh } from '@sojourn/text/finance/report/views.zh-CN'
import { text as widgetsZh } from '@sojourn/text/kit/widgets.zh-CN'
import { expectAccessible, signIn, turnClock } from '../support'

const finance = 'finance@yuanxing.example'
const admin = 'admin@yuanxing.example'
const companyReport = '/v/report/flight/company/index'
const name = '华东区航司支出，与去年同期比，供季度经营会使用'
/** No day of a month is further away. */
const month = 31 * 24 * 60

const opened = (page: Page) => page.getByRole('dialog', { name: viewsZh.title })
async function openViews(page: Page): Promise<void> {
  await page.getByRole('button', { name: viewsZh.open, exact: true }).click()
  await expect(opened(page).getByRole('heading', { name: viewsZh.mine })).toBeVisible()
}

test('a view is saved, opens its page, is shared, comes by mail every month and is stopped with one press', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, finance, '/v/?lang=zh-CN')

  await test.step('saved as the page is looked at', async () => {
    await page.goto(`${companyReport}?by=route&comparison=before`)
    await openViews(page)
    await opened(page).getByRole('button', { name: viewsZh.save }).click()
    await expect(opened(page).getByText(viewsZh.nameMissing)).toBeVisible()
    await opened(page).getByLabel(viewsZh.name, { exact: true }).fill(name)
    await opened(page).getByLabel(viewsZh.share).check()
    await opened(page).getByRole('button', { name: viewsZh.save }).click()
    await expect(opened(page).getByRole('button', { name: viewsZh.show({ name }) })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the page opens with it', async () => {
    await opened(page).getByRole('button', { name: viewsZh.makeDefault }).click()
    await expect(opened(page).getByText(viewsZh.isDefault)).toBeVisible()
    await page.goto(companyReport)
    await expect(page.getByLabel(reportZh.comparison)).toHaveValue('before')
    await expect(page.getByRole('heading', { level: 1, name: reportZh.titles.company })).toBeVisible()
  })

  await test.step('it is a PDF', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: reportZh.exportPdf }).click()
    expect(readFileSync(await (await downloading).path()).toString('latin1', 0, 5)).toBe('%PDF-')
  })

  await test.step('it comes every month', async () => {
    await openViews(page)
    await opened(page).getByRole('button', { name: viewsZh.send }).click()
    const form = page.getByRole('dialog', { name: viewsZh.mailTitle({ name }) })
    await form.getByRole('button', { name: viewsZh.start }).click()
    await expect(form.getByText(viewsZh.toMissing)).toBeVisible()
    await form.getByLabel('何文静').check()
    await expectAccessible(page)
    await form.getByRole('button', { name: viewsZh.start }).click()
    await expect(opened(page).getByText(viewsZh.everyMonth({ day: 3 }))).toBeVisible()
    await turnClock(month)
    // Nobody stays signed in for a month.
    await signIn(page, finance, '/v/center/mails')
    await expect(page.getByText(`月度报表：${name}`).first()).toBeVisible()
  })

  await test.step('a colleague reads what is shared', async () => {
    const context = await browser.newContext({ locale: 'en', viewport: { width: 390, height: 844 } })
    const phone = await context.newPage()
    await signIn(phone, admin, '/v/?lang=en')
    await phone.goto(companyReport)
    await phone.getByRole('button', { name: viewsEn.open, exact: true }).click()
    await phone.getByRole('button', { name: viewsEn.show({ name }) }).click()
    await expect(phone).toHaveURL(/comparison=before/)
    await expect(phone.getByRole('heading', { level: 1, name: reportEn.titles.company })).toBeVisible()
    await expectAccessible(phone)
    await context.close()
  })

  await test.step('one press stops it, and it is taken away', async () => {
    await page.goto(`${companyReport}?by=route`)
    await openViews(page)
    await opened(page)
      .getByRole('button', { name: viewsZh.stopOf({ name }) })
      .click()
    await expect(opened(page).getByText(viewsZh.everyMonth({ day: 3 }))).toBeHidden()
    await opened(page).getByRole('button', { name: viewsZh.remove }).click()
    await page.getByRole('dialog').last().getByRole('button', { name: widgetsZh.confirm }).click()
    await expect(opened(page).getByText(viewsZh.none)).toBeVisible()
  })
})

import { expect, test } from '@playwright/test'
import { addDays } from '@sojourn/domain/kit/local-date'
import { text as agentZh } from '@sojourn/text/access/agency/agent.zh-CN'
import { text as agreementZh } from '@sojourn/text/admin/agency/agreement.zh-CN'
import { text as deskHoursEn } from '@sojourn/text/admin/agency/desk-hours.en'
import { text as deskHoursZh } from '@sojourn/text/admin/agency/desk-hours.zh-CN'
import { text as faultRatesEn } from '@sojourn/text/admin/agency/fault-rates.en'
import { text as faultRatesZh } from '@sojourn/text/admin/agency/fault-rates.zh-CN'
import { text as feesEn } from '@sojourn/text/admin/agency/service-fee.en'
import { text as feesZh } from '@sojourn/text/admin/agency/service-fee.zh-CN'
import { text as editZh } from '@sojourn/text/kit/edit.zh-CN'
import { text as widgetsZh } from '@sojourn/text/kit/widgets.zh-CN'
import { text as articleZh } from '@sojourn/text/manual/agency/desk-hours.zh-CN'
import { text as manualZh } from '@sojourn/text/personal/manual.zh-CN'
import { expectAccessible, signIn } from '../support'

const company = '远行科技有限公司'
const amounts = { online: '31', assisted: '62', vipOnline: '33', vipAssisted: '64' }

test('[S1.05] [handbook 6.4] an agent proposes fees, a colleague agrees, and the customer reads from when they hold', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'agent@agency.example', '/v/agent/desk')
  await page.getByRole('link', { name: agentZh.fees, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: feesZh.title })).toBeVisible()
  await expect(page.getByRole('table', { name: feesZh.inForce })).toContainText(feesZh.everybody)
  await page.getByRole('button', { name: feesZh.send }).click()
  await expect(page.getByText(feesZh.amountWrong).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: feesZh.who }).selectOption(company)
  // Nobody books visas in these stories.
  await page.getByRole('combobox', { name: feesZh.product }).selectOption('签证')
  const from = page.getByRole('textbox', { name: feesZh.from })
  await from.fill(addDays(await from.inputValue(), 7 + test.info().retry))
  for (const [kind, amount] of Object.entries(amounts))
    await page.getByRole('textbox', { name: feesZh.kinds[kind as keyof typeof amounts], exact: true }).fill(amount)
  await page.getByRole('button', { name: feesZh.send }).click()
  await expect(page.getByText(feesZh.proposed)).toBeVisible()
  const waiting = (of: typeof page) =>
    of.getByRole('list', { name: feesZh.waiting }).getByRole('listitem').filter({ hasText: '¥31' })
  await expect(waiting(page)).toContainText(feesZh.own)
  await expect(waiting(page).getByRole('button', { name: feesZh.agree })).toHaveCount(0)

  const second = await (await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })).newPage()
  await signIn(second, 'colleague@agency.example', '/v/agent/fees')
  await waiting(second).getByRole('button', { name: feesZh.agree, exact: true }).click()
  await expectAccessible(second)
  await second.getByRole('dialog').getByRole('button', { name: feesZh.agree, exact: true }).click()
  await expect(second.getByText(feesZh.agreed).first()).toBeVisible()
  await expect(second.getByRole('table', { name: feesZh.coming })).toContainText('¥31')

  await signIn(second, 'admin@yuanxing.example', '/v/manage/employee/contract')
  await expect(second.getByRole('table', { name: agreementZh.comingFees })).toContainText('¥31')
  await expectAccessible(second)
  await second.context().close()
})

test('[S1.05] [handbook 12] the agency fills in how often the built-in supply fails, is told what is wrong, and leaves it as it was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'agent@agency.example', '/v/agent/desk')
  await page.getByRole('link', { name: agentZh.supply, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: faultRatesZh.title })).toBeVisible()
  const hotels = page.getByRole('textbox', { name: faultRatesZh.labels.hotelRefused })
  const saved = await hotels.inputValue()
  await page.getByRole('button', { name: faultRatesZh.preset.low }).click()
  await expect(hotels).toHaveValue('0.8')
  await hotels.fill('101')
  await page.getByRole('button', { name: editZh.save, exact: true }).click()
  await expect(page.getByText(faultRatesZh.percentWrong)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: editZh.undoAll }).click()
  await page.getByRole('dialog').getByRole('button', { name: editZh.undoAll }).click()
  await expect(hotels).toHaveValue(saved)
})

test('[S2.50] a field of the agency’s forms has its answer in the manual, which its staff may read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'agent@agency.example', '/v/agent/hours')
  const mark = page.getByRole('button', { name: widgetsZh.helpOf({ field: deskHoursZh.periods }) })
  await mark.click()
  const answer = page.getByRole('dialog', { name: widgetsZh.helpOf({ field: deskHoursZh.periods }) })
  await expect(answer).toContainText(articleZh.sections.periods.hint)
  await expectAccessible(page)
  const [manual] = await Promise.all([
    page.context().waitForEvent('page'),
    answer.getByRole('link', { name: widgetsZh.readManual }).click(),
  ])
  await expect(manual.getByRole('heading', { level: 3, name: articleZh.sections.periods.title })).toBeInViewport()
  const contents = manual.getByRole('navigation', { name: manualZh.contents })
  await expect(contents.getByRole('link', { name: manualZh.articles['service-fees'], exact: true })).toBeVisible()
  await expect(contents.getByRole('link', { name: manualZh.articles.flows, exact: true })).toHaveCount(0)
  await expectAccessible(manual)
})

for (const [path, title] of [
  ['/v/agent/fees', feesEn.title],
  ['/v/agent/hours', deskHoursEn.title],
  ['/v/agent/supply', faultRatesEn.title],
] as const)
  test(`[S1.05] en, 390 px: ${title} is accessible and fits`, async ({ browser }) => {
    const context = await browser.newContext({ locale: 'en', viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await signIn(page, 'agent@agency.example', `${path}?lang=en`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectAccessible(page)
    const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(surplus).toBeLessThanOrEqual(0)
    await context.close()
  })

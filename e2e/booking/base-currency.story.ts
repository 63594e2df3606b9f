import { expect, test } from '@playwright/test'
import { text as agentZh } from '@sojourn/text/access/agency/agent.zh-CN'
import { text as rateEn } from '@sojourn/text/admin/agency/exchange-rate.en'
import { text as rateZh } from '@sojourn/text/admin/agency/exchange-rate.zh-CN'
import { text as companyZh } from '@sojourn/text/admin/company/company.zh-CN'
import { text as editZh } from '@sojourn/text/kit/edit.zh-CN'
import { text as moneyZh } from '@sojourn/text/kit/money.zh-CN'
import { chooseFare, searchFlights } from '../flight-pages'
import { registerCompany } from '../new-company'
import { flightDay } from '../story-days'
import { expectAccessible, signIn } from '../support'
import { words } from '../words'

const { home } = words['zh-CN']
/** Another one for each attempt: one that is there is refused. */
const enteredRate = (): string => `86.${1 + test.info().retry}`

test('a company that keeps its books in Hong Kong dollars reads prices in both, by the rate that the agency entered', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })

  await test.step('a misplaced point is asked about, and the right rate is entered', async () => {
    await signIn(page, 'agent@agency.example', '/v/agent/desk')
    await page.getByRole('link', { name: agentZh.exchange, exact: true }).click()
    const ruling = page.getByRole('table', { name: rateZh.ruling }).getByRole('row').filter({ hasText: 'HKD' })
    await expect(ruling).toHaveCount(1)
    await expectAccessible(page)
    const rate = page.getByRole('textbox', { name: rateZh.hundred })
    const enter = page.getByRole('button', { name: rateZh.submit, exact: true })
    await enter.click()
    await expect(page.getByText(rateZh.rateWrong)).toBeVisible()
    await page.getByRole('textbox', { name: rateZh.source }).fill('国家外汇管理局中间价')
    await rate.fill('861')
    await enter.click()
    await page.getByRole('dialog').getByRole('button', { name: words['zh-CN'].widgets.cancel }).click()
    await expect(ruling).not.toContainText('861')
    await rate.fill(enteredRate())
    await enter.click()
    await expect(ruling).toContainText(enteredRate())
  })

  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  const admin = await context.newPage()
  await test.step('a company of Hong Kong says in which currency its books are', async () => {
    const nth = test.info().retry
    await registerCompany(admin, {
      name: `维港贸易${nth}`,
      contact: '梁思敏',
      mail: `leung${nth}@weigang.example`,
      mobile: `1581${nth}008888`.slice(0, 11),
    })
    await admin.goto('/v/manage/enterprise/index')
    await admin.getByRole('tab', { name: companyZh.tabs.payment }).click()
    await admin.getByRole('combobox', { name: companyZh.settings.baseCurrency.name }).selectOption('HKD')
    await admin.getByRole('button', { name: editZh.save }).click()
    await expect(admin.getByText(companyZh.saved).first()).toBeVisible()
    // What stands half under the head of the page is too small to be pressed.
    await admin.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(admin)
  })

  await test.step('prices are told in both, with the rate and its day beside the total', async () => {
    await admin.goto('/v/?type=1')
    await admin.getByRole('radio', { name: home.personal }).click()
    await searchFlights(admin, 'zh-CN', flightDay('somebody of a new company', 'base-currency'))
    await expect(admin.getByText(/^≈ HK\$[\d,]+/).first()).toBeVisible()
    await expectAccessible(admin)
    await chooseFare(admin, 'zh-CN')
    await expect(admin.getByText(/^≈ HK\$[\d,.]+/).first()).toBeVisible()
    await expect(admin.getByText(moneyZh.hundred({ currency: 'HKD', yuan: `¥${enteredRate()}` }))).toBeVisible()
    await expectAccessible(admin)
  })
  await context.close()
})

test('en: the agency’s exchange rates on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'agent@agency.example', '/v/agent/exchange?lang=en')
  await expect(page.getByRole('heading', { level: 1, name: rateEn.title })).toBeVisible()
  await expect(page.getByRole('table', { name: rateEn.ruling }).getByText('Japanese Yen JPY')).toBeVisible()
  await expectAccessible(page)
})

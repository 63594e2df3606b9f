import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { text as reportEn } from '@sojourn/text/finance/report/page.en'
import { text as reportZh } from '@sojourn/text/finance/report/page.zh-CN'
import { text as wordsEn } from '@sojourn/text/finance/report/words.en'
import { text as wordsZh } from '@sojourn/text/finance/report/words.zh-CN'
import { readOnTo, reportedFlight } from '../report-buyer'
import { flightDay } from '../story-days'
import { expectAccessible, signIn } from '../support'

const finance = 'finance@yuanxing.example'
const reports = {
  flight: '/report/flight/index',
  department: '/report/flight/department/index',
  class: '/report/flight/class/index',
  discount: '/report/flight/discount/index',
  company: '/report/flight/company/index',
  trend: '/report/flight/trend/index',
  economy: '/report/flight/economy/index',
  train: '/report/train/index',
  hotel: '/report/hotel/index',
  car: '/report/car/index',
  visa: '/report/visa/index',
  meeting: '/report/meeting/index',
  carbon: '/report/carbon/index',
  savings: '/manage/conserve/index',
} as const

const surplusOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

test('[S2.09] [S2.42] [S2.48] the report of the year is opened down to an order and exported', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  const orderNo = await reportedFlight(browser, flightDay('employee@yuanxing.example', 'reports zh-CN'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, finance, '/v/?lang=zh-CN')

  const desk = await test.step('the header opens the online report in a tab of its own', async () => {
    const opening = context.waitForEvent('page')
    await page.getByRole('navigation').getByRole('link', { name: '在线报表' }).first().click()
    const opened = await opening
    await expect(opened.getByRole('heading', { level: 1, name: reportZh.titles.flight })).toBeVisible()
    return opened
  })

  await test.step('figures say how they are computed and how much is behind them', async () => {
    await expect(desk.getByRole('button', { name: new RegExp(`^${wordsZh.figures.tickets} [1-9]`) })).toBeVisible()
    await desk.getByRole('button', { name: reportZh.definition({ name: wordsZh.figures.averageDiscount }) }).click()
    await expect(desk.getByText(wordsZh.formulas.averageDiscount)).toBeVisible()
    await expectAccessible(desk)
    await desk.keyboard.press('Escape')
  })

  await test.step('the course is walked through by keyboard, and is a table as well', async () => {
    const plot = desk.getByRole('application')
    await plot.focus()
    await desk.keyboard.press('End')
    await expect(plot.getByText(/\d{4}年\d{1,2}月 ¥/)).toBeAttached()
    await desk.getByRole('button', { name: reportZh.asTable }).click()
    await expect(desk.getByRole('columnheader', { name: reportZh.step })).toBeVisible()
    await expectAccessible(desk)
  })

  await test.step('every page of flights keeps the filters, and is accessible', async () => {
    await desk.getByLabel(reportZh.comparison).selectOption('before')
    for (const name of ['department', 'class', 'discount', 'company', 'trend', 'economy'] as const) {
      await desk
        .getByRole('navigation', { name: reportZh.reports })
        .getByRole('link', { name: reportZh.tabs[name], exact: true })
        .click()
      await expect(desk.getByRole('heading', { level: 1, name: reportZh.titles[name] })).toBeVisible()
      await expect(desk.getByLabel(reportZh.comparison)).toHaveValue('before')
      await expect(desk.getByRole('table').or(desk.getByRole('application')).first()).toBeVisible()
      await expectAccessible(desk)
    }
  })

  await test.step('a part opens to its lines, and a line to its order', async () => {
    await desk.goto(`/v${reports.class}`)
    await desk.getByRole('button', { name: reportZh.openLines({ name: '经济舱' }) }).click()
    await readOnTo(desk, 'zh-CN', orderNo)
    await expectAccessible(desk)
  })

  await test.step('what is seen is exported', async () => {
    const downloading = desk.waitForEvent('download')
    await desk.getByRole('button', { name: reportZh.export, exact: true }).click()
    const rows = (await readXlsx(readFileSync(await (await downloading).path()))).sheets[0]!.rows
    expect(rows.find(([number]) => number === orderNo)).toEqual(expect.arrayContaining(['林晓雯']))
    await desk.getByRole('button', { name: reportZh.backToReport }).click()
    const whole = desk.waitForEvent('download')
    await desk.getByRole('button', { name: reportZh.export, exact: true }).click()
    const parts = (await readXlsx(readFileSync(await (await whole).path()))).sheets[0]!.rows
    expect(parts.map(([name]) => name)).toEqual(expect.arrayContaining([wordsZh.groups.cabin, '经济舱', wordsZh.total]))
  })

  await test.step('the order stands behind its line', async () => {
    await desk.getByRole('button', { name: reportZh.openLines({ name: '经济舱' }) }).click()
    await readOnTo(desk, 'zh-CN', orderNo)
    await desk.getByRole('row').filter({ hasText: orderNo }).getByRole('link').click()
    await desk.waitForURL(/\/order\/flight\/detail/)
    expect(new URL(desk.url()).searchParams.get('orderId')).toBe(orderNo)
  })

  await test.step('savings say what another habit would save', async () => {
    await desk.goto(`/v${reports.savings}`)
    await expect(desk.getByRole('heading', { name: reportZh.train })).toBeVisible()
    await expect(desk.getByText(reportZh.carbonSource)).toBeVisible()
    await desk.getByLabel(reportZh.threshold).selectOption({ label: reportZh.thresholdOf.yuan({ count: 50 }) })
    await expect(desk).toHaveURL(/threshold=50/)
    await desk.getByLabel(reportZh.earlierDays).selectOption({ label: reportZh.days({ count: 14 }) })
    await expect(desk).toHaveURL(/threshold=50&days=14/)
    await desk.reload()
    await expect(desk.getByLabel(reportZh.threshold)).toHaveValue('50')
    await expect(desk.getByLabel(reportZh.earlierDays)).toHaveValue('14')
    await desk.getByRole('button', { name: reportZh.byAbove }).click()
    await expect(desk.getByRole('table', { name: wordsZh.groups.above })).toBeVisible()
    await expectAccessible(desk)
  })
})

test('[S2.42] en, 390 px: every report is accessible and fits; a figure opens to its lines', async ({ browser }) => {
  test.slow()
  const orderNo = await reportedFlight(browser, flightDay('employee@yuanxing.example', 'reports en'))
  const context = await browser.newContext({ locale: 'en', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await signIn(page, finance, '/v/?lang=en')
  for (const [name, path] of Object.entries(reports)) {
    await page.goto(`/v${path}`)
    await expect(page.getByRole('heading', { level: 1, name: reportEn.titles[name as keyof typeof reports] })).toBeVisible()
    await expect(page.getByRole('list').getByRole('button').first()).toBeVisible()
    await expectAccessible(page)
    expect(await surplusOf(page), path).toBeLessThanOrEqual(0)
  }
  await page.goto(`/v${reports.flight}`)
  await page.getByRole('button', { name: new RegExp(`^${wordsEn.figures.tickets} `) }).click()
  await readOnTo(page, 'en', orderNo)
  await expectAccessible(page)
  expect(await surplusOf(page)).toBeLessThanOrEqual(0)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: reportEn.export, exact: true }).click()
  const rows = (await readXlsx(readFileSync(await (await downloading).path()))).sheets[0]!.rows
  expect(rows.map(([number]) => number)).toContain(orderNo)
  await page.locator(`a[href*="orderId=${orderNo}"]`).first().click()
  await page.waitForURL(/\/order\/flight\/detail/)
  expect(new URL(page.url()).searchParams.get('orderId')).toBe(orderNo)
  await context.close()
})

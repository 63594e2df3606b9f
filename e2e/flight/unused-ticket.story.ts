import { expect, test, type Page } from '@playwright/test'
import { addDays } from '@sojourn/domain/kit/local-date'
import { changePercent } from '@sojourn/domain/products/flight/fare-rules'
import { text as consoleEn } from '@sojourn/text/admin/orders/unused-tickets.en'
import { text as consoleZh } from '@sojourn/text/admin/orders/unused-tickets.zh-CN'
import { text as ordersEn } from '@sojourn/text/admin/orders/words.en'
import { text as ordersZh } from '@sojourn/text/admin/orders/words.zh-CN'
import { text as policyEn } from '@sojourn/text/booking/change.en'
import { text as policyZh } from '@sojourn/text/booking/change.zh-CN'
import { text as openEn } from '@sojourn/text/booking/order/open.en'
import { text as openZh } from '@sojourn/text/booking/order/open.zh-CN'
import { text as changeEn } from '@sojourn/text/products/flight/after-sale/change.en'
import { text as changeZh } from '@sojourn/text/products/flight/after-sale/change.zh-CN'
import { flightThatNobodyBoards } from '../flight-buyer'
import { asColleague, searchFlights } from '../flight-pages'
import { flightDay } from '../story-days'
import { expectAccessible, turnClock } from '../support'
import { today } from '../train-pages'

const languages = [
  {
    language: 'zh-CN',
    unused: consoleZh,
    orders: ordersZh,
    open: openZh,
    change: changeZh,
    policy: policyZh,
    day: flightDay('employee@yuanxing.example', 'unused-ticket zh-CN'),
    left: 1,
  },
  {
    language: 'en',
    unused: consoleEn,
    orders: ordersEn,
    open: openEn,
    change: changeEn,
    policy: policyEn,
    day: flightDay('employee@yuanxing.example', 'unused-ticket en'),
    left: 0,
  },
] as const
type Spoken = (typeof languages)[number]

// Each uses one of two tickets.
test.describe.configure({ mode: 'serial' })

test('two flights leave without their passenger', async ({ page }) => {
  test.slow()
  const start = await today(page)
  for (const days of [4, 5])
    await flightThatNobodyBoards(
      addDays(start, days),
      ({ verdict, ruleTier }) => verdict === 'within' && changePercent(ruleTier, -48) !== null,
    )
  await turnClock(7 * 24 * 60)
})

for (const each of languages) {
  const { language, unused, orders } = each
  test(`[S2.47] ${language}: finance sees what is unused and what could use it`, async ({ browser }) => {
    await asColleague(browser, 'finance@yuanxing.example', language, async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`/v/center/openManage/index?lang=${language}`)
      const rows = page.getByRole('table', { name: unused.table }).getByRole('row')
      await expect(rows.filter({ hasText: unused.couponsLeft({ count: 1 }) }).first()).toBeVisible()
      await expect(rows.filter({ hasText: orders.ticketStatuses.usable }).first()).toBeVisible()
      await expectAccessible(page)
      const months = page.getByRole('table', { name: unused.radar.by.month })
      await months.getByRole('button').first().click()
      await expect(page).toHaveURL(/month=\d{4}-\d{2}/)
      await page.reload()
      await expect(rows.filter({ hasText: orders.ticketStatuses.usable }).first()).toBeVisible()
      await page.getByRole('tab', { name: unused.radar.by.carrier }).click()
      await expect(page).toHaveURL(/by=carrier/)
      const carriers = page.getByRole('table', { name: unused.radar.by.carrier })
      await carriers.getByRole('button').first().click()
      await expect(page).toHaveURL(/carrier=[A-Z0-9]{2}/)
      await expect(rows.filter({ hasText: orders.ticketStatuses.usable }).first()).toBeVisible()
      await page.getByRole('tab', { name: unused.radar.by.person }).click()
      const people = page.getByRole('table', { name: unused.radar.by.person })
      await people.getByRole('button').first().click()
      // Whom it is about stays behind the #.
      await expect(page).toHaveURL(/#person=/)
      await expectAccessible(page)
      const next = page.getByRole('button', { name: unused.radar.narrowTo({ name: unused.radar.nextMonth, count: 0 }) })
      await next.click()
      await expect(page.getByText(unused.noneFoundTitle)).toBeVisible()
      await page.goto(`/v/center/openManage/index?lang=${language}&only=soon`)
      await expect(page.getByText(unused.noneFoundTitle)).toBeVisible()
      await expectAccessible(page)
      await page.goto(`/v/center/openManage/index?lang=${language}`)
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    })
  })
}

const search = async (page: Page, { language, day }: Spoken): Promise<void> => {
  await page.goto(`/v/?lang=${language}`)
  await searchFlights(page, language, day)
}

for (const each of languages) {
  const { language, open, change, policy, left } = each
  test(`[S2.36] ${language}: a ticket that was not used is offered in the search, used for the trip, and offered to no other`, async ({
    browser,
  }) => {
    test.slow()
    await asColleague(browser, 'employee@yuanxing.example', language, async (page) => {
      await search(page, each)
      const use = page.getByRole('link', { name: open.use })
      await expect(use).toHaveCount(left + 1)
      const badge = page.getByText(new RegExp(`^${open.onCard({ value: '¥[\\d,]+', until: '' })}`)).first()
      await expect(badge).toBeVisible()
      await expectAccessible(page)
      await use.first().click()
      await page.waitForURL(/\/flight\/change\?/)
      await page
        .getByRole('button', { name: new RegExp(`^${change.openFares}`) })
        .first()
        .click()
      await page
        .getByRole('link', { name: new RegExp(`^${change.choose}`) })
        .first()
        .click()
      await page.waitForURL(/\/flight\/change\/confirm/)
      await expect(page.getByText(change.to, { exact: true })).toBeVisible()
      await expectAccessible(page)
      const reason = page.getByRole('combobox', { name: policy.reason })
      if (await reason.isVisible()) await reason.selectOption({ index: 1 })
      await page.getByRole('button', { name: change.submit }).click()
      await page.waitForURL(/\/pay\/index|\/order\/flight\/detail/)
      await search(page, each)
      await expect(page.getByRole('link', { name: open.use })).toHaveCount(left)
    })
  })
}

import { expect, test } from '@playwright/test'
import { text as casePage } from '@sojourn/text/booking/approval/page.zh-CN'
import { text as list } from '@sojourn/text/products/intl-flight/search/list.zh-CN'
import { text as search } from '@sojourn/text/products/intl-flight/search.zh-CN'
import { text as documents } from '@sojourn/text/products/intl-flight/documents/words.zh-CN'
import { text as form } from '@sojourn/text/products/intl-flight/book.zh-CN'
import { text as check } from '@sojourn/text/products/intl-flight/check.zh-CN'
import { asColleague, dayOfMonth, openCase, toMonthOfFlights } from '../flight-pages'
import { withPassport } from '../intl-buyer'
import { flightDay } from '../story-days'
import { expectAccessible, firstThatOffers, signIn } from '../support'
import { words } from '../words'

const { home, book, order, widgets } = words['zh-CN']
/** The first search of a server reads the whole timetable, and the calendar the days of two months. */
const planned = { timeout: 30_000 }
const account = 'hongkong@yuanxing.example'

test('[S7.53] a seaman finds a fare of his own, proves it when booking, and the approver takes away what the search showed', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await withPassport({ account, passport: { number: 'E55510041', name: 'LI/JIAHAO', gender: 'male' } })
  await signIn(page, account, '/v/?type=2&lang=zh-CN')
  for (const [label, typed, found] of [
    [home.from, 'shanghai', '上海'],
    [home.to, 'singapore', '新加坡'],
  ] as const) {
    await page.getByRole('combobox', { name: label, exact: true }).click()
    await page.keyboard.type(typed)
    await page
      .getByRole('option', { name: new RegExp(`^${found}`) })
      .first()
      .click()
  }
  await page.getByRole('button', { name: new RegExp(`^${home.departDate}`) }).click()
  await toMonthOfFlights(page, widgets.nextMonth)
  await dayOfMonth(page, flightDay(account, 'seaman-abroad')).click()
  await page.getByRole('combobox', { name: search.flyAs }).selectOption('seaman')
  await page.getByRole('button', { name: home.search, exact: true }).click()

  await page.waitForURL(/\/iflight\/list/)
  const openers = page.getByRole('button', { name: new RegExp(list.openFares) })
  await openers.first().waitFor(planned)
  await expect(page.getByText(list.special.seaman)).toBeVisible()
  await page.getByRole('button', { name: list.prices, exact: true }).click()
  const calendar = page.getByRole('dialog')
  await expect(calendar.getByText(/¥/).first()).toBeVisible(planned)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const fares = page.getByRole('list', { name: new RegExp(`^${list.fares}`) }).getByRole('listitem')
  const own = fares.filter({ hasText: list.fareTypes.seaman }).filter({ hasNotText: list.instantPayment })
  await firstThatOffers(openers, own)
  await own
    .first()
    .getByRole('button', { name: new RegExp(`^${list.choose.last}`) })
    .click()
  await page.waitForURL(/\/iflight\/checkinfo/)
  await expect(page.getByText(documents.proof.seaman)).toBeVisible()
  await expect(page.getByText(check.prices.seamanFare).first()).toBeVisible()
  await page.getByRole('button', { name: check.next }).click()

  await page.waitForURL(/\/iflight\/book/)
  await page.getByRole('button', { name: book.submit }).click()
  await expect(page.getByText(form.faults.proofNumber)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(form.proof.seaman.number).fill('SC 2026-0113')
  await page.getByRole('button', { name: book.submit }).click()
  await page.waitForURL(/\/order\/iflight\/detail/)
  await expect(page.getByText(order.states.approving).first()).toBeVisible()
  await expect(page.getByText(documents.proof.seaman)).toBeVisible()
  const orderNo = new URL(page.url()).searchParams.get('orderId') ?? ''

  await asColleague(browser, 'manager@yuanxing.example', 'zh-CN', async (colleague) => {
    await openCase(colleague, orderNo)
    await expect(colleague.getByText(casePage.alternatives).first()).toBeVisible()
    for (const [name, ending] of [
      [check.sheets.exportSheet, 'xlsx'],
      [check.sheets.exportPdf, 'pdf'],
    ] as const) {
      const download = colleague.waitForEvent('download')
      await colleague.getByRole('button', { name }).click()
      expect((await download).suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`))
    }
    await expectAccessible(colleague)
  })
})

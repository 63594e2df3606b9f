import { expect, test, type Page } from '@playwright/test'
import { text as flight } from '@sojourn/text/products/flight/words.zh-CN'
import { agree, asColleague, dayOfMonth, toMonthOfFlights } from '../flight-pages'
import { flightDay } from '../story-days'
import { expectAccessible, signIn } from '../support'
import { words } from '../words'

const { home, widgets, list, check, book, order } = words['zh-CN']

async function pickCity(page: Page, field: string, pinyin: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).click()
  await page.keyboard.type(pinyin)
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click()
}

test('where nobody flies directly, two flights are one order from the list to the payment', async ({ page, browser }) => {
  test.slow()
  await signIn(page, 'employee@yuanxing.example', '/v/?type=1&lang=zh-CN')
  await pickCity(page, home.from, 'jinan', '济南')
  await pickCity(page, home.to, 'kashi', '喀什')
  await page.getByRole('button', { name: new RegExp(`^${home.departDate}`) }).click()
  await toMonthOfFlights(page, widgets.nextMonth)
  await dayOfMonth(page, flightDay('employee@yuanxing.example', 'connecting-flights')).click()
  await page.getByRole('button', { name: home.search, exact: true }).click()
  await page.waitForURL(/\/flight\/list/)
  await expect(page.getByRole('heading', { name: list.connections })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('listitem')
    .filter({ has: page.getByText(widgets.within, { exact: true }) })
    .first()
    .getByRole('button', { name: new RegExp(`^${list.book}`) })
    .click()

  await page.waitForURL(/\/flight\/checkflightinfo/)
  await expect(page.getByText(flight.firstFlight)).toBeVisible()
  await expect(page.getByText(flight.connectionTerms({ minutes: 90 }))).toBeVisible()
  await expect(page.getByText(check.verified)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: check.next }).click()
  await page.waitForURL(/\/flight\/book/)
  await page.getByRole('button', { name: book.submit }).click()
  await page.waitForURL(/\/order\/flight\/detail/)
  const orderNo = new URL(page.url()).searchParams.get('orderId') ?? ''
  await expect(page.getByText(flight.secondFlight)).toBeVisible()
  await expectAccessible(page)
  await asColleague(browser, 'manager@yuanxing.example', 'zh-CN', (colleague) => agree(colleague, 'zh-CN', orderNo))
  await expect(page.getByText(order.states.awaitingPayment).first()).toBeVisible()
})

import { expect, test, type Page } from '@playwright/test'
import { text as orderText } from '@sojourn/text/booking/order/text.zh-CN'
import { text as intlCheck } from '@sojourn/text/products/intl-flight/check.zh-CN'
import { text as extras } from '@sojourn/text/products/intl-flight/extras.zh-CN'
import { text as intlList } from '@sojourn/text/products/intl-flight/search/list.zh-CN'
import { text as drop } from '@sojourn/text/products/intl-flight/after-sale/price-drop.zh-CN'
import { dayOfMonth, toMonthOfFlights } from '../flight-pages'
import { dateOf, managerAbroad, returnToSingapore } from '../intl-buyer'
import { flightDay } from '../story-days'
import { expectAccessible, firstThatOffers, signIn, turnClock } from '../support'
import { approve } from '../train-buyer'
import { today } from '../train-pages'
import { words } from '../words'

const { home, book, order, payment, widgets } = words['zh-CN']
const { account, approver } = managerAbroad

/** From the home page to the list of flights to Singapore. */
async function search(page: Page): Promise<void> {
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
  await dayOfMonth(page, flightDay('manager@yuanxing.example', 'days-a-price-falls: extras')).click()
  await page.getByRole('button', { name: home.search, exact: true }).click()
  await page.waitForURL(/\/iflight\/list/)
}

/** The fare of an itinerary that its own carrier flies, and that is given back for a fee. */
async function chooseFare(page: Page): Promise<void> {
  const fares = page.getByRole('list', { name: new RegExp(`^${intlList.fares}`) }).getByRole('listitem')
  const wanted = fares
    .filter({ has: page.getByRole('button', { name: new RegExp(`^${intlList.choose.last}`) }) })
    .filter({ hasText: intlList.brands.standard })
  const own = page.getByRole('listitem').filter({ hasText: /MU5\d\d/ })
  const openers = own.getByRole('button', { name: new RegExp(intlList.openFares) })
  await openers.first().waitFor({ timeout: 30_000 })
  await firstThatOffers(openers, wanted)
  await wanted
    .first()
    .getByRole('button', { name: new RegExp(`^${intlList.choose.last}`) })
    .click()
}

/** Chooses a seat and bags on the form, and pays the order that they are bought with. */
async function buyWithExtras(page: Page): Promise<void> {
  await search(page)
  await chooseFare(page)
  await page.waitForURL(/\/iflight\/checkinfo/)
  await page.getByRole('button', { name: intlCheck.next }).click()
  await page.waitForURL(/\/iflight\/book/)
  await page.getByText(extras.title, { exact: true }).click()
  await page.getByLabel(/座位$/).selectOption('buy:legroom')
  await page.getByLabel(/加购行李$/).selectOption('2')
  await expect(page.getByText(intlCheck.prices.bag).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(orderText.names.remark).fill('#SEAT_OTHER')
  await page.getByRole('button', { name: book.submit }).click()
  await page.waitForURL(/\/order\/iflight\/detail|\/pay\/index/)
  const orderNo = /I\d+/.exec(page.url())![0]
  if (!page.url().includes('/pay/')) {
    await approve(approver, orderNo)
    await page.goto(`/v/pay/index?orderNos=${orderNo}`)
  }
  await page.getByRole('button', { name: new RegExp(payment.payNow({ amount: '' }).trim()) }).click()
  await page.waitForURL(/\/pay\/success/)
  await page.goto(`/v/order/iflight/detail?orderId=${orderNo}`)
  await expect(page.getByText(order.states.issued).first()).toBeVisible()
  await expect(page.getByText(extras.states.replaced)).toBeVisible()
  await expect(page.getByText(extras.bags({ count: 2, kilograms: 23 })).first()).toBeVisible()
  await expectAccessible(page)
}

test('seats and bags are bought with a flight abroad and shown as they were confirmed; a day later another trip costs less, which is taken with one press', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const start = await today(page)
  const day = (story: 'days-a-price-falls' | 'days-a-price-falls: back') =>
    dateOf(start, flightDay('manager@yuanxing.example', story))
  const days = { depart: day('days-a-price-falls'), back: day('days-a-price-falls: back') }
  const bought = await returnToSingapore(managerAbroad, days, '#FARE_SALE')
  await buyWithExtras(page)

  // Nobody is signed in for as long as that.
  await turnClock(24 * 60 + 1)
  await signIn(page, account, `/v/order/iflight/detail?orderId=${bought.orderNo}`)
  await expect(page.getByText(drop.why)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: drop.take }).click()
  await page.waitForURL(/orderId=IC/)
  const changeNo = /IC\d+/.exec(page.url())![0]
  if (await page.getByText(order.states.approving).first().isVisible()) await approve(approver, changeNo)
  await expect(page.getByText(order.states.changed).first()).toBeVisible()
  const ticket = page.getByText(/^\d{3}-\d{10}$/)
  await expect(ticket).not.toHaveText(bought.travellerList[0]!.tickets[0]!.ticketNo)
  await page.goto(`/v/order/iflight/detail?orderId=${bought.orderNo}`)
  await expect(page.getByRole('link', { name: drop.open })).toBeVisible()
  await expectAccessible(page)
})

import { expect, test, type Page } from '@playwright/test'
import { text as common } from '@sojourn/text/booking/placing/book.zh-CN'
import { text as provider } from '@sojourn/text/booking/payment-provider.zh-CN'
import { text as problems } from '@sojourn/text/kit/problems.zh-TW'
import { text as widgetsTw } from '@sojourn/text/kit/widgets.zh-TW'
import { text as hotelRules } from '@sojourn/text/products/hotel/rules.zh-TW'
import { agree, asColleague } from '../flight-pages'
import { expectConfirmed, hotelWords, searchHotels, submitOrder, takeRate } from '../hotel-pages'
import { hotelDay } from '../story-days'
import { choose, expectAccessible, onAllDates, overHttp, pretendLowerPrice, signIn } from '../support'
import { payByCompany } from '../train-pages'
import { words as wordsOf } from '../words'

const { widgets } = wordsOf['zh-CN']
const { widgets: widgetsEn } = wordsOf.en

test(
  '[S2.25] zh-CN: a prepaid room above the standard, its excess paid personally, approved and confirmed',
  { tag: [onAllDates, overHttp] },
  async ({ page, browser }) => {
    test.slow()
    const { book, order, payment, words } = hotelWords['zh-CN']
    await signIn(page, 'consultant@yuanxing.example')
    await searchHotels(page, {
      language: 'zh-CN',
      tab: 3,
      city: 'shanghai',
      day: hotelDay('consultant@yuanxing.example', 'book-a-hotel zh-CN'),
      nights: 2,
    })
    await expect(page.getByRole('application')).toBeVisible()
    await expectAccessible(page)
    await takeRate(page, 'zh-CN', (rates) => rates.filter({ hasText: words.payments[2] }).filter({ hasText: widgets.payExcess }))
    await expectAccessible(page)
    await page.getByRole('button', { name: book.next }).click()
    await page.waitForURL(/\/hotel\/bookNext/)
    await expect(page.getByText(book.excessRule)).toBeVisible()
    await expectAccessible(page)
    await pretendLowerPrice(page)
    await expect(page.getByText(common.priceChange.title)).toBeVisible()
    await expect(page.getByRole('button', { name: hotelWords['zh-CN'].form.submit })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: common.priceChange.accept }).click()
    await expect(page.getByText(common.priceChange.title)).toHaveCount(0)
    const orderNo = await submitOrder(page, 'zh-CN')
    await asColleague(browser, 'director@yuanxing.example', 'zh-CN', (colleague) => agree(colleague, 'zh-CN', orderNo))
    await expect(page.getByText(order.states.awaitingPayment).first()).toBeVisible()
    await page.goto(`/v/pay/index?orderNos=${orderNo}`)
    await expect(page.getByLabel(payment.total).getByText(payment.youPay)).toBeVisible()
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: new RegExp(payment.payOwn({ amount: '' }).trim()) }).click()
    await (await opened).getByRole('button', { name: provider.pay }).click()
    await page.waitForURL(/\/pay\/success/)
    await expectConfirmed(page, 'zh-CN', orderNo)
  },
)

test('[S2.25] en: a room paid at the hotel for a late arrival, guaranteed by a card that is checked', async ({
  page,
  browser,
}) => {
  test.slow()
  const { book, hotelOrder, list, words } = hotelWords.en
  await signIn(page, 'manager@yuanxing.example')
  await searchHotels(page, {
    language: 'en',
    tab: 3,
    city: 'hangzhou',
    day: hotelDay('manager@yuanxing.example', 'book-a-hotel en'),
    nights: 1,
  })
  await page.getByRole('button', { name: list.groups.payment }).click()
  await page.getByRole('radio', { name: words.payments[1] }).click()
  await page.waitForURL(/payment=1/)
  await page.getByRole('button', { name: list.switches.withinStandard }).click()
  await page.waitForURL(/withinStandard=1/)
  await takeRate(page, 'en', (rates) =>
    rates
      .filter({ hasText: /Guarantee needed after 18:00/ })
      .filter({ hasText: widgetsEn.within })
      .filter({ hasText: words.confirmation.instant }),
  )
  await page.getByRole('combobox', { name: book.latestArrival }).selectOption({ index: 5 })
  await expect(page.getByRole('radio', { name: new RegExp(book.guaranteeMethods.card) })).toBeChecked()
  await page.getByRole('button', { name: book.next }).click()
  await page.waitForURL(/\/hotel\/book\/guarantee/)
  await expectAccessible(page)
  await page.getByLabel(new RegExp(`^${book.cardNumber}`)).fill('4111 1111 1111 1112')
  await page.getByLabel(new RegExp(`^${book.cardHolder}`)).fill('CHEN ZHIYUAN')
  await page.getByLabel(new RegExp(`^${book.cardExpires}`)).fill('08/29')
  await page.getByRole('button', { name: book.verifyCard }).click()
  await expect(page.getByText(book.cardFaults.cardNumber)).toBeVisible()
  await page.getByLabel(new RegExp(`^${book.cardNumber}`)).fill('4111 1111 1111 1111')
  await page.getByRole('button', { name: book.verifyCard }).click()
  await page.waitForURL(/\/hotel\/bookNext/)
  await expect(page.getByText(book.cardKept({ network: 'visa', lastFour: '1111' }))).toBeVisible()
  const orderNo = await submitOrder(page, 'en')
  await asColleague(browser, 'director@yuanxing.example', 'en', (colleague) => agree(colleague, 'en', orderNo))
  await expectConfirmed(page, 'en', orderNo)
  await expect(page.getByText(hotelOrder.guaranteeOf.card({ network: 'visa', lastFour: '1111' }))).toBeVisible()
})

/** Other rooms for the guests are refused: the form stays, does not go on, and takes them back. */
async function undoRefusedRooms(page: Page): Promise<void> {
  const { book } = hotelWords['zh-TW']
  const refusal = { success: false, code: 400003, problem: 'roomSoldOut', message: problems.roomSoldOut }
  await page.route('**/api/Hotel/BookCheck', (route) => {
    const { rooms } = route.request().postDataJSON() as { rooms?: string[][] }
    return rooms?.length === 1 ? route.fulfill({ status: 409, json: refusal }) : route.continue()
  })
  const room = page.getByRole('combobox', { name: book.room }).last()
  await room.selectOption({ index: 0 })
  await expect(page.getByText(problems.roomSoldOut)).toBeVisible()
  await page.getByRole('button', { name: book.next }).click()
  await expect(page).toHaveURL(/\/hotel\/book\?/)
  await room.selectOption({ index: 1 })
  await expect(page.getByText(problems.roomSoldOut)).toHaveCount(0)
  await page.unroute('**/api/Hotel/BookCheck')
}

test('[S2.25] zh-TW: two rooms for two, one of them given up: its costs are said first, its money comes back to the company, the other room stays', async ({
  page,
}) => {
  test.slow()
  const { book, hotelOrder, order, refund, words } = hotelWords['zh-TW']
  const { states: stayStates } = hotelRules
  await signIn(page, 'manager@yuanxing.example')
  await searchHotels(page, {
    language: 'zh-TW',
    tab: 3,
    city: 'nanjing',
    day: hotelDay('manager@yuanxing.example', 'book-a-hotel zh-TW'),
    nights: 1,
    others: ['林晓雯', '陈志远'],
  })
  const within = hotelWords['zh-TW'].list.switches.withinStandard
  await page.getByRole('button', { name: within }).click()
  await page.waitForURL(/withinStandard=1/)
  const free = words.cancel.until({ time: '' }).trim()
  await takeRate(page, 'zh-TW', (rates) =>
    rates.filter({ hasText: words.payments[2] }).filter({ hasText: free }).filter({ hasText: widgetsTw.within }),
  )
  await undoRefusedRooms(page)
  await page.getByRole('button', { name: book.next }).click()
  await page.waitForURL(/\/hotel\/bookNext/)
  const orderNo = await submitOrder(page, 'zh-TW')
  await payByCompany(page, hotelWords['zh-TW'].payment.payNow)
  await expectConfirmed(page, 'zh-TW', orderNo)
  await page.goto(`/v/order/hotel/refund?orderId=${orderNo}`)
  const second = page.getByRole('radio', { name: refund.wholeRoom }).last()
  await choose(second)
  // All that the room costs, since it can still be cancelled for nothing.
  const amount =
    /¥[\d,.]+/.exec((await page.locator('label').filter({ hasText: refund.wholeRoom }).last().textContent()) ?? '')?.[0] ?? ''
  expect(amount).not.toBe('')
  const back = page.getByRole('listitem').filter({ hasText: order.settleTypes.companyCredit })
  await expect(back).toContainText(amount)
  await expect(page.getByText(refund.noApproval)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: refund.submit }).click()
  const asked = page.getByRole('dialog')
  await expect(asked.getByText(refund.ask({ penalty: '¥0', amount }))).toBeVisible()
  await asked.getByRole('button', { name: refund.submit }).click()
  await page.waitForURL((url) => url.pathname.endsWith('/order/hotel/detail') && !url.href.includes(orderNo))

  const refundNo = new URL(page.url()).searchParams.get('orderId') ?? ''
  const given = page.getByRole('listitem').filter({ hasText: hotelOrder.roomNumber({ number: 2 }) })
  await expect(page.getByText(stayStates.refunded, { exact: true }).first()).toBeVisible({ timeout: 20_000 })
  await expect(given).toContainText(amount)
  await page.goto(`/v/order/hotel/detail?orderId=${orderNo}`)
  await expect(page.getByText(stayStates.altered, { exact: true }).first()).toBeVisible()
  const rooms = (number: number) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: hotelOrder.roomNumber({ number }) }) })
  await expect(rooms(1).getByText(hotelOrder.nightStates.booked)).toBeVisible()
  await expect(rooms(2).getByText(hotelOrder.nightStates.cancelled)).toBeVisible()
  await page.goto('/v/center/tripOrderList?lang=zh-TW')
  for (const [number, state] of [
    [refundNo, stayStates.refunded],
    [orderNo, stayStates.altered],
  ] as const)
    await expect(page.getByRole('row').filter({ hasText: number }).getByText(state, { exact: true })).toBeVisible()
})

test("en: Bangkok, in baht beside the company's money, with a guest whose passport is asked for and who is named in letters", async ({
  page,
}) => {
  test.slow()
  const { book, form, words } = hotelWords.en
  await signIn(page, 'employee@yuanxing.example')
  await searchHotels(page, {
    language: 'en',
    tab: 4,
    city: 'bangkok',
    day: hotelDay('employee@yuanxing.example', 'book-a-hotel abroad'),
    nights: 2,
  })
  await expect(page.getByText(/฿|THB/).first()).toBeVisible()
  await takeRate(page, 'en', (rates) => rates.filter({ hasText: words.payments[2] }).filter({ hasText: widgetsEn.within }))
  const passport = page.getByRole('combobox', { name: form.credential }).locator('option:checked')
  await expect(passport).toContainText('E8')
  await page.getByRole('textbox', { name: new RegExp(`^${book.guestName}`) }).fill('林晓雯')
  await page.getByRole('button', { name: book.next }).click()
  await expect(page.getByText(book.pinyinWrong)).toBeVisible()
  await page.getByRole('textbox', { name: new RegExp(`^${book.guestName}`) }).fill('LIN/XIAOWEN')
  await page.getByRole('button', { name: book.next }).click()
  await page.waitForURL(/\/hotel\/bookNext/)
  await expect(page.getByRole('main').getByText('LIN/XIAOWEN', { exact: true })).toBeVisible()
  await submitOrder(page, 'en')
})

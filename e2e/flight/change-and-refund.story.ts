import { expect, test, type Page } from '@playwright/test'
import { text as policyText } from '@sojourn/text/booking/change.zh-CN'
import { text as changeText } from '@sojourn/text/products/flight/after-sale/change.zh-CN'
import { text as orderPageText } from '@sojourn/text/booking/order/page.zh-CN'
import { text as flightOrderText } from '@sojourn/text/products/flight/order.zh-CN'
import { text as refundText } from '@sojourn/text/products/flight/after-sale/refund.zh-CN'
import { chooseFare, dayOfMonth, searchFlights } from '../flight-pages'
import { flightDay } from '../story-days'
import { expectAccessible, signIn, overHttp } from '../support'
import { words } from '../words'

const { home, book, choice, order, payment, widgets } = words['zh-CN']
const payNow = new RegExp(payment.payNow({ amount: '' }).trim())

async function payByCompany(page: Page): Promise<void> {
  await page.waitForURL(/\/pay\/index/)
  await page.getByRole('button', { name: payNow }).click()
  await page.waitForURL(/\/pay\/success/)
}

test(
  '[S2.22] of two colleagues on one order, one changes to a later day and the other gives the ticket back',
  { tag: overHttp },
  async ({ page }) => {
    test.slow()
    await signIn(page, 'manager@yuanxing.example')
    await page.getByRole('radio', { name: home.bookOthers }).click()
    await searchFlights(page, 'zh-CN', flightDay('manager@yuanxing.example', 'change-and-refund'), /\/choice\/index/)
    for (const name of ['林晓雯', '陈志远']) {
      const add = page.getByRole('button', { name: choice.add({ name }) })
      await page.getByRole('searchbox').fill(name)
      await add.click()
    }
    await page.getByRole('button', { name: choice.next[1] }).click()
    await page.waitForURL(/\/flight\/list/)
    await chooseFare(page, 'zh-CN', widgets.within)
    await page.getByRole('button', { name: book.submit }).click()
    await page.waitForURL(/\/pay\/index/)
    const orderNo = new URL(page.url()).searchParams.get('orderNos') ?? ''
    await payByCompany(page)
    const orderPage = `/v/order/flight/detail?orderId=${orderNo}`
    await page.goto(orderPage)
    await expect(page.getByText(order.states.issued).first()).toBeVisible()

    // A later day for one of the two.
    await page.getByRole('link', { name: orderPageText.actions.change }).click()
    await page.waitForURL(/\/flight\/change\/apply/)
    await page.getByRole('checkbox', { name: /林晓雯/ }).uncheck()
    await expectAccessible(page)
    await dayOfMonth(page, flightDay('manager@yuanxing.example', 'change-and-refund: later')).click()
    await page.getByRole('button', { name: changeText.search }).click()
    await page.waitForURL(/\/flight\/change\?/)
    await page
      .getByRole('button', { name: new RegExp(`^${changeText.openFares}`) })
      .first()
      .click()
    await expectAccessible(page)
    await page
      .getByRole('link', { name: new RegExp(`^${changeText.choose}`) })
      .first()
      .click()
    await page.waitForURL(/\/flight\/change\/confirm/)
    await expect(page.getByText(changeText.to, { exact: true })).toBeVisible()
    await expectAccessible(page)
    const reason = page.getByRole('combobox', { name: policyText.reason })
    if (await reason.isVisible()) await reason.selectOption({ index: 1 })
    await page.getByRole('button', { name: changeText.submit }).click()
    await payByCompany(page)
    await page.goto(orderPage)
    await page.getByRole('link', { name: new RegExp(`^${orderPageText.afterSteps.change} · `) }).click()
    await expect(page.getByText(order.states.changed).first()).toBeVisible()
    await expect(page.getByText(flightOrderText.former, { exact: true })).toBeVisible()
    await expectAccessible(page)

    // The other ticket is given back; the order then has none left.
    await page.goto(orderPage)
    await expect(page.getByText(order.states.altered).first()).toBeVisible()
    await page.getByRole('link', { name: orderPageText.actions.refund }).click()
    await page.waitForURL(/\/flight\/refund\/apply/)
    await expect(page.getByRole('checkbox', { name: /陈志远/ })).toBeDisabled()
    await expect(page.getByRole('checkbox', { name: /林晓雯/ })).toBeChecked()
    await expect(page.getByText(refundText.shares)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: refundText.submit }).click()
    await page.getByRole('dialog').getByRole('button', { name: refundText.submit }).click()
    await page.waitForURL(/orderId=FR/)
    await expect(page.getByText(order.states.refunded).first()).toBeVisible()
    await expectAccessible(page)
    await page.goto('/v/center/tripOrderList')
    await expect(page.getByRole('table').getByText(order.kinds.refund, { exact: true }).first()).toBeVisible()
    await page.goto('/v/center/open/index')
    await expectAccessible(page)
  },
)

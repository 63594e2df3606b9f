import { expect, test } from '@playwright/test'
import { addDays } from '@sojourn/domain/kit/local-date'
import { text as orderPageText } from '@sojourn/text/booking/order/page.zh-CN'
import { text as changeText } from '@sojourn/text/products/train/after-sale/change.zh-CN'
import { trainDay } from '../story-days'
import { expectAccessible, firstThatOffers, signIn, overHttp } from '../support'
import { payByCompany, searchForTwo, takeSecondClass, trainWords, waitForRailway } from '../train-pages'

const { list, train, book, trainBook, order, payment, widgets } = trainWords['zh-CN']

test(
  '[S2.26] of two colleagues on one train, one changes to a later day and the other gives the ticket back',
  { tag: overHttp },
  async ({ page }) => {
    test.slow()
    const booked = trainDay('manager@yuanxing.example', 'change-a-train')
    const changed = trainDay('manager@yuanxing.example', 'change-a-train: later')
    await waitForRailway(page)
    await signIn(page, 'manager@yuanxing.example')
    const date = await searchForTwo(page, 'zh-CN', booked)
    await takeSecondClass(page, 'zh-CN')
    await page.getByRole('button', { name: book.submit }).click()
    await page.waitForURL(/\/train\/booknext/)
    const orderNo = new URL(page.url()).searchParams.get('orderId') ?? ''
    await page.getByRole('link', { name: trainBook.payNow }).click()
    await payByCompany(page, payment.payNow)
    const orderPage = `/v/order/train/detail?orderId=${orderNo}`
    await page.goto(orderPage)
    await expect(page.getByText(order.states.issued).first()).toBeVisible()

    // A later day for one of the two.
    await page.getByRole('link', { name: orderPageText.actions.change }).click()
    await page.waitForURL(/\/train\/book\/change/)
    await page.getByRole('checkbox', { name: /林晓雯/ }).uncheck()
    await expectAccessible(page)
    const later = page.locator(`[data-date="${addDays(date, changed - booked)}"]`)
    if (!(await later.isVisible())) await page.getByRole('button', { name: widgets.nextMonth }).click()
    await later.click()
    await page.getByRole('button', { name: changeText.search }).click()
    await page.waitForURL(/trains=1/)
    await page.goBack()
    await expect(page.getByRole('checkbox', { name: /林晓雯/ })).not.toBeChecked()
    await expect(later).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('button', { name: changeText.search }).click()
    const secondClass = page.getByRole('button', { name: new RegExp(`^${changeText.chooseTrain} G\\d+ ${train.seats.O} `) })
    await firstThatOffers(page.getByRole('button', { name: new RegExp(`^${list.openSeats} G`) }), secondClass)
    await expectAccessible(page)
    await secondClass.first().click()
    await expect(page.getByText(changeText.to, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: changeText.submitChange }).click()
    await page.waitForURL(/\/pay\/index|\/train\/trainchangesuccess/)
    if (page.url().includes('/pay/index')) await payByCompany(page, payment.payNow)
    await page.goto(orderPage)
    await page.getByRole('link', { name: new RegExp(`^${orderPageText.afterSteps.change} · `) }).click()
    await page.waitForURL(/orderId=TC/)
    await expect(page.getByText(order.states.changed).first()).toBeVisible()
    const changeNo = new URL(page.url()).searchParams.get('orderId') ?? ''
    await page.goto(`/v/train/trainchangesuccess?orderId=${changeNo}`)
    await expect(page.getByText(changeText.changed, { exact: true })).toBeVisible()
    await expectAccessible(page)

    // The other ticket is given back; the order then has none left.
    await page.goto(orderPage)
    await expect(page.getByText(order.states.altered).first()).toBeVisible()
    await page.getByRole('link', { name: orderPageText.actions.refund }).click()
    await page.waitForURL(/\/train\/trainrefundapply/)
    await expect(page.getByRole('checkbox', { name: /陈志远/ })).toBeDisabled()
    await expect(page.getByRole('checkbox', { name: /林晓雯/ })).toBeChecked()
    await expect(page.getByText(changeText.shares)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: changeText.submitRefund }).click()
    await page.getByRole('dialog').getByRole('button', { name: changeText.submitRefund }).click()
    await page.waitForURL(/orderId=TR/)
    await expect(page.getByText(order.states.refunded).first()).toBeVisible()
    await expectAccessible(page)
  },
)

import { text as alter } from '@sojourn/text/products/train/after-sale/change.zh-CN'
import { text as orderPage } from '@sojourn/text/booking/order/page.zh-CN'
import { addDays } from '@sojourn/domain/kit/local-date'
import { firstThatOffers } from '../../support'
import { payByCompany, searchOn, takeSecondClass, today, trainWords } from '../../train-pages'
import { toPayment, type Journey } from '../journey'

const { book, list, payment, train, widgets } = trainWords['zh-CN']
const [daysAhead, daysLater] = [9, 11]

/** A train: found, seats locked, paid, and in the end changed. */
export const trains: Journey = {
  as: 'manager@yuanxing.example',
  steps: [
    { route: '/train/list', go: async (page) => searchOn(page, addDays(await today(page), daysAhead)) },
    { route: '/train/book', go: (page) => takeSecondClass(page, 'zh-CN') },
    {
      route: '/train/booknext',
      go: async (page) => {
        await page.getByRole('button', { name: book.submit }).click()
        await page.waitForURL(/\/train\/booknext/)
      },
    },
    {
      route: '/order/train/detail',
      go: async (page) => {
        await page.locator('main a[href*="/order/"], main a[href*="/pay/"]').first().waitFor()
        await toPayment(page)
        await payByCompany(page, payment.payNow)
        await page.locator('main a[href*="/order/"]').first().click()
        await page.waitForURL(/\/order\/train\/detail/)
      },
    },
    {
      route: '/train/trainrefundapply',
      go: async (page) => {
        await page.getByRole('link', { name: orderPage.actions.refund }).click()
        await page.waitForURL(/\/train\/trainrefundapply/)
      },
    },
    {
      route: '/train/book/change',
      go: async (page) => {
        await page.goBack()
        await page.getByRole('link', { name: orderPage.actions.change }).click()
        await page.waitForURL(/\/train\/book\/change/)
      },
    },
    {
      route: '/train/book/change',
      name: 'trains',
      go: async (page) => {
        const later = page.locator(`[data-date="${addDays(await today(page), daysLater)}"]`)
        if (!(await later.isVisible())) await page.getByRole('button', { name: widgets.nextMonth }).click()
        await later.click()
        await page.getByRole('button', { name: alter.search }).click()
        await page.waitForURL(/trains=1/)
      },
    },
    {
      route: '/train/trainchangesuccess',
      go: async (page) => {
        const seat = page.getByRole('button', { name: new RegExp(`^${alter.chooseTrain} G\\d+ ${train.seats.O} `) })
        await firstThatOffers(page.getByRole('button', { name: new RegExp(`^${list.openSeats} G`) }), seat)
        await seat.first().click()
        await page.getByRole('button', { name: alter.submitChange }).click()
        await page.waitForURL(/\/pay\/index|\/train\/trainchangesuccess/)
        if (!page.url().includes('/pay/index')) return
        const changeNo = new URL(page.url()).searchParams.get('orderNos') ?? ''
        await payByCompany(page, payment.payNow)
        await page.goto(`/v/train/trainchangesuccess?orderId=${changeNo}`)
      },
    },
  ],
}

import { text as change } from '@sojourn/text/products/flight/after-sale/change.zh-CN'
import { text as orderPage } from '@sojourn/text/booking/order/page.zh-CN'
import type { Page } from '@playwright/test'
import { dayOfMonth, searchFlights } from '../../flight-pages'
import { flightDay } from '../../story-days'
import { payByCompany } from '../../train-pages'
import { words } from '../../words'
import { toPayment, type Journey } from '../journey'

const { book, check, list, payment } = words['zh-CN']
const as = 'manager@yuanxing.example'
const startsWith = (word: string): RegExp => new RegExp(`^${word}`)

const openFares = (word: string) => (page: Page) =>
  page
    .getByRole('button', { name: startsWith(word) })
    .first()
    .click()

/** A flight at home: found, checked, ordered, paid, and in the end changed. */
export const flights: Journey = {
  as,
  steps: [
    {
      route: '/flight/list',
      go: async (page) => {
        await page.goto('/v/')
        await searchFlights(page, 'zh-CN', flightDay(as, 'change-and-refund'))
        await page
          .getByRole('button', { name: startsWith(list.openFares) })
          .first()
          .waitFor()
      },
    },
    { route: '/flight/list', name: 'fares', go: openFares(list.openFares) },
    {
      route: '/flight/checkflightinfo',
      go: async (page) => {
        const fares = page.getByRole('list', { name: new RegExp(list.fares({ flight: '' }).trim()) }).getByRole('listitem')
        if ((await fares.count()) === 0) await openFares(list.openFares)(page)
        await fares
          .first()
          .getByRole('button', { name: startsWith(list.book) })
          .click()
        await page.waitForURL(/\/flight\/checkflightinfo/)
        await page.getByText(check.verified).waitFor()
      },
    },
    {
      route: '/flight/book',
      go: async (page) => {
        await page
          .getByRole('button', { name: check.next })
          .or(page.getByRole('link', { name: check.next }))
          .click()
        await page.waitForURL(/\/flight\/book/)
      },
    },
    {
      route: '/pay/index',
      go: async (page) => {
        const reason = page.getByRole('combobox', { name: /原因/ })
        if (await reason.first().isVisible()) await reason.first().selectOption({ index: 1 })
        await page.getByRole('button', { name: book.submit }).click()
        await toPayment(page)
      },
    },
    { route: '/pay/success', go: (page) => payByCompany(page, payment.payNow) },
    {
      route: '/order/flight/detail',
      go: async (page) => {
        await page.locator('main a[href*="/order/"]').first().click()
        await page.waitForURL(/\/order\/flight\/detail/)
      },
    },
    {
      route: '/flight/refund/apply',
      go: async (page) => {
        await page.getByRole('link', { name: orderPage.actions.refund }).click()
        await page.waitForURL(/\/flight\/refund\/apply/)
      },
    },
    {
      route: '/flight/change/apply',
      go: async (page) => {
        await page.goBack()
        await page.getByRole('link', { name: orderPage.actions.change }).click()
        await page.waitForURL(/\/flight\/change\/apply/)
      },
    },
    {
      route: '/flight/change',
      go: async (page) => {
        await dayOfMonth(page, flightDay(as, 'change-and-refund: later')).click()
        await page.getByRole('button', { name: change.search }).click()
        await page.waitForURL(/\/flight\/change\?/)
        await page
          .getByRole('button', { name: startsWith(change.openFares) })
          .first()
          .waitFor()
      },
    },
    {
      route: '/flight/change/confirm',
      go: async (page) => {
        await openFares(change.openFares)(page)
        await page
          .getByRole('link', { name: startsWith(change.choose) })
          .first()
          .click()
        await page.waitForURL(/\/flight\/change\/confirm/)
      },
    },
  ],
}

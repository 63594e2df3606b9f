import type { Page } from '@playwright/test'
import { text as orderPage } from '@sojourn/text/booking/order/page.zh-CN'
import { text as change } from '@sojourn/text/products/intl-flight/after-sale/change.zh-CN'
import { text as check } from '@sojourn/text/products/intl-flight/check.zh-CN'
import { text as list } from '@sojourn/text/products/intl-flight/search/list.zh-CN'
import { dayOfMonth } from '../../flight-pages'
import { dateOf, managerAbroad, returnToSingapore } from '../../intl-buyer'
import { flightDay } from '../../story-days'
import { today } from '../../train-pages'
import { words } from '../../words'
import type { Journey } from '../journey'

const { home, widgets } = words['zh-CN']
const as = 'guest-booker@yuanxing.example'
const day = flightDay(as, 'search-abroad')
const opens = { timeout: 60_000 }

async function pick(page: Page, field: string, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).first().click()
  await page.keyboard.type(typed)
  await page.locator('[role=option]').first().click()
}

/** A flight abroad: found, checked, and as far as the order form. */
export const flightsAbroad: Journey = {
  as,
  steps: [
    {
      route: '/iflight/list',
      go: async (page) => {
        await page.goto('/v/?type=2')
        await pick(page, home.from, 'shanghai')
        await pick(page, home.to, 'xinjiapo')
        await page.getByRole('button', { name: new RegExp(`^${home.departDate}`) }).click()
        await page.getByRole('button', { name: widgets.nextMonth }).click()
        await dayOfMonth(page, day).click()
        await page.getByRole('button', { name: home.search, exact: true }).click()
        await page.waitForURL(/\/iflight\/list/)
        await page
          .getByRole('button', { name: new RegExp(`^${list.openFares}`) })
          .first()
          .waitFor(opens)
      },
    },
    {
      route: '/iflight/checkinfo',
      go: async (page) => {
        // The cheapest of all has to be paid at once, which its check leads back from.
        await page.getByRole('checkbox', { name: list.changes[0] }).first().click()
        await page
          .getByRole('button', { name: new RegExp(`^${list.openFares}`) })
          .first()
          .click()
        await page
          .getByRole('button', { name: new RegExp(`^${list.choose.last} `) })
          .first()
          .click()
        await page.waitForURL(/\/iflight\/checkinfo/)
      },
    },
    {
      route: '/iflight/book',
      go: async (page) => {
        await page.getByRole('button', { name: check.next }).click()
        await page.waitForURL(/\/iflight\/book/)
      },
    },
  ],
}

const sold = (story: 'change-abroad' | 'change-abroad: back' | 'change-abroad: later') =>
  flightDay('manager@yuanxing.example', story)

/** A ticket abroad that is paid: its order, what giving it back costs, and a change as far as its price. */
export const afterSaleAbroad: Journey = {
  as: 'manager@yuanxing.example',
  steps: [
    {
      route: '/order/iflight/detail',
      go: async (page) => {
        const start = await today(page)
        const days = { depart: dateOf(start, sold('change-abroad')), back: dateOf(start, sold('change-abroad: back')) }
        const { orderNo } = await returnToSingapore(managerAbroad, days)
        await page.goto(`/v/order/iflight/detail?orderId=${orderNo}`)
      },
    },
    {
      route: '/order/iflight/changes',
      go: (page) => page.goto(page.url().replace('/detail', '/changes')).then(() => undefined),
    },
    {
      route: '/iflight/refund/apply',
      go: async (page) => {
        await page.goBack()
        await page.getByRole('link', { name: orderPage.actions.refund, exact: true }).click()
        await page.waitForURL(/\/iflight\/refund\/apply/)
      },
    },
    {
      route: '/iflight/change/apply',
      go: async (page) => {
        await page.goBack()
        await page.getByRole('link', { name: orderPage.actions.change, exact: true }).click()
        await page.waitForURL(/\/iflight\/change\/apply/)
      },
    },
    {
      route: '/iflight/change/list',
      go: async (page) => {
        await page.getByRole('radio').last().click()
        await page.locator(`[data-date="${dateOf(await today(page), sold('change-abroad: later'))}"]`).click()
        await page.getByRole('button', { name: change.search }).click()
        await page.waitForURL(/\/iflight\/change\/list/)
        await page.getByRole('link', { name: change.choose, exact: true }).first().waitFor(opens)
      },
    },
    {
      route: '/iflight/change/confirm',
      go: async (page) => {
        await page.getByRole('link', { name: change.choose, exact: true }).first().click()
        await page.waitForURL(/\/iflight\/change\/confirm/)
      },
    },
  ],
}

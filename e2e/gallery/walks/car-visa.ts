import type { Page } from '@playwright/test'
import { text as home } from '@sojourn/text/app/home.zh-CN'
import { text as book } from '@sojourn/text/booking/placing/book-form.zh-CN'
import { text as carPages } from '@sojourn/text/products/car/pages.zh-CN'
import { text as carSearch } from '@sojourn/text/products/car/search.zh-CN'
import { text as policy } from '@sojourn/text/booking/policy/words.zh-CN'
import { text as visaSearch } from '@sojourn/text/products/visa/search.zh-CN'
import { addDays } from '@sojourn/domain/kit/local-date'
import { directorAbroad, returnToSeoul } from '../../intl-buyer'
import { today } from '../../train-pages'
import { keepVisa, readyVisa } from '../../visa-buyer'
import { follow, type Journey } from '../journey'

async function pick(page: Page, field: string, typed: string): Promise<void> {
  const input = page.getByRole('combobox', { name: field, exact: true })
  await input.click()
  await input.fill(typed)
  await page.locator('[role=option]').first().click()
}

/** A car from the airport, ordered. */
export const cars: Journey = {
  as: 'manager@yuanxing.example',
  steps: [
    {
      route: '/car/list',
      go: async (page) => {
        await page.goto('/v/')
        await page.getByRole('tab', { name: home.car }).click()
        await pick(page, carSearch.from, '首都国际机场')
        await pick(page, carSearch.to, '国贸')
        await page.getByRole('button', { name: carSearch.search }).click()
        await page.waitForURL(/\/car\/list/)
      },
    },
    {
      route: '/car/book',
      go: async (page) => {
        await page.getByRole('button', { name: `${carPages.choose} ${policy.carClasses.economy}` }).click()
        await page.waitForURL(/\/car\/book/)
      },
    },
    {
      route: '/order/car/detail',
      go: async (page) => {
        await page.getByRole('button', { name: book.submit }).click()
        await page.waitForURL(/\/order\/car\/detail|\/pay\/index/)
        const orderNo = new URL(page.url()).searchParams.get('orderNos')
        if (orderNo) await page.goto(`/v/order/car/detail?orderId=${orderNo}`)
      },
    },
  ],
}

/** What goes with a journey abroad: a car from its flight, and the visa that it needs. */
export const alongAbroad: Journey = {
  as: 'director@yuanxing.example',
  steps: [
    {
      route: '/car/along',
      go: async (page) => {
        const start = await today(page)
        const { orderNo } = await returnToSeoul(directorAbroad, { depart: addDays(start, 40), back: addDays(start, 44) })
        await page.goto(`/v/order/iflight/detail?orderId=${orderNo}`)
        await follow('/car/along')(page)
      },
    },
    {
      route: '/visa/along',
      go: async (page) => {
        await page.goBack()
        await follow('/visa/along')(page)
      },
    },
    {
      route: '/order/visa',
      go: async (page) => {
        const orderNo = await readyVisa({ country: 'hanguo', productId: 'kr-b' })
        await page.goto(`/v/order/visa?orderId=${orderNo}`)
      },
    },
    {
      route: '/visa/mine',
      go: async (page) => {
        await keepVisa(directorAbroad.account)
        await page.goto('/v/visa/mine')
      },
    },
  ],
}

/** A visa, as far as the order form. */
export const visas: Journey = {
  as: 'employee@yuanxing.example',
  steps: [
    {
      route: '/visa/list',
      go: async (page) => {
        await page.goto('/v/')
        await page.getByRole('tab', { name: home.visa }).click()
        await pick(page, visaSearch.country, 'riben')
        await pick(page, visaSearch.province, 'shanghai')
        await page.getByRole('button', { name: visaSearch.search, exact: true }).click()
        await page.waitForURL(/\/visa\/list/)
      },
    },
    { route: '/visa/detail', go: follow('/visa/detail') },
    { route: '/visa/placeOrder', go: follow('/visa/placeOrder') },
  ],
}

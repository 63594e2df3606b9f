import { hotelWords, searchHotels, submitOrder, takeRate } from '../../hotel-pages'
import { hotelDay } from '../../story-days'
import { payByCompany } from '../../train-pages'
import { toPayment, type Journey } from '../journey'

const { book, payment, words } = hotelWords['zh-CN']
const as = 'manager@yuanxing.example'

/** A prepaid room: found on list and map, ordered, paid, and in the end given back. */
export const hotels: Journey = {
  as,
  steps: [
    {
      route: '/hotel/list',
      go: (page) =>
        searchHotels(page, { language: 'zh-CN', tab: 3, city: 'hangzhou', day: hotelDay(as, 'book-a-hotel en'), nights: 1 }),
    },
    {
      route: '/hotel/book',
      go: (page) => takeRate(page, 'zh-CN', (rates) => rates.filter({ hasText: words.payments[2] })),
    },
    {
      route: '/hotel/bookNext',
      go: async (page) => {
        await page.getByRole('button', { name: book.next }).click()
        await page.waitForURL(/\/hotel\/bookNext/)
      },
    },
    {
      route: '/order/hotel/detail',
      go: async (page) => {
        await submitOrder(page, 'zh-CN')
        const orderNo = await toPayment(page)
        await payByCompany(page, payment.payNow)
        await page.goto(`/v/order/hotel/detail?orderId=${orderNo}`)
      },
    },
    {
      route: '/order/hotel/refund',
      go: async (page) => {
        await page.locator('main a[href*="/order/hotel/refund"]').first().click()
        await page.waitForURL(/\/order\/hotel\/refund/)
      },
    },
  ],
}

/** One hotel and its rooms. */
export const oneHotel: Journey = {
  as,
  steps: [
    {
      route: '/hotel/detail',
      go: async (page) => {
        await searchHotels(page, { language: 'zh-CN', tab: 3, city: 'shanghai', day: hotelDay(as, 'book-a-hotel en'), nights: 2 })
        await page.locator('main a[href*="/hotel/detail"]').first().click()
        await page.waitForURL(/\/hotel\/detail/)
      },
    },
  ],
}

import { expect, type Locator, type Page } from '@playwright/test'
import { text as homeEn } from '@sojourn/text/app/home.en'
import { text as homeZh } from '@sojourn/text/app/home.zh-CN'
import { text as homeTw } from '@sojourn/text/app/home.zh-TW'
import { text as formEn } from '@sojourn/text/booking/placing/book-form.en'
import { text as formZh } from '@sojourn/text/booking/placing/book-form.zh-CN'
import { text as formTw } from '@sojourn/text/booking/placing/book-form.zh-TW'
import { text as choiceEn } from '@sojourn/text/booking/placing/choice.en'
import { text as choiceZh } from '@sojourn/text/booking/placing/choice.zh-CN'
import { text as choiceTw } from '@sojourn/text/booking/placing/choice.zh-TW'
import { text as orderEn } from '@sojourn/text/booking/order/words.en'
import { text as orderZh } from '@sojourn/text/booking/order/words.zh-CN'
import { text as orderTw } from '@sojourn/text/booking/order/words.zh-TW'
import { text as payEn } from '@sojourn/text/finance/payment.en'
import { text as payZh } from '@sojourn/text/finance/payment.zh-CN'
import { text as payTw } from '@sojourn/text/finance/payment.zh-TW'
import { text as bookEn } from '@sojourn/text/products/hotel/book.en'
import { text as bookZh } from '@sojourn/text/products/hotel/book.zh-CN'
import { text as bookTw } from '@sojourn/text/products/hotel/book.zh-TW'
import { text as detailEn } from '@sojourn/text/products/hotel/detail.en'
import { text as detailZh } from '@sojourn/text/products/hotel/detail.zh-CN'
import { text as detailTw } from '@sojourn/text/products/hotel/detail.zh-TW'
import { text as listEn } from '@sojourn/text/products/hotel/list.en'
import { text as listZh } from '@sojourn/text/products/hotel/list.zh-CN'
import { text as listTw } from '@sojourn/text/products/hotel/list.zh-TW'
import { text as hotelOrderEn } from '@sojourn/text/products/hotel/order.en'
import { text as hotelOrderZh } from '@sojourn/text/products/hotel/order.zh-CN'
import { text as hotelOrderTw } from '@sojourn/text/products/hotel/order.zh-TW'
import { text as refundEn } from '@sojourn/text/products/hotel/after-sale/refund.en'
import { text as refundZh } from '@sojourn/text/products/hotel/after-sale/refund.zh-CN'
import { text as refundTw } from '@sojourn/text/products/hotel/after-sale/refund.zh-TW'
import { text as searchEn } from '@sojourn/text/products/hotel/search.en'
import { text as searchZh } from '@sojourn/text/products/hotel/search.zh-CN'
import { text as searchTw } from '@sojourn/text/products/hotel/search.zh-TW'
import { text as hotelEn } from '@sojourn/text/products/hotel/words.en'
import { text as hotelZh } from '@sojourn/text/products/hotel/words.zh-CN'
import { text as hotelTw } from '@sojourn/text/products/hotel/words.zh-TW'
import type { StoryDay } from './story-days'
import { expectForgotten } from './support'

/** The sentences that the stories of hotels look for. */
export const hotelWords = {
  'zh-CN': {
    home: homeZh,
    form: formZh,
    choice: choiceZh,
    order: orderZh,
    payment: payZh,
    book: bookZh,
    detail: detailZh,
    list: listZh,
    hotelOrder: hotelOrderZh,
    refund: refundZh,
    search: searchZh,
    words: hotelZh,
  },
  'zh-TW': {
    home: homeTw,
    form: formTw,
    choice: choiceTw,
    order: orderTw,
    payment: payTw,
    book: bookTw,
    detail: detailTw,
    list: listTw,
    hotelOrder: hotelOrderTw,
    refund: refundTw,
    search: searchTw,
    words: hotelTw,
  },
  en: {
    home: homeEn,
    form: formEn,
    choice: choiceEn,
    order: orderEn,
    payment: payEn,
    book: bookEn,
    detail: detailEn,
    list: listEn,
    hotelOrder: hotelOrderEn,
    refund: refundEn,
    search: searchEn,
    words: hotelEn,
  },
}
export type HotelLanguage = keyof typeof hotelWords

export interface HotelSearchOf {
  language: HotelLanguage
  /** 3 at home, 4 abroad. */
  tab: 3 | 4
  /** Typed into the destination. */
  city: string
  /** The nights are the n-th that can be chosen on. */
  day: StoryDay<'hotel'>
  nights: number
  others?: readonly string[]
}

/** From the form of the home page to the list, over the choice of travellers when somebody else stays. */
export async function searchHotels(page: Page, { language, tab, city, day, nights, others }: HotelSearchOf): Promise<void> {
  const { home, search, choice } = hotelWords[language]
  await page.goto(`/v/?type=${tab}&lang=${language}`)
  if (others) await page.getByRole('radio', { name: home.bookOthers }).click()
  await page.getByRole('combobox', { name: search.destination }).click()
  await page.keyboard.type(city)
  await page.getByRole('option').first().click()
  // Having a destination, the form asks for arrival, then for departure.
  const days = page.locator('[data-date]:not([aria-disabled=true])')
  await days.nth(day).click()
  await page.getByRole('dialog', { name: search.checkOut }).waitFor()
  await days.nth(nights - 1).click()
  await page.getByRole('button', { name: search.search, exact: true }).click()
  if (others) {
    await page.waitForURL(/\/choice\/index/)
    for (const name of others) {
      const add = page.getByRole('button', { name: choice.add({ name }) })
      await page.getByRole('searchbox').fill(name)
      await add.click()
    }
    await page.getByRole('button', { name: choice.next[tab] }).click()
  }
  await page.waitForURL(/\/hotel\/list/)
}

/** Opens hotel after hotel of the list until one has a wanted rate that can be booked, and takes it. */
export async function takeRate(page: Page, language: HotelLanguage, wanted: (rates: Locator) => Locator): Promise<void> {
  const { detail, list } = hotelWords[language]
  const hotels = page.getByRole('link', { name: new RegExp(`^${list.seeHotel({ name: '.*' })}$`) })
  await hotels.first().waitFor()
  const count = await hotels.count()
  for (let hotel = 0; hotel < count; hotel++) {
    await hotels.nth(hotel).click()
    await page.waitForURL(/\/hotel\/detail/)
    const rooms = page.getByRole('region', { name: detail.rooms, exact: true })
    await rooms.getByRole('heading', { name: detail.rooms }).waitFor()
    const rates = wanted(rooms.getByRole('listitem').filter({ has: page.getByRole('button', { name: bookWord(language) }) }))
    const buttons = rates.locator('button:not([aria-disabled])').filter({ hasText: new RegExp(`^${detail.book}$`) })
    if ((await buttons.count()) > 0) {
      await buttons.first().click()
      await page.waitForURL(/\/hotel\/book\?/)
      return
    }
    await page.goBack()
    await hotels.first().waitFor()
  }
  throw new Error(`none of ${count} hotels has such a rate`)
}
const bookWord = (language: HotelLanguage): RegExp =>
  new RegExp(
    `^${
      hotelWords[language].detail
        .bookRate({ room: '', kind: '' })
        .trim()
        .split(/[ ，,]/)[0]
    }`,
  )

/** Submits the last step, which leads to the payment or to the order; gives its number. */
export async function submitOrder(page: Page, language: HotelLanguage): Promise<string> {
  await page.getByRole('button', { name: hotelWords[language].form.submit }).click()
  await page.waitForURL(/\/pay\/index|\/order\/hotel\/detail/)
  await expectForgotten(page)
  const query = new URL(page.url()).searchParams
  return query.get('orderId') ?? query.get('orderNos') ?? ''
}

export async function expectConfirmed(page: Page, language: HotelLanguage, orderNo: string): Promise<void> {
  await page.goto(`/v/order/hotel/detail?orderId=${orderNo}`)
  await expect(page.getByRole('button', { name: hotelWords[language].hotelOrder.copy })).toBeVisible({ timeout: 20_000 })
}

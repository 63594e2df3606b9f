import { expect, type Page } from '@playwright/test'
import { addMonths, chinaOffsetMinutes, localInstant, localOf, minutesBetween } from '@sojourn/domain/kit/local-date'
import { text as bookEn } from '@sojourn/text/booking/placing/book-form.en'
import { text as bookZh } from '@sojourn/text/booking/placing/book-form.zh-CN'
import { text as bookTw } from '@sojourn/text/booking/placing/book-form.zh-TW'
import { text as choiceEn } from '@sojourn/text/booking/placing/choice.en'
import { text as choiceZh } from '@sojourn/text/booking/placing/choice.zh-CN'
import { text as choiceTw } from '@sojourn/text/booking/placing/choice.zh-TW'
import { text as homeEn } from '@sojourn/text/app/home.en'
import { text as homeZh } from '@sojourn/text/app/home.zh-CN'
import { text as homeTw } from '@sojourn/text/app/home.zh-TW'
import { text as orderEn } from '@sojourn/text/booking/order/words.en'
import { text as orderZh } from '@sojourn/text/booking/order/words.zh-CN'
import { text as orderTw } from '@sojourn/text/booking/order/words.zh-TW'
import { text as payEn } from '@sojourn/text/finance/payment.en'
import { text as payZh } from '@sojourn/text/finance/payment.zh-CN'
import { text as payTw } from '@sojourn/text/finance/payment.zh-TW'
import { text as widgetsEn } from '@sojourn/text/kit/widgets.en'
import { text as widgetsZh } from '@sojourn/text/kit/widgets.zh-CN'
import { text as widgetsTw } from '@sojourn/text/kit/widgets.zh-TW'
import { text as trainBookEn } from '@sojourn/text/products/train/book.en'
import { text as trainBookZh } from '@sojourn/text/products/train/book.zh-CN'
import { text as trainBookTw } from '@sojourn/text/products/train/book.zh-TW'
import { text as listEn } from '@sojourn/text/products/train/list.en'
import { text as listZh } from '@sojourn/text/products/train/list.zh-CN'
import { text as listTw } from '@sojourn/text/products/train/list.zh-TW'
import { text as searchEn } from '@sojourn/text/products/train/search.en'
import { text as searchZh } from '@sojourn/text/products/train/search.zh-CN'
import { text as searchTw } from '@sojourn/text/products/train/search.zh-TW'
import { text as trainEn } from '@sojourn/text/products/train/words.en'
import { text as trainZh } from '@sojourn/text/products/train/words.zh-CN'
import { text as trainTw } from '@sojourn/text/products/train/words.zh-TW'
import type { StoryDay } from './story-days'
import { firstThatOffers, turnClock } from './support'

/** The sentences that the stories of trains look for. */
export const trainWords = {
  'zh-CN': {
    home: homeZh,
    search: searchZh,
    choice: choiceZh,
    list: listZh,
    train: trainZh,
    book: bookZh,
    trainBook: trainBookZh,
    order: orderZh,
    payment: payZh,
    widgets: widgetsZh,
  },
  'zh-TW': {
    home: homeTw,
    search: searchTw,
    choice: choiceTw,
    list: listTw,
    train: trainTw,
    book: bookTw,
    trainBook: trainBookTw,
    order: orderTw,
    payment: payTw,
    widgets: widgetsTw,
  },
  en: {
    home: homeEn,
    search: searchEn,
    choice: choiceEn,
    list: listEn,
    train: trainEn,
    book: bookEn,
    trainBook: trainBookEn,
    order: orderEn,
    payment: payEn,
    widgets: widgetsEn,
  },
}
export type TrainLanguage = keyof typeof trainWords

/** The product's own moment. */
export async function now(page: Page): Promise<string> {
  const answer = await page.request.post('/api/Sandbox/TurnClock', { data: { minutes: 0 } })
  const { result } = (await answer.json()) as { result: { now: string } }
  return new Date(result.now).toISOString()
}

/** The product's own day, in China. */
export const today = async (page: Page): Promise<string> => localOf(await now(page), chinaOffsetMinutes).date

/** Turns the clock to the first of the next month, and on until bills are made: a company that was never billed begins with the month before. */
export async function endMonth(page: Page): Promise<void> {
  const next = localInstant(`${addMonths(await today(page), 1).slice(0, 8)}01`, '00:00', chinaOffsetMinutes)
  await turnClock(minutesBetween(await now(page), next))
  for (let hour = 0; hour < 3; hour++) await turnClock(60)
}

/** The railway sells from five in the morning; before that the clock is turned to the hour (handbook 3.5). */
export async function waitForRailway(page: Page): Promise<void> {
  const china = new Date(Date.parse(await now(page)) + 8 * 3_600_000)
  const minutes = china.getUTCHours() * 60 + china.getUTCMinutes()
  if (minutes < 5 * 60) await turnClock(5 * 60 + 1 - minutes)
}

/** Home: Shanghai to Beijing, as the form stands, for oneself on a day. */
export async function searchOn(page: Page, date: string): Promise<void> {
  const { search, widgets, train } = trainWords['zh-CN']
  await page.goto('/v/?type=5&lang=zh-CN')
  const fast = page.getByRole('checkbox', { name: search.fastOnly })
  if (await fast.isChecked()) await fast.uncheck()
  await page.getByRole('button', { name: new RegExp(`^${search.date}`) }).click()
  const day = page.locator(`[data-date="${date}"]`)
  await page.locator('[data-date]').first().waitFor()
  if (!(await day.isVisible())) await page.getByRole('button', { name: widgets.nextMonth }).click()
  await day.click()
  await page.getByRole('button', { name: search.search, exact: true }).click()
  await page.waitForURL(/\/train\/list/)
  await expect(page.getByRole('heading', { name: train.route({ depart: '上海', arrive: '北京' }) })).toBeVisible()
}

/** Home: Shanghai to Beijing, as the form stands, for two colleagues, on the n-th day that can be chosen; gives that date. */
export async function searchForTwo(page: Page, language: TrainLanguage, day: StoryDay<'train'>): Promise<string> {
  const { home, search, choice } = trainWords[language]
  await page.goto(`/v/?type=5&lang=${language}`)
  await page.getByRole('radio', { name: home.bookOthers }).click()
  await page.getByRole('button', { name: new RegExp(`^${search.date}`) }).click()
  const chosen = page.locator('[data-date]:not([aria-disabled=true])').nth(day)
  const date = (await chosen.getAttribute('data-date')) ?? ''
  await chosen.click()
  await page.getByRole('button', { name: search.search, exact: true }).click()
  await page.waitForURL(/\/choice\/index/)
  for (const [name, latin] of [
    ['林晓雯', 'LIN/XIAOWEN'],
    ['陈志远', 'CHEN/ZHIYUAN'],
  ] as const) {
    const add = page.getByRole('button', { name: choice.add({ name: language === 'en' ? latin : name }) })
    await page.getByRole('searchbox').fill(name)
    await add.click()
  }
  await page.getByRole('button', { name: choice.next[5] }).click()
  await page.waitForURL(/\/train\/list/)
  return date
}

/** Takes second class of the first high-speed train that still has it. */
export async function takeSecondClass(page: Page, language: TrainLanguage): Promise<void> {
  const { list, train } = trainWords[language]
  const trains = page.getByRole('button', { name: new RegExp(`^${list.openSeats} G`) })
  const book = page.getByRole('button', { name: new RegExp(`^${list.book} G\\d+ ${train.seats.O} `) })
  await firstThatOffers(trains, book)
  await book.first().click()
  await page.waitForURL(/\/train\/book\?/)
}

export async function payByCompany(page: Page, payNow: (p: { amount: string }) => string): Promise<void> {
  await page.waitForURL(/\/pay\/index/)
  await page.getByRole('button', { name: new RegExp(payNow({ amount: '' }).trim()) }).click()
  await page.waitForURL(/\/pay\/success/)
}

import { expect, type Page } from '@playwright/test'
import { addDays, chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { text as agentEn } from '@sojourn/text/access/agency/agent.en'
import { text as agentZh } from '@sojourn/text/access/agency/agent.zh-CN'
import { text as agentTw } from '@sojourn/text/access/agency/agent.zh-TW'
import { text as homeEn } from '@sojourn/text/app/home.en'
import { text as homeZh } from '@sojourn/text/app/home.zh-CN'
import { text as homeTw } from '@sojourn/text/app/home.zh-TW'
import { text as orderPageEn } from '@sojourn/text/booking/order/page.en'
import { text as orderPageZh } from '@sojourn/text/booking/order/page.zh-CN'
import { text as orderPageTw } from '@sojourn/text/booking/order/page.zh-TW'
import { text as paymentEn } from '@sojourn/text/finance/payment.en'
import { text as paymentZh } from '@sojourn/text/finance/payment.zh-CN'
import { text as paymentTw } from '@sojourn/text/finance/payment.zh-TW'
import { text as formEn } from '@sojourn/text/booking/placing/book-form.en'
import { text as formZh } from '@sojourn/text/booking/placing/book-form.zh-CN'
import { text as formTw } from '@sojourn/text/booking/placing/book-form.zh-TW'
import { text as journeysEn } from '@sojourn/text/products/meeting/journeys.en'
import { text as journeysZh } from '@sojourn/text/products/meeting/journeys.zh-CN'
import { text as journeysTw } from '@sojourn/text/products/meeting/journeys.zh-TW'
import { text as orderEn } from '@sojourn/text/products/meeting/order.en'
import { text as orderZh } from '@sojourn/text/products/meeting/order.zh-CN'
import { text as orderTw } from '@sojourn/text/products/meeting/order.zh-TW'
import { text as requirementEn } from '@sojourn/text/products/meeting/requirement.en'
import { text as requirementZh } from '@sojourn/text/products/meeting/requirement.zh-CN'
import { text as requirementTw } from '@sojourn/text/products/meeting/requirement.zh-TW'
import { text as rulesEn } from '@sojourn/text/products/meeting/rules.en'
import { text as rulesZh } from '@sojourn/text/products/meeting/rules.zh-CN'
import { text as rulesTw } from '@sojourn/text/products/meeting/rules.zh-TW'
import { text as searchEn } from '@sojourn/text/products/meeting/search.en'
import { text as searchZh } from '@sojourn/text/products/meeting/search.zh-CN'
import { text as searchTw } from '@sojourn/text/products/meeting/search.zh-TW'
import { text as venuesEn } from '@sojourn/text/products/meeting/venues.en'
import { text as venuesZh } from '@sojourn/text/products/meeting/venues.zh-CN'
import { text as venuesTw } from '@sojourn/text/products/meeting/venues.zh-TW'
import { text as wordsEn } from '@sojourn/text/products/meeting/words.en'
import { text as wordsZh } from '@sojourn/text/products/meeting/words.zh-CN'
import { text as wordsTw } from '@sojourn/text/products/meeting/words.zh-TW'

/** The sentences of meetings. */
export const meetingWords = {
  'zh-CN': {
    agent: agentZh,
    form: formZh,
    home: homeZh,
    journeys: journeysZh,
    order: orderZh,
    orderPage: orderPageZh,
    payment: paymentZh,
    requirement: requirementZh,
    rules: rulesZh,
    search: searchZh,
    venues: venuesZh,
    words: wordsZh,
  },
  en: {
    agent: agentEn,
    form: formEn,
    home: homeEn,
    journeys: journeysEn,
    order: orderEn,
    orderPage: orderPageEn,
    payment: paymentEn,
    requirement: requirementEn,
    rules: rulesEn,
    search: searchEn,
    venues: venuesEn,
    words: wordsEn,
  },
  'zh-TW': {
    agent: agentTw,
    form: formTw,
    home: homeTw,
    journeys: journeysTw,
    order: orderTw,
    orderPage: orderPageTw,
    payment: paymentTw,
    requirement: requirementTw,
    rules: rulesTw,
    search: searchTw,
    venues: venuesTw,
    words: wordsTw,
  },
} as const
export type MeetingLanguage = keyof typeof meetingWords

/** So many days from today in China, by the server's clock. */
export async function dayFromNow(page: Page, days: number): Promise<string> {
  const now = await page.evaluate(() => Date.now() + Number(window.localStorage.getItem('sojourn.server-ahead') ?? 0))
  return addDays(localOf(new Date(now).toISOString(), chinaOffsetMinutes).date, days)
}

/** The agency's desk opens the session of whoever holds the meeting, on this page. */
export async function openAtDesk(desk: Page, language: MeetingLanguage, name: string, path: string): Promise<Page> {
  const { agent } = meetingWords[language]
  await desk.goto(`/v/agent/desk?lang=${language}`)
  await desk.locator('input[name="keyword"]').fill(name)
  await desk.locator('input[name="reason"]').fill('MD')
  await desk.locator('input[name="reference"]').fill('MD')
  const opened = desk.waitForEvent('popup')
  await desk.getByRole('button', { name: agent.assistName({ name }) }).click()
  const session = await opened
  await session.waitForURL((url) => /^\/v\/?$/.test(url.pathname))
  await session.goto(path)
  return session
}

/** Pays an order on its page on the company's account. */
export async function pay(page: Page, language: MeetingLanguage): Promise<void> {
  const { orderPage, payment } = meetingWords[language]
  await page
    .getByRole('button', { name: orderPage.actions.pay })
    .or(page.getByRole('link', { name: orderPage.actions.pay }))
    .first()
    .click()
  await page.waitForURL(/\/pay\/index/)
  await page.getByRole('button', { name: new RegExp(payment.payNow({ amount: '' }).trim()) }).click()
  await page.waitForURL(/\/pay\/success/)
  await expect(page.locator('main')).toBeVisible()
}

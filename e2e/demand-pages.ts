import { expect, type Page } from '@playwright/test'
import { addMonths, chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { text as agentEn } from '@sojourn/text/access/agency/agent.en'
import { text as agentZh } from '@sojourn/text/access/agency/agent.zh-CN'
import { text as agentTw } from '@sojourn/text/access/agency/agent.zh-TW'
import { text as passengerEn } from '@sojourn/text/products/intl-flight/book.en'
import { text as passengerZh } from '@sojourn/text/products/intl-flight/book.zh-CN'
import { text as passengerTw } from '@sojourn/text/products/intl-flight/book.zh-TW'
import { text as demandEn } from '@sojourn/text/products/intl-flight/demand/words.en'
import { text as demandZh } from '@sojourn/text/products/intl-flight/demand/words.zh-CN'
import { text as demandTw } from '@sojourn/text/products/intl-flight/demand/words.zh-TW'
import { text as widgetsEn } from '@sojourn/text/kit/widgets.en'
import { text as widgetsZh } from '@sojourn/text/kit/widgets.zh-CN'
import { text as widgetsTw } from '@sojourn/text/kit/widgets.zh-TW'
import { text as shellEn } from '@sojourn/text/app/shell.en'
import { text as shellZh } from '@sojourn/text/app/shell.zh-CN'
import { text as shellTw } from '@sojourn/text/app/shell.zh-TW'
import { text as bookEn } from '@sojourn/text/booking/placing/book-form.en'
import { text as bookZh } from '@sojourn/text/booking/placing/book-form.zh-CN'
import { text as bookTw } from '@sojourn/text/booking/placing/book-form.zh-TW'
import { text as orderEn } from '@sojourn/text/booking/order/words.en'
import { text as orderZh } from '@sojourn/text/booking/order/words.zh-CN'
import { text as orderTw } from '@sojourn/text/booking/order/words.zh-TW'
import { text as paymentEn } from '@sojourn/text/finance/payment.en'
import { text as paymentZh } from '@sojourn/text/finance/payment.zh-CN'
import { text as paymentTw } from '@sojourn/text/finance/payment.zh-TW'
import { text as travellerEn } from '@sojourn/text/booking/traveller.en'
import { text as travellerZh } from '@sojourn/text/booking/traveller.zh-CN'
import { text as travellerTw } from '@sojourn/text/booking/traveller.zh-TW'
import { monthsToFlights, type StoryDay } from './story-days'
import { expectAccessible } from './support'

/** The sentences of requests to the agency for international flights. */
export const demandWords = {
  'zh-CN': {
    shell: shellZh,
    book: bookZh,
    order: orderZh,
    passport: travellerZh.credentialTypes.passport,
    payment: paymentZh,
    demand: demandZh,
    agent: agentZh,
    passenger: passengerZh,
    widgets: widgetsZh,
    places: ['上海', '新加坡'],
  },
  'zh-TW': {
    shell: shellTw,
    book: bookTw,
    order: orderTw,
    passport: travellerTw.credentialTypes.passport,
    payment: paymentTw,
    demand: demandTw,
    agent: agentTw,
    passenger: passengerTw,
    widgets: widgetsTw,
    places: ['上海', '新加坡'],
  },
  en: {
    shell: shellEn,
    book: bookEn,
    order: orderEn,
    passport: travellerEn.credentialTypes.passport,
    payment: paymentEn,
    demand: demandEn,
    agent: agentEn,
    passenger: passengerEn,
    widgets: widgetsEn,
    places: ['Shanghai', 'Singapore'],
  },
} as const
export type DemandLanguage = keyof typeof demandWords

/** A day of the month where stories of flights have theirs, by the server's clock. */
export async function dateOf(page: Page, day: StoryDay<'flight'>): Promise<string> {
  const now = await page.evaluate(() => Date.now() + Number(window.localStorage.getItem('sojourn.server-ahead') ?? 0))
  const today = localOf(new Date(now).toISOString(), chinaOffsetMinutes).date
  return `${addMonths(`${today.slice(0, 8)}01`, monthsToFlights()).slice(0, 8)}${String(day).padStart(2, '0')}`
}

/** Shanghai to Singapore on this day, in the form of a request. */
export async function fillLeg(page: Page, language: DemandLanguage, date: string): Promise<void> {
  const { demand, places } = demandWords[language]
  for (const [label, typed, found] of [
    [demand.depart, 'shanghai', places[0]],
    [demand.arrive, 'singapore', places[1]],
  ] as const) {
    await page.getByRole('combobox', { name: label, exact: true }).click()
    await page.keyboard.type(typed)
    await page
      .getByRole('option', { name: new RegExp(`^${found}`) })
      .first()
      .click()
  }
  await page.getByLabel(demand.departDate, { exact: true }).fill(date)
}

/** Sends the request that is filled in; answers its number. */
export async function sendDemand(page: Page, language: DemandLanguage): Promise<string> {
  const { demand } = demandWords[language]
  await page.getByRole('button', { name: demand.submit, exact: true }).click()
  await page.waitForURL(/iflightDemand\/detail\?.*demandNo=FD/)
  await expect(page.getByText(demand.noPlans)).toBeVisible()
  return new URL(page.url()).searchParams.get('demandNo') ?? ''
}

/** The agency's desk opens the session of whoever asked, on the request. */
export async function openAtDesk(desk: Page, language: DemandLanguage, name: string, demandNo: string): Promise<Page> {
  const { agent } = demandWords[language]
  await desk.goto(`/v/agent/desk?lang=${language}`)
  await desk.locator('input[name="keyword"]').fill(name)
  const open = desk.getByRole('button', { name: agent.assistName({ name }) })
  await open.waitFor()
  await desk.locator('input[name="reason"]').fill('FD')
  await desk.locator('input[name="reference"]').fill(demandNo)
  const opened = desk.waitForEvent('popup')
  await open.click()
  const session = await opened
  await session.waitForURL((url) => /^\/v\/?$/.test(url.pathname))
  await session.goto(`/v/center/iflightDemand/detail?demandNo=${demandNo}&lang=${language}`)
  return session
}

/** Fills a plan with the first offer of the supply that can wait for approvers. */
export async function fillFromSupply(session: Page, language: DemandLanguage, number: number): Promise<void> {
  const { demand } = demandWords[language]
  const plan = session.getByRole('group', { name: demand.plan({ number }), exact: true })
  await plan.getByRole('button', { name: demand.searchOffers }).click()
  const offers = session.getByRole('dialog').getByRole('list', { name: demand.offerTitle }).getByRole('listitem')
  // The first search of a server reads the whole timetable.
  await offers.first().waitFor({ timeout: 30_000 })
  await expectAccessible(session)
  await offers.filter({ hasNotText: demand.instantPayment }).first().getByRole('button').click()
  await expect(plan.getByRole('button', { name: demand.searchAgain })).toBeVisible()
}

/** What was typed is sent to whoever asked. */
export async function sendQuote(session: Page, language: DemandLanguage): Promise<void> {
  const { demand, widgets } = demandWords[language]
  await expectAccessible(session)
  await session.getByRole('button', { name: demand.sendQuote }).click()
  await expect(session.getByRole('region', { name: widgets.messages })).toContainText(demand.quoted)
}

export async function pay(page: Page, language: DemandLanguage, orderNo: string): Promise<void> {
  const { payment } = demandWords[language]
  await page.goto(`/v/pay/index?orderNos=${orderNo}`)
  await page.getByRole('button', { name: new RegExp(payment.payNow({ amount: '' }).trim()) }).click()
  await page.waitForURL(/\/pay\/success/)
}

/** From the request to the order that its plan became. */
export async function orderOf(page: Page, language: DemandLanguage, demandNo: string): Promise<string> {
  const { demand } = demandWords[language]
  await page.goto(`/v/center/iflightDemand/detail?demandNo=${demandNo}`)
  const link = page.getByRole('link', { name: demand.toOrder })
  await expect(link).toBeVisible()
  return new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('orderId') ?? ''
}

/** Yuan of the plan that is typed in: above what the standard of sales staff allows. */
export const typedPlan = { fare: 12_100, taxes: 850 }

/** A plan that no system sells: everything of it is typed in. */
export async function typePlan(session: Page, language: DemandLanguage): Promise<void> {
  const { demand } = demandWords[language]
  const plan = session.getByRole('group', { name: demand.plan({ number: 1 }), exact: true })
  const { fields } = demand
  for (const [label, value] of [
    [fields.flightNo, 'SQ831'],
    [fields.departAirport, 'PVG'],
    [fields.departTime, '09:15'],
    [fields.arriveAirport, 'SIN'],
    [fields.arriveTime, '14:45'],
    [fields.carrier, 'SQ'],
    [fields.adultFare, String(typedPlan.fare)],
    [fields.adultTaxes, String(typedPlan.taxes)],
    [fields.rules, '退票费 800 元，改期费 500 元，误机不退'],
    [fields.note, '八人相邻座位，可更换两人姓名'],
  ] as const)
    await plan.getByLabel(label, { exact: false }).first().fill(value)
}

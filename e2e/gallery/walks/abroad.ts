import { text as order } from '@sojourn/text/booking/order/page.zh-CN'
import {
  dateOf as demandDay,
  demandWords,
  fillFromSupply,
  fillLeg,
  openAtDesk,
  sendDemand,
  sendQuote,
  typePlan,
} from '../../demand-pages'
import { asColleague } from '../../flight-pages'
import { dateOf, managerAbroad, returnToSingapore } from '../../intl-buyer'
import { answerDesk, askDesk, openOrderAtDesk } from '../../quote-pages'
import { flightDay } from '../../story-days'
import { turnClock } from '../../support'
import { today } from '../../train-pages'
import type { Journey } from '../journey'

const employee = 'employee@yuanxing.example'
const manager = 'manager@yuanxing.example'
const language = 'zh-CN'
const { demand } = demandWords[language]

/** A request that the agency answers with two plans, which stand side by side, and one of them as it is chosen. */
export const plansAbroad: Journey = {
  as: employee,
  steps: [
    {
      route: '/center/iflightDemand/detail',
      name: 'plans side by side',
      go: async (page) => {
        await page.goto('/v/demand/book')
        await fillLeg(page, language, await demandDay(page, flightDay(employee, 'group-of-eight zh-CN')))
        const demandNo = await sendDemand(page, language)
        await asColleague(page.context().browser()!, 'agent@agency.example', language, async (desk) => {
          const session = await openAtDesk(desk, language, '林晓雯', demandNo)
          await typePlan(session, language)
          await session.getByRole('button', { name: demand.addPlan }).click()
          await fillFromSupply(session, language, 2)
          await sendQuote(session, language)
        })
        await page.getByRole('button', { name: demand.chooseOf({ number: 1 }) }).waitFor()
      },
    },
    {
      route: '/center/iflightDemand/detail',
      name: 'a plan is chosen',
      go: async (page) => {
        await page.getByRole('button', { name: demand.chooseOf({ number: 2 }) }).click()
        await page.waitForURL(/tempOrderNo=/)
      },
    },
  ],
}

const managersDay = (story: 'manual-quote' | 'manual-quote: back' | 'manual-quote: later') => flightDay(manager, story)

/** Seats and bags for a ticket that is there, and a change that the desk prices by hand. */
export const quotedAbroad: Journey = {
  as: manager,
  steps: [
    {
      route: '/iflight/extras',
      go: async (page) => {
        const start = await today(page)
        const days = {
          depart: dateOf(start, managersDay('manual-quote')),
          back: dateOf(start, managersDay('manual-quote: back')),
        }
        const { orderNo } = await returnToSingapore(managerAbroad, days)
        await page.goto(`/v/iflight/extras?orderId=${orderNo}`)
      },
    },
    {
      route: '/order/iflight/changes',
      name: 'a quote is asked for',
      go: async (page) => {
        const orderNo = new URL(page.url()).searchParams.get('orderId') ?? ''
        await page.goto(`/v/order/iflight/detail?orderId=${orderNo}`)
        await page.getByRole('link', { name: order.actions.change, exact: true }).waitFor()
        await askDesk(page, dateOf(await today(page), managersDay('manual-quote: later')))
      },
    },
    {
      route: '/order/iflight/changes',
      name: 'a manual quote',
      go: async (page) => {
        const orderNo = new URL(page.url()).searchParams.get('orderId') ?? ''
        const day = dateOf(await today(page), managersDay('manual-quote: later'))
        await asColleague(page.context().browser()!, 'agent@agency.example', language, async (desk) =>
          answerDesk(await openOrderAtDesk(desk, orderNo), day),
        )
        await page.goto(`/v/order/iflight/changes?orderId=${orderNo}`)
      },
    },
  ],
}

const noticedDays = (start: string) => ({
  depart: dateOf(start, flightDay(manager, 'carrier-cancels')),
  back: dateOf(start, flightDay(manager, 'carrier-cancels: back')),
})
const laterDays = (start: string) => ({
  depart: dateOf(start, flightDay(manager, 'days-a-price-falls')),
  back: dateOf(start, flightDay(manager, 'days-a-price-falls: back')),
})

/** What carriers announce of flights that are ticketed; it turns the clock, and comes last. */
export const noticesAbroad: Journey = {
  as: manager,
  steps: [
    {
      route: '/order/iflight/detail',
      name: 'the carrier flies another way',
      go: async (page) => {
        const { orderNo } = await returnToSingapore(managerAbroad, noticedDays(await today(page)), '#CARRIER_REROUTES')
        await turnClock(16)
        await page.goto(`/v/order/iflight/detail?orderId=${orderNo}`)
      },
    },
    {
      route: '/order/iflight/detail',
      name: 'the carrier delays a flight',
      go: async (page) => {
        const { orderNo } = await returnToSingapore(managerAbroad, laterDays(await today(page)), '#CARRIER_DELAYS')
        await turnClock(16)
        await page.goto(`/v/order/iflight/detail?orderId=${orderNo}`)
      },
    },
  ],
}

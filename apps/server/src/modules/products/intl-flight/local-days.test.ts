import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Envelope } from '@sojourn/contract/kit/envelope'
import { searchIntlChange } from '@sojourn/contract/products/intl-flight/after-sales.calls'
import { submitFlightDemand } from '@sojourn/contract/products/intl-flight/demand.calls'
import { saveIntlFlightOrderTemp } from '@sojourn/contract/products/intl-flight/draft.calls'
import { askManualQuote } from '@sojourn/contract/products/intl-flight/manual-quote.calls'
import type { IntlFlightOrderDetail } from '@sojourn/contract/products/intl-flight/order.shapes'
import { searchIntlFlights } from '@sojourn/contract/products/intl-flight/search.calls'
import { flow, level, refusedAs, setFlows } from '../../../testing/approvals'
import { expectResult } from '../../../testing/flights'
import { oneTicket, settleIntl } from '../../../testing/intl-flight/after-sales'
import { demandForm } from '../../../testing/intl-flight/demands'
import { intlLeg, saveIntlDraft, shanghaiToSingapore } from '../../../testing/intl-flight/flights'
import { changeAsked } from '../../../testing/intl-flight/manual-quotes'
import { bookIntl, givePassport } from '../../../testing/intl-flight/orders'
import { openTestServer, type TestServer } from '../../../testing/server'

/** Ten in the morning of the 20th in China is the evening of the 19th in Los Angeles. */
const [todayThere, yesterdayThere] = ['2026-11-19', '2026-11-18']

let server: TestServer
let order: IntlFlightOrderDetail
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
  await setFlows(server, flow([level('any', 'manager')]))
  const address = { country: 'US', street: '5 Main St', city: 'Los Angeles' }
  const { answer } = await bookIntl(server, 'employee', {
    arrive: 'LAX',
    date: '2027-03-10',
    returnDate: '2027-03-20',
    wanted: oneTicket,
    more: { passengers: [{ employeeId: '1-employee', address }] },
  })
  order = await settleIntl(server, 'employee', expectResult(answer).orderNo)
})
afterAll(() => server.close())

const fromThere = {
  departAirportCode: 'LAX',
  departCityName: '洛杉矶',
  arriveAirportCode: 'SHA',
  arriveCityName: '上海',
}
const ticketNos = () => order.travellerList.flatMap(({ tickets }) => tickets.map(({ ticketNo }) => ticketNo))

describe('a day is that of the place where the flight leaves', () => {
  test.each<[string, (date: string) => Promise<Envelope<unknown>>]>([
    [
      'a search',
      (departDate) => {
        const searchParams = { ...shanghaiToSingapore, ...fromThere, departDate }
        return server.call('employee', saveIntlFlightOrderTemp, { searchParams, travelType: 1, bookType: 0 })
      },
    ],
    [
      'another day of a list',
      async (date) => {
        const tempOrderNo = await saveIntlDraft(server, 'employee', { ...fromThere, departDate: '2026-12-01' })
        return server.call('employee', searchIntlFlights, { tempOrderNo, slice: 0, chosen: [], date })
      },
    ],
    [
      'a change of the way back',
      (departDate) =>
        server.call('employee', searchIntlChange, { orderNo: order.orderNo, ticketNos: ticketNos(), slice: 1, departDate }),
    ],
    [
      'a change that the desk is asked for',
      (departDate) => server.call('employee', askManualQuote, changeAsked(order, { departDate })),
    ],
    [
      'a journey that the agency is asked for',
      (departDate) => server.call('employee', submitFlightDemand, demandForm({ legs: [intlLeg('LAX', 'SHA', departDate, 0)] })),
    ],
  ])('%s: today is possible, yesterday is over', async (_title, ask) => {
    expect(await ask(yesterdayThere)).toMatchObject(refusedAs('datePast'))
    expectResult(await ask(todayThere))
  })
})

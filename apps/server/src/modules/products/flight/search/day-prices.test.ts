import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseFlightTravellers, getFlightDayPrices, searchFlights } from '@sojourn/contract/products/flight/flight.calls'
import { expectResult, saveDraft, type Search } from '../../../../testing/flights'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const days = ['2026-11-23', '2026-11-30', '2026-12-09']
const family = ['1-admin', 'G1-admin-1', 'G1-admin-2']

test.each<[string, string, Search, string[] | undefined]>([
  ['an employee of a company with agreements', 'employee', {}, undefined],
  ['the same person on a personal trip', 'employee', { travelType: 2 }, undefined],
  ['a family, whose infant needs no seat', 'admin', { bookType: 1 }, family],
])('the ribbon says what the list of a day begins with, for %s', async (_who, account, search, travellers) => {
  for (const date of days) {
    const tempOrderNo = await saveDraft(server, account, { ...search, date })
    if (travellers) expectResult(await server.call(account, chooseFlightTravellers, { tempOrderNo, employeeIds: travellers }))
    const { flights } = expectResult(await server.call(account, searchFlights, { tempOrderNo }))
    const shown = Math.min(...flights.flatMap(({ fares }) => fares.map(({ ticketPrice }) => ticketPrice)))
    const asked = { departCode: 'PEK', arriveCode: 'SHA', from: date, to: date, tempOrderNo }
    const ribbon = expectResult(await server.call(account, getFlightDayPrices, asked))
    expect(ribbon.days).toEqual([{ date, price: shown }])
  }
})

test('before a search the kind of travel decides which fares count', async () => {
  const asked = { departCode: 'BJS', arriveCode: 'SHA', from: days[0]!, to: days[2]! }
  const of = async (travelType: 1 | 2) =>
    expectResult(await server.call('employee', getFlightDayPrices, { ...asked, travelType })).days.map(({ price }) => price)
  const [business, personal] = [await of(1), await of(2)]
  expect(business).toHaveLength(17)
  business.forEach((price, day) => expect(price).toBeLessThanOrEqual(personal[day]!))
  expect(business).not.toEqual(personal)
})

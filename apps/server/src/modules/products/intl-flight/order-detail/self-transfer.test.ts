import { problems } from '@sojourn/contract/kit/tables/problems'
import { filled } from '@sojourn/domain/kit/filled.testing'
import { readSearch } from '@sojourn/domain/products/intl-flight/kept-search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkIntlFlightBooking, createIntlFlightOrder } from '@sojourn/contract/products/intl-flight/booking.calls'
import type { IntlChoice, IntlFare, IntlItinerary } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { expectResult } from '../../../../testing/flights'
import { settleIntl } from '../../../../testing/intl-flight/after-sales'
import { choiceOf, listIntl, saveIntlDraft, severalLegs } from '../../../../testing/intl-flight/flights'
import {
  givePassport,
  intlDetail,
  intlOrderRequest,
  patient,
  timesOf,
  type ChosenTrip,
} from '../../../../testing/intl-flight/orders'
import { policyDraft, publishAlone } from '../../../../testing/policies'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { partsOfTrip } from '../../../booking/trip/trip-parts'
import { findOrders } from '../../../booking/order/store'
import { inCompany } from '../../../../work'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
})
afterAll(() => server.close())

type Wanted = (fare: IntlFare, itinerary: IntlItinerary, minutes: number) => boolean

/** To Bangkok in the morning, and from there to Kuala Lumpur on the same day. */
async function chosen(tempOrderNo: string, onward: Wanted): Promise<ChosenTrip> {
  const trip: ChosenTrip = { choices: [] as IntlChoice[], seenTotal: 0, seenTimes: [] }
  let arrivedAt = ''
  for (const wanted of [patient as Wanted, onward]) {
    const found = await listIntl(server, 'employee', tempOrderNo, trip.choices)
    const offers = found.itineraries
      .flatMap((itinerary) =>
        itinerary.fares.map((fare) => ({ itinerary, fare, flights: itinerary.segments.map((at) => found.segments[at]!) })),
      )
      .toSorted((a, b) => (a.flights.at(-1)!.arriveAt < b.flights.at(-1)!.arriveAt ? -1 : 1))
    const minutesTo = (departAt: string) => (Date.parse(departAt) - Date.parse(arrivedAt)) / 60_000
    const offer = offers.find(({ itinerary, fare, flights }) => wanted(fare, itinerary, minutesTo(flights[0]!.departAt)))!
    trip.choices.push(choiceOf(found, offer.itinerary, offer.fare))
    trip.seenTotal = offer.fare.total
    trip.seenTimes.push(...offer.flights.map(timesOf))
    arrivedAt = offer.flights.at(-1)!.arriveAt
  }
  return trip
}
const search = () => saveIntlDraft(server, 'employee', severalLegs(['SHA', 'BKK', '2026-12-09'], ['BKK', 'KUL', '2026-12-09']))

test('a change of planes between two tickets is said plainly when a trip is checked, in its order and on its papers', async () => {
  const tempOrderNo = await search()
  const trip = await chosen(
    tempOrderNo,
    (fare, itinerary, minutes) => patient(fare, itinerary) && fare.separateTickets && minutes < 1440,
  )
  const { selfTransfers } = expectResult(await server.call('employee', checkIntlFlightBooking, { tempOrderNo, ...trip }))
  expect(selfTransfers).toMatchObject([{ after: 0, connection: { protected: false, bags: 'recheck' } }])
  const [{ connection }] = selfTransfers as [(typeof selfTransfers)[number]]
  expect(connection.minutes).toBeGreaterThanOrEqual(60)
  expect([180, 330]).toContain(connection.minimumMinutes)

  const request = await intlOrderRequest(server, 'employee', tempOrderNo, trip)
  const { orderNo } = expectResult(await server.call('employee', createIntlFlightOrder, request))
  const order = await settleIntl(server, 'employee', orderNo)
  expect(order.selfTransfers).toEqual(selfTransfers)
  // Each ticket has a record and rules of its own.
  expect(new Set(order.tickets.map(({ record }) => record)).size).toBe(2)
  expect(order.tickets.map(({ slices }) => slices)).toEqual([[0], [1]])

  const facts = await inCompany(server.context, 1, async (work) => {
    const parts = await partsOfTrip(work, await findOrders(work, [orderNo]), 'en')
    return parts.map(({ part }) => part.facts.filter((fact) => fact.startsWith('Self-transfer at')).length)
  })
  const flightsOut = order.segments.filter(({ slice }) => slice === 0).length
  expect(facts).toEqual(order.segments.map(({ index }) => (index === flightsOut ? 1 : 0)))
})

test('whoever stays a day, or has one ticket, is told nothing of it', async () => {
  const tempOrderNo = await saveIntlDraft(
    server,
    'employee',
    severalLegs(['SHA', 'BKK', '2026-12-19'], ['BKK', 'KUL', '2026-12-22']),
  )
  const trip = await chosen(tempOrderNo, patient)
  const checked = expectResult(await server.call('employee', checkIntlFlightBooking, { tempOrderNo, ...trip }))
  expect(checked.selfTransfers).toEqual([])
  expect((await intlDetail(server, 'employee', (await booked(tempOrderNo, trip)).orderNo)).selfTransfers).toEqual([])
})

test('a standard that asks for one ticket refuses what goes on within a day on another, in the list and where it is booked', async () => {
  const tempOrderNo = await saveIntlDraft(
    server,
    'employee',
    severalLegs(['SHA', 'BKK', '2026-12-29'], ['BKK', 'KUL', '2026-12-29']),
  )
  const apart: Wanted = (fare, itinerary, minutes) => !fare.instantPayment && fare.separateTickets && minutes < 1440
  const before = await chosen(tempOrderNo, apart)
  const intlFlight = { forbidSelfTransfer: true, handling: { selfTransfer: 'forbid' as const } }
  await publishAlone(server, { policy: policyDraft({ type: 'person', ids: ['1-employee'] }, { intlFlight }) })

  const found = await listIntl(server, 'employee', tempOrderNo, before.choices.slice(0, 1))
  const fares = filled(found.itineraries.flatMap((itinerary) => itinerary.fares))
  expect(new Set(fares.map(({ separateTickets, verdict }) => `${separateTickets} ${verdict}`))).toEqual(
    new Set(['true forbidden', 'false within']),
  )
  const [said] = fares.find(({ verdict }) => verdict === 'forbidden')!.violations
  expect(said).toMatchObject({ rule: 'selfTransfer', handling: 'forbid' })
  const check = await server.call('employee', checkIntlFlightBooking, { tempOrderNo, ...before })
  expect(check.code).toBe(problems.policyForbids.code)
  const kept = await server.database.pool.query<{ body: string }>('SELECT body FROM choice_set WHERE search_id = $1', [
    found.searchId,
  ])
  expect(readSearch(kept.rows[0]!.body).fares.filter(({ selfTransfer }) => selfTransfer !== undefined).length).toBe(
    fares.filter(({ verdict }) => verdict === 'forbidden').length,
  )
})

const booked = async (tempOrderNo: string, trip: ChosenTrip) =>
  expectResult(
    await server.call('employee', createIntlFlightOrder, await intlOrderRequest(server, 'employee', tempOrderNo, trip)),
  )

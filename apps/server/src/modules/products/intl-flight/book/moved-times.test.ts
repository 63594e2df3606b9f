import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getTripOrderList } from '@sojourn/contract/booking/order.calls'
import { checkIntlFlightBooking, createIntlFlightOrder } from '@sojourn/contract/products/intl-flight/booking.calls'
import type { IntlTimes } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { addMinutes, localOf } from '@sojourn/domain/kit/local-date'
import type { IntlAirQuote } from '@sojourn/supply/ports/intl-air'
import { postponed } from '@sojourn/supply/sandbox/intl-air/announced'
import { refusedAs } from '../../../../testing/approvals'
import { expectResult } from '../../../../testing/flights'
import { chooseTrip, draftTrip, givePassport, intlDetail, intlOrderRequest } from '../../../../testing/intl-flight/orders'
import { seatsInBooks } from '../../../../testing/seats-in-books'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
/** Minutes by which the carrier flies the first flight later than it was listed: as it is priced, and as it is held. */
const later = { priced: 0, held: 0 }
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
  const { intlAir } = server.context
  const price: typeof intlAir.price = async (asking, request) => moved(await intlAir.price(asking, request), later.priced)
  const hold: typeof intlAir.hold = async (asking, request) => moved(await intlAir.hold(asking, request), later.held)
  Object.assign(server.context, { intlAir: { ...intlAir, price, hold } })
})
beforeEach(() => Object.assign(later, { priced: 0, held: 0 }))
afterAll(() => server.close())

function moved<Answer extends object>(answer: Answer | IntlAirQuote, minutes: number): Answer {
  if (!('itineraries' in answer) || minutes === 0) return answer as Answer
  const [first, ...others] = answer.itineraries
  const [flight, ...rest] = first!.segments
  return { ...answer, itineraries: [{ ...first!, segments: [postponed(flight!, minutes), ...rest] }, ...others] } as Answer
}

async function chosen(date: string, returnDate?: string) {
  const tempOrderNo = await draftTrip(server, 'employee', { date, returnDate })
  return { tempOrderNo, trip: await chooseTrip(server, 'employee', tempOrderNo, { directions: returnDate ? 2 : 1 }) }
}
const clock = (date: string, time: string, minutes: number) => localOf(addMinutes(`${date}T${time}:00.000Z`, minutes), 0)
const orders = async () => expectResult(await server.call('employee', getTripOrderList, {})).list.length

test('a flight that was moved since the list is told with its hours before and now, and is booked once they are accepted', async () => {
  const { tempOrderNo, trip } = await chosen('2026-12-09', '2026-12-16')
  const [seen] = trip.seenTimes
  const same = expectResult(await server.call('employee', checkIntlFlightBooking, { tempOrderNo, ...trip }))
  expect(same).toMatchObject({ outcome: 'same', retimed: [] })
  const request = await intlOrderRequest(server, 'employee', tempOrderNo, trip)

  Object.assign(later, { priced: 35, held: 35 })
  const check = expectResult(await server.call('employee', checkIntlFlightBooking, { tempOrderNo, ...trip }))
  expect(check).toMatchObject({ outcome: 'changed', retimed: [{ segment: 0, was: seen }] })
  const depart = clock(seen!.departDate, seen!.departTime, 35)
  expect(check.segments[0]).toMatchObject({ departDate: depart.date, departTime: depart.time })
  const before = await orders()
  expect(await server.call('employee', createIntlFlightOrder, request)).toMatchObject(refusedAs('timesChanged'))
  expect(await orders(), 'nothing is ordered').toBe(before)

  const seenTimes = check.segments.map(({ departDate, departTime, arriveDate, arriveTime }): IntlTimes => ({
    departDate,
    departTime,
    arriveDate,
    arriveTime,
  }))
  const again = expectResult(await server.call('employee', checkIntlFlightBooking, { tempOrderNo, ...trip, seenTimes }))
  expect(again).toMatchObject({ outcome: 'same', retimed: [] })
  const { orderNo } = expectResult(await server.call('employee', createIntlFlightOrder, { ...request, seenTimes }))
  expect((await intlDetail(server, 'employee', orderNo)).segments[0]).toMatchObject(seenTimes[0]!)
})

test('one that is moved while its seats are taken is not ordered either, and the seats go back', async () => {
  const { tempOrderNo, trip } = await chosen('2026-12-10')
  const request = await intlOrderRequest(server, 'employee', tempOrderNo, trip)
  const before = { orders: await orders(), seats: await seatsInBooks(server.database.pool) }
  later.held = 20
  expect(await server.call('employee', createIntlFlightOrder, request)).toMatchObject(refusedAs('timesChanged'))
  await server.context.drainJobs()
  expect({ orders: await orders(), seats: await seatsInBooks(server.database.pool) }).toEqual(before)
  later.held = 0
  expectResult(await server.call('employee', createIntlFlightOrder, request))
})

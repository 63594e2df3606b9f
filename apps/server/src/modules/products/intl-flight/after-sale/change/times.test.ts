import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyIntlChange, quoteIntlChange } from '@sojourn/contract/products/intl-flight/after-sales.calls'
import { getTripOrderList } from '@sojourn/contract/booking/order.calls'
import { addMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { isIntlAirFailure } from '@sojourn/supply/ports/intl-air'
import { postponed } from '@sojourn/supply/sandbox/intl-air/announced'
import { refusedAs } from '../../../../../testing/approvals'
import { expectResult } from '../../../../../testing/flights'
import {
  oneTicket,
  proposeIntlChange,
  settleIntl,
  ticketedIntl,
  ticketNosOf,
} from '../../../../../testing/intl-flight/after-sales'
import { bookIntl, givePassport, intlDetail, timesOf } from '../../../../../testing/intl-flight/orders'
import { askForMoney, pressOnPage } from '../../../../../testing/payments'
import { openTestServer, type TestServer } from '../../../../../testing/server'

let server: TestServer
/** Minutes by which the carrier flies the first flight of every offer later than it was listed. */
let later = 0
/** The itinerary of every search, where one was opened. */
const searches: (string | undefined)[] = []
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
  const { intlAir } = server.context
  const changeOffers: typeof intlAir.changeOffers = async (asking, request) => {
    searches.push(request.itineraryKey)
    const offers = await intlAir.changeOffers(asking, request)
    if (isIntlAirFailure(offers)) return offers
    return offers.map((offer) => {
      const [first, ...rest] = offer.itinerary.segments
      return { ...offer, itinerary: { ...offer.itinerary, segments: [postponed(first!, later), ...rest] } }
    })
  }
  Object.assign(server.context, { intlAir: { ...intlAir, changeOffers } })
})
afterAll(() => server.close())

const orders = async () => expectResult(await server.call('employee', getTripOrderList, {})).list.length

test('[S2.23] hours that moved since a change was looked for are told with those before, and changed to once they are accepted', async () => {
  const order = await ticketedIntl(server, { date: '2026-12-09', returnDate: '2026-12-16' })
  const wish = { ticketNos: ticketNosOf(order), slice: 1, departDate: '2026-12-18' }
  const { to, request, quote } = await proposeIntlChange(server, order.orderNo, wish)
  expect(quote.retimed).toEqual([])
  const [seen] = to.seenTimes

  later = 25
  const moved = expectResult(await server.call('employee', quoteIntlChange, to))
  expect(moved.retimed).toEqual([{ segment: 0, was: seen }])
  const now = localOf(addMinutes(`${seen!.departDate}T${seen!.departTime}:00.000Z`, later), 0)
  expect(moved.to.segments[0]).toMatchObject({ departDate: now.date, departTime: now.time })
  const before = await orders()
  expect(await server.call('employee', applyIntlChange, request)).toMatchObject(refusedAs('timesChanged'))
  expect(await orders(), 'nothing is ordered').toBe(before)

  const seenTimes = moved.to.segments.map(timesOf)
  expect(expectResult(await server.call('employee', quoteIntlChange, { ...to, seenTimes })).retimed).toEqual([])
  const { orderNo } = expectResult(await server.call('employee', applyIntlChange, { ...request, seenTimes }))
  const changed = await settleIntl(server, 'employee', orderNo)
  expect(changed.segments.find(({ slice }) => slice === 1)).toMatchObject(seenTimes[0]!)
})

test('who says to have seen the hours of another number of flights is refused', async () => {
  later = 0
  const order = await ticketedIntl(server, { date: '2027-01-13', returnDate: '2027-01-20' })
  const wish = { ticketNos: ticketNosOf(order), slice: 1, departDate: '2027-01-21' }
  const { to, request } = await proposeIntlChange(server, order.orderNo, wish)
  const seenTimes = to.seenTimes.length === 3 ? to.seenTimes.slice(1) : [...to.seenTimes, to.seenTimes[0]!]
  const refused = { ...refusedAs('badRequest'), field: 'seenTimes' }
  expect(await server.call('employee', quoteIntlChange, { ...to, seenTimes })).toMatchObject(refused)
  expect(await server.call('employee', applyIntlChange, { ...request, seenTimes })).toMatchObject(refused)
})

test.each([
  ['in private, with nothing but what is bought', 2, 1, '02'],
  ['on business, with what else is on offer', 1, 2, '03'],
] as const)('a change of a trip %s, is quoted in few searches', async (_what, travelType, count, month) => {
  later = 0
  const bought = await bookIntl(server, 'employee', {
    date: `2027-${month}-10`,
    returnDate: `2027-${month}-17`,
    travelType,
    wanted: oneTicket,
  })
  const { orderNo } = expectResult(bought.answer)
  if (travelType === 2) {
    const { total } = await intlDetail(server, 'employee', orderNo)
    await pressOnPage(server, await askForMoney(server, 'employee', orderNo, total), 'paid')
  }
  const order = await settleIntl(server, 'employee', orderNo)
  const { to } = await proposeIntlChange(server, orderNo, {
    ticketNos: ticketNosOf(order),
    slice: 1,
    departDate: `2027-${month}-19`,
  })
  searches.length = 0
  expectResult(await server.call('employee', quoteIntlChange, to))
  expect(searches).toHaveLength(count)
  expect(searches).toContain(to.itineraryKey)
})

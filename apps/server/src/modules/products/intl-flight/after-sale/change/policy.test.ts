import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  applyIntlChange,
  getIntlChangeInfo,
  getIntlRefundInfo,
  quoteIntlChange,
  searchIntlChange,
} from '@sojourn/contract/products/intl-flight/after-sales.calls'
import { expectResult } from '../../../../../testing/flights'
import { oneTicket, settleIntl, ticketedIntl, ticketNosOf } from '../../../../../testing/intl-flight/after-sales'
import { givePassport, timesOf, type IntlWanted } from '../../../../../testing/intl-flight/orders'
import { policyDraft, publishAlone } from '../../../../../testing/policies'
import { openTestServer, type TestServer } from '../../../../../testing/server'
import { quietScript, scriptCarrier } from '../carrier.testing'

let server: TestServer
const script = quietScript()
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
  scriptCarrier(server, script)
})
afterAll(() => server.close())

test('[handbook 7.2] a change is judged by what the whole trip comes to with it, not by its direction alone', async () => {
  const order = await ticketedIntl(server, { date: '2026-12-09', returnDate: '2026-12-16' })
  const paid = order.tickets[0]!.prices[0]!
  const trip = paid.fare + paid.surcharge + paid.taxes.reduce((sum, { amount }) => sum + amount, 0)
  const asked = { orderNo: order.orderNo, ticketNos: ticketNosOf(order), slice: 1, departDate: '2026-12-18' }
  const most = trip + 250_00
  await publishAlone(server, {
    policy: policyDraft(
      { type: 'person', ids: ['1-employee'] },
      {
        intlFlight: {
          maxPrice: most,
          priceByDuration: [{ from: 0, maxPrice: most }],
          handling: { offerPrice: 'approval', durationPrice: 'reason' },
        },
      },
    ),
  })
  // What the carrier keeps as a fee is no price of the trip.
  script.change = { fee: 300_00, fareDifference: 200_00, taxDifference: 50_00 }
  const within = expectResult(await server.call('employee', searchIntlChange, asked))
  expect(within.offers).toAllSatisfy(({ violations }) => violations.length === 0)
  script.change = { fee: 300_00, fareDifference: 200_00, taxDifference: 51_00 }
  const { offers } = expectResult(await server.call('employee', searchIntlChange, asked))
  expect(offers).toAllSatisfy(({ violations }) => {
    const broken = violations.map((violation) => violation.rule)
    return broken.includes('offerPrice') && broken.includes('durationPrice')
  })
  const { itineraryKey, fareKey, segments } = offers[0]!
  const to = { ...asked, itineraryKey, fareKey, seenTimes: segments.map(timesOf) }
  expect(expectResult(await server.call('employee', quoteIntlChange, to)).verdict).toBe('approval')
  // Dear enough to be approved whatever it is a change of.
  script.change = { fee: 300_00, fareDifference: 50_000_00, taxDifference: 0 }
})

test('[S2.23] any brand of an opened itinerary is quoted with the rules of its ticket, and taken', async () => {
  script.changedRules = [{ kind: 'change', scope: 'unused', unit: 'ticket', window: { unit: 'hours' }, permission: 'forbidden' }]
  const order = await ticketedIntl(server, { date: '2027-01-11', returnDate: '2027-01-18' })
  const asked = { orderNo: order.orderNo, ticketNos: ticketNosOf(order), slice: 1, departDate: '2027-01-19' }
  const listed = expectResult(await server.call('employee', searchIntlChange, asked))
  const { itineraryKey } = listed.offers[0]!
  const opened = expectResult(await server.call('employee', searchIntlChange, { ...asked, itineraryKey }))
  const own = opened.offers.filter((offer) => offer.itineraryKey === itineraryKey)
  expect(opened.offers.length - own.length).toBe(listed.offers.length - 1)
  expect(own.length).toBeGreaterThan(1)
  const offer = own.find(({ fareKey, verdict }) => fareKey !== listed.offers[0]!.fareKey && verdict !== 'forbidden')!
  const to = { ...asked, itineraryKey, fareKey: offer.fareKey, seenTimes: offer.segments.map(timesOf) }
  const quote = expectResult(await server.call('employee', quoteIntlChange, to))
  expect(quote.to).toMatchObject({ brand: offer.brand, rules: [{ kind: 'change', permission: 'forbidden' }] })
  const request = { ...to, searchId: opened.searchId, expectedTotal: quote.total, reasonCode: 'urgent' }
  const { orderNo } = expectResult(await server.call('employee', applyIntlChange, request))
  const waiting = expectResult(await server.call('employee', getIntlRefundInfo, { orderId: order.orderNo }))
  expect(waiting.tickets, 'while the manager has not decided').toMatchObject([
    { possible: false, refused: { code: 'couponApproving' }, forDesk: false },
  ])
  expect(await server.call('employee', searchIntlChange, asked)).toMatchObject({ problem: 'couponApproving' })
  const change = await settleIntl(server, 'employee', orderNo)
  expect(change).toMatchObject({ state: 1821, directions: [{}, { brand: offer.brand }] })
})

test('[handbook 2.2] a ticket says before any quote what the carrier has to be asked about', async () => {
  const light: IntlWanted = (fare, itinerary) => oneTicket(fare, itinerary) && fare.digest.refund === 'forbidden'
  const order = await ticketedIntl(server, { date: '2027-02-15', returnDate: '2027-02-22', wanted: light })
  const hurdles = async () => {
    const asked = { orderId: order.orderNo }
    const infos = [
      expectResult(await server.call('employee', getIntlRefundInfo, asked)),
      expectResult(await server.call('employee', getIntlChangeInfo, asked)),
    ]
    return infos.map(({ tickets }) => tickets[0]!.hurdle)
  }
  expect(await hurdles()).toEqual([undefined, undefined])
  // Of a light fare changes end three days before the last direction, and refunds are never made.
  const minutes = (Date.parse('2027-02-21T00:00:00Z') - server.context.clock.now().getTime()) / 60_000
  await server.turn(minutes)
  expect((await hurdles())[1]).toBe('nearDeparture')
})

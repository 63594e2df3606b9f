import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, epochDay } from '@sojourn/domain/kit/local-date'
import { changeMinutes } from '@sojourn/domain/products/flight/connections'
import type { SupplyContext } from '@sojourn/supply/ports/supply'
import { disruptionOf } from '@sojourn/supply/sandbox/air/disruptions'
import { openTestDatabase, type TestDatabase } from '../../../../db/testing'
import { seatsInBooks } from '../../../../testing/seats-in-books'
import { air, contextOf, granted, held, holdRequest, network, type Pick } from './sandbox-air.testing'

let database: TestDatabase
let context: SupplyContext
beforeAll(async () => {
  database = await openTestDatabase()
  context = contextOf(database.pool)
})
afterAll(() => database.close())

const asked = { party: 1, agreements: [], businessTravel: false, governmentOnly: false, change: changeMinutes, limit: 100 }
const charged = (fares: Pick['flight']['fares']) => fares.find(({ cabin, ruleTier }) => cabin === 'Y' && ruleTier > 'T2')

/** A connection at fares with a fee for returning them, of which the carrier will cancel the first flight alone. */
async function cancelledConnection() {
  for (let ahead = 12; ahead < 90; ahead++) {
    const date = addDays('2026-11-20', ahead)
    const places = { departAirports: ['TNA'], arriveAirports: ['KHG'] }
    for (const { first, second } of await air.connections(context, { ...asked, ...places, date })) {
      const [ending, going] = [first, second].map((flight) => {
        const [part] = network.find(flight.flightNo, flight.departAirport + flight.arriveAirport)
        return part && disruptionOf(part, epochDay(flight.departDate))
      })
      const [one, other] = [charged(first.fares), charged(second.fares)]
      if (ending?.kind === 'cancelled' && !going && one && other)
        return {
          picks: [first, second].map((flight, leg) => ({ flight, fare: leg === 0 ? one : other })),
          at: ending.announcedMs,
        }
    }
  }
  throw new Error('no first flight is cancelled')
}

test('[handbook 1.6] a cancelled first flight frees the passenger of the second too, where both are one journey', async () => {
  const { picks, at } = await cancelledConnection()
  const feesOf = async (key: string, connection: boolean, moment: number) => {
    const { pnr } = await held(context, { ...holdRequest(key, picks), connection })
    const { tickets } = granted(await air.issue(context, { key, pnr }))
    const onSecond = tickets.find(({ coupons }) => coupons.some(({ journey }) => journey === 1))!
    const then = contextOf(database.pool, new Date(moment))
    const { lines } = granted(await air.refund(then, { key, ticketNo: onSecond.ticketNo, journeys: [1], commit: false }))
    return lines.map(({ fee, involuntary }) => [fee > 0, involuntary])
  }
  expect(await feesOf('before', true, at - 60_000)).toEqual([[true, false]])
  expect(await feesOf('after', true, at)).toEqual([[false, true]])
  expect(await feesOf('apart', false, at)).toEqual([[true, false]])
})

test('[handbook 1.4] seats are held on both flights or on neither', async () => {
  const { picks } = await cancelledConnection()
  const before = await seatsInBooks(database.pool)
  const request = { ...holdRequest('neither', picks), connection: true }
  const unknown = [request.choices[0]!, { ...request.choices[1]!, fareKey: 'none' }]
  expect(await air.hold(context, { ...request, choices: unknown })).toEqual({ failure: 'flightUnknown' })
  expect(await seatsInBooks(database.pool)).toEqual(before)
  const { pnr } = await held(context, { ...request, key: 'both' })
  expect((await seatsInBooks(database.pool)).sold).toBeGreaterThan(before.sold + 1)
  await air.release(context, { pnr })
  expect(await seatsInBooks(database.pool)).toEqual(before)
})

import { afterAll, expect, test } from 'vitest'
import { isAirFailure } from '@sojourn/supply/ports/air'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { asking } from '../../../booking/lifecycle/asking'
import { beijingShanghai } from './sandbox-air.testing'

const servers: TestServer[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

/** How two hundred holds end, each of a key of its own and given back at once. */
async function endings(supplyFaults: boolean): Promise<Record<string, number>> {
  const server = await openTestServer({ supplyFaults })
  servers.push(server)
  const { air } = server.context
  const buyer = { agreements: [], businessTravel: false }
  const supply = asking(server.context)
  const [flight] = await air.search(supply, {
    ...beijingShanghai,
    ...buyer,
    date: '2026-12-09',
    party: 1,
    governmentOnly: false,
  })
  const fare = flight!.fares.at(-1)!
  const ends: Record<string, number> = {}
  for (let index = 0; index < 200; index++) {
    const held = await air.hold(supply, {
      ...buyer,
      key: `1/F${index}`,
      choices: [{ flightKey: flight!.flightKey, fareKey: fare.fareKey }],
      passengers: [{ name: '林晓雯', passenger: 'adult', credentialType: 1, credentialNumber: '1' }],
      expectedPrices: [fare.ticketPrice],
      holdUntil: new Date(supply.now.getTime() + 60_000),
      remark: '',
    })
    const end = isAirFailure(held) ? held.failure : 'held'
    ends[end] = (ends[end] ?? 0) + 1
    if (!isAirFailure(held)) await air.release(supply, { pnr: held.pnr })
  }
  return ends
}

test('[handbook 12] some orders meet a dearer fare or none by themselves, unless that is turned off', async () => {
  const { held = 0, priceChanged = 0, soldOut = 0 } = await endings(true)
  expect(held + priceChanged + soldOut).toBe(200)
  expect(held).toBeGreaterThan(180)
  expect(priceChanged).toBeGreaterThan(0)
  expect(soldOut).toBeGreaterThan(0)
  expect(await endings(false)).toEqual({ held: 200 })
})

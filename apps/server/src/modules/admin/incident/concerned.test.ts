import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../testing/server'
import { inCompany } from '../../../work'
import { findConcerned } from './concerned-store'
import { keysOf } from './places'
import { momentAt, randomArea, randomOrders, recount, removeOrders, writeOrders } from './random-orders.testing'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test.each([1, 2, 3, 4])('[S2.44] whom an incident concerns is what a recount of random orders finds (%i)', async (seed) => {
  const { orders, chance } = randomOrders(60, seed)
  await writeOrders(server, orders)
  const found: Record<string, string[]> = {}
  const counted: Record<string, string[]> = {}
  for (let turn = 0; turn < 60; turn++) {
    const area = randomArea(chance)
    const asked = { from: momentAt(area.from), to: momentAt(area.to), keys: keysOf(area.places) }
    const people = await inCompany(server.context, 1, (work) => findConcerned(work, asked))
    found[JSON.stringify(area)] = people.map(({ employeeId }) => employeeId)
    counted[JSON.stringify(area)] = recount(orders, area)
  }
  await removeOrders(server)
  expect(found).toEqual(counted)
  const sizes = new Set(Object.values(counted).map(({ length }) => length))
  expect(sizes.size).toBeGreaterThan(3)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchCars } from '@sojourn/contract/products/car/car.calls'
import type { CarSection } from '@sojourn/contract/products/car/policy.shapes'
import { saveCarDraft, type CarSearch } from '../../../../testing/cars'
import { expectResult } from '../../../../testing/flights'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Rides between the business district, where the company sits, and airports. */
async function fence(): Promise<void> {
  const tempOrderNo = await saveCarDraft(server, 'employee', { from: '国贸', to: '首都国际机场' })
  const { ride } = expectResult(await server.call('employee', searchCars, { tempOrderNo }))
  const { latitude, longitude } = ride.from
  const car: CarSection = {
    sites: [{ name: '总部', latitude, longitude, metres: 800 }],
    pairs: [{ one: '总部', other: 'airport' }],
    handling: { carPlace: 'forbid' },
  }
  await server.database.pool.query(`UPDATE travel_policy SET body = jsonb_set(body, '{car}', $1::jsonb) WHERE body ? 'car'`, [
    JSON.stringify(car),
  ])
}

test('[handbook 5.3] a ride is judged by the places at its ends, at its estimate and in words', async () => {
  await fence()
  const judged = async (search: CarSearch) => {
    const tempOrderNo = await saveCarDraft(server, 'employee', search)
    return expectResult(await server.call('employee', searchCars, { tempOrderNo })).cars[0]!
  }
  expect((await judged({ from: '国贸', to: '首都国际机场' })).verdict).toBe('within')
  expect((await judged({ from: '首都国际机场', to: '国贸' })).verdict).toBe('within')
  expect(await judged({ from: '北京南站', to: '首都国际机场' })).toMatchObject({
    verdict: 'forbidden',
    violations: [{ rule: 'carPlace', sentence: '行程不在用车范围内，标准为往返于总部（800 米内）与机场' }],
  })
  expect(
    (await judged({ type: 'dayHire', from: '国贸', at: new Date(server.context.clock.now().getTime() + 3 * 3_600_000) })).verdict,
  ).toBe('forbidden')
})

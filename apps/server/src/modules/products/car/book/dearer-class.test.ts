import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCarOrder, searchCars } from '@sojourn/contract/products/car/car.calls'
import { carDetail, carRequest, saveCarDraft } from '../../../../testing/cars'
import { expectResult } from '../../../../testing/flights'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** What becomes of a class that the standard does not have, and of a price beyond it. */
const handledAs = (handling: { carClass: string; carPrice: string }) =>
  server.database.pool.query(
    `UPDATE travel_policy SET body = jsonb_set(body, '{car,handling}', (body#>'{car,handling}') || $1::jsonb)
     WHERE body#>'{car,classes}' IS NOT NULL`,
    [JSON.stringify(handling)],
  )

test('[handbook 5.3] a dearer class is ordered when the difference is paid personally: the company pays what the standard would cost', async () => {
  await handledAs({ carClass: 'payExcess', carPrice: 'remind' })
  const tempOrderNo = await saveCarDraft(server, 'employee')
  const { cars } = expectResult(await server.call('employee', searchCars, { tempOrderNo }))
  const luxury = cars.find(({ carClass }) => carClass === 'luxury')!
  expect(luxury.verdict).toBe('payExcess')
  const { excess } = luxury.violations.find(({ rule }) => rule === 'carClass')!
  const allowed = cars.filter(({ violations }) => !violations.some(({ rule }) => rule === 'carClass'))
  expect(excess).toBe(luxury.estimate - Math.max(...allowed.map(({ estimate }) => estimate)))

  const request = await carRequest(server, 'employee', tempOrderNo, 'luxury')
  const { orderNo } = expectResult(await server.call('employee', createCarOrder, { ...request, settleType: 4 }))
  const { total, split } = await carDetail(server, 'employee', orderNo)
  expect(split).toEqual({ company: total - excess!, personal: excess, points: 0 })
})

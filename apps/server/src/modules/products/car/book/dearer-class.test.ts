import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { createCarOrder, searchCars } from '@sojourn/contract/products/car/car.calls'
import { carDetail, carRequest, saveCarDraft } from '../../../../testing/cars'
import { expectResult } from '../../../../testing/flights'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Of the standards that say something of cars. */
const setMonth = (fen: number, handling: string) =>
  server.database.pool.query(
    `UPDATE travel_policy SET body = jsonb_set(jsonb_set(body, '{car,monthlyMoney}', to_jsonb($1::integer)), '{car,handling,carMonth}', to_jsonb($2::text))
     WHERE body ? 'car'`,
    [fen, handling],
  )

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

test('[handbook 5.3] what rides of a month may cost: the other rides of the month count, those given up do not', async () => {
  await handledAs({ carClass: 'remind', carPrice: 'remind' })
  const tempOrderNo = await saveCarDraft(server, 'manager')
  const search = async () => expectResult(await server.call('manager', searchCars, { tempOrderNo }))
  const offered = (await search()).cars.find(({ carClass }) => carClass === 'economy')!
  await setMonth(offered.estimate * 2 - 1, 'payExcess')
  expect((await search()).cars.find(({ carClass }) => carClass === 'economy')?.verdict).toBe('within')

  const request = await carRequest(server, 'manager', tempOrderNo)
  const { orderNo } = expectResult(await server.call('manager', createCarOrder, request))
  const second = (await search()).cars.find(({ carClass }) => carClass === 'economy')!
  expect(second.verdict).toBe('payExcess')
  expect(second.violations).toMatchObject([{ rule: 'carMonth', excess: second.estimate - (offered.estimate - 1) }])

  expectResult(await server.call('manager', cancelOrder, { orderNo }))
  expect((await search()).cars.find(({ carClass }) => carClass === 'economy')?.verdict).toBe('within')
})

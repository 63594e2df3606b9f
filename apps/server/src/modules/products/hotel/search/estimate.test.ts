import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewTravelApply } from '@sojourn/contract/booking/application/application.calls'
import type { ApplicationStandard } from '@sojourn/contract/booking/application/application.shapes'
import { searchHotels } from '@sojourn/contract/products/hotel/hotel.calls'
import { applicationContent, plannedLine } from '../../../../testing/applications'
import { expectResult } from '../../../../testing/flights'
import { saveStay } from '../../../../testing/hotels'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function estimate(
  line: Parameters<typeof plannedLine>[0],
  travellerIds = ['1-employee'],
  standard: ApplicationStandard = {},
) {
  const lines = [plannedLine({ productType: 3, ...line })]
  const content = applicationContent({ productTypes: [3], lines, travellerIds, standard })
  return expectResult(await server.call('employee', previewTravelApply, { content })).estimates[0]!
}
const beijing = { arrive: { code: 'BJS', name: '北京' }, startDate: '2026-12-09', endDate: '2026-12-11' }

test('a stay costs what a search of its nights shows: cheapest, typical, dearest within the standard', async () => {
  const tempOrderNo = await saveStay(server, 'employee', { checkIn: '2026-12-09', checkOut: '2026-12-11' })
  const ask = { tempOrderNo, sort: 'price' as const, page: 0, pageSize: 1, pins: 1000 }
  const { pins, total } = expectResult(await server.call('employee', searchHotels, { ...ask, filters: { availableOnly: true } }))
  expect(pins).toHaveLength(total)
  const prices = pins.map(({ price }) => price!)
  const dearest = Math.max(...pins.filter(({ within }) => within).map(({ price }) => price!))
  const found = await estimate(beijing)
  const fee = found.cheapest - 2 * Math.min(...prices)
  expect(found).toMatchObject({ basis: 'supply', productType: 3, cap: 2 * dearest + fee })
  expect(found.typical).toBe(2 * prices[Math.floor(prices.length / 2)]! + fee)
  expect(fee, 'our fee for each room and night').toBe(2 * 10_00)
})

test('a room for each traveller; the same day twice is one night; a city without hotels has what the standard allows', async () => {
  const one = await estimate({ ...beijing, endDate: beijing.startDate })
  const two = await estimate(beijing)
  expect(two.cheapest).toBeGreaterThan(one.cheapest)
  const pair = await estimate(beijing, ['1-employee', '1-manager'])
  expect(pair.cheapest).toBeGreaterThanOrEqual(2 * two.cheapest)
  expect(pair.cap).toBe(2 * two.cap!)
  expect(await estimate({ ...beijing, arrive: { code: '', name: '无名山谷' } })).toMatchObject({ basis: 'standard' })
})

test('[handbook 9.1] the standard that the application asks for says what is within it, also where there are no hotels', async () => {
  const own = await estimate(beijing)
  const city = { code: 'BJS', name: '北京' }
  const raised = await estimate(beijing, ['1-employee'], { hotelLimits: [{ city, limit: 5_000_00 }] })
  expect(raised.cap).toBeGreaterThan(own.cap!)
  expect(raised.cheapest).toBe(own.cheapest)
  const nowhere = { code: '', name: '无名山谷' }
  const agreed = await estimate({ ...beijing, arrive: nowhere }, ['1-employee'], {
    hotelLimits: [{ city: nowhere, limit: 123_00 }],
  })
  expect(agreed).toMatchObject({ basis: 'standard', cap: 2 * 123_00 })
})

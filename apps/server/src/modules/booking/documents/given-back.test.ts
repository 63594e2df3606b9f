import { afterAll, beforeAll, expect, test } from 'vitest'
import { getTravelView, saveTrip } from '@sojourn/contract/booking/trip.calls'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { formatYuan, sum } from '@sojourn/domain/kit/money'
import type { Actor } from '../../../context'
import { carDetail, orderCar } from '../../../testing/cars'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import type { Itinerary } from './itinerary'
import { orderItinerary } from './order-documents'
import { tripItinerary } from './trip-documents'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const traveller: Actor = {
  enterpriseId: 1,
  employeeId: '1-employee',
  name: '林晓雯',
  departmentId: 'sales',
  permissions: ['book'],
  language: 'zh-CN',
  intent: undefined,
  tokenHash: '',
}
function totalOf(made: Itinerary | Problem): string {
  if (isProblem(made)) throw new Error(made.problem)
  return made.total
}

test('a ride whose fare is less than was set aside costs its fare, on its itinerary, in its trip and on that of the trip', async () => {
  const orderNo = await orderCar(server, 'employee')
  // It drives, and is confirmed by itself a day later.
  for (let hour = 0; hour < 40; hour++) await server.turn(60)
  const { total, returns } = await carDetail(server, 'employee', orderNo)
  const back = sum(returns.map(({ amount }) => amount))
  expect(back).toBeGreaterThan(0)
  const { travelOrderNo } = expectResult(await server.call('employee', saveTrip, { orderNos: [orderNo] }))
  const trip = expectResult(await server.call('employee', getTravelView, { travelOrderNo }))
  expect([trip.costs.booked, trip.costs.returned, trip.total]).toEqual([total, back, total - back])
  const language = 'zh-CN' as const
  const papers = [
    await orderItinerary(server.context, traveller, { orderId: orderNo, language }),
    await tripItinerary(server.context, traveller, { travelOrderNo, language }),
  ]
  expect(papers.map(totalOf)).toEqual([formatYuan(total - back), formatYuan(total - back)])
})

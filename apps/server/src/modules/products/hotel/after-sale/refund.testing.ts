import { applyHotelRefund, quoteHotelRefund } from '@sojourn/contract/products/hotel/after-sales.calls'
import type { GivenUp } from '@sojourn/contract/products/hotel/after-sales.shapes'
import { createHotelOrder } from '@sojourn/contract/products/hotel/hotel.calls'
import type { CreateHotelOrder } from '@sojourn/contract/products/hotel/booking.shapes'
import { decide, expectResult, payByCredit } from '../../../../testing/flights'
import { chooseRate, saveStay, stayOrder, stayRequest, type StaySearch, type WantedRate } from '../../../../testing/hotels'
import type { TestServer } from '../../../../testing/server'

async function approve(server: TestServer, orderNo: string): Promise<void> {
  for (const who of ['manager', 'director', 'executive']) {
    if ((await stayOrder(server, 'manager', orderNo)).state !== 20) return
    await decide(server, who, orderNo).catch(() => undefined)
  }
}

/** A confirmed stay of the manager, approved where somebody must and paid; `rooms` are employee ids room by room. */
export async function confirmedStay(
  server: TestServer,
  search: StaySearch,
  wanted: WantedRate,
  change: Partial<CreateHotelOrder> = {},
  rooms?: string[][],
) {
  const tempOrderNo = await saveStay(server, 'manager', search)
  const chosen = await chooseRate(server, 'manager', tempOrderNo, wanted, rooms ? { rooms } : {})
  const request = await stayRequest(server, 'manager', tempOrderNo, chosen, rooms)
  const { orderNo } = expectResult(await server.call('manager', createHotelOrder, { ...request, ...change }))
  await approve(server, orderNo)
  if (request.expectedTotal > 0) expectResult(await payByCredit(server, 'manager', orderNo, request.expectedTotal))
  await server.context.drainJobs()
  const order = await stayOrder(server, 'manager', orderNo)
  if (order.state !== 2501) throw new Error(`the stay is ${order.stateName}`)
  return { orderNo, order, ...chosen, request }
}

/** A refund order after everybody has agreed and the hotel has answered. */
export async function finishedRefund(server: TestServer, orderNo: string) {
  await approve(server, orderNo)
  await server.context.drainJobs()
  return stayOrder(server, 'manager', orderNo)
}

/** Gives rooms or nights up at the price that is quoted. */
export async function giveUpRooms(server: TestServer, orderNo: string, rooms: GivenUp[]) {
  const quote = expectResult(await server.call('manager', quoteHotelRefund, { orderNo, rooms }))
  const { total: expectedTotal, penalty: expectedPenalty } = quote
  const applied = expectResult(await server.call('manager', applyHotelRefund, { orderNo, rooms, expectedTotal, expectedPenalty }))
  return { quote, refund: await finishedRefund(server, applied.orderNo) }
}

/** Turns the clock to an instant; what is due by then runs. */
export const turnTo = (server: TestServer, instant: string): Promise<void> =>
  server.turn((Date.parse(instant) - server.context.clock.now().getTime()) / 60_000)

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { createHotelOrder } from '@sojourn/contract/products/hotel/hotel.calls'
import { createTrainOrder } from '@sojourn/contract/products/train/train.calls'
import { choose, expectResult, orderRequest, saveDraft, within } from '../../testing/flights'
import { chooseRate, saveStay, stayRequest } from '../../testing/hotels'
import { openTestServer, type TestServer } from '../../testing/server'
import { chooseTrain, saveTrainDraft, trainRequest } from '../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const who = 'employee'
const configure = (change: object) =>
  server.database.pool.query('UPDATE enterprise SET config = config || $1 WHERE enterprise_id = 1', [JSON.stringify(change)])

async function flight() {
  const tempOrderNo = await saveDraft(server, who)
  const request = await orderRequest(server, who, tempOrderNo, [await choose(server, who, tempOrderNo, within)])
  return () => server.call(who, createFlightOrder, request)
}
async function train() {
  const tempOrderNo = await saveTrainDraft(server, who)
  const request = await trainRequest(server, who, tempOrderNo, await chooseTrain(server, who, tempOrderNo))
  return () => server.call(who, createTrainOrder, request)
}
async function hotel() {
  const tempOrderNo = await saveStay(server, who)
  const chosen = await chooseRate(
    server,
    who,
    tempOrderNo,
    ({ verdict, confirmation }) => verdict === 'within' && confirmation === 'instant',
  )
  const request = await stayRequest(server, who, tempOrderNo, chosen)
  return () => server.call(who, createHotelOrder, request)
}

test.each([
  ['flights', flight, { flightBookable: -1 }, { flightBookable: 0 }],
  ['trains', train, { trainBookable: -1, trainLocalCustomizedBookable: -1 }, { trainBookable: 0 }],
  ['hotels', hotel, { hotelBookable: -1 }, { hotelBookable: 0 }],
] as const)(
  '[S4.04] [S5.01] %s that were closed meanwhile are not ordered from a draft that is still open',
  async (_name, drafted, closed, open) => {
    const order = await drafted()
    await configure(closed)
    expect(await order()).toMatchObject({ problem: 'bookingNotOpen' })
    await configure(open)
    expectResult(await order())
  },
)

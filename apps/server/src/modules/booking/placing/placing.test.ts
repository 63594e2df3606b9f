import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { orderStates } from '@sojourn/contract/booking/codes'
import { getTripOrderList } from '@sojourn/contract/booking/order.calls'
import { saveTrip } from '@sojourn/contract/booking/trip.calls'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { createHotelOrder } from '@sojourn/contract/products/hotel/hotel.calls'
import { createTrainOrder } from '@sojourn/contract/products/train/train.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { SupplierSilent } from '@sojourn/supply/ports/outside'
import { choose, expectResult, orderRequest, saveDraft, within } from '../../../testing/flights'
import { chooseRate, saveStay, stayRequest } from '../../../testing/hotels'
import { payersOf } from '../../../testing/ledger'
import { countOf } from '../../../testing/database/rows'
import { supplyPlaces } from '../../../testing/over-http'
import type { TestServer } from '../../../testing/server'
import { chooseTrain, saveTrainDraft, trainRequest } from '../../../testing/trains'

let server: TestServer
afterEach(() => vi.restoreAllMocks())

/** Another day for each test; train tickets are sold fifteen days ahead (handbook 3.5). */
let used = 0
const nextDay = (first: string): string => addDays(first, used++ % 9)

interface Placed {
  success: boolean
  problem?: string
  message: string
  code: number
  result: { orderNo: string } | null
}
/** How a product is placed: whatever is asked for differs from test to test. */
interface Product {
  name: string
  /** A request that is accepted, and the press of its button. */
  prepared: () => Promise<(key?: string) => Promise<Placed>>
  /** Its supplier does as `instead` says, the first time that it is asked to hold something; whether it was asked. */
  onHold: (instead: (hold: () => Promise<unknown>) => unknown) => { mock: { calls: unknown[] } }
  soldOut: string
  held: string
}
const products: Product[] = [
  {
    name: 'train',
    async prepared() {
      const tempOrderNo = await saveTrainDraft(server, 'employee', { date: nextDay('2026-11-22') })
      const request = await trainRequest(server, 'employee', tempOrderNo, await chooseTrain(server, 'employee', tempOrderNo))
      return (key = randomUUID()) => server.call('employee', createTrainOrder, request, { key })
    },
    onHold(instead) {
      const { rail } = server.context
      const real = rail.lock.bind(rail)
      return vi
        .spyOn(rail, 'lock')
        .mockImplementationOnce(async (asking, request) => (await instead(() => real(asking, request))) as never)
    },
    soldOut: 'trainSoldOut',
    held: "SELECT FROM sandbox_rail_lock WHERE lock_key = $1 AND state = 'held'",
  },
  {
    name: 'flight',
    async prepared() {
      const tempOrderNo = await saveDraft(server, 'employee', { date: nextDay('2027-01-04') })
      const chosen = await choose(server, 'employee', tempOrderNo, within)
      const request = await orderRequest(server, 'employee', tempOrderNo, [chosen])
      return (key = randomUUID()) => server.call('employee', createFlightOrder, request, { key })
    },
    onHold(instead) {
      const { air } = server.context
      const real = air.hold.bind(air)
      return vi
        .spyOn(air, 'hold')
        .mockImplementationOnce(async (asking, request) => (await instead(() => real(asking, request))) as never)
    },
    soldOut: 'fareSoldOut',
    held: "SELECT FROM sandbox_air_pnr WHERE hold_key = $1 AND state = 'held'",
  },
  {
    name: 'hotel',
    async prepared() {
      const checkIn = nextDay('2026-12-01')
      const tempOrderNo = await saveStay(server, 'employee', { checkIn, checkOut: addDays(checkIn, 1) })
      const chosen = await chooseRate(
        server,
        'employee',
        tempOrderNo,
        ({ verdict, hotelType }) => verdict === 'within' && hotelType === 2,
      )
      const request = await stayRequest(server, 'employee', tempOrderNo, chosen)
      return (key = randomUUID()) => server.call('employee', createHotelOrder, request, { key })
    },
    onHold(instead) {
      const { hotels } = server.context
      const real = hotels.hold.bind(hotels)
      return vi
        .spyOn(hotels, 'hold')
        .mockImplementationOnce(async (asking, request) => (await instead(() => real(asking, request))) as never)
    },
    soldOut: 'roomSoldOut',
    held: "SELECT FROM sandbox_hotel_booking WHERE hold_key = $1 AND state = 'held'",
  },
]

async function lastOrder(): Promise<{ orderNo: string; state: string }> {
  const { rows } = await server.database.pool.query<{ order_no: string; state: 5 }>(
    'SELECT order_no, state FROM orders ORDER BY created_at DESC, right(order_no, 8) DESC LIMIT 1',
  )
  return { orderNo: rows[0]!.order_no, state: orderStates.word(rows[0]!.state) }
}
const listed = async (): Promise<string[]> =>
  expectResult(await server.call('employee', getTripOrderList, {})).list.map(({ orderNo }) => orderNo)
/** Whoever was to conclude the order is gone: its lease is over. */
async function leaseIsOver(): Promise<void> {
  await server.database.pool.query("UPDATE job SET locked_until = NULL WHERE kind = 'order.secure'")
  await server.context.drainJobs()
}

describe.each(supplyPlaces)('suppliers $where:', ({ open }) => {
  beforeAll(async () => {
    server = await open()
  })
  afterAll(() => server.close())

  describe.each(products)('an order of a $name', ({ prepared, onHold, soldOut, held }) => {
    const heldFor = async (orderNo: string) => (await server.database.pool.query(held, [`1/${orderNo}`])).rowCount

    test('[architecture] counts and sets money aside while its supplier is asked, and is in no list', async () => {
      const place = await prepared()
      const before = await listed()
      let meanwhile: object = {}
      onHold(async (hold) => {
        const { orderNo, state } = await lastOrder()
        meanwhile = {
          state,
          listed: await listed(),
          disclosed: await countOf(server, 'access_log', 'purpose LIKE $1', [`%${orderNo}%`]),
          held: Object.keys((await payersOf(server, orderNo)).held),
          again: (await place()).problem,
        }
        return hold()
      })
      const { orderNo } = expectResult(await place())
      expect(meanwhile).toMatchObject({ state: 'placing', listed: before, disclosed: 1, held: ['companyCredit'] })
      expect(meanwhile).toHaveProperty('again', expect.stringMatching(/^same/))
      expect((await listed()).filter((each) => !before.includes(each))).toEqual([orderNo])
    })

    test('[architecture] pressed twice waits for the answer of the first press, and its supplier is asked once', async () => {
      const place = await prepared()
      const key = randomUUID()
      let second: Promise<Placed> | undefined
      const asked = onHold(async (hold) => {
        second = place(key)
        await new Promise((resolve) => setImmediate(resolve))
        return hold()
      })
      const first = expectResult(await place(key))
      expect(expectResult(await second!)).toEqual(first)
      expect(asked.mock.calls).toHaveLength(1)
    })

    test('[architecture] that its supplier refuses has never been, and the same press may be tried again', async () => {
      const place = await prepared()
      const key = randomUUID()
      const before = await listed()
      onHold(() => ({ failure: 'soldOut' }))
      expect(await place(key)).toMatchObject({ problem: soldOut })
      const { orderNo, state } = await lastOrder()
      expect([state, await listed()]).toEqual(['refused', before])
      expect(await payersOf(server, orderNo)).toEqual({ paid: {}, held: {} })
      expect(await server.call('employee', saveTrip, { orderNos: [orderNo] })).toMatchObject({
        problem: 'orderUnknown',
        field: 'orderNos',
      })
      expect(await countOf(server, 'orders', 'order_no = $1 AND travel_order_no IS NULL', [orderNo])).toBe(1)
      expect(expectResult(await place(key)).orderNo).not.toBe(orderNo)
    })

    test('[architecture] whose process ends after the supplier holds it goes on, and the same press answers with it', async () => {
      const place = await prepared()
      const key = randomUUID()
      onHold(async (hold) => {
        await hold()
        throw new Error('the process ends')
      })
      expect(await place(key)).toMatchObject({ problem: 'unexpected' })
      await leaseIsOver()
      const { orderNo } = await lastOrder()
      expect(await listed()).toContain(orderNo)
      expect(expectResult(await place(key)).orderNo).toBe(orderNo)
      expect(await heldFor(orderNo)).toBe(1)
    })

    test('[architecture] whose process ends before the supplier hears is refused by notification, and a late question buys nothing', async () => {
      const place = await prepared()
      let late: (() => Promise<unknown>) | undefined
      onHold((hold) => {
        late = hold
        throw new Error('the process ends')
      })
      expect(await place()).toMatchObject({ problem: 'unexpected' })
      await leaseIsOver()
      const { orderNo, state } = await lastOrder()
      expect(state).toBe('refused')
      expect(await payersOf(server, orderNo)).toEqual({ paid: {}, held: {} })
      expect(await countOf(server, 'mail', 'body LIKE $1', [`%${orderNo}%`])).toBe(1)
      expect(await late!()).toEqual({ failure: 'keyVoid' })
      expect(await heldFor(orderNo)).toBe(0)
    })

    test('[architecture] whose supplier is silent says so, and the answer counts when it comes', async () => {
      const place = await prepared()
      const key = randomUUID()
      onHold(async (hold) => {
        await hold()
        throw new SupplierSilent('no answer')
      })
      const answer = await place(key)
      expect(answer).toMatchObject({ problem: 'orderPlacing' })
      expect(answer.message).toMatch(/\p{Script=Han}/u)
      await server.context.drainJobs()
      const { orderNo } = await lastOrder()
      expect(expectResult(await place(key)).orderNo).toBe(orderNo)
      expect(await heldFor(orderNo)).toBe(1)
    })
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { couponStates } from '@sojourn/contract/booking/codes'
import { quoteTrainRefund } from '@sojourn/contract/products/train/after-sales.calls'
import { joinTrainWaitlist, leaveTrainWaitlist } from '@sojourn/contract/products/train/waitlist.calls'
import type { FirstKeptRide, KeptRide } from '@sojourn/domain/products/train/kept/kept'
import type { FirstKeptChange, KeptChange } from '@sojourn/domain/products/train/kept/kept-change'
import type { FirstKeptWishes, KeptWishes } from '@sojourn/domain/products/train/kept/kept-wishes'
import { expectResult } from '../../../../testing/flights'
import { payersOf } from '../../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { changeTrain, refundTrain, ticketedTrain, ticketsOf, trainDetail } from '../../../../testing/trains'
import { payAndSettle, soldOut, waitFor } from '../../../../testing/waitlists'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const firstRide = ({ version: _, trainType, rideMinutes, seatClass, fare, ...ride }: KeptRide): FirstKeptRide => ({
  ...ride,
  type: trainType,
  durationMinutes: rideMinutes,
  fromOrigin: false,
  toTerminus: false,
  fuxing: true,
  seat: seatClass,
  price: fare,
  departCity: 'SHA',
  arriveCity: 'BJS',
})
const firstWishes = ({ version: _, waitlist, office, ...asked }: KeptWishes): FirstKeptWishes => ({
  ...asked,
  ...office,
  ...(waitlist && { deadline: waitlist.deadline, choices: waitlist.choices.map((ride) => ({ body: firstRide(ride) })) }),
})
const firstChange = ({ version: _, to: { seatClass, ...to }, newFare, ...change }: KeptChange): FirstKeptChange => ({
  ...change,
  to: { ...to, seat: seatClass },
  newPrice: newFare,
})

/** What orders keep, as it was written before versions were. */
async function writeAsBefore(): Promise<void> {
  const { pool } = server.database
  const { rows: segments } = await pool.query<{ orderNo: string; position: number; body: KeptRide }>(
    'SELECT order_no AS "orderNo", position, body FROM order_segment',
  )
  for (const { orderNo, position, body } of segments.filter((row) => 'version' in row.body))
    await pool.query('UPDATE order_segment SET body = $3 WHERE order_no = $1 AND position = $2', [
      orderNo,
      position,
      firstRide(body),
    ])
  const { rows: orders } = await pool.query<{ orderNo: string; wishes: KeptWishes }>(
    'SELECT order_no AS "orderNo", wishes FROM train_order',
  )
  for (const { orderNo, wishes } of orders.filter((row) => 'version' in row.wishes))
    await pool.query('UPDATE train_order SET wishes = $2 WHERE order_no = $1', [orderNo, firstWishes(wishes)])
  const { rows: lines } = await pool.query<{ orderNo: string; line: number; offer: KeptChange }>(
    'SELECT order_no AS "orderNo", line, offer FROM after_sale_line WHERE offer IS NOT NULL',
  )
  for (const { orderNo, line, offer } of lines.filter((row) => 'version' in row.offer))
    await pool.query('UPDATE after_sale_line SET offer = $3 WHERE order_no = $1 AND line = $2', [
      orderNo,
      line,
      firstChange(offer),
    ])
}

describe('orders of trains from before versions were written', () => {
  test('a changed ticket is shown as before, and given back', async () => {
    const order = await ticketedTrain(server)
    const { order: changed } = await changeTrain(server, order.orderNo, ticketsOf(order), '2026-12-02')
    const shown = () => Promise.all([order, changed].map(({ orderNo }) => trainDetail(server, 'employee', orderNo)))
    const asked = { orderNo: changed.orderNo, coupons: ticketsOf(changed) }
    const quoted = () => server.call('employee', quoteTrainRefund, asked)
    const [before, quote] = [await shown(), await quoted()]
    await writeAsBefore()
    expect(await shown()).toEqual(before)
    expect(await quoted()).toEqual(quote)
    await refundTrain(server, changed.orderNo, ticketsOf(changed))
    const [ticket] = (await trainDetail(server, 'employee', changed.orderNo)).travellerList[0]!.tickets
    expect(ticket!.coupons.map(({ state }) => couponStates.word(state))).toEqual(['refunded'])
  })

  test('a waitlist joins the railway once it is paid, and is left', async () => {
    const { frame, ride, quote } = await waitFor(server, 'director', { wanted: soldOut })
    const { total, deadlines } = expectResult(quote)
    const join = { ...frame, choices: [ride], deadline: deadlines.at(-1)!.at, expectedTotal: total }
    const { orderNo } = expectResult(await server.call('director', joinTrainWaitlist, join))
    const before = await trainDetail(server, 'director', orderNo)
    await writeAsBefore()
    expect(await trainDetail(server, 'director', orderNo)).toEqual(before)
    expect((await payAndSettle(server, 'director', orderNo)).waitlist).toMatchObject({
      state: 'waiting',
      choices: [{ trainKey: ride.trainKey, seat: ride.seat }],
    })
    expectResult(await server.call('director', leaveTrainWaitlist, { orderNo }))
    expect((await payersOf(server, orderNo)).paid).toEqual({})
  })
})

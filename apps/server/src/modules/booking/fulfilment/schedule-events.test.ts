import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addDays } from '@sojourn/domain/kit/local-date'
import { ticketedOrder, settle } from '../../../testing/after-sales'
import { submitted } from '../../../testing/approvals'
import { expectResult, type Wanted } from '../../../testing/flights'
import { oneTicket, settleIntl } from '../../../testing/intl-flight/after-sales'
import { bookIntl, givePassport, intlDetail } from '../../../testing/intl-flight/orders'
import { openTestServer, type TestServer } from '../../../testing/server'
import { bookTrain, settleTrain } from '../../../testing/trains'

/** The last day whose flights are asked about. */
const soon = '2026-11-22'
const who = 'employee'
let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, who)
  // Somebody has a ticket already: the company's watch runs.
  await ticketedOrder(server, { search: { date: '2026-11-23' } })
})
afterAll(() => server.close())

const free = { canRefundAll: true, canFreeRebook: true }

/** Orders with notices, oldest first. */
async function noticed(): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ order_no: string }>(
    'SELECT order_no FROM schedule_notice ORDER BY order_no',
  )
  return rows.map(({ order_no: orderNo }) => orderNo)
}
const notificationsAbout = async (orderNo: string) =>
  expectResult(await server.call(who, getMyMails, {})).list.filter(({ body }) => body.includes(orderNo)).length

const allowed: Wanted = (_flight, { verdict }) => verdict !== 'forbidden'

interface Held {
  orderNo: string
  /** Lets the supplier say now that it is cancelled, to whoever asks what is new since before. */
  announce: () => Promise<unknown>
  settle: () => Promise<unknown>
}

async function heldFlight(wanted: Wanted = allowed, booker = who): Promise<Held & { flightKey: string }> {
  const { orderNo, choice } = await submitted(server, { date: soon }, wanted, booker)
  const { flightKey } = choice.flight
  return {
    orderNo,
    flightKey,
    async announce() {
      const event = {
        eventId: flightKey,
        kind: 'cancelled' as const,
        flightKey,
        announcedAt: server.context.clock.now(),
        ...free,
      }
      vi.spyOn(server.context.air, 'scheduleEvents').mockImplementation(async (_asking, { since }) =>
        event.announcedAt > since ? [event] : [],
      )
    },
    settle: () => settle(server, booker, orderNo),
  }
}

async function heldTrip(date = '2027-01-12'): Promise<Held> {
  const { answer } = await bookIntl(server, who, { date, returnDate: addDays(date, 7), wanted: oneTicket })
  const { orderNo } = expectResult(answer)
  return {
    orderNo,
    async announce() {
      const { flightNo, departAirport, departDate } = (await intlDetail(server, who, orderNo)).segments[0]!
      const announcedAt = server.context.clock.now()
      const event = { eventId: orderNo, kind: 'cancelled' as const, flightNo, departAirport, departDate, announcedAt, ...free }
      vi.spyOn(server.context.intlAir, 'scheduleEvents').mockImplementation(async (_asking, { since }) =>
        announcedAt > since ? [event] : [],
      )
    },
    settle: () => settleIntl(server, who, orderNo),
  }
}

async function heldTrain(): Promise<Held> {
  const { orderNo } = expectResult((await bookTrain(server, { search: { date: soon } })).answer)
  return {
    orderNo,
    async announce() {
      const announcedAt = server.context.clock.now()
      vi.spyOn(server.context.rail, 'stopped').mockImplementation(async (_asking, { ticketNos }) =>
        ticketNos.map((ticketNo) => ({ ticketNo, announcedAt })),
      )
    },
    settle: () => settleTrain(server, who, orderNo),
  }
}

test.each([
  ['a flight', heldFlight],
  ['a trip abroad', () => heldTrip()],
  ['a train', heldTrain],
] as const)('what is announced of %s between hold and ticket is told once there is a ticket, and once', async (_, hold) => {
  const { orderNo, announce, settle: ticket } = await hold()
  await server.turn(1)
  await announce()
  await server.turn(16)
  expect(await noticed(), 'there is no ticket yet').not.toContain(orderNo)
  await ticket()
  const before = await notificationsAbout(orderNo)
  await server.turn(16)
  expect((await noticed()).filter((each) => each === orderNo)).toEqual([orderNo])
  expect(await notificationsAbout(orderNo)).toBe(before + 1)
  await server.turn(32)
  expect(await notificationsAbout(orderNo)).toBe(before + 1)
})

test.each([
  ['a flight', () => heldFlight(allowed, 'guest-booker')],
  ['a trip abroad', () => heldTrip('2027-02-16')],
] as const)('[handbook 1.7] who has checked in for %s is told of what is announced then', async (_, hold) => {
  const { orderNo, announce, settle: ticket } = await hold()
  await ticket()
  await server.database.pool.query(
    `UPDATE ticket SET coupons = (SELECT jsonb_agg(coupon || '{"state": 1}') FROM jsonb_array_elements(coupons) AS coupon) WHERE order_no = $1`,
    [orderNo],
  )
  await server.turn(1)
  await announce()
  await server.turn(16)
  expect((await noticed()).filter((each) => each === orderNo)).toEqual([orderNo])
})

test('what was announced before it was held is no news of an order, whenever others are told of it', async () => {
  const early = await heldFlight(allowed, 'hongkong')
  await server.turn(1)
  await early.announce()
  await server.turn(16)
  const late = await heldFlight((flight, fare) => allowed(flight, fare) && flight.flightKey === early.flightKey, 'manager')
  await early.settle()
  await late.settle()
  await server.turn(16)
  expect(await noticed()).toContain(early.orderNo)
  expect(await noticed()).not.toContain(late.orderNo)
})

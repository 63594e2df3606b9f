import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import { approvalDeadline } from '@sojourn/domain/booking/lifecycle/timing'
import { addDays, addMinutes, minutesBetween } from '@sojourn/domain/kit/local-date'
import { flow, level, setFlows } from '../../../testing/approvals'
import { decide, expectResult, payByCredit } from '../../../testing/flights'
import { bookIntl, givePassport, intlDetail } from '../../../testing/intl-flight/orders'
import { creditOf, expectBooksToBalance } from '../../../testing/ledger'
import { seatsInBooks } from '../../../testing/seats-in-books'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
/** Until when the carrier keeps what is priced and held now: earlier than approvers would usually have it. */
let limit = ''
beforeAll(async () => {
  server = await openTestServer()
  const { intlAir } = server.context
  const price: typeof intlAir.price = async (asking, request) => limited(await intlAir.price(asking, request))
  const hold: typeof intlAir.hold = async (asking, request) => limited(await intlAir.hold(asking, request))
  Object.assign(server.context, { intlAir: { ...intlAir, price, hold } })
  await givePassport(server, 'employee')
  await setFlows(server, flow([level('any', 'manager')]))
})
// Ten in the morning of a new day, so that nobody flies twice on one flight.
beforeEach(() => turnTo(`${addDays(now().slice(0, 10), 1)}T02:00:00.000Z`))
afterAll(async () => {
  await expectBooksToBalance(server)
  await server.close()
})

const now = () => server.context.clock.now().toISOString()
const turnTo = (instant: string, minutes = 0) => server.turn(minutesBetween(now(), addMinutes(instant, minutes)))
const stateOf = async (orderNo: string) => stateOfNumber((await intlDetail(server, 'employee', orderNo)).state)

const limited = <Answer extends object>(answer: Answer): Answer =>
  'payBy' in answer ? { ...answer, payBy: new Date(limit), priceUntil: new Date(limit) } : answer

async function held() {
  const bookedAt = now()
  limit = addMinutes(bookedAt, 80)
  const { request, answer } = await bookIntl(server, 'employee', { date: addDays(bookedAt.slice(0, 10), 30) })
  const { orderNo } = expectResult(answer)
  const { payBy, holdExpiresAt } = await intlDetail(server, 'employee', orderNo)
  expect([holdExpiresAt, payBy], 'the carrier says how long').toEqual([limit, limit])
  return { orderNo, limit, decidedBy: approvalDeadline(bookedAt, limit), total: request.expectedTotal }
}
type Held = Awaited<ReturnType<typeof held>>

/** Agreed to at the last moment, so that it may be paid as long as the carrier waits. */
async function agreed({ orderNo, decidedBy }: Held) {
  await turnTo(decidedBy, -1)
  expectResult(await decide(server, 'manager', orderNo))
}
async function paid(order: Held) {
  await agreed(order)
  await turnTo(order.limit, -1)
  return payByCredit(server, 'employee', order.orderNo, order.total)
}

describe('[handbook 2.4] the ticket time limit of a carrier', () => {
  test.each<[string, -1 | 1, string, (order: Held) => Promise<unknown>]>([
    ['nobody has decided, a minute before the approvers’ time is over', -1, 'approving', (order) => turnTo(order.decidedBy, -1)],
    ['nobody has decided, a minute after it', 1, 'closed', (order) => turnTo(order.decidedBy, 1)],
    [
      'agreed and not paid, a minute before the limit',
      -1,
      'awaitingPayment',
      async (order) => {
        await agreed(order)
        await turnTo(order.limit, -1)
      },
    ],
    [
      'agreed and not paid, a minute after it',
      1,
      'closed',
      async (order) => {
        await agreed(order)
        await turnTo(order.limit, 1)
      },
    ],
    [
      'paid a minute before it',
      -1,
      'issued',
      async (order) => {
        expectResult(await paid(order))
        await server.context.drainJobs()
      },
    ],
    [
      'paid a minute after it',
      1,
      'closed',
      async (order) => {
        await agreed(order)
        await turnTo(order.limit, 1)
        expect((await payByCredit(server, 'employee', order.orderNo, order.total)).success).toBe(false)
      },
    ],
    [
      'ticketed, a minute after it',
      1,
      'issued',
      async (order) => {
        expectResult(await paid(order))
        await server.context.drainJobs()
        await turnTo(order.limit, 1)
      },
    ],
  ])('%s (%i): %s', async (_title, _minutes, state, live) => {
    const order = await held()
    const before = await creditOf(server)
    await live(order)
    expect(await stateOf(order.orderNo)).toBe(state)
    const { used } = await creditOf(server)
    expect(used - before.used).toBe(state === 'issued' ? order.total : 0)
    const { sold, recorded } = await seatsInBooks(server.database.pool)
    expect(sold, 'seats that nobody holds are free').toBe(recorded)
  })
})

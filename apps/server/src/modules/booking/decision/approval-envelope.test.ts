import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { decideMany } from '@sojourn/contract/booking/approval/approval.calls'
import { SupplierSilent } from '@sojourn/supply/ports/outside'
import { answer, caseOf, flow, level, refusedAs, roundsOf, setFlows, submitted } from '../../../testing/approvals'
import { detail, expectResult, payByCredit, within, type Wanted } from '../../../testing/flights'
import { creditOf, expectBooksToBalance } from '../../../testing/ledger'
import { soldSeats } from '../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../testing/server'

/** What the built-in supply adds to a fare that rises. */
const rise = 60_00

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  // A fare that rises may stop being near the lowest of the day, which is another story.
  await server.database.pool.query("UPDATE travel_policy SET body = body #- '{flight,lowestPrice}' WHERE policy_id = 'staff'")
})
beforeEach(() => setFlows(server, flow([level('any', 'manager')])))
afterEach(() => expectBooksToBalance(server))
afterAll(() => server.close())

let day = 0
const nextDate = (): string => `2027-04-${String(++day).padStart(2, '0')}`
/** Cheap enough that a rise breaks no rule. */
const cheap: Wanted = (flight, fare) => within(flight, fare) && fare.discount <= 42
const open = (wanted: Wanted = cheap) => submitted(server, { date: nextDate() }, wanted)
/** A fault word takes hold of seats that are held already. */
const befall = (orderNo: string, fault: 'PRICE_RISE' | 'SEATS_LOST' | '') =>
  server.database.pool.query(
    `UPDATE sandbox_air_pnr SET faults = CASE WHEN $2 = '' THEN '{}' ELSE ARRAY[$2] END
     WHERE pnr = (SELECT supplier_reference FROM orders WHERE order_no = $1)`,
    [orderNo, fault],
  )
const order = (orderNo: string) => detail(server, 'employee', orderNo)
const agree = (approvalId: string, envelope?: { amount: number; hours: number }, who = 'manager') =>
  answer(server, who, approvalId, envelope ? { envelope } : {})

describe('[handbook 1.5] a fare that rose before the approval', () => {
  test('is refused without an envelope, and nothing has happened', async () => {
    const { orderNo, approvalId } = await open()
    await befall(orderNo, 'PRICE_RISE')
    expect(await agree(approvalId)).toMatchObject(refusedAs('priceChanged'))
    expect((await order(orderNo)).state).toBe(20)
    expect((await caseOf(server, 'manager', approvalId)).canDecide).toBe(true)
  })

  test('within the tolerance keeps the seats at the new fare; the ticket is issued at what was accepted', async () => {
    const { orderNo, approvalId, request, choice } = await open()
    const [seats, credit] = [await soldSeats(server), await creditOf(server)]
    await befall(orderNo, 'PRICE_RISE')
    expect((await agree(approvalId, { amount: rise, hours: 0 })).result).toMatchObject({ subjectState: 1100 })
    const after = await order(orderNo)
    expect(after).toMatchObject({ total: request.expectedTotal + rise, segments: [{ flightNo: choice.flight.flightNo }] })
    expect(after.segments[0]?.ticketPrice).toBe(choice.fare.ticketPrice + rise)
    expect(await soldSeats(server)).toBe(seats)
    expect((await creditOf(server)).frozen).toBe(credit.frozen + rise)
    expect((await payByCredit(server, 'employee', orderNo, after.total)).success).toBe(true)
    await server.context.drainJobs()
    expect((await order(orderNo)).state).toBe(1800)
    const [round] = await roundsOf(server, 'employee', approvalId)
    expect(round?.envelope).toEqual({ amount: rise, hours: 0 })
    expect(round?.acts.at(-1)?.sentence).toContain('在批准范围内，按新价保留座位')
  })

  test('beyond the tolerance is taken at another fare of the same flight, for no more than was accepted', async () => {
    const { orderNo, approvalId, request, choice } = await open()
    await befall(orderNo, 'PRICE_RISE')
    expect((await agree(approvalId, { amount: rise - 1, hours: 0 })).result).toMatchObject({ subjectState: 1100 })
    const after = await order(orderNo)
    expect(after.segments[0]?.flightNo).toBe(choice.flight.flightNo)
    expect(after.total).toBeLessThan(request.expectedTotal + rise)
  })
})

describe('[handbook 1.5] seats that the carrier took back', () => {
  test('are replaced by the best flight of that day within the hours, for no more than was accepted', async () => {
    const { orderNo, approvalId, request, choice } = await open()
    await befall(orderNo, 'SEATS_LOST')
    const seats = await soldSeats(server)
    expect((await agree(approvalId, { amount: 500_00, hours: 3 })).result).toMatchObject({ subjectState: 1100 })
    const after = await order(orderNo)
    expect(after.total).toBeLessThanOrEqual(request.expectedTotal + 500_00)
    expect(after.segments[0]?.departDate).toBe(choice.flight.departDate)
    expect(await soldSeats(server)).toBe(seats)
    expect(after.history.at(-1)?.sentence).toMatch(/^陈志远同意，审批通过；.*在批准范围内/)
    const { alternatives } = await caseOf(server, 'manager', approvalId)
    expect(alternatives).toHaveLength(2)
    expect(alternatives).toAllSatisfy(({ list }) => list.some(({ chosen }) => chosen))
    await payByCredit(server, 'employee', orderNo, after.total)
    await server.context.drainJobs()
    expect((await order(orderNo)).state).toBe(1800)
  })

  test('close the order where nobody accepted another flight; together with other cases it is told as refused', async () => {
    const [alone, together] = [await open(), await open()]
    await befall(alone.orderNo, 'SEATS_LOST')
    expect((await agree(alone.approvalId)).result).toMatchObject({ subjectState: 1400 })
    expect((await order(alone.orderNo)).history.at(-1)?.sentence).toContain('已售完，订单关闭')
    await befall(together.orderNo, 'SEATS_LOST')
    const { approvalId, version } = await caseOf(server, 'manager', together.approvalId)
    const many = await server.call('manager', decideMany, { list: [{ approvalId, version }] })
    expect(expectResult(many)).toMatchObject({ agreed: [], refused: [{ approvalId }] })
    expect((await order(together.orderNo)).state).toBe(1400)
  })

  test('are not replaced by what breaks a rule that was kept', async () => {
    const { orderNo, approvalId } = await open()
    const { rows } = await server.database.pool.query<{ body: { flight: { advanceDays: number } } }>(
      "SELECT body FROM travel_policy WHERE enterprise_id = 1 AND policy_id = 'staff'",
    )
    const strict = { ...rows[0]!.body, flight: { ...rows[0]!.body.flight, advanceDays: 300 } }
    const setPolicy = (body: object) =>
      server.database.pool.query("UPDATE travel_policy SET body = $1 WHERE enterprise_id = 1 AND policy_id = 'staff'", [
        JSON.stringify(body),
      ])
    await setPolicy(strict)
    await befall(orderNo, 'SEATS_LOST')
    expect((await agree(approvalId, { amount: 5000_00, hours: 12 })).result).toMatchObject({ subjectState: 1400 })
    await setPolicy(rows[0]!.body)
    const kept = await open()
    await befall(kept.orderNo, 'SEATS_LOST')
    expect((await agree(kept.approvalId, { amount: 5000_00, hours: 12 })).result).toMatchObject({ subjectState: 1100 })
  })
})

describe('[handbook 1.5] after the approval', () => {
  const paid = async (envelope?: { amount: number; hours: number }) => {
    const made = await open()
    expectResult(await agree(made.approvalId, envelope))
    return made
  }
  const issue = async ({ orderNo, request }: Awaited<ReturnType<typeof paid>>) => {
    expectResult(await payByCredit(server, 'employee', orderNo, request.expectedTotal))
    await server.context.drainJobs()
    return order(orderNo)
  }

  test('a fare that rises before the ticket is issued does not lose the seats', async () => {
    const made = await paid({ amount: rise, hours: 0 })
    await befall(made.orderNo, 'PRICE_RISE')
    expect(await issue(made)).toMatchObject({ state: 1800, total: made.request.expectedTotal + rise })
  })

  test('without an envelope it fails and everything goes back', async () => {
    const [seats, credit] = [await soldSeats(server), await creditOf(server)]
    const made = await paid()
    await befall(made.orderNo, 'PRICE_RISE')
    expect((await issue(made)).state).toBe(1801)
    expect(await soldSeats(server)).toBe(seats)
    expect(await creditOf(server)).toEqual(credit)
  })

  test('an order takes another option once: the envelope is about the case that was shown', async () => {
    const made = await open()
    await befall(made.orderNo, 'PRICE_RISE')
    await agree(made.approvalId, { amount: 2 * rise, hours: 0 })
    await befall(made.orderNo, 'PRICE_RISE')
    const { total } = await order(made.orderNo)
    expectResult(await payByCredit(server, 'employee', made.orderNo, total))
    await server.context.drainJobs()
    expect((await order(made.orderNo)).state).toBe(1801)
  })
})

describe('[handbook 8.2] several approvers', () => {
  beforeEach(() => setFlows(server, flow([level('any', 'manager'), level('any', 'director')])))

  test('the narrowest envelope holds', async () => {
    const { orderNo, approvalId } = await open()
    expectResult(await agree(approvalId, { amount: 1000_00, hours: 4 }))
    await befall(orderNo, 'PRICE_RISE')
    expect((await agree(approvalId, { amount: rise, hours: 2 }, 'director')).success).toBe(true)
    expect((await roundsOf(server, 'employee', approvalId))[0]?.envelope).toEqual({ amount: rise, hours: 2 })
  })

  test('one who accepted only the case leaves nothing for the next to widen', async () => {
    const { orderNo, approvalId } = await open()
    expectResult(await agree(approvalId))
    expect((await caseOf(server, 'director', approvalId)).envelopeAllowed).toBe(false)
    await befall(orderNo, 'PRICE_RISE')
    expect(await agree(approvalId, { amount: 1000_00, hours: 4 }, 'director')).toMatchObject(refusedAs('priceChanged'))
  })
})

test('[handbook 8.2] silence that approves agrees only to what was shown', async () => {
  await setFlows(server, flow([level('any', 'manager')], { deadlineHours: 1, onSilence: 'approve' }))
  const { orderNo } = await open()
  await befall(orderNo, 'PRICE_RISE')
  await server.turn(60)
  expect((await order(orderNo)).state).toBe(1400)
})

describe('[handbook 1.5] the company’s credit must reach for the new fare', () => {
  const sellOnly = (wanted: (fare: { ticketPrice: number }) => boolean) => {
    const { air } = server.context
    const real = air.search.bind(air)
    vi.spyOn(air, 'search').mockImplementation(async (asking, request) => {
      const flights = (await real(asking, request)).map((flight) => ({ ...flight, fares: flight.fares.filter(wanted) }))
      return flights.filter(({ fares }) => fares.length > 0)
    })
  }
  /** An approver agrees while the company has nothing left, and once more when it has. */
  async function agreedTwice(fault: 'PRICE_RISE' | 'SEATS_LOST', envelope: { amount: number; hours: number }) {
    const made = await open()
    const seats = await soldSeats(server)
    const { used } = await creditOf(server)
    const setLimit = (limit: number) =>
      server.database.pool.query('UPDATE credit_line SET credit_limit = $1 WHERE enterprise_id = 1', [limit])
    const { rows } = await server.database.pool.query<{ credit_limit: number }>(
      'SELECT credit_limit FROM credit_line WHERE enterprise_id = 1',
    )
    await setLimit(used)
    await befall(made.orderNo, fault)
    sellOnly(({ ticketPrice }) => ticketPrice > made.choice.fare.ticketPrice)
    const held = vi.spyOn(server.context.air, 'hold')
    const released = vi.spyOn(server.context.air, 'release')
    const short = await agree(made.approvalId, envelope)
    const after = await order(made.orderNo)
    await server.context.drainJobs()
    const pnrs = await Promise.all(held.mock.results.map(async ({ value }) => ((await value) as { pnr: string }).pnr))
    const given = released.mock.calls.map(([, { pnr }]) => pnr)
    await setLimit(rows[0]!.credit_limit)
    vi.restoreAllMocks()
    return { ...made, seats, short, after, pnrs, given, left: await soldSeats(server) }
  }
  const rising = { amount: rise, hours: 0 }

  test('the decision is refused; once there is enough, it is taken at the fare that the carrier asks', async () => {
    const { short, after, request, orderNo, approvalId } = await agreedTwice('PRICE_RISE', rising)
    expect(short).toMatchObject(refusedAs('creditInsufficient'))
    expect(after).toMatchObject({ state: 20, total: request.expectedTotal })
    expect(await agree(approvalId)).toMatchObject(refusedAs('priceChanged'))
    expect((await agree(approvalId, rising)).result).toMatchObject({ subjectState: 1100 })
    const dearer = await order(orderNo)
    expect(dearer.total).toBe(request.expectedTotal + rise)
    expectResult(await payByCredit(server, 'employee', orderNo, dearer.total))
    await server.context.drainJobs()
    expect((await order(orderNo)).state).toBe(1800)
  })

  test('seats that were held in the place of others go back', async () => {
    const { short, seats, left, after, pnrs, given } = await agreedTwice('SEATS_LOST', { amount: 5000_00, hours: 3 })
    expect(short).toMatchObject(refusedAs('creditInsufficient'))
    expect(after.state).toBe(20)
    expect(pnrs).toHaveLength(1)
    expect(given).toEqual(pnrs)
    expect(left).toBe(seats)
  })
})

test('[architecture 9] a carrier that is silent at the last look leaves the decision open', async () => {
  const { orderNo, approvalId } = await open()
  const { air } = server.context
  vi.spyOn(air, 'reprice').mockRejectedValueOnce(new SupplierSilent('no answer'))
  expect(await agree(approvalId)).toMatchObject(refusedAs('supplierSilent'))
  expect((await order(orderNo)).state).toBe(20)
  expect((await agree(approvalId)).result).toMatchObject({ subjectState: 1100 })
  vi.restoreAllMocks()
})

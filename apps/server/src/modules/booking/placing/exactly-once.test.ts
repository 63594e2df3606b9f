import { filled } from '@sojourn/domain/kit/filled.testing'
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { modifyPassword } from '@sojourn/contract/access/account.calls'
import { decideApproval, getApprovalDetail, getMyApprovalList } from '@sojourn/contract/booking/approval/approval.calls'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { pay } from '@sojourn/contract/booking/payment.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { createFlightOrder, saveFlightOrderTemp } from '@sojourn/contract/products/flight/flight.calls'
import type { CreateFlightOrder } from '@sojourn/contract/products/flight/booking.shapes'
import { book, choose, decide, detail, expectResult, orderRequest, saveDraft, within } from '../../../testing/flights'
import { expectBooksToBalance, openAccounts, payersOf } from '../../../testing/ledger'
import { countOf, soldSeats, writtenRows } from '../../../testing/database/rows'
import { demoPassword } from '../../../seed/seed'
import { supplyPlaces } from '../../../testing/over-http'
import type { TestServer } from '../../../testing/server'

let server: TestServer

let day = 0
const nextDate = (): string => `2027-01-${String(++day).padStart(2, '0')}`

async function prepared(): Promise<CreateFlightOrder> {
  const tempOrderNo = await saveDraft(server, 'employee', { date: nextDate() })
  return orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
}
const create = (request: CreateFlightOrder, key: string) => server.call('employee', createFlightOrder, request, { key })
const grown = async (before: Record<string, number>): Promise<Record<string, number>> => {
  const after = await writtenRows(server)
  return Object.fromEntries(Object.entries(after).map(([table, count]) => [table, count - before[table]!]))
}
const oneOrder = { orders: 1, order_traveller: 1, approval: 1, ledger_entry: 2, idempotency: 1, sandbox_air_pnr: 1, seats: 1 }

describe.each(supplyPlaces)('suppliers $where', ({ open }) => {
  beforeAll(async () => {
    server = await open()
  })
  afterEach(() => expectBooksToBalance(server))
  afterAll(() => server.close())

  describe('an order submitted twice', () => {
    test('[handbook 6.1] one after the other is one order, one hold, one answer', async () => {
      const request = await prepared()
      const before = await writtenRows(server)
      const key = randomUUID()
      const first = expectResult(await create(request, key))
      const second = expectResult(await create(request, key))
      expect(second).toEqual(first)
      expect(await grown(before)).toMatchObject(oneOrder)
    })

    test('[handbook 6.1] sixteen times at once is one order, one hold, one answer', async () => {
      const request = await prepared()
      const before = await writtenRows(server)
      const key = randomUUID()
      const answers = await Promise.all(Array.from({ length: 16 }, () => create(request, key)))
      const [first, ...others] = answers.map((answer) => expectResult(answer))
      for (const other of filled(others)) expect(other).toEqual(first)
      expect(await grown(before)).toMatchObject(oneOrder)
    })

    test('[handbook 1.8] under another key is refused: the traveller has that flight', async () => {
      const request = await prepared()
      const answers = await Promise.all(Array.from({ length: 8 }, () => create(request, randomUUID())))
      const made = answers.filter(({ success }) => success)
      const refused = answers.filter(({ code }) => code === problems.samePassenger.code)
      expect([made.length, refused.length]).toEqual([1, 7])
    })

    test('[handbook 6.1] answers the same long after, whatever became of the order', async () => {
      const request = await prepared()
      const key = randomUUID()
      const first = expectResult(await create(request, key))
      await server.call('employee', cancelOrder, { orderNo: first.orderNo })
      await server.turn(60)
      expect(expectResult(await create(request, key))).toEqual(first)
      expect((await detail(server, 'employee', first.orderNo)).state).toBe(1211)
    })
  })

  describe('a key', () => {
    test('belongs to one request: another body or call is refused', async () => {
      const request = await prepared()
      const key = randomUUID()
      const { orderNo } = expectResult(await create(request, key))
      const { code, status } = problems.idempotencyKeyReused
      expect(await create({ ...request, remark: 'another' }, key)).toMatchObject({ code, status })
      expect(await server.call('employee', cancelOrder, { orderNo }, { key })).toMatchObject({ code, status })
      expect((await detail(server, 'employee', orderNo)).state).toBe(20)
    })

    test('is kept beside a hash that nobody can try passwords against without the key of the product', async () => {
      const key = randomUUID()
      const request = { oldPassword: demoPassword, password: 'Lantern57', confirmPassword: 'Lantern57' }
      expectResult(await server.call('director', modifyPassword, request, { key }))
      const { rows } = await server.database.pool.query<{ request_hash: string }>(
        'SELECT request_hash FROM idempotency WHERE key = $1',
        [key],
      )
      const digest = createHash('sha256').update(modifyPassword.path).update(JSON.stringify(request)).digest()
      expect(filled(rows)[0]!.request_hash).not.toBe('')
      expect(['hex', 'base64', 'base64url'].map((encoding) => digest.toString(encoding as 'hex'))).not.toContain(
        rows[0]!.request_hash,
      )
    })

    test('that was refused may be used again', async () => {
      const request = await prepared()
      const key = randomUUID()
      expect(await create({ ...request, expectedTotal: request.expectedTotal - 1 }, key)).toMatchObject({ success: false })
      expect(await create(request, key)).toMatchObject({ success: true })
    })

    test('belongs to one person', async () => {
      const key = randomUUID()
      const request = {
        searchParams: {
          segmentType: 0 as const,
          departAirportCode: 'PEK',
          departCityName: '北京',
          arriveAirportCode: 'SHA',
          arriveCityName: '上海',
          departDate: '2026-12-09',
        },
        travelType: 1 as const,
        bookType: 0 as const,
      }
      const people = ['employee', 'finance', 'employee@beichen.example']
      const answers = await Promise.all(people.map((who) => server.call(who, saveFlightOrderTemp, request, { key })))
      expect(new Set(answers.map((answer) => expectResult(answer).tempOrderNo)).size).toBe(people.length)
    })

    test.each([undefined, '', 'short', 'with spaces in it', 'x'.repeat(65)])('is needed to write: not %s', async (key) => {
      const token = await server.tokenOf('employee')
      const answer = await server.app.inject({
        method: 'POST',
        url: `/${cancelOrder.path}`,
        headers: { token, ...(key === undefined ? {} : { 'idempotency-key': key }) },
        payload: { orderNo: 'F1' },
      })
      const { code, status } = problems.idempotencyKeyMissing
      expect(answer.statusCode).toBe(status)
      expect(answer.json()).toMatchObject({ code, field: 'idempotency-key' })
    })
  })

  describe('what follows an order', () => {
    test('paying twice pays once', async () => {
      const { created, request } = await book(server, 'employee', { date: nextDate() })
      const { orderNo } = created
      await decide(server, 'manager', orderNo)
      const payment = { orderNos: [orderNo], settleType: 4 as const, expectedTotal: request.expectedTotal }
      const key = randomUUID()
      const keys = [key, key, key, ...Array.from({ length: 5 }, () => randomUUID())]
      const answers = await Promise.all(keys.map((each) => server.call('employee', pay, payment, { key: each })))
      const paid = answers.flatMap(({ result }) => (result ? [result.paymentNo] : []))
      expect(new Set(paid).size).toBe(1)
      expect(answers.filter(({ success, code }) => !success && code !== problems.paymentClosed.code)).toEqual([])
      await server.context.drainJobs()
      expect(await countOf(server, 'payment', '$1 = ANY(order_nos)', [orderNo])).toBe(1)
      expect(await payersOf(server, orderNo)).toEqual({ paid: { companyCredit: request.expectedTotal }, held: {} })
    })

    test('deciding twice decides once', async () => {
      const { created } = await book(server, 'employee', { date: nextDate() })
      const { list } = expectResult(await server.call('manager', getMyApprovalList, {}))
      const { approvalId } = list.find(({ subjectNo }) => subjectNo === created.orderNo)!
      const { version } = expectResult(await server.call('manager', getApprovalDetail, { approvalId }))
      const key = randomUUID()
      const agree = (each: string) =>
        server.call('manager', decideApproval, { approvalId, decision: 'agree', version }, { key: each })
      const [first, second] = [expectResult(await agree(key)), expectResult(await agree(key))]
      expect(second).toEqual(first)
      expect(await agree(randomUUID())).toMatchObject({ code: problems.approvalDecided.code, status: 409 })
      const { history } = await detail(server, 'employee', created.orderNo)
      expect(history.map(({ event }) => event)).toEqual(['submit', 'approve'])
    })

    test('cancelling at once gives seats and credit back once', async () => {
      const seats = await soldSeats(server)
      const { created } = await book(server, 'employee', { date: nextDate() })
      const cancel = () => server.call('employee', cancelOrder, { orderNo: created.orderNo })
      const answers = await Promise.all(Array.from({ length: 6 }, cancel))
      expect(answers.filter(({ success }) => success)).toHaveLength(1)
      expect(answers.filter(({ code }) => code === problems.transitionRefused.code)).toHaveLength(5)
      expect(await soldSeats(server)).toBe(seats)
      expect(await openAccounts(server, created.orderNo)).toEqual({})
    })
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelOrder, getTripOrderList } from '@sojourn/contract/booking/order.calls'
import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import { isProblem } from '@sojourn/contract/kit/problems'
import type { Actor } from '../../context'
import { saveDraft } from '../../modules/booking/search/save-draft'
import { decide, expectResult, payByCredit } from '../flights'
import { expectBooksToBalance } from '../ledger'
import { countOf } from '../database/rows'
import { openTestServer, type TestServer } from '../server'
import { bookLounge, LoungeDesk, loungeFulfilment, loungeOperations, type LoungeVisit } from './lounge'

const desk = new LoungeDesk(2)
let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  Object.assign(server.context.products, { meeting: loungeOperations })
  Object.assign(server.context.fulfilments, { lounge: loungeFulfilment(desk) })
})
afterAll(async () => {
  await expectBooksToBalance(server)
  await server.close()
})

let intents = 0
const actor = (): Actor => ({
  enterpriseId: 1,
  employeeId: '1-employee',
  name: '林晓雯',
  departmentId: '1-sales',
  permissions: ['book'],
  language: 'zh-CN',
  intent: { key: `lounge-${++intents}`, call: 'lounge', requestHash: 'lounge' },
  tokenHash: '',
})
const visit: LoungeVisit = { lounge: '首都机场 T3 贵宾室', date: '2026-11-25', time: '09:00' }

async function book() {
  const frame = { travelType: 1, bookType: 0, bookMode: 0 } as const
  const dates = { startDate: visit.date, endDate: visit.date }
  const saved = await saveDraft(server.context, actor(), { product: 'meeting', frame, searchParams: visit, cities: {}, ...dates })
  if (isProblem(saved)) throw new Error(saved.problem)
  const { rows } = await server.database.pool.query<{ credential_id: string }>(
    "SELECT credential_id FROM credential WHERE enterprise_id = 1 AND employee_id = '1-employee' ORDER BY credential_id",
  )
  return bookLounge(server.context, actor(), desk, {
    tempOrderNo: saved.tempOrderNo,
    travellers: [{ employeeId: '1-employee', credentialId: rows[0]!.credential_id, costCentreId: 'cc-sales', insurances: [] }],
    contact: { name: '林晓雯', mobile: '13800010001', email: 'employee@yuanxing.example' },
    settleType: 4,
    expectedTotal: 12_800,
  })
}

/** The state of an order in the list of its booker. */
async function stateOf(orderNo: string) {
  const { list } = expectResult(await server.call('employee', getTripOrderList, {}))
  const found = list.find((order) => order.orderNo === orderNo)
  return found && stateOfNumber(found.state)
}

async function placed(): Promise<string> {
  const created = await book()
  if (isProblem(created)) throw new Error(created.problem)
  return created.orderNo
}

describe('[architecture 3] a product that the core has never heard of, of its own folder and a line in each record', () => {
  test('is placed, approved, paid, issued and used', async () => {
    const orderNo = await placed()
    expect(await stateOf(orderNo)).toBe('approving')
    expect(desk.places).toBe(1)
    expectResult(await decide(server, 'manager', orderNo))
    expect(await stateOf(orderNo)).toBe('awaitingPayment')
    expectResult(await payByCredit(server, 'employee', orderNo, 12_800))
    await server.context.drainJobs()
    expect(await stateOf(orderNo)).toBe('issued')
    await server.turn(7 * 24 * 60)
    expect(await stateOf(orderNo)).toBe('completed')
  })

  test('gives back what its supplier keeps when it is cancelled', async () => {
    const orderNo = await placed()
    expect(desk.places).toBe(0)
    expectResult(await server.call('employee', cancelOrder, { orderNo }))
    await server.context.drainJobs()
    expect(await stateOf(orderNo)).toBe('cancelled')
    expect(desk.places).toBe(1)
  })

  test('is refused where its supplier has nothing left, and nothing stays set aside for it', async () => {
    desk.places = 0
    const before = await countOf(server, 'orders', "fulfiller = 'lounge'", [])
    expect(await book()).toMatchObject({ problem: 'offerGone' })
    const { list } = expectResult(await server.call('employee', getTripOrderList, {}))
    expect(list.filter(({ orderNo }) => orderNo.startsWith('L'))).toHaveLength(before)
  })
})

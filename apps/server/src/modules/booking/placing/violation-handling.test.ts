import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { createFlightOrder } from '@sojourn/contract/products/flight.calls'
import { problems } from '@sojourn/contract/kit/problems'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { flowOf } from '../../../testing/approvals'
import { choose, detail, expectResult, orderRequest, saveDraft, type Wanted } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

let day = 0

/** An order for a flight that breaks a rule of price, in a company that deals with it in this way. */
async function overOrder(handling: string, answer: { reasonCode?: string; paysExcess?: boolean } = {}) {
  await server.database.pool.query(
    `UPDATE travel_policy SET body = jsonb_set(body, '{flight}', $1::jsonb) WHERE enterprise_id = 1 AND policy_id = 'staff'`,
    [JSON.stringify({ cabins: [{ cabin: 'Y', maxDiscount: 40 }], handling: { cabin: 'forbid', discount: handling } })],
  )
  const tempOrderNo = await saveDraft(server, 'employee', { date: `2026-12-${String(++day + 9)}` })
  const choice = await choose(server, 'employee', tempOrderNo, (_flight, { violations }) =>
    violations.some(({ rule }) => rule === 'discount'),
  )
  const request = await orderRequest(server, 'employee', tempOrderNo, [choice])
  const { reasonCode: _given, ...traveller } = request.travellers[0]!
  return server.call('employee', createFlightOrder, { ...request, settleType: 4, travellers: [{ ...traveller, ...answer }] })
}

test.each([
  ['remind', {}, 'in-policy', 'remind', false],
  ['reason', { reasonCode: 'urgent' }, 'in-policy', 'reason', false],
  ['approval', { reasonCode: 'urgent' }, 'out-of-policy', 'approval', false],
  ['payExcess', {}, 'in-policy', 'payExcess', true],
  ['choose', { paysExcess: true }, 'in-policy', 'payExcess', true],
  ['choose', { reasonCode: 'urgent' }, 'out-of-policy', 'approval', false],
])('[handbook 7.4] handled as %s with the answer %j: flow %s, verdict %s', async (handling, answer, flow, verdict, pays) => {
  const { orderNo } = expectResult(await overOrder(handling, answer))
  expect(await flowOf(server, orderNo)).toBe(flow)
  const order = await detail(server, 'employee', orderNo)
  expect(order.verdict).toBe(verdict)
  const { rows } = await server.database.pool.query('SELECT personal_part > 0 AS pays FROM orders WHERE order_no = $1', [orderNo])
  expect(rows).toEqual([{ pays }])
})

test.each(['reason', 'approval', 'choose'])('[handbook 7.4] handled as %s, a reason code is mandatory', async (handling) => {
  expect(await overOrder(handling)).toMatchObject({ success: false, code: problems.violationReasonMissing.code })
})

test('[handbook 7.4] what is forbidden is not booked', async () => {
  expect(await overOrder('forbid', { reasonCode: 'urgent' })).toMatchObject({ code: problems.policyForbids.code })
})

describe('[handbook 7.1] by train where that is quick', () => {
  const byTrain: Wanted = (_flight, { violations }) => violations.some(({ rule }) => rule === 'trainFirst')
  beforeAll(() =>
    server.database.pool.query(
      `UPDATE travel_policy SET body = jsonb_set(body, '{flight}', $1::jsonb) WHERE enterprise_id = 1 AND policy_id = 'staff'`,
      [
        JSON.stringify({
          trainFirst: { minutes: 240, unlessSoldOut: true, excuses: ['luggage'] },
          handling: { trainFirst: 'approval' },
        }),
      ],
    ),
  )
  const draft = () => saveDraft(server, 'employee', { depart: 'CAN', arrive: 'CSX', date: '2026-11-27' })

  test.each([
    ['luggage', 'in-policy', 'reason'],
    ['urgent', 'out-of-policy', 'approval'],
  ])('a flight because of %s follows %s', async (reasonCode, flow, verdict) => {
    const tempOrderNo = await draft()
    const request = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, byTrain)])
    const travellers = request.travellers.map((traveller) => ({ ...traveller, reasonCode }))
    const { orderNo } = expectResult(await server.call('employee', createFlightOrder, { ...request, travellers }))
    expect(await flowOf(server, orderNo)).toBe(flow)
    expect((await detail(server, 'employee', orderNo)).verdict).toBe(verdict)
    expectResult(await server.call('employee', cancelOrder, { orderNo }))
  })

  test('a flight may be taken where the trains are sold out, in the list and when it is ordered', async () => {
    const soldOut = vi.spyOn(server.context.rail, 'fastest').mockResolvedValue({ minutes: 139, left: null })
    try {
      const tempOrderNo = await draft()
      const free = await choose(server, 'employee', tempOrderNo, (_flight, { verdict }) => verdict === 'within')
      const { orderNo } = expectResult(
        await server.call('employee', createFlightOrder, await orderRequest(server, 'employee', tempOrderNo, [free])),
      )
      expect((await detail(server, 'employee', orderNo)).verdict).toBe('within')
    } finally {
      soldOut.mockRestore()
    }
  })
})

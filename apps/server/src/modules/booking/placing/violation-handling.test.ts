import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { createHotelOrder } from '@sojourn/contract/products/hotel/hotel.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { addDays } from '@sojourn/domain/kit/local-date'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { currentFlows, flowOf, setFlows } from '../../../testing/approvals'
import { choose, detail, expectResult, orderRequest, saveDraft, type Wanted } from '../../../testing/flights'
import { chooseRate, saveStay, stayOrder, stayRequest } from '../../../testing/hotels'
import { openTestServer, type TestServer } from '../../../testing/server'
import { bookTrain, trainDetail } from '../../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

let day = 0

/** From now on staff of the company have this standard for a product. */
const setStandard = (product: 'flight' | 'train' | 'hotel', section: object) =>
  server.database.pool.query(
    `UPDATE travel_policy SET body = jsonb_set(body, ARRAY[$1], $2::jsonb) WHERE enterprise_id = 1 AND policy_id = 'staff'`,
    [product, JSON.stringify(section)],
  )
async function paysPersonally(orderNo: string): Promise<boolean> {
  const { rows } = await server.database.pool.query('SELECT personal_part > 0 AS pays FROM orders WHERE order_no = $1', [orderNo])
  return rows[0]!.pays
}

/** An order for a flight that breaks a rule of price, in a company that deals with it in this way. */
async function overOrder(handling: string, answer: { reasonCode?: string; paysExcess?: boolean } = {}) {
  await setStandard('flight', { cabins: [{ cabin: 'Y', maxDiscount: 40 }], handling: { cabin: 'forbid', discount: handling } })
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
  expect(await paysPersonally(orderNo)).toBe(pays)
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
    setStandard('flight', {
      trainFirst: { minutes: 240, unlessSoldOut: true, excuses: ['luggage'] },
      handling: { trainFirst: 'approval' },
    }),
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

describe('[handbook 7.4] where only what is out of policy is approved', () => {
  beforeAll(async () => setFlows(server, ...(await currentFlows(server)).filter(({ flowId }) => flowId !== 'in-policy')))

  let night = 0
  /** A room above its standard: the price of the nights, or the stars of the hotel. */
  async function overStay(rule: 'hotelPrice' | 'star', handling: string, answer: { reasonCode?: string; paysExcess?: boolean }) {
    const cityItems = [{ cityNames: ['*'], standard: 200_00, violateCanBook: true }]
    await setStandard('hotel', { ...(rule === 'star' ? { starMax: 3 } : { cityItems }), handling: { [rule]: handling } })
    const checkIn = addDays('2026-12-04', ++night)
    const tempOrderNo = await saveStay(server, 'employee', { checkIn, checkOut: addDays(checkIn, 1) })
    const chosen = await chooseRate(
      server,
      'employee',
      tempOrderNo,
      ({ minNights, violations }) => minNights === 1 && violations.some((violation) => violation.rule === rule),
    )
    const request = await stayRequest(server, 'employee', tempOrderNo, chosen)
    const { reasonCode: _given, ...traveller } = request.travellers[0]!
    return server.call('employee', createHotelOrder, { ...request, settleType: 4, travellers: [{ ...traveller, ...answer }] })
  }

  test.each([
    ['hotelPrice', 'remind', {}, undefined, 'remind', false],
    ['hotelPrice', 'reason', { reasonCode: 'urgent' }, undefined, 'reason', false],
    ['hotelPrice', 'approval', { reasonCode: 'urgent' }, 'out-of-policy', 'approval', false],
    ['hotelPrice', 'payExcess', {}, undefined, 'payExcess', true],
    ['hotelPrice', 'choose', { paysExcess: true }, undefined, 'payExcess', true],
    ['hotelPrice', 'choose', { reasonCode: 'urgent' }, 'out-of-policy', 'approval', false],
    ['star', 'remind', {}, undefined, 'remind', false],
    ['star', 'payExcess', { reasonCode: 'urgent' }, 'out-of-policy', 'approval', false],
  ] as const)(
    'a room that breaks %s, handled as %s with %j: flow %s, verdict %s',
    async (rule, handling, answer, flow, verdict, pays) => {
      const { orderNo } = expectResult(await overStay(rule, handling, answer))
      expect(await flowOf(server, orderNo)).toBe(flow)
      const order = await stayOrder(server, 'employee', orderNo)
      expect({ verdict: order.verdict, approved: order.state === 20 }).toEqual({ verdict, approved: flow !== undefined })
      expect(await paysPersonally(orderNo)).toBe(pays)
    },
  )

  test.each(['reason', 'approval', 'choose'])('a room handled as %s needs a reason', async (handling) => {
    expect(await overStay('hotelPrice', handling, {})).toMatchObject({ code: problems.violationReasonMissing.code })
  })

  test('a room that is forbidden is not even checked for an order', async () => {
    await expect(overStay('star', 'forbid', { reasonCode: 'urgent' })).rejects.toThrow(String(problems.policyForbids.code))
  })

  test.each([
    ['remind', undefined, undefined, 'remind'],
    ['reason', 'urgent', undefined, 'reason'],
    ['approval', 'urgent', 'out-of-policy', 'approval'],
    // A seat has no limit of price, so there is no excess to pay.
    ['payExcess', 'urgent', 'out-of-policy', 'approval'],
  ])(
    'a seat above the standard, handled as %s with the reason %s: flow %s, verdict %s',
    async (handling, reasonCode, flow, verdict) => {
      await setStandard('train', { groups: [{ types: ['G'], seats: ['O'] }], handling: { trainSeat: handling } })
      const { answer } = await bookTrain(server, {
        search: { date: addDays('2026-11-24', ++night % 7) },
        wanted: (_train, { seat, seats }) => seat === 'M' && seats > 0,
      })
      const { orderNo } = expectResult(answer)
      expect(await flowOf(server, orderNo)).toBe(flow)
      const order = await trainDetail(server, 'employee', orderNo)
      expect({ verdict: order.verdict, approved: order.state === 20 }).toEqual({ verdict, approved: flow !== undefined })
    },
  )
})

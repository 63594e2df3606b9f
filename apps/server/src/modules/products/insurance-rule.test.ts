import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFlightOrder, getFlightBookInfo } from '@sojourn/contract/products/flight/flight.calls'
import { createTrainOrder } from '@sojourn/contract/products/train/train.calls'
import { choose, detail, expectResult, orderRequest, saveDraft, within } from '../../testing/flights'
import { openTestServer, type TestServer } from '../../testing/server'
import { bookTrain } from '../../testing/trains'

type Codes = ('accident' | 'delay')[]
let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const companySays = (rule: string) =>
  server.database.pool.query(
    `UPDATE enterprise SET config = jsonb_set(config, '{settings,insuranceRule}', $1::jsonb) WHERE enterprise_id = 1`,
    [JSON.stringify(rule)],
  )
let day = 0
async function asked(insurances: Codes, travelType: 1 | 2 = 1) {
  const date = `2026-12-${String(++day + 9).padStart(2, '0')}`
  const tempOrderNo = await saveDraft(server, 'employee', { date, travelType })
  const choice = await choose(server, 'employee', tempOrderNo, travelType === 1 ? within : (_flight, fare) => fare.cabin === 'Y')
  const request = await orderRequest(server, 'employee', tempOrderNo, [choice])
  const { insurances: offered, insuranceForced } = expectResult(await server.call('employee', getFlightBookInfo, { tempOrderNo }))
  const price = offered.filter(({ code }) => insurances.includes(code)).reduce((sum, each) => sum + each.price, 0)
  const made = await server.call('employee', createFlightOrder, {
    ...request,
    expectedTotal: request.expectedTotal + price,
    travellers: request.travellers.map((traveller) => ({ ...traveller, insurances })),
  })
  return { made, offered: offered.map(({ code }) => code), insuranceForced }
}

describe('[handbook 1.8] a company decides about insurances', () => {
  test('forbidden: none is offered on business trips, and none is taken', async () => {
    await companySays('forbidden')
    const { made, offered, insuranceForced } = await asked(['accident'])
    expect({ offered, insuranceForced }).toEqual({ offered: [], insuranceForced: false })
    expect(made).toMatchObject({ problem: 'insuranceForbidden', field: 'travellers.0.insurances' })
    expect((await asked([])).made.success).toBe(true)
    expect((await asked(['delay'], 2)).made.success).toBe(true)
  })

  test('forced: every one on offer goes with every business trip', async () => {
    await companySays('forced')
    const { made, offered, insuranceForced } = await asked(['accident'])
    expect({ offered, insuranceForced }).toEqual({ offered: ['accident', 'delay'], insuranceForced: true })
    expect(made).toMatchObject({ problem: 'insuranceForced', field: 'travellers.0.insurances' })
    const { orderNo } = expectResult((await asked(['accident', 'delay'])).made)
    const { travellerList, prices } = await detail(server, 'employee', orderNo)
    expect(travellerList[0]!.insurances.map(({ code }) => code)).toEqual(['accident', 'delay'])
    expect(prices.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['accidentInsurance', 'delayInsurance']))
    const personal = await asked([], 2)
    expect(personal).toMatchObject({ insuranceForced: false, made: { success: true } })
  })

  test('optional: as the booker chooses', async () => {
    await companySays('optional')
    expect((await asked(['delay'])).made.success).toBe(true)
    expect((await asked([])).made.success).toBe(true)
  })

  test('products without insurances neither force nor take them', async () => {
    await companySays('forced')
    const { request, answer } = await bookTrain(server)
    expect(answer.success).toBe(true)
    const insured = request.travellers.map((traveller) => ({ ...traveller, insurances: ['accident' as const] }))
    const refused = await server.call('employee', createTrainOrder, { ...request, travellers: insured })
    expect(refused).toMatchObject({ problem: 'insuranceForbidden' })
  })
})

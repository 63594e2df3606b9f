import { afterAll, beforeAll, expect, test } from 'vitest'
import { getServiceAgreement } from '@sojourn/contract/admin/agency/agreement.calls'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const read = async (who = 'admin') => expectResult(await server.call(who, getServiceAgreement, {}))
const until = (to: string, from = '2026-01-01') =>
  server.database.pool.query('UPDATE enterprise SET agreement_from = $2, agreement_to = $1 WHERE enterprise_id = 1', [to, from])

test.each([
  ['2026-11-20', '2026-01-01', { state: 'inForce', daysLeft: 1 }],
  ['2026-11-21', '2026-11-20', { state: 'inForce', daysLeft: 2 }],
  ['2026-11-19', '2026-01-01', { state: 'ended' }],
  ['2027-11-19', '2026-11-21', { state: 'future' }],
])('[S2.45] on 20 November 2026 an agreement until %s from %s is: %j', async (to, from, expected) => {
  await until(to, from)
  const { state, daysLeft, ...agreement } = await read()
  expect({ state, ...(daysLeft !== undefined && { daysLeft }) }).toEqual(expected)
  expect(agreement).toMatchObject({ from, to })
})

test('[S2.45] [handbook 6.4] it names the credit as it is used, the products that are open, and the fees', async () => {
  await until('2028-12-31')
  await server.database.pool.query(
    `UPDATE enterprise SET config = jsonb_set(config, '{switchList,showcar}', 'false') WHERE enterprise_id = 1`,
  )
  const before = await read('finance')
  expect(before.credit.available).toBe(before.credit.limit - before.credit.used - before.credit.frozen)
  expect(before.products.find(({ product }) => product === 'flight')).toEqual({
    product: 'flight',
    business: true,
    personal: true,
  })
  expect(before.products.map(({ product }) => product)).not.toContain('car')
  const company = { from: '2026-01-01', online: 1000, assisted: 2500, vipOnline: 1500, vipAssisted: 4000 }
  expect(before.fees).toContainEqual({ product: 'flight', ...company })
  expect(before.fees.map(({ product }) => product)).toEqual(before.products.map(({ product }) => product))
  expect(before.comingFees).toEqual([])
  await server.database.pool.query(
    `UPDATE enterprise SET config = jsonb_set(config, '{settings,afterSalesFees}', '{"refund": 500, "change": 800}')
     WHERE enterprise_id = 1`,
  )
  expect(await read()).toMatchObject({ afterSales: { refund: 500, change: 800 } })
  const { pool } = server.database
  const { rows } = await pool.query('SELECT credit_limit, used, frozen FROM credit_line WHERE enterprise_id = 1')
  const set = 'UPDATE credit_line SET credit_limit = $1, used = $2, frozen = $3 WHERE enterprise_id = 1'
  await pool.query(set, [1_000_000, 250_000, 50_000])
  expect((await read()).credit).toEqual({ limit: 1_000_000, used: 250_000, frozen: 50_000, available: 700_000 })
  await pool.query(set, Object.values(rows[0] as object))
})

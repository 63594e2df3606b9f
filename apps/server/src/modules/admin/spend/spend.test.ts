import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveBudget, searchBudgets } from '@sojourn/contract/admin/company/budget.calls'
import { getMonthSpend } from '@sojourn/contract/admin/orders/spend.calls'
import { newBudget } from '../../../testing/budgets'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const budget = async () => expectResult(await server.call('admin', getMonthSpend, {})).budget
const save = (id: string, more: Parameters<typeof newBudget>[0]) =>
  server.call('admin', saveBudget, newBudget({ object: { kind: 'department', id }, below: true, ...more }))
/** For whom the budgets are that the list shows as counted: as many as the figure says, and those that it names among them. */
async function counted(): Promise<string[]> {
  const { list } = expectResult(await server.call('admin', searchBudgets, { counted: true, size: 100 }))
  expect(list).toHaveLength((await budget())!.count)
  expect(list.map(({ name }) => name)).toEqual(expect.arrayContaining((await budget())!.names))
  return list.map(({ object }) => object.kind)
}
const put = (id: string, parentId: string | null) =>
  server.database.pool.query('UPDATE department SET parent_id = $2 WHERE enterprise_id = 1 AND department_id = $1', [
    id,
    parentId,
  ])

test('[S2.44] of the budgets of a month no money counts twice', async () => {
  // Three cost centres have five million yuan a year each; a project, another department and a legal entity bear the same money.
  const ofCentres = { kind: 'costCentre', count: 3, amount: 3 * Math.round((5_000_000_00 * 30) / 365), spent: 0 }
  expect(await budget()).toMatchObject(ofCentres)
  expect(await counted()).toEqual(['costCentre', 'costCentre', 'costCentre'])
  await put('sales', null)
  expectResult(await save('sales', { amount: 9_000_000_00 }))
  expect(await budget(), 'departments bear more').toMatchObject({ kind: 'department', count: 2, amount: 9_500_000_00, spent: 0 })
  expect(await counted()).toEqual(['department', 'department'])
  await put('sales', 'management')
  expect(await budget(), 'one stands below the other').toMatchObject(ofCentres)
  expectResult(await save('management', { amount: 73_000_000_00, period: 'year', from: '2026-01-01', to: '2026-12-31' }))
  expect(await budget(), 'a month is part of its year').toMatchObject({ kind: 'department', count: 1, amount: 6_000_000_00 })
  expect((await budget())?.names).toHaveLength(1)
  expect(await counted()).toEqual(['department'])
})

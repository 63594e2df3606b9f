import { afterAll, beforeAll, expect, test } from 'vitest'
import { getFlightBookInfo } from '@sojourn/contract/products/flight/flight.calls'
import { expectResult, saveDraft } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Of a trip of the employee's: 1 for business, 2 personal. */
async function titleOf(travelType: 1 | 2, language: 'zh-CN' | 'en' = 'zh-CN') {
  const tempOrderNo = await saveDraft(server, 'employee', { date: '2026-12-08', travelType })
  const info = expectResult(await server.call('employee', getFlightBookInfo, { tempOrderNo }, { language }))
  return info.travellers[0]!.invoiceTitle
}

/** Which departments the other title is for. */
const meantFor = (departments: string) =>
  server.database.pool.query(
    `UPDATE legal_entity SET department_ids = ARRAY(${departments}) WHERE enterprise_id = 1 AND entity_id = 'e-2'`,
  )
const own = `SELECT department_id FROM employee WHERE enterprise_id = 1 AND employee_id = '1-employee'`
const above = `SELECT min(department_id) FROM department WHERE enterprise_id = 1 AND department_id <> (${own}) AND parent_id IS NULL`

test('[handbook 10.1] whoever books sees to whom the trip is invoiced, and why', async () => {
  const { pool } = server.database
  const { rows } = await pool.query<{ id: string; name: string }>(
    `SELECT entity_id AS id, name FROM legal_entity WHERE enterprise_id = 1`,
  )
  const nameOf = (id: string) => rows.find((row) => row.id === id)!.name
  expect(await titleOf(1)).toEqual({ name: nameOf('e-1'), taxNumber: expect.stringMatching(/^\w{18}$/) })
  await pool.query(`UPDATE department SET parent_id = (${above}) WHERE enterprise_id = 1 AND department_id = (${own})`)
  await meantFor(above)
  const inherited = await titleOf(1)
  expect(inherited).toMatchObject({ name: nameOf('e-2'), department: expect.stringMatching(/\S/) })
  await meantFor(own)
  const nearest = await titleOf(1, 'en')
  expect(nearest).toMatchObject({ name: nameOf('e-2') })
  expect(nearest!.department).not.toBe(inherited!.department)
})

test('a personal trip is invoiced to nobody’s company', async () => {
  expect(await titleOf(2)).toBeUndefined()
})

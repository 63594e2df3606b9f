/** Keeps rows of today's database for good: npx tsx apps/server/src/testing/samples/take.mts (docs/recipes/take-a-sample.md). */
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { products } from '@sojourn/contract/booking/codes'
import type pg from 'pg'
import { openEmptyDatabase } from '../../db/testing'
import { migrate, newestMigration } from '../../db/migrate'
import { openTestServer } from '../server'
import { withCluster } from './cluster'
import { takeRows } from './rows'
import { writeRows, writeSample, type Sample } from './sample'
import { tellWorld, type Told } from './world/world'

const name = newestMigration.slice(0, 4)
const folder = join(import.meta.dirname, name)
if (existsSync(folder)) throw new Error(`the rows of ${name} are kept already, and are never taken again`)

await withCluster(async (cluster) => {
  const database = await openEmptyDatabase(cluster)
  await migrate(database.config)
  const server = await openTestServer({ logLevel: 'silent' }, database)
  try {
    const told = await tellWorld(server)
    const instant = server.context.clock.now().toISOString()
    mkdirSync(folder)
    writeSample(name, { migration: newestMigration, instant, ...(await describe(database.pool, told)) })
    writeRows(name, await takeRows(database.pool))
  } finally {
    await server.close()
  }
})

/** What the questions are about. */
async function describe(pool: pg.Pool, told: Told): Promise<Omit<Sample, 'migration' | 'instant'>> {
  const list = async <Row extends object>(sql: string): Promise<Row[]> => (await pool.query<Row>(sql)).rows
  const who = "replace(e.email, '@yuanxing.example', '') AS who"
  const asEmployee = (column: string): string =>
    `JOIN employee e ON e.enterprise_id = t.enterprise_id AND e.employee_id = t.${column}`
  const orders = await list<{ orderNo: string; product: Parameters<typeof products.word>[0]; kind: string; who: string }>(
    `SELECT order_no AS "orderNo", product, kind, ${who} FROM orders t ${asEmployee('booker_id')} ORDER BY created_at, order_no`,
  )
  return {
    orders: orders.map((order) => ({
      ...order,
      product: products.word(order.product),
      story: told.get(order.orderNo)!,
    })),
    approvals: await list(
      `SELECT DISTINCT ON (a.submitted_at, a.approval_id) a.approval_id AS "approvalId", a.order_no AS "subjectNo", ${who}
       FROM approval a JOIN approval_task t USING (enterprise_id, approval_id) ${asEmployee('approver_id')}
       ORDER BY a.submitted_at, a.approval_id, t.level`,
    ),
    applications: await list(
      `SELECT travel_apply_no AS "travelApplyNo", ${who} FROM travel_application t ${asEmployee('applicant_id')} ORDER BY 1`,
    ),
    trips: await list(`SELECT travel_order_no AS "travelOrderNo", ${who} FROM trip t ${asEmployee('owner_id')} ORDER BY 1`),
  }
}

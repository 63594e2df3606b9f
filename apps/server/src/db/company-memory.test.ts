import { afterAll, beforeAll, expect, test } from 'vitest'
import { findEnterprise } from '../modules/booking/settings/store'
import { findProjectsOn } from '../modules/booking/settings/project-store'
import { findOfficeHours } from '../modules/booking/approval/store'
import { askedDuring } from '../testing/flow/asked'
import { settledTables } from './company-memory'
import { openDatabase } from './database'
import type { Sql } from './sql'
import { openTestServer, type TestServer } from '../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const company = 1
const today = '2026-12-01'
const nameOf = (enterpriseId = company): Promise<string> =>
  server.context.database.tenant(enterpriseId, async (sql) => (await findEnterprise({ sql, enterpriseId })).name['zh-CN'])
const rename = (name: string): Promise<unknown> =>
  server.database.pool.query(
    `UPDATE enterprise SET name = jsonb_set(name, '{zh-CN}', to_jsonb($2::text)) WHERE enterprise_id = $1`,
    [company, name],
  )
/** What is asked of a company's settings; jobs of the server run meanwhile. */
const textsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await askedDuring(work)).map(({ text }) => text).filter((text) => / FROM (company_version|enterprise)\b/.test(text))
const onlyVersion = ['SELECT version FROM company_version WHERE enterprise_id = $1']

test('[architecture 10] what a company settled is read once, and only its version is asked from then on', async () => {
  await nameOf()
  expect(await textsOf(nameOf)).toEqual(onlyVersion)
  const twice = () =>
    server.context.database.transaction(company, async (sql) => {
      const tenant = { sql, enterpriseId: company }
      return [await findEnterprise(tenant), await findEnterprise(tenant)]
    })
  expect(await textsOf(twice)).toEqual(onlyVersion)
})

test('[architecture 10] the next unit of work sees a change, of whatever table, and another company keeps what it knew', async () => {
  const [, other] = [await nameOf(), await nameOf(2)]
  await rename('改名一次')
  expect(await nameOf()).toBe('改名一次')
  expect(await textsOf(() => nameOf(2))).toEqual(onlyVersion)
  expect(await nameOf(2)).toBe(other)
  const projects = (): Promise<string[]> =>
    server.context.database.tenant(company, async (sql) =>
      (await findProjectsOn({ sql, enterpriseId: company }, today)).map(({ code }) => code),
    )
  expect(await projects()).not.toContain('NEW-1')
  await server.database.pool.query(
    `INSERT INTO project (enterprise_id, code, name) VALUES (1, 'NEW-1', '{"zh-CN":"新","zh-TW":"新","en":"New"}')`,
  )
  expect(await projects()).toContain('NEW-1')
})

test('[architecture 10] what a transaction changed and undid is remembered by nobody, and nobody waits for it', async () => {
  await rename('写下的')
  await expect(
    server.context.database.transaction(company, async (sql) => {
      const tenant = { sql, enterpriseId: company }
      await sql.query(`UPDATE enterprise SET name = jsonb_set(name, '{zh-CN}', '"未提交"') WHERE enterprise_id = $1`, [company])
      await findEnterprise(tenant)
      expect(await nameOf(), 'others read on meanwhile').toBe('写下的')
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  expect(await nameOf()).toBe('写下的')
})

test('[architecture 10] whoever settles something reads it at once', async () => {
  await rename('之前')
  await server.context.database.transaction(company, async (sql) => {
    const tenant = { sql, enterpriseId: company }
    expect((await findEnterprise(tenant)).name['zh-CN']).toBe('之前')
    await sql.query(`UPDATE enterprise SET name = jsonb_set(name, '{zh-CN}', '"之后"') WHERE enterprise_id = $1`, [company])
    expect((await findEnterprise(tenant)).name['zh-CN']).toBe('之后')
  })
  expect(await nameOf()).toBe('之后')
})

test('[architecture 10] every table that is settled by hand tells its company’s version', async () => {
  const { rows } = await server.database.pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid WHERE tgname = 'company_version' ORDER BY 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([...settledTables].sort())
})

test('[architecture 10] a reader of an earlier moment keeps it, and what all share can be changed by nobody', async () => {
  await rename('先前')
  await server.context.database.snapshot(company, async (sql) => {
    const tenant = { sql, enterpriseId: company }
    expect(await findProjectsOn(tenant, today)).toBeDefined()
    await rename('后来')
    expect(await nameOf()).toBe('后来')
    expect((await findEnterprise(tenant)).name['zh-CN']).toBe('先前')
  })
  const shared = await server.context.database.tenant(company, (sql) => findEnterprise({ sql, enterpriseId: company }))
  expect(() => Object.assign(shared.config.settings, { returnRule: 'proportional' })).toThrow('read only')
})

test('[architecture 10] who holds a connection waits for nobody who waits for one', async () => {
  const narrow = openDatabase({ ...server.database.application, max: 1, connectionTimeoutMillis: 2_000 })
  let hold = (): void => undefined
  const held = new Promise<void>((resolve) => (hold = resolve))
  const reads = (sql: Sql) => findEnterprise({ sql, enterpriseId: company })
  const reader = narrow.tenant(company, async (sql) => {
    await findOfficeHours({ sql, enterpriseId: company })
    await held
    return reads(sql)
  })
  const holder = narrow.transaction(company, async (sql) => {
    hold()
    // The reader asks first, and finds the only connection taken.
    await sql.query('SELECT 1')
    return reads(sql)
  })
  expect(await reader).toEqual(await holder)
  await narrow.close()
})

test('a version that could not be asked for is asked for again', () =>
  server.context.database.tenant(company, async (sql) => {
    const tenant = { sql, enterpriseId: company }
    await server.database.pool.query('ALTER TABLE company_version RENAME TO company_version_away')
    await expect(findEnterprise(tenant)).rejects.toThrow('company_version')
    await server.database.pool.query('ALTER TABLE company_version_away RENAME TO company_version')
    expect((await findEnterprise(tenant)).name['zh-CN']).not.toBe('')
  }))

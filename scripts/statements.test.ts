import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkStatements } from './statements/check.mts'

const root = join(import.meta.dirname, '..')
const shape = ['CREATE TABLE trip (trip_no text PRIMARY KEY, nights integer NOT NULL, ends_at timestamptz, body jsonb NOT NULL)']

let copy = ''
let found: string[] = []
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'sojourn-planted-'))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  write(
    'tsconfig.json',
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions: { incremental: false }, include: ['apps'] }),
  )
  write(
    'apps/server/src/db/sql.ts',
    'export interface Sql { query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]> }\n',
  )
  write(store, planted)
  const violations = await checkStatements(copy, join(copy, 'tsconfig.json'), shape)
  found = violations.map(({ path, line, message }) => `${path}:${line} ${message.replaceAll(/\s+/g, ' ')}`)
}, 60_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), text)
}

const store = 'apps/server/src/trip-store.ts'
const planted = `import type { Sql } from './db/sql'
const columns = 'trip_no AS "tripNo", nights'
const ordered = (by: 'nights' | 'ends_at'): string => \`SELECT \${columns} FROM trip ORDER BY \${by}\`
interface Trip { tripNo: string; nights: number }
export const right = (sql: Sql, by: 'nights' | 'ends_at') => sql.query<Trip>(ordered(by))
export const ended = (sql: Sql, now: Date) => sql.query<{ endsAt: Date }>('SELECT ends_at AS "endsAt" FROM trip WHERE ends_at < $1', [now])
export const wrongColumn = (sql: Sql) => sql.query<{ nights: string }>('SELECT nights FROM trip')
export const empty = (sql: Sql) => sql.query<{ endsAt: Date }>('SELECT ends_at AS "endsAt" FROM trip')
export const misnamed = (sql: Sql) => sql.query<Trip>('SELECT trip_no, nights FROM trip')
export const wrongValue = (sql: Sql, nights: string) => sql.query('UPDATE trip SET nights = $1', [nights])
export const unwritten = (sql: Sql, body: object) => sql.query('UPDATE trip SET body = $1', [body])
export const tooFew = (sql: Sql) => sql.query('DELETE FROM trip WHERE trip_no = $1 AND nights = $2', ['1'])
const sorted = (sql: Sql, by: string) => sql.query<Trip>(\`SELECT \${columns} FROM trip ORDER BY \${by}\`)
export const gone = (sql: Sql) => [sorted(sql, 'nights'), sorted(sql, 'price')]
`

test('a wrong type of a column or a value is found where the statement stands', () => {
  expect(found).toEqual([
    `${store}:7 "nights" is int4, but the row says string`,
    `${store}:8 "endsAt" may be null, but the row says Date`,
    `${store}:9 no column "tripNo"`,
    `${store}:9 column "trip_no" is not in the row's type`,
    `${store}:10 $1 is int4, but its value is string`,
    `${store}:11 $1 is jsonb, but its value is object`,
    `${store}:12 2 parameters, but 1 values`,
    `${store}:13 column "price" does not exist: SELECT trip_no AS "tripNo", nights FROM trip ORDER BY price`,
  ])
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkBoundaries } from './boundaries/check.mts'
import { maskSource } from './boundaries/mask.mts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sojourn-boundaries-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Writes the files and answers each breach as `path:line rule`. */
function check(files: Record<string, string>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return checkBoundaries(root).map(({ path, line, rule }) => `${path}:${line} ${rule}`)
}

const anything = 'export const value = 1\n'
const server = 'apps/server/src'
const web = 'apps/web/src'
const domain = 'packages/domain/src'

describe('a planted breach is found', () => {
  const planted: [name: string, path: string, text: string, rule: string][] = [
    [
      'the contract imports the domain',
      'packages/contract/src/kit/a.ts',
      "import { b } from '@sojourn/domain/kit/b'",
      'home-order',
    ],
    ['the domain imports the supply', `${domain}/kit/a.ts`, "import type { b } from '@sojourn/supply/ports/air'", 'home-order'],
    ['the web imports the server', `${web}/api/a.ts`, "import type { b } from '@sojourn/server/api/app'", 'home-order'],
    ['the server imports the web', `${server}/api/a.ts`, "export { b } from '@sojourn/web/paths'", 'home-order'],
    ['the kit of the server imports its database', `${server}/kit/a.ts`, "import { value } from '../db/other'", 'layer-order'],
    [
      'a module imports the api',
      `${server}/modules/booking/order/a.ts`,
      "import { value } from '../../../api/other'",
      'layer-order',
    ],
    ['a job imports a route', `${server}/jobs/a.ts`, "import { value } from '../api/other'", 'layer-order'],
    ['a widget imports a feature', `${web}/kit/a.tsx`, "import { value } from '../features/booking/other'", 'layer-order'],
    ['a feature imports the shell', `${web}/features/booking/a.tsx`, "const page = import('../../app/other')", 'layer-order'],
    ['the paths import a widget', `${web}/paths.ts`, "import { value } from './kit/other'", 'layer-order'],
    ['reference imports booking', `${domain}/reference/a.ts`, "import { value } from '../booking/other'", 'word-order'],
    ['finance imports admin', `${server}/modules/finance/a.ts`, "import { value } from '../admin/other'", 'word-order'],
    ['booking imports a product', `${domain}/booking/a.ts`, "import { value } from '../products/flight/other'", 'word-order'],
    [
      'the use cases of booking import the rules of a product',
      `${server}/modules/booking/order/a.ts`,
      "import { b } from '@sojourn/domain/products/flight/b'",
      'core-names-no-product',
    ],
    [
      'the core names a product in its code',
      `${server}/modules/booking/order/a.ts`,
      "export const isRide = (product: string): boolean => product === 'train'",
      'core-names',
    ],
    [
      'the core reads a table of a product',
      `${server}/modules/booking/order/a-store.ts`,
      'export const text = `SELECT * FROM hotel_order`',
      'core-names',
    ],
    ['a hotel imports a flight', `${domain}/products/hotel/a.ts`, "import { value } from '../flight/other'", 'products-apart'],
    [
      'the screens of trains import the rules of flights',
      `${web}/features/products/train/a.ts`,
      "import { b } from '@sojourn/domain/products/flight/b'",
      'products-apart',
    ],
    [
      'an approval imports an order',
      `${domain}/booking/approval/a.ts`,
      "import { value } from '../order/other'",
      'booking-parts-apart',
    ],
    [
      'the frame of the web imports a slice',
      `${web}/app/a.tsx`,
      "import { value } from '../features/products/flight/other'",
      'web-core-names-no-product',
    ],
    [
      'a screen of all products reads a call of one',
      `${web}/features/booking/order/a.tsx`,
      "import { value } from '../../../api/calls/products/flight/other'",
      'web-core-names-no-product',
    ],
    [
      'a room of the web imports one above it',
      `${web}/features/booking/paging/a.tsx`,
      "import { value } from '../approval/other'",
      'booking-parts-apart',
    ],
    [
      'a room of the web imports its equal',
      `${web}/features/booking/time-machine/a.tsx`,
      "import { value } from '../trip/other'",
      'booking-parts-apart',
    ],
    [
      'a room of a product imports one above it',
      `${server}/modules/products/train/search/a.ts`,
      "import { value } from '../book/other'",
      'product-rooms-apart',
    ],
    [
      'a room of a product imports its equal',
      `${server}/modules/products/hotel/after-sale/a.ts`,
      "import type { value } from '@sojourn/server/modules/products/hotel/approval/other'",
      'product-rooms-apart',
    ],
    [
      'a room of a product imports what joins its rooms',
      `${server}/modules/products/flight/book/a.ts`,
      "import { value } from '../other'",
      'product-rooms-apart',
    ],
    [
      'a product has a room that no list names',
      `${server}/modules/products/flight/helpers/a.ts`,
      "import { value } from '../supply/other'",
      'product-rooms-apart',
    ],
    [
      'a module imports the HTTP framework',
      `${server}/modules/access/a.ts`,
      "import type { FastifyInstance } from 'fastify'",
      'framework-in-api',
    ],
    ['a use case imports the driver', `${server}/modules/access/a.ts`, "import pg from 'pg'", 'driver-in-stores'],
    ['a use case writes SQL', `${server}/modules/access/a.ts`, 'await sql.query<Row>(`SELECT 1`)', 'sql-in-stores'],
    [
      'a module names the built-in supplier',
      `${server}/modules/access/a.ts`,
      "import { b } from '@sojourn/supply/sandbox/air/b'",
      'supplier-in-main',
    ],
    [
      'a port imports the built-in supplier',
      'packages/supply/src/ports/a.ts',
      "import { b } from '../sandbox/air/b'",
      'supplier-in-main',
    ],
    [
      'a port takes the shape of a screen',
      'packages/supply/src/ports/a.ts',
      "import type { b } from '@sojourn/contract/products/b.shapes'",
      'ports-own-their-types',
    ],
    [
      'a port takes a type of the rules',
      'packages/supply/src/ports/a.ts',
      "import type { b } from '@sojourn/domain/products/train/b'",
      'ports-own-their-types',
    ],
    ['a rule imports Node', `${domain}/kit/a.ts`, "import fs from 'node:fs'", 'pure-homes'],
    ['a rule imports a package', `${domain}/kit/a.ts`, "import dayjs from 'dayjs'", 'pure-homes'],
    ['a rule reads the clock', `${domain}/kit/a.ts`, 'const now = new Date( )', 'product-clock'],
    ['a rule measures time', `${domain}/kit/a.ts`, 'const now = performance.now()', 'pure-rules'],
    ["a screen reads the PC's clock", `${web}/features/booking/a.tsx`, 'const left = until - Date.now()', 'product-clock'],
    ["a use case reads the machine's clock", `${server}/modules/booking/a.ts`, 'const today = new Date()', 'product-clock'],
    ['a test depends on the day it runs', `${domain}/kit/clock.test.ts`, 'const now = Date.now()', 'product-clock'],
    ['a rule throws dice', `${domain}/kit/a.ts`, 'const text = `${Math.random()}`', 'pure-rules'],
    ['a rule looks at the page', `${domain}/kit/a.ts`, 'const title = document.title', 'pure-rules'],
    [
      'a test claims something of an empty list',
      `${domain}/kit/a.test.ts`,
      'expect(all.filter((each) => f(each)).every((each) => g(each))).toBe(true)',
      'claims-of-nothing',
    ],
    [
      'a rule of the server reads a code',
      `${server}/modules/booking/lifecycle/a.ts`,
      "import { orderStates } from '@sojourn/contract/booking/codes'; export const draft = orderStates.code('draft')",
      'codes-at-borders',
    ],
    [
      'a rule of both ends reads a code',
      `${domain}/booking/order/a.ts`,
      "import { orderStates } from '@sojourn/contract/booking/codes'; export const draft = orderStates.word(10)",
      'codes-at-borders',
    ],
    [
      'a form takes the date input of the browser',
      `${web}/features/booking/a.tsx`,
      'const a = <input type="date" />',
      'own-dates',
    ],
    ['a file is too long', `${server}/kit/a.ts`, 'export {}\n'.repeat(401), 'file-length'],
    ['a file only re-exports', `${server}/kit/index.ts`, "export { b } from './b'", 'no-index'],
  ]
  test.each(planted)('%s', (_name, path, text, rule) => {
    const target = join(dirname(path), /'(\.[^']+)'/.exec(text)?.[1] ?? './other')
    const found = check({ [`${target}.ts`]: anything, [path]: text })
    const line = rule === 'file-length' ? 401 : 1
    expect(found).toContain(`${path}:${line} ${rule}`)
  })

  test('files that import each other in a circle', () => {
    const found = check({
      [`${domain}/kit/a.ts`]: "import { b } from './b'",
      [`${domain}/kit/b.ts`]: "import {\n  c,\n} from '@sojourn/domain/kit/c'",
      [`${domain}/kit/c.ts`]: "import type { a } from './a'",
    })
    expect(found).toEqual([`${domain}/kit/c.ts:1 no-cycle`])
  })
})

describe('a migration', () => {
  const folder = `${server}/db/migrations`
  const list = { [`${folder}/in-order.ts`]: "import { trips } from './0001-trips'" }
  const trips = `import type { Migration } from '../migration'

/** Trips. */
const sql = /* sql */ \`CREATE TABLE trip ()\`

export const trips: Migration = { name: '0001-trips', sql, tenantTables: ['trip'], appendOnly: [] }
`

  test('of the one shape, in the list, is accepted', () => {
    expect(check({ ...list, [`${folder}/0001-trips.ts`]: trips })).toEqual([])
  })

  test.each([
    ['says nothing of what it brings', trips.replace('/** Trips. */\n', '')],
    ['has the name of another', trips.replace("'0001-trips'", "'0002-trips'")],
    ['has its statements elsewhere', trips.replace('const sql', 'const statements')],
    ['exports more', `${trips}export const others = 1\n`],
  ])('that %s is refused', (_name, text) => {
    expect(check({ ...list, [`${folder}/0001-trips.ts`]: text })).toContain(`${folder}/0001-trips.ts:1 migration-shape`)
  })

  test('that is not in the list is refused', () => {
    const other = trips.replace('0001', '0002')
    expect(check({ ...list, [`${folder}/0001-trips.ts`]: trips, [`${folder}/0002-trips.ts`]: other })).toEqual([
      `${folder}/0002-trips.ts:1 migration-shape`,
    ])
  })
})

describe('what the architecture allows is not reported', () => {
  test('the way down, lifecycle over its siblings, and the record of products', () => {
    const found = check({
      [`${server}/main.ts`]: "import { createSandboxAir } from '@sojourn/supply/sandbox/air/air'\nimport './api/app'",
      [`${server}/api/app.ts`]: "import fastify from 'fastify'\nimport { a } from '../modules/access/sign-in'",
      [`${server}/modules/access/sign-in.ts`]: "import { find } from './store'",
      [`${server}/modules/access/store.ts`]: "import pg from 'pg'\nexport const find = (pool: pg.Pool) => pool.query('SELECT 1')",
      [`${server}/db/migrate.ts`]: "import { schema } from '@sojourn/supply/sandbox/air/schema'",
      'packages/supply/src/sandbox/air/schema.ts': anything,
      'packages/supply/src/ports/rail.ts': "import type { LocalText } from '@sojourn/contract/kit/language'",
      [`${domain}/booking/lifecycle/submit.ts`]:
        "import { value } from '../order/states'\nimport { value as other } from '../approval/chain'",
      [`${domain}/booking/order/states.ts`]: anything,
      [`${domain}/booking/approval/chain.ts`]: anything,
      [`${domain}/products/index.ts`]:
        "import { value } from './flight/product'\nimport { value as other } from './hotel/product'",
      [`${server}/modules/products/train/operations.ts`]: "import { value } from './book/book'",
      [`${server}/modules/products/train/book/book.ts`]:
        "import { value } from '../search/search'\nimport { value as other } from '../../hotels'",
      [`${server}/modules/products/train/search/search.ts`]: anything,
      [`${server}/modules/products/train/search/search.test.ts`]: "import { value } from '../book/book'",
      [`${server}/modules/products/hotels.ts`]: anything,
      [`${domain}/products/flight/product.ts`]: anything,
      [`${domain}/products/hotel/product.ts`]: "import { value } from '../../booking/order/states'",
    })
    expect(found).toEqual([])
  })

  test('codes where rows, screens and suppliers are read and written', () => {
    const translates =
      "import { orderStates } from '@sojourn/contract/booking/codes'\nexport const draft = orderStates.code('draft')"
    const found = check({
      [`${server}/modules/booking/order/a-store.ts`]: translates,
      [`${server}/modules/booking/order/in-words.ts`]: translates,
      [`${server}/modules/booking/order/order-detail.ts`]: translates,
      [`${server}/modules/booking/order/my-orders.ts`]: translates,
      [`${server}/modules/booking/settlement/pay.ts`]: translates,
      [`${server}/modules/products/train/supply/to-supply.ts`]: translates,
      [`${server}/modules/booking/order/a.test.ts`]: translates,
      [`${server}/modules/booking/order/words.ts`]:
        "import { orderStates } from './own'\nexport const text = orderStates.word(1)",
      [`${server}/modules/booking/order/own.ts`]: anything,
    })
    expect(found).toEqual([])
  })

  test('long tables, tests that reach across, and words in comments and strings', () => {
    const found = check({
      [`${domain}/reference/tables/airports.ts`]: anything.repeat(500),
      [`${domain}/kit/clock.test.ts`]: "import { test } from 'vitest'\nconst chance = Math.random()",
      [`${web}/kit/dates/server-time.ts`]: 'export const serverNow = () => Date.now()',
      [`${domain}/kit/clock.ts`]:
        "// import fs from 'node:fs' and Date.now()\nexport const hint = \"import 'node:fs'; Math.random()\"",
      [`${server}/modules/access/a.test.ts`]: "import { createSandboxAir } from '@sojourn/supply/sandbox/air/air'",
    })
    expect(found).toEqual([])
  })
})

describe('masking', () => {
  const mark = '·'
  test.each([
    ["a('b') // c", `a('${mark}')     `],
    ['/* x\n*/y', '    \n  y'],
    ['`a${b + `c${d}`}e`', `\`${mark}\${b + \`${mark}\${d}\`}${mark}\``],
    ["x = /['/]/; y", `x = /${mark.repeat(4)}/; y`],
    ["total / 2 // 'half'", 'total / 2          '],
    ["'it\\'s' + 1", `'${mark.repeat(5)}' + 1`],
  ])('%s', (text, masked) => {
    expect(maskSource(text)).toBe(masked)
  })
})

import { EventEmitter } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFailPoints, failSteps, pointOf, type FailPoints, type Reached } from '../kit/fail-points'
import { openDatabase, type Database } from './database'
import { stopping } from './stopping'
import { openTestDatabase, type TestDatabase } from './testing'

let database: TestDatabase
let connections: Database
beforeAll(async () => {
  database = await openTestDatabase()
  connections = openDatabase(database.application)
})
afterAll(async () => {
  await connections.close()
  await database.close()
})

/** Stops at every point of a work, and says what stands in the database then. */
function watchedWork(name: string) {
  const seen: string[] = []
  const parent = Object.assign(new EventEmitter(), {
    send: ({ reached }: Reached) => {
      const note = async (): Promise<void> => {
        const { rowCount } = await database.pool.query('SELECT FROM supply_key WHERE key = $1', [name])
        seen.push(`${reached} ${rowCount}`)
        parent.emit('message', { stopAt })
      }
      void note()
    },
  })
  const points: FailPoints = createFailPoints(parent)!
  const stopAt = failSteps.map((step) => pointOf(name, step))
  parent.emit('message', { stopAt })
  return { seen, points, stopped: stopping(connections, points) }
}
const written = (key: string) =>
  `INSERT INTO supply_key (operation, key, state, at) VALUES ('test', '${key}', 'done', now()) ON CONFLICT DO NOTHING`

test('every commit has a point just before it and one just after it: of what is meant, of the supplier, of what came of it', async () => {
  const { seen, points, stopped } = watchedWork('order.issue')
  await points.during('order.issue', async () => {
    await stopped.transaction(0, (sql) => sql.query(written('order.issue')))
    await stopped.books((sql) => sql.query(written('order.issue')))
    points.asked()
    await stopped.transaction(0, (sql) => sql.query(written('order.issue')))
    await stopped.platform((sql) => sql.query(written('order.issue')))
  })
  expect(seen).toEqual([
    'order.issue: before the intent commits 0',
    'order.issue: after the intent has committed 1',
    'order.issue: before the supplier commits 1',
    'order.issue: after the supplier has committed 1',
    'order.issue: before the outcome commits 1',
    'order.issue: after the outcome has committed 1',
    'order.issue: before the outcome commits 1',
    'order.issue: after the outcome has committed 1',
  ])
})

test('what is refused commits nothing, and is stopped nowhere', async () => {
  const { seen, points, stopped } = watchedWork('refused')
  await points.during('refused', () => stopped.transaction(0, async () => ({ problem: 'offerGone' }) as const))
  expect(seen).toEqual([])
})

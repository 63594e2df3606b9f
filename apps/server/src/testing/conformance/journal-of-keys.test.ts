import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { airRefusals, hotelRefusals, railRefusals } from '@sojourn/supply/ports/refusals'
import type { SqlExecutor } from '@sojourn/supply/ports/supply'
import { createJournal } from '@sojourn/supply/sandbox/keys/journal'
import { openDatabase, type Database } from '../../db/database'
import { openTestDatabase, type TestDatabase } from '../../db/testing'
import { asking } from './suppliers'

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

const kinds = Object.entries({ rail: railRefusals, air: airRefusals, hotel: hotelRefusals }).flatMap(([supplier, refusals]) =>
  Object.entries(refusals).map(([failure, finality]) => ({ supplier, refusals, failure, finality })),
)

test.each(kinds)('$supplier: $failure is $finality', async ({ supplier, refusals, failure, finality }) => {
  const journal = createJournal<'buy', { failure: string }>({ supplier, refusals })
  const asked = { operation: 'buy', key: failure } as const
  const ask = (answer: object) =>
    connections.books((sql) => journal.keyed({ ...asking, sql }, asked, () => Promise.resolve(answer)))
  expect(await ask({ failure })).toEqual({ failure })
  const again = await ask({ bought: true })
  expect(again).toEqual(finality === 'passing' ? { bought: true } : { failure })
})

describe('the journal', () => {
  const journal = createJournal<'buy' | 'sell', { failure: string }>({ supplier: 'any', refusals: {} })

  test('costs a first question two statements, and one that was answered before a single one', async () => {
    const statements: string[] = []
    await connections.books(async (sql) => {
      const counting: SqlExecutor = {
        query: (text, values) => {
          statements.push(text)
          return sql.query(text, values)
        },
      }
      const ask = () =>
        journal.keyed({ ...asking, sql: counting }, { operation: 'buy', key: 'counted' }, () => Promise.resolve({ bought: true }))
      await ask()
      expect(statements).toHaveLength(2)
      await ask()
      expect(statements).toHaveLength(3)
    })
  })

  test('knows nothing of work that was rolled back', async () => {
    const asked = { operation: 'buy', key: 'undone' } as const
    const work = connections.books((sql) => journal.keyed({ ...asking, sql }, asked, () => Promise.reject(new Error('stopped'))))
    await expect(work).rejects.toThrow('stopped')
    expect(await connections.books((sql) => journal.keys.outcome({ ...asking, sql }, asked))).toEqual({ state: 'unknown' })
  })

  test('keeps the operations of one key apart', async () => {
    await connections.books((sql) =>
      journal.keyed({ ...asking, sql }, { operation: 'buy', key: 'order' }, () => Promise.resolve({ failure: 'soldOut' })),
    )
    const sold = await connections.books((sql) =>
      journal.keyed({ ...asking, sql }, { operation: 'sell', key: 'order' }, () => Promise.resolve({ sold: true })),
    )
    expect(sold).toEqual({ sold: true })
  })
})

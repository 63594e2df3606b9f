import { expect, test } from 'vitest'
import { openTestDatabase } from './testing'

test('each test database is migrated and its own', async () => {
  const [first, second] = await Promise.all([openTestDatabase(), openTestDatabase()])
  try {
    await first.pool.query('CREATE TABLE only_here (id integer)')
    const tables = async (database: typeof first) =>
      (await database.pool.query<{ tablename: string }>("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).rows.map(
        (row) => row.tablename,
      )
    expect(await tables(first)).toContain('only_here')
    expect(await tables(second)).not.toContain('only_here')
    expect(await tables(second)).toContain('migration')
  } finally {
    await Promise.all([first.close(), second.close()])
  }
})

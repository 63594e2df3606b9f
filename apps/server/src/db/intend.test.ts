import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/server'
import { intend } from './intend'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  // What holds at the very commit.
  await server.database.pool.query(`
    CREATE TABLE disk (key text, waits text);
    GRANT INSERT ON disk TO PUBLIC;
    CREATE FUNCTION note_disk() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO disk VALUES (NEW.key, current_setting('synchronous_commit')); RETURN NULL; END $$;
    CREATE CONSTRAINT TRIGGER note_disk AFTER INSERT ON idempotency DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_disk()`)
})
afterAll(() => server.close())

async function waits(key: string, supply: { url: string; key: string } | undefined): Promise<string | undefined> {
  const author = {
    enterpriseId: 1,
    employeeId: '1-employee',
    intent: { key, call: 'api/Test', requestHash: 'hash' },
  }
  await intend({ ...server.context, config: { supply } }, author, async (sql) => {
    await sql.query('SET LOCAL synchronous_commit = on')
    return { open: {} }
  })
  const { rows } = await server.database.pool.query<{ waits: string }>('SELECT waits FROM disk WHERE key = $1', [key])
  return rows[0]?.waits
}

test('[architecture 9] what is meant waits for the disk before suppliers elsewhere are asked, who remember it whatever we forget', async () => {
  expect(await waits('elsewhere', { url: 'http://127.0.0.1:1', key: 'a key of sixteen and more' })).toBe('on')
})

test('[architecture 9] before our own, the commit of the answer waits for it', async () => {
  expect(await waits('in our process', undefined)).toBe('off')
})

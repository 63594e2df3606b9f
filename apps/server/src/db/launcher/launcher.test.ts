import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from './launcher'

let folder = ''
let dataDir = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sojourn-test-'))
  chmodSync(folder, 0o755)
  dataDir = join(folder, 'postgres')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = () => startEmbeddedPostgres({ dataDir, log: () => undefined, settings: { shared_buffers: '16MB' } })

async function ask<Row extends object>(connection: pg.ClientConfig, statement: string): Promise<Row[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

test('what was written is there at the next start, and stopping leaves no socket behind', async () => {
  const first = await start()
  await ask(first.connection, 'CREATE TABLE kept AS SELECT 7 AS value')
  await first.stop()
  expect(existsSync(first.connection.host)).toBe(false)

  const second = await start()
  expect(await ask(second.connection, 'SELECT value FROM kept')).toEqual([{ value: 7 }])
  await second.stop()
})

test('its log tells which statement failed, and nothing of the row that it was about', async () => {
  const { connection, stop } = await start()
  await ask(connection, 'CREATE TABLE person (name text PRIMARY KEY)')
  const client = new pg.Client(connection)
  await client.connect()
  const twice = client.query('INSERT INTO person VALUES ($1), ($1)', ['林晓雯'])
  await expect(twice).rejects.toHaveProperty('detail', expect.stringContaining('林晓雯'))
  await client.end()
  await stop()
  const log = readFileSync(join(dataDir, 'server.log'), 'utf8')
  expect(log).toContain('INSERT INTO person')
  expect(log).not.toContain('林晓雯')
})

test('a second server on the same folder shares the database and leaves it running at its end', async () => {
  const other = await startInOtherProcess()
  const joined = await start()
  expect(joined.connection.host).toBe(other.socketFolder)
  await joined.stop()
  expect(await ask(joined.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await other.kill()
})

test('after kill -9 of the process that started it, the database starts or is taken over', async () => {
  const other = await startInOtherProcess()
  await other.kill()
  const next = await start()
  expect(await ask(next.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await next.stop()
  await expect(ask(next.connection, 'SELECT 1 AS one')).rejects.toThrow()
})

test('a first start that was cut short does not stand in the way', async () => {
  const fresh = join(folder, 'fresh')
  mkdirSync(`${fresh}.new`)
  writeFileSync(join(`${fresh}.new`, 'PG_VERSION'), '18')
  const postgres = await startEmbeddedPostgres({ dataDir: fresh, log: () => undefined, settings: { shared_buffers: '16MB' } })
  expect(await ask(postgres.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await postgres.stop()
  expect(existsSync(`${fresh}.new`)).toBe(false)
})

test('a folder with other files is refused and left as it is', async () => {
  const foreign = join(folder, 'foreign')
  mkdirSync(foreign)
  writeFileSync(join(foreign, 'letter.txt'), 'dear')
  await expect(startEmbeddedPostgres({ dataDir: foreign, log: () => undefined })).rejects.toThrow('not a PostgreSQL database')
  expect(existsSync(join(foreign, 'letter.txt'))).toBe(true)
})

/** A process that starts the database and then waits to be killed. */
async function startInOtherProcess() {
  const launcher = join(import.meta.dirname, 'launcher.ts')
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(launcher)}
    const postgres = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => undefined })
    console.log(postgres.connection.host)
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    socketFolder: output.toString().trim(),
    kill: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

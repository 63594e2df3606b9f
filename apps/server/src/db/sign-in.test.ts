import { mkdtempSync, chmodSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createVault, firstKeys } from '../kit/vault'
import { openTestServer, type TestServer } from '../testing/server'
import { startEmbeddedPostgres } from './launcher/launcher'
import { openDatabase } from './database'
import { migrate } from './migrate'
import { admit, asApplication, refusePrivileged, signInOf } from './sign-in'

let server: TestServer
let client: pg.Client
beforeAll(async () => {
  server = await openTestServer()
  client = new pg.Client(server.database.application)
  await client.connect()
  await client.query("SET app.enterprise = '2'")
})
afterAll(async () => {
  await client.end()
  await server.close()
})

const permissionDenied = '42501'

describe('[architecture] who serves requests', () => {
  test('signed in as a role that owns nothing and has no privilege of its own, in every connection', async () => {
    const who = () =>
      server.context.database.platform((sql) =>
        sql.query<object>(
          `SELECT session_user = current_user AS itself, rolsuper OR rolbypassrls OR rolcreaterole OR rolcreatedb OR rolreplication AS privileged,
             (SELECT count(*) FROM pg_class WHERE relowner = pg_roles.oid) AS owned
           FROM pg_roles WHERE rolname = session_user`,
        ),
      )
    const seen = await Promise.all(Array.from({ length: 20 }, who))
    expect(seen.flat()).toEqual(Array.from({ length: 20 }, () => ({ itself: true, privileged: false, owned: 0 })))
    const { rows } = await server.database.pool.query<{ usename: string }>(
      `SELECT DISTINCT usename FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'sojourn'`,
    )
    expect(rows).toEqual([{ usename: server.database.application.user }])
  })

  test.each([
    'ALTER TABLE orders ADD COLUMN extra text',
    'ALTER TABLE orders DISABLE ROW LEVEL SECURITY',
    'DROP POLICY own_rows ON orders',
    'DROP TABLE feedback',
    'TRUNCATE feedback',
    'CREATE TABLE mine (id integer)',
    "CREATE FUNCTION mine() RETURNS integer LANGUAGE sql AS 'SELECT 1'",
    'CREATE ROLE another',
    'GRANT sojourn TO CURRENT_USER',
    'SELECT * FROM pg_authid',
    'SELECT * FROM migration',
    'SET ROLE sojourn',
    'SET SESSION AUTHORIZATION sojourn',
    "SELECT pg_read_file('postgresql.conf')",
    "COPY orders TO PROGRAM 'cat'",
    'SET row_security = off; SELECT * FROM orders',
  ])('may not: %s', async (statement) => {
    await expect(client.query(statement)).rejects.toMatchObject({ code: permissionDenied })
    await client.query('SET row_security = on')
  })

  test.each(['RESET ROLE', 'SET ROLE NONE', 'SET ROLE sojourn_app', 'RESET SESSION AUTHORIZATION', 'DISCARD ALL'])(
    'gains nothing by %s',
    async (statement) => {
      await client.query(statement)
      await expect(client.query('SELECT * FROM pg_authid')).rejects.toMatchObject({ code: permissionDenied })
      await expect(client.query('ALTER TABLE orders ADD COLUMN extra text')).rejects.toMatchObject({ code: permissionDenied })
      await client.query("RESET ROLE; SET app.enterprise = '2'")
      const { rows } = await client.query('SELECT DISTINCT enterprise_id FROM employee')
      expect(rows).toEqual([{ enterprise_id: 2 }])
    },
  )
})

test('[architecture] an account that owns tables is refused before it serves anybody', async () => {
  const owner = openDatabase(server.database.config)
  await expect(refusePrivileged(owner)).rejects.toThrow('served as "sojourn"')
  await expect(refusePrivileged(server.context.database)).resolves.toBeUndefined()
  await owner.close()
})

describe('[architecture] the account of the application', () => {
  test.each([
    [
      'postgres://owner:pass@db.example/sojourn?sslmode=require',
      'postgres://owner:pass@db.example/sojourn?sslmode=require&user=u&password=p',
    ],
    ['postgres:///sojourn?host=/run/postgresql', 'postgres:///sojourn?host=%2Frun%2Fpostgresql&user=u&password=p'],
  ])('stands in an address of %s', (connectionString, expected) => {
    expect(asApplication({ connectionString }, { user: 'u', password: 'p' })).toEqual({ connectionString: expected })
  })

  test('is another one for another key', () => {
    const [one, same, other] = [1, 1, 2].map((byte) => signInOf(createVault(firstKeys(Buffer.alloc(32, byte)))))
    expect(one).toEqual(same)
    expect(one!.user).not.toBe(other!.user)
    expect(one!.password).not.toBe(other!.password)
  })

  test('comes to a database that was made before, and needs its password where one is asked for', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sojourn-test-'))
    chmodSync(folder, 0o755)
    const rules = join(folder, 'rules.conf')
    writeFileSync(rules, 'local all sojourn trust\nlocal all all scram-sha-256\n', { mode: 0o644 })
    const postgres = await startEmbeddedPostgres({
      dataDir: join(folder, 'postgres'),
      log: () => undefined,
      settings: { fsync: 'off', shared_buffers: '16MB', hba_file: rules },
    })
    try {
      await migrate(postgres.connection)
      const signIn = signInOf(createVault(firstKeys(Buffer.alloc(32, 9))))
      for (let start = 1; start <= 2; start++) await admit(postgres.connection, signIn)
      const application = new pg.Client(asApplication(postgres.connection, signIn))
      await application.connect()
      expect((await application.query('SELECT count(*)::integer AS count FROM login')).rows).toEqual([{ count: 0 }])
      await application.end()
      const stranger = new pg.Client(asApplication(postgres.connection, { ...signIn, password: 'guessed' }))
      await expect(stranger.connect()).rejects.toMatchObject({ code: '28P01' })
    } finally {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

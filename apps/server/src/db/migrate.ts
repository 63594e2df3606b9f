import pg from 'pg'
import { sandboxAirSchema } from '@sojourn/supply/sandbox/air/schema'
import { booking } from './migrations/0002-booking'
import { foundation } from './migrations/0001-foundation'

/** The role that serves requests: it owns nothing, so row-level security binds it. */
export const applicationRole = 'sojourn_app'

const migrations = [
  { name: '0001-foundation', sql: foundation },
  { name: '0002-booking', sql: booking },
  { name: '0003-sandbox-air', sql: sandboxAirSchema },
]

/** Tables of one customer's rows: every query sees only the customer named by `app.enterprise`. */
const tenantTables = [
  'enterprise',
  'department',
  'grade',
  'cost_centre',
  'employee',
  'credential',
  'travel_policy',
  'approval_flow',
  'idempotency',
  'access_log',
  'mail',
  'temp_order',
  'choice_set',
  'orders',
  'order_traveller',
  'order_segment',
  'ticket',
  'order_history',
  'approval',
  'approval_task',
  'payment',
  'ledger_entry',
  'credit_line',
]
const appendOnlyTables = ['order_history', 'ledger_entry', 'access_log', 'choice_set']

const migrationLock = 7_346_001

/** Brings a database to the newest shape; safe to run by several processes at once. */
export async function migrate(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await client.query(
      'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    )
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migration')
    const applied = new Set(rows.map((row) => row.name))
    for (const migration of migrations) if (!applied.has(migration.name)) await apply(client, migration)
  } finally {
    await client.end()
  }
}

async function apply(client: pg.Client, migration: { name: string; sql: string }): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(migration.sql)
    await client.query('INSERT INTO migration (name) VALUES ($1)', [migration.name])
    await protect(client)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** Grants and row-level security for every table there is now. */
async function protect(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tablename: string }>(
    'SELECT tablename FROM pg_tables WHERE schemaname = current_schema()',
  )
  const present = new Set(rows.map((row) => row.tablename))
  await client.query(`DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${applicationRole}') THEN CREATE ROLE ${applicationRole} NOLOGIN; END IF;
    IF NOT pg_has_role(current_user, '${applicationRole}', 'MEMBER') THEN GRANT ${applicationRole} TO CURRENT_USER; END IF;
  END $$`)
  await client.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${applicationRole}`)
  await client.query(`GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${applicationRole}`)
  await client.query(`REVOKE ALL ON migration FROM ${applicationRole}`)
  for (const table of appendOnlyTables.filter((name) => present.has(name))) {
    await client.query(`REVOKE UPDATE, DELETE ON ${table} FROM ${applicationRole}`)
  }
  for (const table of tenantTables.filter((name) => present.has(name))) await isolate(client, table)
}

async function isolate(client: pg.Client, table: string): Promise<void> {
  const own = "enterprise_id = (SELECT nullif(current_setting('app.enterprise', true), '')::integer)"
  await client.query(`
    ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
    ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
    DROP POLICY IF EXISTS own_rows ON ${table};
    CREATE POLICY own_rows ON ${table} USING (${own}) WITH CHECK (${own});
  `)
}

import type pg from 'pg'
import type { Migration } from './migration'
import { migrations } from './migrations/in-order'
import { asOwner } from './owner'

/** What requests may do is granted to this role: it owns nothing, so row-level security binds it. Nobody signs in as it. */
export const applicationRole = 'sojourn_app'

export const newestMigration = migrations.at(-1)!.name

/** Brings a database to the newest shape, or to the one that it had after `last`; safe to run by several processes at once. */
export async function migrate(connection: pg.ClientConfig, last?: string): Promise<void> {
  const wanted = last === undefined ? migrations : migrations.slice(0, migrations.findIndex(({ name }) => name === last) + 1)
  await asOwner(connection, async (client) => {
    await client.query(
      'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    )
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migration')
    const applied = new Set(rows.map((row) => row.name))
    for (const migration of wanted) if (!applied.has(migration.name)) await apply(client, migration)
  })
}

/** Row-level security binds an owner that is no superuser as well, whose migration would see no rows; it is forced again with `protect`. */
const unbound = `DO $$ DECLARE forced regclass; BEGIN
  FOR forced IN SELECT oid FROM pg_class WHERE relforcerowsecurity LOOP
    EXECUTE format('ALTER TABLE %s NO FORCE ROW LEVEL SECURITY', forced);
  END LOOP;
END $$`

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(unbound)
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
  for (const table of migrations.flatMap(({ appendOnly }) => appendOnly).filter((name) => present.has(name))) {
    await client.query(`REVOKE UPDATE, DELETE ON ${table} FROM ${applicationRole}`)
  }
  for (const table of migrations.flatMap(({ readOnly = [] }) => readOnly).filter((name) => present.has(name)))
    await client.query(`REVOKE INSERT, UPDATE, DELETE ON ${table} FROM ${applicationRole}`)
  for (const table of migrations.flatMap(({ tenantTables }) => tenantTables).filter((name) => present.has(name)))
    await isolate(client, table)
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

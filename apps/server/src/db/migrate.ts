import type pg from 'pg'
import { sandboxAirSchema } from '@sojourn/supply/sandbox/air/schema'
import type { Migration } from './migration'
import { asOwner } from './owner'
import { sso } from './migrations/0015-sso'
import { shell } from './migrations/0016-shell'
import { approvalParties } from './migrations/0018-approval-parties'
import { train } from './migrations/0018-train'
import { sandboxRail } from './migrations/0017-rail'
import { agentSessions } from './migrations/0009-agent-sessions'
import { usageEvents } from './migrations/0014-usage-events'
import { afterSales } from './migrations/0006-after-sales'
import { booking } from './migrations/0002-booking'
import { foundation } from './migrations/0001-foundation'
import { applications } from './migrations/0004-applications'
import { approvals } from './migrations/0005-approvals'
import { accounts } from './migrations/0008-accounts'
import { policy } from './migrations/0012-policy'
import { personal } from './migrations/0010-personal'
import { money } from './migrations/0007-money'
import { trips } from './migrations/0011-trips'
import { hotel } from './migrations/0019-hotel'
import { hotelSlice } from './migrations/0020-hotel-slice'
import { applicationRecord } from './migrations/0021-application-record'
import { orderLists } from './migrations/0022-order-lists'
import { ticketOffice } from './migrations/0023-ticket-office'
import { orderVerdict } from './migrations/0024-order-verdict'
import { travellerTime } from './migrations/0025-traveller-time'
import { passengers } from './migrations/0026-passengers'
import { delegateNames } from './migrations/0027-delegate-names'
import { reasonsByProduct } from './migrations/0028-reasons-by-product'
import { agencyClaims } from './migrations/0029-agency-claims'
import { fuelSurcharge } from './migrations/0030-fuel-surcharge'
import { servedCompanies } from './migrations/0031-served-companies'
import { orderBudgets } from './migrations/0032-order-budgets'
import { agencyWaiting } from './migrations/0037-agency-waiting'
import { budgetShares } from './migrations/0036-budget-shares'
import { delayedTickets } from './migrations/0038-delayed-tickets'
import { secondFactor } from './migrations/0047-second-factor'
import { passkeys } from './migrations/0050-passkeys'
import { sharedBudgets } from './migrations/0053-shared-budgets'
import { feeOfEachTraveller } from './migrations/0057-fee-of-each-traveller'
import { placing } from './migrations/0058-placing'
import { fulfillers } from './migrations/0055-fulfillers'
import { supplyKeys } from './migrations/0056-supply-keys'
import { keyring } from './migrations/0041-keyring'
import { bookingFeeBack } from './migrations/0039-booking-fee-back'
import { purgeOfChoiceSets } from './migrations/0044-purge-of-choice-sets'
import { leavers } from './migrations/0045-leavers'
import { parkedJobs } from './migrations/0046-parked-jobs'
import { auditLog } from './migrations/0048-audit-log'
import { hashesOfRequests } from './migrations/0049-hashes-of-requests'
import { mySessions } from './migrations/0042-my-sessions'
import { depositsWait } from './migrations/0043-deposits-wait'
import { whoAsksForCodes } from './migrations/0040-who-asks-for-codes'
import { purposeOfTravel } from './migrations/0035-purpose-of-travel'
import { resubmissions } from './migrations/0033-resubmissions'
import { studentTickets } from './migrations/0034-student-tickets'

/** What requests may do is granted to this role: it owns nothing, so row-level security binds it. Nobody signs in as it. */
export const applicationRole = 'sojourn_app'

/** The built-in supply keeps its books beside the customers' rows, which it never sees. */
const sandboxAir: Migration = { name: '0003-sandbox-air', sql: sandboxAirSchema, tenantTables: [], appendOnly: [] }

/** In the order in which they were written; a new one goes to the end. */
const migrations: readonly Migration[] = [
  foundation,
  booking,
  sandboxAir,
  accounts,
  applications,
  approvals,
  usageEvents,
  afterSales,
  policy,
  agentSessions,
  money,
  sso,
  shell,
  trips,
  personal,
  sandboxRail,
  train,
  approvalParties,
  hotel,
  hotelSlice,
  applicationRecord,
  orderLists,
  ticketOffice,
  orderVerdict,
  travellerTime,
  passengers,
  delegateNames,
  reasonsByProduct,
  agencyClaims,
  fuelSurcharge,
  servedCompanies,
  orderBudgets,
  resubmissions,
  studentTickets,
  purposeOfTravel,
  budgetShares,
  agencyWaiting,
  delayedTickets,
  bookingFeeBack,
  whoAsksForCodes,
  keyring,
  mySessions,
  depositsWait,
  purgeOfChoiceSets,
  leavers,
  parkedJobs,
  secondFactor,
  auditLog,
  hashesOfRequests,
  passkeys,
  sharedBudgets,
  fulfillers,
  supplyKeys,
  feeOfEachTraveller,
  placing,
]

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

import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Vault } from '../kit/vault'
import type { Database } from './database'
import { applicationRole } from './migrate'
import { asOwner } from './owner'

/** How the pool signs in: a role that owns nothing and may only what the role `sojourn_app` was granted. */
export interface SignIn {
  user: string
  password: string
}

/** From the key that all servers of a database share, so that they agree, and databases of one PostgreSQL server do not meet. */
export const signInOf = (vault: Pick<Vault, 'digest'>): SignIn => ({
  user: `sojourn_app_${createHash('sha256').update(vault.digest('database role')).digest('hex').slice(0, 12)}`,
  password: vault.digest('database password'),
})

/** The owner's connection, as the application. */
export function asApplication(connection: pg.ClientConfig, { user, password }: SignIn): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, user, password }
  const url = new URL(connection.connectionString)
  // Here they count before those in front of the host, whatever form the address has.
  url.searchParams.set('user', user)
  url.searchParams.set('password', password)
  return { ...connection, connectionString: url.href }
}

const rounds = 4_096

/** What PostgreSQL keeps of a password (RFC 5803), made here so that the password itself is in no statement and no log. */
export function scramVerifier(password: string, salt = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256')
  const keyed = (text: string): Buffer => createHmac('sha256', salted).update(text).digest()
  const storedKey = createHash('sha256').update(keyed('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${storedKey}:${keyed('Server Key').toString('base64')}`
}

/** Row-level security binds no superuser, and who owns a table can take it away. */
export async function refusePrivileged(database: Database): Promise<void> {
  const [found] = await database.platform((sql) =>
    sql.query<{ user: string }>(
      `SELECT session_user AS user FROM pg_roles WHERE rolname = session_user AND (rolsuper OR rolbypassrls OR rolcreaterole
         OR EXISTS (SELECT FROM pg_class WHERE relowner = pg_roles.oid AND relnamespace = 'public'::regnamespace))`,
    ),
  )
  if (!found) return
  throw new Error(
    `Requests would be served as "${found.user}", who owns tables or has privileges: let DATABASE_APP_URL sign in as a plain member of sojourn_app.`,
  )
}

/** The account that the pool uses: made once, a member of the role with the rights, and nothing else. */
export const admit = (connection: pg.ClientConfig, { user, password }: SignIn): Promise<void> =>
  asOwner(connection, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [user])
    if (rowCount !== 0) return
    const made = client.query(
      `CREATE ROLE ${user} LOGIN INHERIT NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS
     PASSWORD '${scramVerifier(password)}' IN ROLE ${applicationRole}`,
    )
    await made.catch((error: Error & { code?: string }) => {
      if (error.code !== '42501') throw error
      throw new Error(
        `The account of DATABASE_URL may not create roles: make one that is a member of ${applicationRole} and set DATABASE_APP_URL.`,
      )
    })
  })

import type pg from 'pg'
import { fingerprintOf, type Secrets } from '../../kit/secrets'
import { cipherOf, createVault, firstKeys, openWith, type Vault, type VaultKeys } from '../../kit/vault'
import type { Database } from '../database'
import { asOwner } from '../owner'

interface Row {
  fingerprint: string
  look_up_cipher: string
  current: boolean
}

const select = 'SELECT fingerprint, look_up_cipher, current FROM keyring ORDER BY current DESC'

/** The vault of a database, whose fingerprints say whether the server holds its keys; it does not start with others. */
export const openVault = (connection: pg.ClientConfig, secrets: Secrets): Promise<Vault> =>
  asOwner(connection, async (client) => createVault(await keysOf(client, secrets), secrets.read))

export async function keysOf(client: pg.Client, secrets: Secrets): Promise<VaultKeys> {
  const { rows } = await client.query<Row>(select)
  return rows.length > 0 ? matching(rows, secrets) : begin(client, secrets)
}

/** As the application, while the server runs. */
export const currentKeys = async (database: Database, secrets: Secrets): Promise<VaultKeys> =>
  matching(await database.platform((sql) => sql.query<Row>(select)), secrets)

/** Every key that something may be sealed with has to be here; the first row names the current one. */
function matching(rows: readonly Row[], secrets: Secrets): VaultKeys {
  const held = secrets.read()
  const byFingerprint = new Map(held.map((secret) => [fingerprintOf(secret), secret]))
  const missing = rows.filter(({ fingerprint }) => !byFingerprint.has(fingerprint)).map(({ fingerprint }) => fingerprint)
  if (missing.length > 0)
    throw new Error(
      `The personal data of this database is sealed with key ${missing.join(' and ')}, but ${secrets.place} holds ${[...byFingerprint.keys()].join(' and ')}: ` +
        'put the right key back, or name the right database. Nothing was changed.',
    )
  const { fingerprint, look_up_cipher } = rows[0]!
  const current = byFingerprint.get(fingerprint)!
  return { current, held, lookUp: Buffer.from(cipherOf(current).open(look_up_cipher), 'base64') }
}

/** The first start, or the first one after keys got fingerprints: what is there already must open. */
async function begin(client: pg.Client, secrets: Secrets): Promise<VaultKeys> {
  const [secret] = secrets.read()
  const keys = firstKeys(secret!)
  const { rows } = await client.query<{ sealed: string }>('SELECT mobile_cipher AS sealed FROM employee LIMIT 1')
  try {
    for (const { sealed } of rows) openWith([cipherOf(secret!)], sealed)
  } catch {
    throw new Error(
      `The key in ${secrets.place} does not open the personal data of this database: put the right key back, or name the right database. Nothing was changed.`,
    )
  }
  await admitKey(client, keys.current, keys.lookUp)
  return keys
}

/** From now on this key seals. */
export async function admitKey(client: pg.Client, secret: Buffer, lookUp: Buffer): Promise<void> {
  await client.query('UPDATE keyring SET current = false WHERE current')
  await client.query('INSERT INTO keyring (fingerprint, look_up_cipher, current) VALUES ($1, $2, true)', [
    fingerprintOf(secret),
    cipherOf(secret).seal(lookUp.toString('base64')),
  ])
}

export const keysChannel = 'keys'

import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { fingerprintOf, newSecret, type Secrets } from '../../kit/secrets'
import { cipherOf, openWith, type Cipher } from '../../kit/vault'
import { admitKey, keysChannel, keysOf } from './keyring'
import { asOwner, rotationLock } from '../owner'

interface Rotation {
  log: (message: string) => void
  /** How long a text that was sealed with the former key may be on its way: longer than any transaction lives. */
  stragglersMs?: number
  pagesAtOnce?: number
}

/**
 * Exchanges the key of personal data while servers run: the new one seals from now on, both open, what is there is sealed anew
 * in batches, and the former one is let go when nothing needs it. Cut short anywhere, it goes on at the next call.
 */
export const rotateKeys = (connection: pg.ClientConfig, secrets: Secrets, rotation: Rotation): Promise<void> =>
  asOwner(connection, (client) => rotate(client, secrets, rotation), rotationLock)

async function rotate(client: pg.Client, secrets: Secrets, rotation: Rotation): Promise<void> {
  const { stragglersMs = 65_000, log } = rotation
  if (!(await isUnderWay(client))) await begin(client, secrets)
  const { current, held } = await keysOf(client, secrets)
  const sealAll = (): Promise<number> => sealAnew(client, cipherOf(current), held.map(cipherOf), rotation)
  log(`sealing with key ${fingerprintOf(current)}`)
  log(`${await sealAll()} texts sealed anew`)
  do {
    log(`waiting ${Math.ceil(stragglersMs / 1000)} seconds for what is on its way`)
    await wait(stragglersMs)
  } while ((await sealAll()) > 0)
  await letGo(client, secrets, current)
  log(
    secrets.replace
      ? 'the former key is let go'
      : `take the former key out of ${secrets.place} of every server at its next restart`,
  )
}

async function isUnderWay(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM keyring WHERE NOT current')
  return (rowCount ?? 0) > 0
}

/** The new key is where all servers read it before anything is sealed with it. */
async function begin(client: pg.Client, secrets: Secrets): Promise<void> {
  const { current, lookUp } = await keysOf(client, secrets)
  const [first] = secrets.read()
  const next = first!.equals(current) ? made(secrets, current) : first!
  await inTransaction(client, async () => {
    await admitKey(client, next, lookUp)
    await client.query('SELECT pg_notify($1, $2)', [keysChannel, ''])
  })
}

function made({ place, replace }: Secrets, current: Buffer): Buffer {
  if (!replace)
    throw new Error(
      `Put a new key beside the old one in ${place} of every server ("new,old"), restart them one by one, and call this again.`,
    )
  const next = newSecret()
  replace([next, current])
  return next
}

async function letGo(client: pg.Client, { replace }: Secrets, current: Buffer): Promise<void> {
  await client.query('DELETE FROM keyring WHERE NOT current')
  replace?.([current])
  await client.query('SELECT pg_notify($1, $2)', [keysChannel, ''])
}

/** Answers how many texts had another key. */
async function sealAnew(client: pg.Client, cipher: Cipher, ciphers: readonly Cipher[], rotation: Rotation): Promise<number> {
  const { rows: columns } = await client.query<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name LIKE '%\\_cipher' AND table_name <> 'keyring' ORDER BY 1, 2`,
  )
  let count = 0
  for (const { table, column } of columns) count += await sealColumn(client, { table, column, cipher, ciphers }, rotation)
  return count
}

interface Column {
  table: string
  column: string
  cipher: Cipher
  ciphers: readonly Cipher[]
}

/** From the first page of the table to the last, each batch in its own transaction: nobody waits longer than for one of them. */
async function sealColumn(client: pg.Client, column: Column, { pagesAtOnce = 64 }: Rotation): Promise<number> {
  const { rows } = await client.query<{ pages: number }>(
    "SELECT (pg_relation_size($1::regclass) / current_setting('block_size')::integer)::integer AS pages",
    [column.table],
  )
  let count = 0
  for (let page = 0; page < rows[0]!.pages; page += pagesAtOnce)
    count += await inTransaction(client, () => sealPages(client, column, page, page + pagesAtOnce))
  return count
}

async function sealPages(
  client: pg.Client,
  { table, column, cipher, ciphers }: Column,
  from: number,
  to: number,
): Promise<number> {
  const { rows } = await client.query<{ place: string; sealed: string }>(
    `SELECT ctid::text AS place, ${column} AS sealed FROM ${table}
     WHERE ctid >= $1::tid AND ctid < $2::tid AND ${column} IS NOT NULL AND NOT starts_with(${column}, $3) FOR UPDATE`,
    [`(${from},0)`, `(${to},0)`, cipher.mark],
  )
  if (rows.length === 0) return 0
  const opened = rows.map(({ sealed }) => {
    try {
      return cipher.seal(openWith(ciphers, sealed))
    } catch {
      throw new Error(`A text in ${table}.${column} opens with no key that is here. The former key stays until that is mended.`)
    }
  })
  await client.query(
    `UPDATE ${table} SET ${column} = anew.sealed FROM unnest($1::tid[], $2::text[]) AS anew (place, sealed) WHERE ${table}.ctid = anew.place`,
    [rows.map(({ place }) => place), opened],
  )
  return rows.length
}

async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN')
  try {
    const result = await work()
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

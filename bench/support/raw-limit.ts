import pg from 'pg'
import { runClients, type Measured } from './load'

const connections = 16
const inventoryRows = 5000
const body = JSON.stringify({ words: 'x'.repeat(900) })

/** Tables of the shape that a booking writes, in a schema of their own. */
const schema = `
CREATE SCHEMA raw_limit;
SET search_path TO raw_limit;
CREATE TABLE orders (id bigint PRIMARY KEY, person integer NOT NULL, state integer NOT NULL, total integer NOT NULL, body jsonb NOT NULL, at timestamptz NOT NULL);
CREATE INDEX ON orders (person, at DESC);
CREATE TABLE child (order_id bigint NOT NULL, position smallint NOT NULL, person integer NOT NULL, body jsonb NOT NULL, PRIMARY KEY (order_id, position));
CREATE INDEX ON child (person, order_id);
CREATE TABLE ledger (posting bigint NOT NULL, line smallint NOT NULL, account text NOT NULL, amount bigint NOT NULL, order_id bigint NOT NULL, PRIMARY KEY (posting, line));
CREATE INDEX ON ledger (order_id);
CREATE TABLE inventory (id integer PRIMARY KEY, sold integer[] NOT NULL) WITH (fillfactor = 70);
CREATE TABLE credit (id integer PRIMARY KEY, used bigint NOT NULL);
INSERT INTO inventory SELECT n, ARRAY[0, 0, 0, 0] FROM generate_series(1, ${inventoryRows}) AS n;
INSERT INTO credit SELECT n, 0 FROM generate_series(1, ${connections}) AS n;
`

const writeChild = 'INSERT INTO raw_limit.child VALUES ($1, $2, $3, $4)'
const writeLedger = 'INSERT INTO raw_limit.ledger VALUES ($1, $2, $3, $4, $5)'

type Booking = { id: number; credit: number }

/** One booking as the product writes it: a transaction of several statements, one after the other. */
async function book(client: pg.PoolClient, { id, credit }: Booking): Promise<void> {
  const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values })
  await client.query('BEGIN')
  await run('inventory', 'UPDATE raw_limit.inventory SET sold[1] = sold[1] + 1 WHERE id = $1', [
    1 + ((id * 7919) % inventoryRows),
  ])
  await run('order', 'INSERT INTO raw_limit.orders VALUES ($1, $2, 20, 100, $3, now())', [id, id % 1000, body])
  for (const position of [0, 1, 2]) await run('child', writeChild, [id, position, id % 1000, body])
  await run('credit', 'UPDATE raw_limit.credit SET used = used + 100 WHERE id = $1', [credit])
  await run('ledger', writeLedger, [id, 0, 'frozen', 100, id])
  await run('ledger', writeLedger, [id, 1, 'available', -100, id])
  await client.query('COMMIT')
}

const oneStatement = `
WITH seat AS (UPDATE raw_limit.inventory SET sold[1] = sold[1] + 1 WHERE id = $1 RETURNING id),
  booked AS (INSERT INTO raw_limit.orders SELECT $2::bigint, $3::integer, 20, 100, $4::jsonb, now() FROM seat RETURNING id),
  children AS (INSERT INTO raw_limit.child SELECT $2::bigint, n, $3::integer, $4::jsonb FROM booked, generate_series(0, 2) AS n),
  spent AS (UPDATE raw_limit.credit SET used = used + 100 WHERE id = $5::integer AND EXISTS (SELECT FROM booked) RETURNING id)
INSERT INTO raw_limit.ledger SELECT $2::bigint, line, account, amount, $2::bigint
FROM spent, (VALUES (0, 'frozen', 100), (1, 'available', -100)) AS entry(line, account, amount)`

/** The same rows in one statement, which commits by itself. */
async function bookAtOnce(client: pg.PoolClient, { id, credit }: Booking): Promise<void> {
  const values = [1 + ((id * 7919) % inventoryRows), id, id % 1000, body, credit]
  await client.query({ name: 'at once', text: oneStatement, values })
}

export interface RawLimit {
  name: string
  measured: Measured
}

/** How many bookings a second the database alone commits, with nothing before it but the driver. */
export async function measureRawLimit(connection: pg.ClientConfig, seconds: number): Promise<RawLimit[]> {
  const pool = new pg.Pool({ ...connection, max: connections })
  try {
    await pool.query(schema)
    const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()))
    let id = 0
    const measure = async (name: string, work: typeof book, creditOf: (client: number) => number): Promise<RawLimit> => {
      const load = { clients: connections, seconds, turns: 1_000_000 }
      const measured = await runClients(load, async (index) => {
        const begin = performance.now()
        await work(clients[index]!, { id: ++id, credit: creditOf(index) })
        return performance.now() - begin
      })
      return { name, measured }
    }
    const own = (index: number): number => index + 1
    const shared = (): number => 1
    const limits = [
      await measure('statement by statement, one company', book, shared),
      await measure('statement by statement, 16 companies', book, own),
      await measure('one statement, one company', bookAtOnce, shared),
      await measure('one statement, 16 companies', bookAtOnce, own),
    ]
    for (const client of clients) client.release()
    return limits
  } finally {
    await pool.query('DROP SCHEMA IF EXISTS raw_limit CASCADE')
    await pool.end()
  }
}

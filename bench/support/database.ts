import pg from 'pg'
import { postmasterOf, type BenchServer } from './server'

export const connectionOf = (server: BenchServer): pg.ClientConfig => {
  const [, , , port, socketFolder] = postmasterOf(server.dataDir)
  return { host: socketFolder ?? '', port: Number(port), user: 'sojourn', database: 'postgres' }
}

/** Asks the server's database directly, as its owner: every customer's rows are visible. */
export async function asOwner<T>(server: BenchServer, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connectionOf(server))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The one number that a statement answers. */
export async function numberOf(client: pg.Client, text: string, values: unknown[] = []): Promise<number> {
  const { rows } = await client.query<Record<string, unknown>>(text, values)
  return Number(Object.values(rows[0] ?? {})[0] ?? 0)
}

export async function databaseVersion(server: BenchServer): Promise<string> {
  return asOwner(server, async (client) => {
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version')
    return rows[0]?.server_version ?? ''
  })
}

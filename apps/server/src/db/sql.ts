import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import type pg from 'pg'
import { Prepared } from './prepared'

/** Runs statements of constant text, each prepared once per connection under a name made from the text. */
export interface Sql {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  let name = names.get(text)
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
  }
  return name
}

export const sqlOn = (client: pg.ClientBase): Sql => ({
  async query<Row>(text: string, values: readonly unknown[] = []) {
    gather(client)
    const named = { name: nameOf(text), text, values }
    try {
      return await new Promise<Row[]>((resolve, reject) => {
        client.query(new Prepared(named, (error, result) => (error ? reject(error) : resolve(result.rows as Row[]))))
      })
    } catch (error) {
      // Of who asked, where the driver has that of the connection's answer.
      Error.captureStackTrace(error as Error)
      throw error
    }
  },
})

/** A statement that begins or ends something, prepared under no name. */
export function control(client: pg.ClientBase, text: string): Promise<unknown> {
  gather(client)
  return client.query(text)
}

/** What a connection is asked within one turn of the event loop leaves in one write: writing costs more than most statements do here. */
function gather(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

import { createHash } from 'node:crypto'
import type pg from 'pg'

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
    const { rows } = await client.query({ name: nameOf(text), text, values: values as unknown[] })
    return rows as Row[]
  },
})

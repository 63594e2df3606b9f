import type pg from 'pg'

/** What PostgreSQL says of a statement that it has prepared. */
export interface Description {
  parameters: string[]
  columns: Column[]
}
export interface Column {
  name: string
  /** As pg_type has it, an array's with an underscore before. */
  type: string
  /** The column of a table that it is, if it is one that may be null. */
  nullable?: string
}
export type Answer = Description | { refused: string }

/** OIDs, as the protocol has them. */
interface Described {
  parameters: number[]
  columns: { name: string; type: number; table: number; position: number }[]
}

interface Field {
  name: string
  dataTypeID: number
  tableID: number
  columnID: number
}

/** Has each text prepared and described, and none run. */
export async function describeAll(client: pg.Client, texts: readonly string[]): Promise<Answer[]> {
  const types = await client.query<{ oid: number; typname: string }>('SELECT oid::integer, typname FROM pg_type')
  const typeNames = new Map(types.rows.map(({ oid, typname }) => [oid, typname]))
  const columns = await client.query<{ place: string; attname: string }>(
    `SELECT attrelid::integer || '.' || attnum AS place, attname FROM pg_attribute WHERE attnum > 0 AND NOT attnotnull`,
  )
  const nullable = new Map(columns.rows.map(({ place, attname }) => [place, attname]))
  const nameOf = (oid: number): string => typeNames.get(oid) ?? String(oid)
  const answers: Answer[] = []
  for (const text of texts) {
    const described = await describe(client, text)
    answers.push(
      'refused' in described
        ? described
        : {
            parameters: described.parameters.map(nameOf),
            columns: described.columns.map(({ name, type, table, position }) => ({
              name,
              type: nameOf(type),
              ...(nullable.has(`${table}.${position}`) && { nullable: nullable.get(`${table}.${position}`)! }),
            })),
          },
    )
  }
  return answers
}

/** By the messages of the protocol, since a client's own query would run it. */
function describe(client: pg.Client, text: string): Promise<Described | { refused: string }> {
  return new Promise((resolve) => {
    const found: Described = { parameters: [], columns: [] }
    client.query({
      submit(connection: pg.Connection) {
        connection.removeAllListeners('parameterDescription')
        connection.once('parameterDescription', ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
          found.parameters = dataTypeIDs
        })
        connection.parse({ name: '', text, types: [] }, true)
        connection.describe({ type: 'S' }, true)
        connection.sync()
      },
      handleRowDescription({ fields }: { fields: Field[] }) {
        found.columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
          name,
          type: dataTypeID,
          table: tableID,
          position: columnID,
        }))
      },
      // After it the client calls nothing more of this object.
      handleError: (error: Error) => resolve({ refused: error.message }),
      handleReadyForQuery: () => resolve(found),
    } as pg.Submittable)
  })
}

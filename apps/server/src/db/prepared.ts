import pg from 'pg'

/** What the driver does with a statement, of which its types say nothing; `prepared.test.ts` holds it to that. */
interface Driver {
  prepare(this: object, connection: object): void
  handleCommandComplete(this: object, message: unknown, connection: object): void
}
/** What the driver reads rows by, made of the description of their columns. */
interface Columns {
  fields: unknown
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}
interface Described {
  /** By the names of statements. */
  columns: Map<string, Columns>
  /** The same connection, which asks for no description. */
  quiet: object
}

const driver = pg.Query.prototype as unknown as Driver
const ofConnections = new WeakMap<object, Described>()

function describedBy(connection: object): Described {
  let described = ofConnections.get(connection)
  if (!described) {
    described = { columns: new Map(), quiet: Object.create(connection, { describe: { value: () => undefined } }) as object }
    ofConnections.set(connection, described)
  }
  return described
}

/**
 * A named statement whose columns a connection describes with its first answer alone: the driver asks for them, and reads them, each time
 * anew, which takes longer than most rows.
 */
export class Prepared extends pg.Query {
  private readonly name: string
  private readonly values: readonly unknown[]
  private readonly callback: (error: Error | undefined, result: { rows: unknown[] }) => void
  declare private _result: Columns
  declare private _accumulateRows: boolean

  constructor(named: { name: string; text: string; values: readonly unknown[] }, callback: Prepared['callback']) {
    // Of anything but a text the driver makes a copy with all its descriptors.
    super(named.text)
    this.name = named.name
    this.values = named.values
    this.callback = callback
  }

  prepare(connection: object): void {
    const { columns, quiet } = describedBy(connection)
    const known = columns.get(this.name)
    if (!known) return driver.prepare.call(this, connection)
    this._result.fields = known.fields
    this._result._parsers = known._parsers
    this._result._prebuiltEmptyResultObject = known._prebuiltEmptyResultObject
    this._accumulateRows = true
    driver.prepare.call(this, quiet)
  }

  handleCommandComplete(message: unknown, connection: object): void {
    const { columns } = describedBy(connection)
    if (!columns.has(this.name)) {
      const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
      columns.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject })
    }
    driver.handleCommandComplete.call(this, message, connection)
  }
}

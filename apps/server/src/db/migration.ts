/** One step of the database's shape; once released it is never altered. */
export interface Migration {
  name: string
  sql: string
  /** Tables of one customer's rows: every query sees only the customer named by `app.enterprise`. */
  tenantTables: readonly string[]
  /** Tables whose rows the application may add but never alter. */
  appendOnly: readonly string[]
  /** Tables that the owner alone writes. */
  readOnly?: readonly string[]
}

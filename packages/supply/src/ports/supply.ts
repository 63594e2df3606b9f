/**
 * What a supplier gets with every request. A built-in supplier keeps its books through `sql` and so joins the
 * caller's transaction; an outside supplier ignores it and relies on the request's key to be repeatable.
 */
export interface SupplyContext {
  now: Date
  sql: SqlExecutor
}

export interface SqlExecutor {
  /** `text` is constant per call site, so that it can be prepared once. */
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
}

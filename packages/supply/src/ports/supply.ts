import type { Asking } from './outside'

/** What a supplier of our own process is given with every question: it keeps its books through `sql`, in a transaction of its own. */
export interface SupplyContext extends Asking {
  sql: SqlExecutor
}

export interface SqlExecutor {
  /** `text` is constant per call site, so that it can be prepared once. */
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** What nothing that is asked before the end reads: it leaves with the end of books that have one, and is undone with them. */
  atEnd?(text: string, values: readonly unknown[]): Promise<unknown>
}

/** A supplier of our own process. */
export type InProcess<Supply> = {
  [Method in keyof Supply]: Supply[Method] extends (asking: Asking, ...request: infer Request) => infer Answer
    ? (context: SupplyContext, ...request: Request) => Answer
    : Supply[Method]
}

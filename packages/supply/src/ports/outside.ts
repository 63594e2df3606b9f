import type { SupplyContext } from './supply'

/** What a supplier is told with every question beside the question itself. */
export interface Asking {
  now: Date
}

/** A supplier as it is asked from outside: it keeps its books in transactions of its own. */
export type Outside<Supply> = {
  [Method in keyof Supply]: Supply[Method] extends (context: SupplyContext, ...request: infer Request) => infer Answer
    ? (asking: Asking, ...request: Request) => Answer
    : Supply[Method]
}

/** A supplier that did not answer in time. What became of the question is unknown: asked again under its key, it answers the same. */
export class SupplierSilent extends Error {}

/** What a supplier is told with every question beside the question itself. */
export interface Asking {
  now: Date
  /** What is to go wrong on purpose, such as SLOW: the built-in supply alone knows such words, and obeys them only beside the clock of tests. */
  faults?: readonly string[]
}

/** A supplier that did not answer in time. What became of the question is unknown: asked again under its key, it answers the same. */
export class SupplierSilent extends Error {}

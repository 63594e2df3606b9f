/** What a supplier is told with every question beside the question itself. */
export interface Asking {
  now: Date
}

/** A supplier that did not answer in time. What became of the question is unknown: asked again under its key, it answers the same. */
export class SupplierSilent extends Error {}

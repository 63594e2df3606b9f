/** Rows that go in one statement. */
const together = 2_000

/** Many rows, in parts that a statement takes. */
export const inParts = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / together) }, (_, index) => items.slice(index * together, (index + 1) * together))

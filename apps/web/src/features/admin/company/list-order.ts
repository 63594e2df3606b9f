/** A list in which one entry changed its place with its neighbour; undefined where there is none. */
export function moved<Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] | undefined {
  const target = index + by
  if (index < 0 || index >= items.length || target < 0 || target >= items.length) return undefined
  const next = [...items]
  const [item] = next.splice(index, 1)
  next.splice(target, 0, item!)
  return next
}

/** A list with another entry in a place, or one more at its end. */
export const withItem = <Item>(items: readonly Item[], index: number | undefined, item: Item): Item[] =>
  index === undefined ? [...items, item] : items.map((each, at) => (at === index ? item : each))

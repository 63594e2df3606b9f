/** What a test goes through: of nothing it would show nothing. */
export function filled<Item>(list: Iterable<Item>): Item[] {
  const items = [...list]
  if (items.length === 0) throw new Error('the list is empty: going through it shows nothing')
  return items
}

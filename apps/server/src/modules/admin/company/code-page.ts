/** What the company keeps by code is read in pages, each of which begins behind the code that ended the last one. */
export interface CodeSearch {
  /** Of LIKE; everything where nothing is asked. */
  pattern: string
  ended: boolean
  after: string
  limit: number
}

const pageSize = 20

interface Asked {
  keyword?: string
  ended?: boolean
  cursor?: string
  size?: number
}

/** One row more than the page shows tells whether there is another. */
export const codeSearch = (
  { keyword = '', ended = false, cursor = '', size = pageSize }: Asked,
  patternOf: (words: string) => string,
): CodeSearch => ({ pattern: patternOf(keyword.trim()), ended, after: cursor, limit: size + 1 })

export function codePage<Row, Item>(
  rows: readonly Row[],
  { size = pageSize }: Asked,
  { codeOf, itemOf }: { codeOf: (row: Row) => string; itemOf: (row: Row) => Item },
): { list: Item[]; next?: string } {
  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  return { list: shown.map(itemOf), ...(last !== undefined && { next: codeOf(last) }) }
}

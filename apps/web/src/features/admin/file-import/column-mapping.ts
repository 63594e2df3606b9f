import type { FileImport } from './file-import'

/** Which column of ours each column of the file is; '' is none. */
export type Mapping<Column extends string> = readonly (Column | '')[]

const folded = (text: string): string => text.toLowerCase().replace(/[\s*＊（）()_-]/g, '')

type Meanings<Column extends string> = Pick<FileImport<Column>, 'columns' | 'usual'> & {
  names: Readonly<Record<Column, string>>
}

/** What the heads of a file mean: as it was chosen the last time, else by our words and what is usual. Each column of ours is taken once. */
export function guessMapping<Column extends string>(
  heads: readonly string[],
  { columns, names, usual }: Meanings<Column>,
  remembered: Readonly<Record<string, string>>,
): Mapping<Column> {
  const taken = new Set<string>()
  return heads.map((head) => {
    const known = remembered[folded(head)]
    const found =
      columns.find((column) => column === known) ??
      columns.find((column) => [column, names[column], ...usual[column]].some((each) => folded(each) === folded(head)))
    if (found === undefined || known === '' || taken.has(found)) return ''
    taken.add(found)
    return found
  })
}

/** One column of the file becomes another of ours, which it takes from whichever had it. */
export const mapColumn = <Column extends string>(mapping: Mapping<Column>, index: number, column: Column | ''): Mapping<Column> =>
  mapping.map((each, at) => (at === index ? column : each === column ? '' : each))

/** What is remembered of a mapping, by the heads of the file. */
export const rememberedOf = (heads: readonly string[], mapping: Mapping<string>): Record<string, string> =>
  Object.fromEntries(heads.map((head, index) => [folded(head), mapping[index] ?? '']))

/** The file as it is sent: mapped columns alone. Empty lines are left out; `lines` says which line of the file each row is, beginning at 1. */
export function mappedRows<Column extends string>(rows: readonly (readonly string[])[], mapping: Mapping<Column>) {
  const places = mapping.flatMap((column, index) => (column === '' ? [] : [{ column, index }]))
  const mapped = rows.map((row, index) => ({
    line: index + 2,
    cells: places.map((place) => (row[place.index] ?? '').slice(0, 200)),
  }))
  const written = mapped.filter(({ cells }) => cells.some((cell) => cell !== ''))
  return {
    columns: places.map(({ column }) => column),
    rows: written.map(({ cells }) => cells),
    lines: written.map(({ line }) => line),
  }
}

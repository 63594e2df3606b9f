/** Where an answer is not what it was, one sentence for each field, as whoever changed the product reads it. */
export function differences(kept: unknown, given: unknown, path = ''): string[] {
  if (Array.isArray(kept) && Array.isArray(given)) return inLists(kept, given, path)
  if (isRecord(kept) && isRecord(given)) return inRecords(kept, given, path)
  return Object.is(kept, given) ? [] : [`${path}: was ${short(kept)}, is ${short(given)}`]
}

function inRecords(kept: Fields, given: Fields, path: string): string[] {
  if ('refused' in given && !('refused' in kept)) return [`${path}: is refused, ${short(given)}`]
  const at = (name: string): string => (path ? `${path}.${name}` : name)
  const fields = [...new Set([...Object.keys(kept), ...Object.keys(given)])]
  return fields.flatMap((name) => {
    if (!(name in kept)) return [`${at(name)}: is new, ${short(given[name])}`]
    if (!(name in given)) return [`${at(name)}: is gone, was ${short(kept[name])}`]
    return differences(kept[name], given[name], at(name))
  })
}

function inLists(kept: readonly unknown[], given: readonly unknown[], path: string): string[] {
  const length = kept.length === given.length ? [] : [`${path}: had ${kept.length} entries, has ${given.length}`]
  return [
    ...length,
    ...kept.slice(0, given.length).flatMap((each, index) => differences(each, given[index], `${path}[${index}]`)),
  ]
}

type Fields = Record<string, unknown>
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const mostLetters = 120
function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text
}

/** The same field of many answers is told once, with how many there are. */
export function told(all: readonly string[], most = 60): string {
  const groups = new Map<string, string[]>()
  for (const each of all) {
    const kind = each
      .replace(/^.* › /, '')
      .replaceAll(/\[\d+\]/g, '[]')
      .replace(/: is new, .*/, ': is new')
    groups.set(kind, [...(groups.get(kind) ?? []), each])
  }
  const lines = [...groups.values()].map(([first, ...more]) =>
    more.length > 0 ? `${first} (and ${more.length} like it)` : first!,
  )
  return [...lines.slice(0, most), ...(lines.length > most ? [`… and ${lines.length - most} more`] : [])].join('\n')
}

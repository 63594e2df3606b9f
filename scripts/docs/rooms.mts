import { serverRooms } from '../boundaries/server-rooms.mts'
import { placeOf } from '../boundaries/place.mts'
import type { SourceFile } from '../boundaries/source.mts'
import { webRooms } from '../boundaries/web-rooms.mts'
import { code, codes, table } from './table.mts'

/** The rooms of booking with the edges that there are between them. */
export function roomsDocument(files: readonly SourceFile[]): string {
  const sources = files.filter(({ path }) => !placeOf(path).isTest)
  const server = edgesIn(sources, 'server')
  const web = edgesIn(sources, 'web')
  const byRank = Object.entries(serverRooms).toSorted(([one, low], [other, high]) => low - high || (one < other ? -1 : 1))
  return `# Rooms of booking

Why they are as they are: [decision 36](../decisions/0036-rooms-of-booking.md).

## On the server

A room imports those of a lower height, never its equals (\`scripts/boundaries/server-rooms.mts\`).

${table(
  ['Room', 'Height', 'Imports'],
  byRank.map(([room, rank]) => [code(room), String(rank), importsOf(server, room)]),
)}

## In the web

Each may import what \`scripts/boundaries/web-rooms.mts\` grants it: a screen shows parts of its neighbours.

${table(
  ['Room', 'Imports', 'May import too'],
  Object.entries(webRooms).map(([room, granted]) => {
    const used = web.get(room) ?? new Set()
    return [code(room), importsOf(web, room), codes(granted.filter((other) => !used.has(other)))]
  }),
)}
`
}

/** The other rooms that each imports. */
type Edges = ReadonlyMap<string, ReadonlySet<string>>

const importsOf = (edges: Edges, room: string): string => codes([...(edges.get(room) ?? [])].toSorted())

function edgesIn(sources: readonly SourceFile[], home: string): Edges {
  const edges = new Map<string, Set<string>>()
  for (const { path, imports } of sources) {
    const from = placeOf(path)
    if (from.home !== home || from.bookingPart === undefined) continue
    const own = edges.get(from.bookingPart) ?? new Set<string>()
    edges.set(from.bookingPart, own)
    for (const { target } of imports) {
      const to = target === undefined ? undefined : placeOf(target)
      if (to?.home === home && to.bookingPart !== undefined && to.bookingPart !== from.bookingPart) own.add(to.bookingPart)
    }
  }
  return edges
}

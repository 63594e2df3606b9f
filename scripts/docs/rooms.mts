import { serverRooms } from '../boundaries/server-rooms.mts'
import { placeOf } from '../boundaries/place.mts'
import type { SourceFile } from '../boundaries/source.mts'
import { webRooms } from '../boundaries/web-rooms.mts'
import { code, codes, table } from './table.mts'

/** The rooms of booking with the edges that there are between them. */
export function roomsDocument(files: readonly SourceFile[]): string {
  const sources = files.filter(({ path }) => !placeOf(path).isTest)
  return `# Rooms of booking

Why they are as they are: [decision 36](../decisions/0036-rooms-of-booking.md). A room imports those of a lower height, never its
equals.

## On the server

Heights: \`scripts/boundaries/server-rooms.mts\`.

${roomTable(serverRooms, edgesIn(sources, 'server'))}

## In the web

Heights: \`scripts/boundaries/web-rooms.mts\`.

${roomTable(webRooms, edgesIn(sources, 'web'))}
`
}

function roomTable(heights: Readonly<Record<string, number>>, edges: Edges): string {
  const upwards = Object.entries(heights).toSorted(([one, low], [other, high]) => low - high || (one < other ? -1 : 1))
  return table(
    ['Room', 'Height', 'Imports'],
    upwards.map(([room, height]) => [code(room), String(height), codes([...(edges.get(room) ?? [])].toSorted())]),
  )
}

/** The other rooms that each imports. */
type Edges = ReadonlyMap<string, ReadonlySet<string>>

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

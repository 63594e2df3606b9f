import { serverRooms } from '../boundaries/server-rooms.mts'
import { placeOf, type Place } from '../boundaries/place.mts'
import { productRooms } from '../boundaries/product-rooms.mts'
import type { SourceFile } from '../boundaries/source.mts'
import { webRooms } from '../boundaries/web-rooms.mts'
import { code, codes, table } from './table.mts'

/** The rooms of booking and of products with the edges that there are between them. */
export function roomsDocument(files: readonly SourceFile[]): string {
  const sources = files.filter(({ path }) => !placeOf(path).isTest)
  return `# Rooms of booking and of products

Why they are as they are: [decision 36](../decisions/0036-rooms-of-booking.md). A room imports those of a lower height, never its
equals.

## Booking on the server

Heights: \`scripts/boundaries/server-rooms.mts\`.

${roomTable(serverRooms, edgesIn(sources, bookingOn('server')))}

## Booking in the web

Heights: \`scripts/boundaries/web-rooms.mts\`.

${roomTable(webRooms, edgesIn(sources, bookingOn('web')))}

## Products on the server

Heights: \`scripts/boundaries/product-rooms.mts\`. A product has those that its trade needs; the edges are those of all products together.

${roomTable(
  productRooms,
  edgesIn(sources, ({ productRoom }) => productRoom),
)}
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

/** The room of a place, where it is of the kind that is asked for. */
type RoomOf = (place: Place) => string | undefined

const bookingOn =
  (home: string): RoomOf =>
  (place) =>
    place.home === home ? place.bookingPart : undefined

function edgesIn(sources: readonly SourceFile[], roomOf: RoomOf): Edges {
  const edges = new Map<string, Set<string>>()
  for (const { path, imports } of sources) {
    const from = roomOf(placeOf(path))
    if (from === undefined) continue
    const own = edges.get(from) ?? new Set<string>()
    edges.set(from, own)
    for (const { target } of imports) {
      const to = target === undefined ? undefined : roomOf(placeOf(target))
      if (to !== undefined && to !== from) own.add(to)
    }
  }
  return edges
}

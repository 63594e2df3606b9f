import type { FreePlace } from './class-view'
import type { Mark } from './places'

/** A wish by letter in a row counted from the party's first, or by berth anywhere near. */
export interface Wish {
  row?: number
  mark: Mark
}
export interface Party {
  size: number
  /** Of the first passengers, in their order. */
  wishes: readonly Wish[]
}

export interface Placement {
  /** In the order of the passengers. */
  places: FreePlace[]
  /** Less is better: wishes missed, then rows between the first and the last, then free intervals broken up. */
  score: number
}

const missedWish = 1e8
const missedRow = 1e7
const rowApart = 1e5

type Rows = ReadonlyMap<number, readonly FreePlace[]>

/** The best places for the whole party in one coach, undefined when it does not hold them. */
export function placeParty(free: readonly FreePlace[], party: Party): Placement | undefined {
  if (free.length < party.size) return undefined
  if (party.size === 1 && party.wishes.length === 0) return alone(free)
  const rows = new Map<number, FreePlace[]>()
  for (const place of free) {
    const row = rows.get(place.row)
    if (row) row.push(place)
    else rows.set(place.row, [place])
  }
  let best: Placement | undefined
  for (const base of rows.keys()) {
    const placement = placeFrom(rows, base, party)
    if (!best || placement.score < best.score) best = placement
  }
  return best
}

function alone(free: readonly FreePlace[]): Placement | undefined {
  const place = tightest(free, new Set())
  return place && { places: [place], score: place.gap }
}

/** Exact wishes first, then their letters elsewhere, then whoever has no wish that can be met. */
function placeFrom(rows: Rows, base: number, { size, wishes }: Party): Placement {
  const used = new Set<FreePlace>()
  const chosen: (FreePlace | undefined)[] = Array.from({ length: size })
  const wish = (passenger: number): Wish | undefined => wishes[passenger]
  const fill = (pick: (passenger: number) => FreePlace | undefined): void => {
    for (let passenger = 0; passenger < size; passenger++) {
      if (chosen[passenger]) continue
      const place = pick(passenger)
      if (place) used.add(place)
      chosen[passenger] = place
    }
  }
  let penalty = 0
  fill((passenger) => {
    const { row, mark } = wish(passenger) ?? {}
    if (!mark) return undefined
    return row === undefined ? nearest(rows, base, used, mark) : tightest(rows.get(base + row - 1), used, mark)
  })
  fill((passenger) => {
    const { mark } = wish(passenger) ?? {}
    const place = mark && nearest(rows, base, used, mark)
    if (mark) penalty += place ? missedRow : missedWish
    return place
  })
  fill(() => nearest(rows, base, used))
  const places = chosen.filter((place) => place !== undefined)
  return { places, score: penalty + spread(places) }
}

function spread(places: readonly FreePlace[]): number {
  let first = Infinity
  let last = -Infinity
  let gaps = 0
  for (const { row, gap } of places) {
    first = Math.min(first, row)
    last = Math.max(last, row)
    gaps += gap
  }
  return (last - first) * rowApart + gaps
}

/** From the base row on, and when there is nothing left, before it. */
function nearest(rows: Rows, base: number, used: ReadonlySet<FreePlace>, mark?: Mark): FreePlace | undefined {
  let before: FreePlace | undefined
  let after: { row: number; place: FreePlace } | undefined
  for (const [row, places] of rows) {
    if (after && row > after.row) continue
    if (after && row < base) continue
    const place = tightest(places, used, mark)
    if (!place) continue
    if (row >= base) after = { row, place }
    else if (!before || row > before.row) before = place
  }
  return after?.place ?? before
}

/** The place whose sale breaks up the least. */
function tightest(places: readonly FreePlace[] | undefined, used: ReadonlySet<FreePlace>, mark?: Mark): FreePlace | undefined {
  let best: FreePlace | undefined
  for (const place of places ?? [])
    if (!used.has(place) && (mark === undefined || place.mark === mark) && (!best || place.gap < best.gap)) best = place
  return best
}

/** Places in several coaches for a party that no coach holds, as few coaches as possible; undefined when there are too few. */
export function placeAcross(free: readonly (readonly FreePlace[])[], { size, wishes }: Party): FreePlace[] | undefined {
  const places: FreePlace[] = []
  for (const coach of [...free].sort((a, b) => b.length - a.length)) {
    const part = Math.min(size - places.length, coach.length)
    const placed =
      part > 0 ? placeParty(coach, { size: part, wishes: wishes.slice(places.length, places.length + part) }) : undefined
    places.push(...(placed?.places ?? []))
  }
  return places.length === size ? places : undefined
}

const wishPattern = /^([1-5])([ABCDF])$/

/** Wishes as the port says them, counted from the first row that somebody wants; what is not a wish is left out. */
export function wishesOf(
  size: number,
  seatChoice: readonly string[] | undefined,
  berthChoice: { lower: number; middle: number; upper: number } | undefined,
): Wish[] {
  const letters = (seatChoice ?? []).flatMap((choice): Wish[] => {
    const [, row, mark] = wishPattern.exec(choice) ?? []
    return row && mark ? [{ row: Number(row), mark: mark as Mark }] : []
  })
  const berths = (['lower', 'middle', 'upper'] as const).flatMap((mark) =>
    Array.from({ length: Math.min(size, berthChoice?.[mark] ?? 0) }, (): Wish => ({ mark })),
  )
  const wishes = [...letters, ...berths].slice(0, size)
  const first = Math.min(...wishes.map(({ row = 1 }) => row))
  return wishes.map((wish) => (wish.row === undefined ? wish : { ...wish, row: wish.row - first + 1 }))
}

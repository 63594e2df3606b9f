import type { Layout, Mark } from './places'

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

/** A coach as its free places are for one stretch: -1 is taken, otherwise how many free intervals the sale breaks up. */
export interface Coach {
  layout: Layout
  gaps: Int16Array
}
export interface Placement {
  /** In the order of the passengers. */
  slots: number[]
  /** Less is better: wishes missed, then rows between the first and the last, then free intervals broken up. */
  score: number
}

const missedWish = 1e8
const missedRow = 1e7
const rowApart = 1e5

/** The best places for the whole party in one coach, undefined when it does not hold them. */
export function placeParty(coach: Coach, party: Party): Placement | undefined {
  let best: Placement | undefined
  for (let base = 0; base < coach.layout.rows; base++) {
    if (tightest(coach, base, []) === undefined) continue
    const placement = placeFrom(coach, base, party)
    if (placement && (!best || placement.score < best.score)) best = placement
  }
  return best
}

/** Exact wishes first, then their letters elsewhere, then whoever has no wish that can be met. */
function placeFrom(coach: Coach, base: number, { size, wishes }: Party): Placement | undefined {
  const used: number[] = []
  const chosen: number[] = []
  let penalty = 0
  for (const [passenger, { row, mark }] of wishes.entries()) {
    const slot = row === undefined ? nearest(coach, base, used, mark) : tightest(coach, base + row - 1, used, mark)
    if (slot === undefined) continue
    chosen[passenger] = slot
    used.push(slot)
  }
  for (const [passenger, { mark }] of wishes.entries()) {
    if (chosen[passenger] !== undefined) continue
    const slot = nearest(coach, base, used, mark)
    penalty += slot === undefined ? missedWish : missedRow
    if (slot === undefined) continue
    chosen[passenger] = slot
    used.push(slot)
  }
  for (let passenger = 0; passenger < size; passenger++) {
    if (chosen[passenger] !== undefined) continue
    const slot = nearest(coach, base, used)
    if (slot === undefined) return undefined
    chosen[passenger] = slot
    used.push(slot)
  }
  return { slots: chosen, score: penalty + spread(coach, chosen) }
}

function spread({ layout, gaps }: Coach, slots: readonly number[]): number {
  let first = Infinity
  let last = -Infinity
  let broken = 0
  for (const slot of slots) {
    const row = Math.floor(slot / layout.width)
    first = Math.min(first, row)
    last = Math.max(last, row)
    broken += gaps[slot] ?? 0
  }
  return (last - first) * rowApart + broken
}

/** From the base row on, and when there is nothing left, before it. */
function nearest(coach: Coach, base: number, used: readonly number[], mark?: Mark): number | undefined {
  for (let row = base; row < coach.layout.rows; row++) {
    const slot = tightest(coach, row, used, mark)
    if (slot !== undefined) return slot
  }
  for (let row = base - 1; row >= 0; row--) {
    const slot = tightest(coach, row, used, mark)
    if (slot !== undefined) return slot
  }
  return undefined
}

/** The place of a row whose sale breaks up the least. */
function tightest({ layout, gaps }: Coach, row: number, used: readonly number[], mark?: Mark): number | undefined {
  let best: number | undefined
  const end = Math.min(gaps.length, (row + 1) * layout.width)
  for (let slot = row * layout.width; slot < end; slot++) {
    const gap = gaps[slot] ?? -1
    if (gap < 0 || (mark !== undefined && layout.marks[slot % layout.marks.length] !== mark)) continue
    if ((best === undefined || gap < (gaps[best] ?? 0)) && !used.includes(slot)) best = slot
  }
  return best
}

/** Places in several coaches for a party that no coach holds, as few coaches as possible; undefined when there are too few. */
export function placeAcross(
  coaches: readonly (Coach & { free: number })[],
  { size, wishes }: Party,
): { coach: number; slot: number }[] | undefined {
  const places: { coach: number; slot: number }[] = []
  const fullestLast = [...coaches.entries()].sort(([, a], [, b]) => b.free - a.free)
  for (const [index, coach] of fullestLast) {
    const part = Math.min(size - places.length, coach.free)
    if (part === 0) break
    const party = { size: part, wishes: wishes.slice(places.length, places.length + part) }
    for (const slot of placeParty(coach, party)?.slots ?? []) places.push({ coach: index, slot })
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

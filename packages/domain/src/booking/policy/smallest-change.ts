/** Where an offer stands among the others of its list. */
export interface Placed {
  /** The service that it belongs to; offers of one group follow each other. */
  group: number
  /** The class: a change keeps it where it can. */
  kind: string
  /** Between these airports or stations; another lane costs a penalty. */
  lane: string
  /** Minute of departure, or the price where there is no time. */
  position: number
  price: number
  /** Shown, but not to be had. */
  soldOut?: boolean
}

interface Stop {
  offer: number
  group: number
  position: number
  price: number
}
interface Lane {
  name: string
  kind: string
  /** The cheapest complying offer of each group, in order of position. */
  stops: Stop[]
}

export type FindChange = (from: number) => number | undefined

/**
 * The smallest change that complies: another offer of the same group (same kind first, then nearest in price), else the
 * cheapest complying offer of the group nearest in position (same kind first). Nothing where no offer complies.
 */
export function changeFinder(placed: readonly Placed[], complies: (offer: number) => boolean, lanePenalty: number): FindChange {
  const complying = placed.map(({ soldOut }, offer) => !soldOut && complies(offer))
  const members = membersOf(placed)
  const lanes = complyingLanes(placed, complying)
  return (from) => {
    const place = placed[from]
    return place && (inGroup(placed, place, members.get(place.group) ?? [], complying) ?? elsewhere(place, lanes, lanePenalty))
  }
}

function membersOf(placed: readonly Placed[]): Map<number, number[]> {
  const members = new Map<number, number[]>()
  placed.forEach(({ group }, offer) => {
    const known = members.get(group)
    if (known) known.push(offer)
    else members.set(group, [offer])
  })
  return members
}

function complyingLanes(placed: readonly Placed[], complying: readonly boolean[]): Lane[] {
  const lanes = new Map<string, Lane>()
  placed.forEach(({ group, kind, lane: name, position, price }, offer) => {
    if (!complying[offer]) return
    const key = `${name} ${kind}`
    const lane = lanes.get(key) ?? { name, kind, stops: [] }
    lanes.set(key, lane)
    const last = lane.stops.at(-1)
    if (last?.group !== group) lane.stops.push({ offer, group, position, price })
    else if (price < last.price) lane.stops[lane.stops.length - 1] = { offer, group, position, price }
  })
  for (const { stops } of lanes.values()) stops.sort((a, b) => a.position - b.position)
  return [...lanes.values()]
}

function inGroup(
  placed: readonly Placed[],
  from: Placed,
  members: readonly number[],
  complying: readonly boolean[],
): number | undefined {
  let best: { offer: number; sameKind: boolean; distance: number } | undefined
  for (const offer of members) {
    const place = placed[offer]
    if (!place || !complying[offer]) continue
    const sameKind = place.kind === from.kind
    const distance = Math.abs(place.price - from.price)
    if (!best || (sameKind === best.sameKind ? distance < best.distance : sameKind)) best = { offer, sameKind, distance }
  }
  return best?.offer
}

function elsewhere(from: Placed, lanes: readonly Lane[], lanePenalty: number): number | undefined {
  const sameKind = lanes.filter(({ kind }) => kind === from.kind)
  let best: { offer: number; distance: number } | undefined
  for (const { name, stops } of sameKind.length > 0 ? sameKind : lanes) {
    const penalty = name === from.lane ? 0 : lanePenalty
    for (const { offer, position } of around(stops, from.position)) {
      const distance = Math.abs(position - from.position) + penalty
      if (!best || distance < best.distance) best = { offer, distance }
    }
  }
  return best?.offer
}

/** The stops just before and just after a position. */
function around(stops: readonly Stop[], position: number): Stop[] {
  let low = 0
  let high = stops.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((stops[middle]?.position ?? 0) < position) low = middle + 1
    else high = middle
  }
  return stops.slice(Math.max(0, low - 1), low + 1)
}

import type { IntlTimetable } from './timetable'

/** Which airports are joined, by either end. */
export class PairIndex {
  private readonly outward = new Map<string, Set<string>>()
  private readonly inward = new Map<string, Set<string>>()

  add(from: string, to: string): void {
    put(this.outward, from, to)
    put(this.inward, to, from)
  }
  readonly destinations = (from: string): readonly string[] => [...(this.outward.get(from) ?? [])]
  readonly origins = (to: string): readonly string[] => [...(this.inward.get(to) ?? [])]
}

function put(sets: Map<string, Set<string>>, key: string, value: string): void {
  const set = sets.get(key)
  if (set) set.add(value)
  else sets.set(key, new Set([value]))
}

/** Several timetables as one; a number belongs to one of them. */
export function joinTimetables(timetables: readonly IntlTimetable[]): IntlTimetable {
  const united = (ask: (timetable: IntlTimetable) => readonly string[]): string[] => [...new Set(timetables.flatMap(ask))]
  return {
    destinations: (from) => united((timetable) => timetable.destinations(from)),
    origins: (to) => united((timetable) => timetable.origins(to)),
    parts: (from, to) => timetables.flatMap((timetable) => timetable.parts(from, to)),
    pairsOf: (flightNo) => timetables.flatMap((timetable) => timetable.pairsOf(flightNo)),
  }
}

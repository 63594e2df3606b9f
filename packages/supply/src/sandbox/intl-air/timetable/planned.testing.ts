import { planTimetable } from '../../air/timetable/plan-timetable'
import { referenceWorld } from '../../air/reference-world'
import type { Timetable } from '../../air/timetable/timetable'
import type { IntlWorld } from '../world'
import type { IntlPart, IntlTimetable } from './timetable'

let domestic: Timetable | undefined
/** The mainland's flights as the product plans them, made once for all tests. */
export const plannedDomestic = (): Timetable => (domestic ??= planTimetable(referenceWorld, 1))

/** Every pair of airports of a world's routes and everything that is sold between them, both ways. */
export function allParts(timetable: IntlTimetable, world: IntlWorld): IntlPart[] {
  const airports = new Set(world.routes().flatMap(({ from, to }) => [from, to]))
  return [...airports].flatMap((from) => timetable.destinations(from).flatMap((to) => timetable.parts(from, to)))
}

import { chinaOffsetMinutes, dateOfEpochDay } from '@sojourn/domain/kit/local-date'
import type { RailChoice, RailSeatClass } from '../../../ports/rail-ride'
import type { CoachSection, Composition } from '../composition'
import type { TrainRun, TrainRuns } from '../train-run'

/** A part of a run between two of its stops: the intervals `from` to `to - 1`, where interval i leads from stop i to the next. */
export interface Stretch {
  run: TrainRun
  from: number
  to: number
}

/** Undefined when there is no such run, or it does not go that way. */
export function findStretch(runs: TrainRuns, choice: Omit<RailChoice, 'seat'>): Stretch | undefined {
  const run = runs.run(choice.trainKey)
  if (!run) return undefined
  for (let from = 0; from < run.stopCount - 1; from++) {
    if (run.station(from) !== choice.departStation) continue
    for (let to = from + 1; to < run.stopCount; to++) if (run.station(to) === choice.arriveStation) return { run, from, to }
  }
  return undefined
}

/** The number of the train where the traveller boards. */
export const trainNoOf = ({ run, from }: Stretch): string => run.trainNo(from)

const msPerMinute = 60_000
const momentOf = (run: TrainRun, minutes: number): Date =>
  new Date((run.runDay * 1440 + minutes - chinaOffsetMinutes) * msPerMinute)

export const departsAt = ({ run, from }: Stretch): Date => momentOf(run, run.departMinutes(from))
export const arrivesAt = ({ run, to }: Stretch): Date => momentOf(run, run.arriveMinutes(to))
/** The calendar date in China on which the traveller boards. */
export const boardingDate = ({ run, from }: Stretch): string =>
  dateOfEpochDay(run.runDay + Math.floor(run.departMinutes(from) / 1440))

/** Standing places hang on the plainest seats of the train, and are only so many of them. */
const standingShare: Partial<Record<RailSeatClass, number>> = { O: 0.05, '1': 0.15 }

interface Standing {
  base: RailSeatClass
  places: number
}

/** The class whose coaches take standing passengers, and for how many; sleeper trains have none. */
export const standingOf = ({ composition }: TrainRun): Standing | undefined => classesIn(composition).standing

function standingIn({ places }: Composition): Standing | undefined {
  for (const [base, share] of Object.entries(standingShare) as [RailSeatClass, number][]) {
    const standing = Math.floor((places.get(base) ?? 0) * share)
    if (standing > 0) return { base, places: standing }
  }
  return undefined
}

interface Classes {
  all: readonly RailSeatClass[]
  standing: Standing | undefined
}
const known = new WeakMap<Composition, Classes>()

/** A kind of train set is one object, so what it sells is worked out once. */
function classesIn(composition: Composition): Classes {
  const before = known.get(composition)
  if (before) return before
  const standing = standingIn(composition)
  const made = { all: [...composition.places.keys(), ...(standing ? (['WZ'] as const) : [])], standing }
  known.set(composition, made)
  return made
}

/** Standing places are kept like a coach of their own. */
const standingCoach = '00'

/** Parts of coaches with places of the class, in order of the coaches. */
export function sectionsOf(run: TrainRun, seat: RailSeatClass): readonly CoachSection[] {
  if (seat !== 'WZ') return run.composition.sections.filter((section) => section.seat === seat)
  const standing = standingOf(run)
  return standing ? [{ coach: standingCoach, seat, places: standing.places, firstRow: 1 }] : []
}

export const placesOf = (run: TrainRun, seat: RailSeatClass): number =>
  seat === 'WZ' ? (standingOf(run)?.places ?? 0) : (run.composition.places.get(seat) ?? 0)

/** Every class that the train sells, standing last. */
export const classesOf = ({ composition }: TrainRun): readonly RailSeatClass[] => classesIn(composition).all

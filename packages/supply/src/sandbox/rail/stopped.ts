import { hashText, unit } from '../air/random'
import { departsAt, type Stretch } from './inventory/stretch'

/** Trains that the railway stops (停运): which share of all, drawn by train and day with the seed. */
export interface StoppedTrains {
  seed: number
  stoppedShare: number
}

const hourMs = 3_600_000

/** When it is made known that a train does not leave: between three hours and a day before. */
export const stopAnnouncedAt = (trainKey: string, departs: Date, seed: number): Date =>
  new Date(departs.getTime() - Math.round(3 + 21 * unit(hashText(`${trainKey} announced`, seed))) * hourMs)

export const isStopped = (trainKey: string, { seed, stoppedShare }: StoppedTrains): boolean =>
  unit(hashText(`${trainKey} stopped`, seed)) < stoppedShare

/** Of these trains those of which it is known by now that they do not leave, and since when. */
export const stoppedTrains = (
  world: StoppedTrains,
  now: Date,
  trains: readonly { trainKey: string; departs: Date }[],
): { trainKey: string; announcedAt: Date }[] =>
  trains
    .filter(({ trainKey }) => isStopped(trainKey, world))
    .map(({ trainKey, departs }) => ({ trainKey, announcedAt: stopAnnouncedAt(trainKey, departs, world.seed) }))
    .filter(({ announcedAt }) => announcedAt <= now)

/** Whether it is known by now that the train of a stretch does not leave. */
export function isStoppedBy(stretch: Stretch, now: Date, world: StoppedTrains): boolean {
  const { trainKey } = stretch.run
  return isStopped(trainKey, world) && stopAnnouncedAt(trainKey, departsAt(stretch), world.seed) <= now
}

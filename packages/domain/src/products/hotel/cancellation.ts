import { addMinutes, isBefore, localInstant } from '../../kit/local-date'
import { percentInYuan, sum } from '../../kit/money'
import type { CancellationPenalty, CancellationPolicy } from './terms'

/** When a stay begins, where the hotel stands. */
export interface Arrival {
  checkIn: string
  /** Minutes after 00:00 of that date. */
  latestArrival: number
  /** Minutes that the hotel's clocks are ahead of UTC. */
  offsetMinutes: number
}

const midnight = 1440

/** The instant of a minute after 00:00 of the arrival date; it may lie on the next day. */
export const arrivalInstant = ({ checkIn, offsetMinutes }: Pick<Arrival, 'checkIn' | 'offsetMinutes'>, minutes: number): string =>
  addMinutes(localInstant(checkIn, '00:00', offsetMinutes), minutes)

/** A step of a policy for one stay: after `after` (from the booking on, where absent) this is due. */
interface PenaltyStep {
  after?: string
  penalty: CancellationPenalty
}

/** The steps of a policy as instants, earliest first (handbook 4.3). */
export function penaltySteps(policy: Pick<CancellationPolicy, 'basis' | 'steps'>, arrival: Arrival): PenaltyStep[] {
  const base = arrivalInstant(arrival, policy.basis === 'midnight' ? midnight : arrival.latestArrival)
  const steps = policy.steps.toSorted((a, b) => (b.hoursBefore ?? Infinity) - (a.hoursBefore ?? Infinity))
  return steps.map(({ hoursBefore, penalty }) =>
    hoursBefore === null ? { penalty } : { after: addMinutes(base, -60 * hoursBefore), penalty },
  )
}

/** Cancelling in the second of the deadline is still in time. */
const isAfter = (now: string, deadline: string): boolean => isBefore(deadline, `${now.slice(0, 19)}Z`)

/** What cancelling at `now` costs by the policy. */
export function penaltyAt(
  policy: Pick<CancellationPolicy, 'basis' | 'steps'>,
  arrival: Arrival,
  now: string,
): CancellationPenalty {
  const due = penaltySteps(policy, arrival).filter(({ after }) => after === undefined || isAfter(now, after))
  return due.at(-1)?.penalty ?? { kind: 'none' }
}

/** The last instant at which cancelling is free; undefined when it never is, and with a policy that never costs. */
export function freeUntil(policy: Pick<CancellationPolicy, 'basis' | 'steps'>, arrival: Arrival): string | undefined {
  return penaltySteps(policy, arrival).find(({ penalty }) => penalty.kind !== 'none')?.after
}

/** Fen of a penalty for one room, of the prices of all its nights; a percentage is rounded to whole yuan. */
export function penaltyAmount({ kind, percent = 0 }: CancellationPenalty, nights: readonly number[]): number {
  if (kind === 'none') return 0
  if (kind === 'firstNight') return nights[0] ?? 0
  return kind === 'allNights' ? sum(nights) : Math.min(sum(nights), percentInYuan(sum(nights), percent))
}

/** Does cancelling never cost more under `other` than under `policy`, whenever it is done? In fen of the same nights. */
export function isNoDearer(
  other: Pick<CancellationPolicy, 'basis' | 'steps'>,
  policy: Pick<CancellationPolicy, 'basis' | 'steps'>,
  arrival: Arrival,
  nights: readonly number[],
): boolean {
  const changes = [other, policy].flatMap((each) => penaltySteps(each, arrival).flatMap(({ after }) => after ?? []))
  const yearBefore = addMinutes(arrivalInstant(arrival, 0), -366 * midnight)
  const cost = (each: typeof policy, at: string) => penaltyAmount(penaltyAt(each, arrival, at), nights)
  return [yearBefore, ...changes.map((after) => addMinutes(after, 1))].every((at) => cost(other, at) <= cost(policy, at))
}

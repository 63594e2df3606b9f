import type { RailSeatClass } from '../../../ports/rail-ride'
import type { SupplyContext } from '../../../ports/supply'
import { groupBy } from '../../air/order/group'
import { countFree, hourOf, maskOf, viewClass, type CoachBits } from './class-view'
import { classesOf, standingOf, type Stretch } from './stretch'

export type SeatsLeft = ReadonlyMap<RailSeatClass, number>

interface CoachRow extends CoachBits {
  train_key: string
  seat: string
  coach: string
  intervals: number
  /** Places of locks whose time is over, which nobody has cleared away yet: slot, first stop, last stop. */
  lapsed: [number, number, number][] | null
}

const touchedCoaches = /* sql */ `
SELECT c.train_key, c.seat, c.coach, c.intervals, c.taken, c.claimed, (
  SELECT jsonb_agg(jsonb_build_array(t.slot, t.from_stop, t.to_stop)) FROM sandbox_rail_ticket t
  WHERE t.train_key = c.train_key AND t.seat = c.seat AND t.coach = c.coach AND t.state = 'held' AND t.hold_until < $2::timestamptz
) AS lapsed
FROM sandbox_rail_coach c WHERE c.train_key = ANY($1::text[])`

/**
 * Places left on each stretch by class, in the order of the question; every class of the train is in the answer, standing (WZ)
 * where the plain seats are sold out and zero before. One statement however many stretches; it writes nothing.
 */
export async function availability(
  { seed }: { seed: number },
  { sql, now }: SupplyContext,
  stretches: readonly Stretch[],
): Promise<SeatsLeft[]> {
  const keys = [...new Set(stretches.map(({ run }) => run.trainKey))]
  const rows = keys.length > 0 ? await sql.query<CoachRow>(touchedCoaches, [keys, now]) : []
  const trains = groupBy(rows, ({ train_key }) => train_key)
  return stretches.map((stretch) => {
    const touched = trains.get(stretch.run.trainKey)
    return touched ? leftOn(stretch, now, seed, bitsOf(touched)) : leftUntouched(stretch, now, seed)
  })
}

type BitsOf = (seat: RailSeatClass, coach: string) => CoachBits | undefined

function bitsOf(rows: readonly CoachRow[]): BitsOf {
  const bits = new Map(rows.map((row) => [`${row.seat} ${row.coach}`, withoutLapsed(row)]))
  return (seat, coach) => bits.get(`${seat} ${coach}`)
}

function leftOn(stretch: Stretch, now: Date, seed: number, bits: BitsOf): SeatsLeft {
  const { run } = stretch
  const left = new Map<RailSeatClass, number>()
  for (const seat of classesOf(run)) {
    const view = viewClass(run, seat, now, seed)
    left.set(
      seat,
      countFree(view, stretch, (coach) => bits(seat, coach)),
    )
  }
  const standing = standingOf(run)
  if (standing && (left.get(standing.base) ?? 0) > 0) left.set('WZ', 0)
  return left
}

const untouched = new WeakMap<Stretch, { hour: number; seed: number; left: SeatsLeft }>()

/** Of trains on which nobody has bought here: the same object within an hour. */
function leftUntouched(stretch: Stretch, now: Date, seed: number): SeatsLeft {
  const hour = hourOf(now)
  const known = untouched.get(stretch)
  if (known?.hour === hour && known.seed === seed) return known.left
  const left = leftOn(stretch, now, seed, () => undefined)
  untouched.set(stretch, { hour, seed, left })
  return left
}

function withoutLapsed({ taken, claimed, intervals, lapsed }: CoachRow): CoachBits {
  if (!lapsed) return { taken, claimed }
  const mask = maskOf(
    taken.length,
    intervals,
    lapsed.map(([slot, from_stop, to_stop]) => ({ slot, from_stop, to_stop })),
  )
  return { taken: [...taken].map((bit, index) => (mask[index] === '1' ? '0' : bit)).join(''), claimed }
}

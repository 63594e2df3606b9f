import type { RailSeatClass } from '../../../ports/rail-ride'
import { hashText } from '../../air/random'
import type { SqlExecutor } from '../../../ports/supply'
import { placeAcross, placeParty, type Coach, type Party } from './allocation'
import { freeIn, gapsOf, viewClass, type ClassView, type CoachBits } from './class-view'
import { lockCoaches, lockIdleCoach, openCoaches, readCoaches, type CoachRow } from './coach-store'
import { layoutOf } from './places'
import type { Stretch } from './stretch'

export interface Request extends Party {
  stretch: Stretch
  seat: RailSeatClass
  /** Spreads buyers who have to wait over the coaches. */
  key: string
}
/** A place by the section of its class and its number there. */
export interface Seat {
  section: number
  slot: number
}
export interface Seating {
  view: ClassView
  /** In the order of the passengers. */
  places: Seat[]
}

/**
 * Finds places for a party and leaves their coaches locked, so that nobody else can take them before the caller has written
 * them down; undefined when there are too few. Buyers of one train spread over its coaches: each takes the best coach that
 * nobody else is writing to. Needs a transaction. With `wait` false it never waits and passes over coaches that are busy.
 */
export async function findSeats(
  { sql, now, seed, wait }: { sql: SqlExecutor; now: Date; seed: number; wait: boolean },
  request: Request,
): Promise<Seating | undefined> {
  const { stretch, seat } = request
  const view = viewClass(stretch.run, seat, now, seed)
  const [rows] = await Promise.all([readCoaches(sql, view), sql.query('SAVEPOINT rail_seats')])
  const coaches = coachesOf(view, stretch, rows)
  if (coaches.reduce((sum, { free }) => sum + free, 0) < request.size) return undefined
  if (rows.length < view.sections.length) await openCoaches(sql, view)
  const places = (await inOneCoach(sql, view, { request, coaches, wait })) ?? (await inAnyCoach(sql, view, request, wait))
  return places && { view, places }
}

interface CountedCoach extends Coach {
  section: number
  free: number
}

function coachOf(view: ClassView, stretch: Stretch, section: number, bits: CoachBits | undefined): CountedCoach[] {
  const part = view.sections[section]
  if (!part) return []
  const gaps = gapsOf(view, stretch, section, bits)
  return [{ section, layout: layoutOf(part), gaps, free: freeIn(gaps) }]
}

const coachesOf = (view: ClassView, stretch: Stretch, rows: readonly CoachRow[]): CountedCoach[] =>
  view.sections.flatMap(({ coach }, section) =>
    coachOf(
      view,
      stretch,
      section,
      rows.find((row) => row.coach === coach),
    ),
  )

interface Candidate {
  section: number
  slots: number[]
  score: number
}

/** Coaches that hold the whole party, best first. */
const candidatesOf = (coaches: readonly CountedCoach[], party: Party): Candidate[] =>
  coaches
    .flatMap((coach): Candidate[] => {
      const placement = coach.free >= party.size ? placeParty(coach, party) : undefined
      return placement ? [{ section: coach.section, ...placement }] : []
    })
    .sort((a, b) => a.score - b.score)

const seatsOf = ({ section, slots }: Candidate): Seat[] => slots.map((slot) => ({ section, slot }))

interface CoachSought {
  request: Request
  coaches: readonly CountedCoach[]
  wait: boolean
}

/** The best coach that is idle; it is looked at again once it is locked. */
async function inOneCoach(
  sql: SqlExecutor,
  view: ClassView,
  { request, coaches, wait }: CoachSought,
): Promise<Seat[] | undefined> {
  const names = candidatesOf(coaches, request).map(({ section }) => view.sections[section]?.coach ?? '')
  if (names.length === 0) return undefined
  const row = (await lockIdleCoach(sql, view, names)) ?? (wait ? await waitForCoach(sql, view, names, request.key) : undefined)
  if (!row) return undefined
  const section = view.sections.findIndex(({ coach }) => coach === row.coach)
  const [best] = candidatesOf(coachOf(view, request.stretch, section, row), request)
  // Somebody was faster. Letting go of the coach keeps the order in which everybody waits.
  if (!best) await sql.query('ROLLBACK TO SAVEPOINT rail_seats')
  return best && seatsOf(best)
}

/** All are busy: buyers queue up at different coaches. */
async function waitForCoach(
  sql: SqlExecutor,
  view: ClassView,
  coaches: readonly string[],
  key: string,
): Promise<CoachRow | undefined> {
  const turn = hashText(key, 0) % coaches.length
  const [row] = await lockCoaches(sql, view, coaches.slice(turn, turn + 1), true)
  return row
}

/** With every coach locked the answer is final: the best coach for all, or several. */
async function inAnyCoach(sql: SqlExecutor, view: ClassView, request: Request, wait: boolean): Promise<Seat[] | undefined> {
  const names = view.sections.map(({ coach }) => coach)
  const rows = await lockCoaches(sql, view, names, wait)
  const locked = new Set(rows.map(({ coach }) => coach))
  const coaches = coachesOf(view, request.stretch, rows).filter(({ section }) => locked.has(names[section] ?? ''))
  const [best] = candidatesOf(coaches, request)
  if (best) return seatsOf(best)
  return placeAcross(coaches, request)?.map(({ coach, slot }) => ({ section: coaches[coach]?.section ?? 0, slot }))
}

import type { SeatClass } from '@sojourn/contract/products/train.shapes'
import { hashText } from '../../air/random'
import type { SqlExecutor } from '../../../ports/supply'
import { placeAcross, placeParty, type Party } from './allocation'
import { freePlaces, viewClass, type ClassView, type FreePlace } from './class-view'
import { lockCoaches, lockIdleCoach, openCoaches, readCoaches, type CoachRow } from './coach-store'
import type { Stretch } from './stretch'

export interface Request extends Party {
  stretch: Stretch
  seat: SeatClass
  /** Spreads buyers who have to wait over the coaches. */
  key: string
}
export interface Seating {
  view: ClassView
  places: FreePlace[]
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
  const free = freeBySection(view, stretch, rows)
  if (free.reduce((sum, places) => sum + places.length, 0) < request.size) return undefined
  if (rows.length < view.sections.length) await openCoaches(sql, view)
  const places = (await inOneCoach(sql, view, request, free, wait)) ?? (await inAnyCoach(sql, view, request, wait))
  return places && { view, places }
}

const freeBySection = (view: ClassView, stretch: Stretch, rows: readonly CoachRow[]): FreePlace[][] =>
  view.sections.map(({ coach }, section) =>
    freePlaces(
      view,
      stretch,
      section,
      rows.find((row) => row.coach === coach),
    ),
  )

/** Coaches that hold the whole party, best first; the chosen one is looked at again once it is locked. */
async function inOneCoach(
  sql: SqlExecutor,
  view: ClassView,
  request: Request,
  free: readonly FreePlace[][],
  wait: boolean,
): Promise<FreePlace[] | undefined> {
  const coaches = view.sections
    .map(({ coach }, section) => ({ coach, score: placeParty(free[section] ?? [], request)?.score }))
    .filter((each) => each.score !== undefined)
    .sort((a, b) => (a.score ?? 0) - (b.score ?? 0))
    .map(({ coach }) => coach)
  if (coaches.length === 0) return undefined
  const row =
    (await lockIdleCoach(sql, view, coaches)) ?? (wait ? await waitForCoach(sql, view, coaches, request.key) : undefined)
  if (!row) return undefined
  const section = view.sections.findIndex(({ coach }) => coach === row.coach)
  const placement = placeParty(freePlaces(view, request.stretch, section, row), request)
  // Somebody was faster. Letting go of the coach keeps the order in which everybody waits.
  if (!placement) await sql.query('ROLLBACK TO SAVEPOINT rail_seats')
  return placement?.places
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
async function inAnyCoach(sql: SqlExecutor, view: ClassView, request: Request, wait: boolean): Promise<FreePlace[] | undefined> {
  const coaches = view.sections.map(({ coach }) => coach)
  const rows = await lockCoaches(sql, view, coaches, wait)
  const locked = new Set(rows.map(({ coach }) => coach))
  const free = freeBySection(view, request.stretch, rows).filter((_, section) => locked.has(coaches[section] ?? ''))
  const [best] = free
    .map((places) => placeParty(places, request))
    .filter((placement) => placement !== undefined)
    .sort((a, b) => a.score - b.score)
  return best?.places ?? placeAcross(free, request)
}

import type { searchWhereabouts, Whereabout, WhereaboutsCounts } from '@sojourn/contract/admin/orders/whereabouts.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { isInCity, placedCounts, type Placed } from '@sojourn/domain/admin/orders/whereabouts'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { addDays, chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { readCursor, writeCursor, type Cursor } from '../../../kit/cursor'
import { newId } from '../../../kit/id'
import { knownDay } from '../../../kit/known-day'
import { inCompany, inTransaction } from '../../../work'
import { logAccess } from '../../booking/traveller/store'
import { departmentPaths } from '../../booking/order-lines/department-paths'
import { findEveryDepartment } from '../../booking/order-lines/rows-store'
import { departmentsOf, scopeOf } from '../../booking/traveller/scope'
import { findPresences, type NamedPresence, type Period } from './presence-store'
import { cityKeyOf, cityNameOf, placeWordsOf, activityOf, type PlaceWords } from './places'

const pageSize = 50

type Found = Placed & { presence: NamedPresence; key: string }

/** A day in China. */
const dayOf = (date: string): Period => ({ from: startOf(date), to: new Date(startOf(addDays(date, 1)).getTime() - 1) })
const startOf = (date: string): Date => new Date(localInstant(date, '00:00', chinaOffsetMinutes))

async function placedOn(work: Work, actor: Actor, date: string): Promise<Found[] | Problem> {
  const scope = await scopeOf(work, actor, 'readWhereabouts')
  if (isProblem(scope)) return scope
  const presences = await findPresences(work, { ...dayOf(date), departments: departmentsOf(scope) }, actor.language)
  return presences.map((presence) => {
    const { employeeId, orderNo, segment, kind, beginsAt, endsAt } = presence
    const key = [employeeId, orderNo, segment, kind].join('|')
    return { employeeId, activity: activityOf(presence), city: cityKeyOf(presence.arriveCity), beginsAt, endsAt, presence, key }
  })
}

const countsOf = (placed: readonly Placed[], date: string, language: Language): WhereaboutsCounts => {
  const { cities, ...counts } = placedCounts(placed)
  return { date, ...counts, cities: cities.map(({ city, people }) => ({ city, name: cityNameOf(city, language), people })) }
}

/** How many people are where today; no names, so nothing of it is written down. */
export const whereaboutsCounts = (context: Context, actor: Actor): Promise<WhereaboutsCounts | Problem> =>
  inCompany<WhereaboutsCounts | Problem>(context, actor.enterpriseId, async (work) => {
    const today = chinaDate(context.clock.now())
    const placed = await placedOn(work, actor, today)
    return isProblem(placed) ? placed : countsOf(placed, today, actor.language)
  })

type Request = RequestOf<typeof searchWhereabouts>
type Answer = ResponseOf<typeof searchWhereabouts>

/** Who is where on a day; that somebody looked stands in the log before it is told. */
export const listWhereabouts = (context: Context, actor: Actor, request: Request): Promise<Answer | Problem> =>
  inTransaction<Answer | Problem>(context, actor.enterpriseId, async (work) => {
    const now = context.clock.now()
    const date = knownDay(request.date) ?? chinaDate(now)
    const placed = await placedOn(work, actor, date)
    if (isProblem(placed)) return placed
    await logAccess(work, {
      at: now,
      employeeId: actor.employeeId,
      subjects: [{ id: newId(now), subject: ['whereabouts', date, request.city, request.activity].filter(Boolean).join(' ') }],
      purpose: 'whereabouts of people',
    })
    const { list, next } = await pageOf(work, actor, request, placed)
    return { list, ...(next !== undefined && { next }), counts: countsOf(placed, date, actor.language) }
  })

async function pageOf(
  work: Work,
  { language }: Actor,
  { city, activity, keyword = '', cursor, size = pageSize }: Request,
  placed: readonly Found[],
): Promise<{ list: Whereabout[]; next?: string }> {
  const asked = placed
    .filter(
      (each) =>
        (city === undefined || (isInCity(each) && each.city === city)) && (activity === undefined || each.activity === activity),
    )
    .toSorted(inOrder)
  const word = keyword.trim().toLowerCase()
  const meant = word === '' ? asked : await calledSo(work, asked, word, language)
  const left = meant.filter((each) => isAfter(each, readCursor(cursor)))
  const shown = left.slice(0, size)
  const last = size < left.length ? shown.at(-1) : undefined
  const words = await placeWordsOf(work, presencesOf(shown), language)
  const path = departmentPaths(await findEveryDepartment(work), language)
  const now = work.context.clock.now()
  return {
    list: shown.map((each) => whereaboutOf(each, words(each.presence), { language, path, now })),
    ...(last && { next: writeCursor(last.beginsAt, last.key) }),
  }
}

/** By when it begins, then by key, so that pages follow each other whoever comes or goes between them. */
const inOrder = (a: Found, b: Found): number =>
  a.beginsAt.getTime() - b.beginsAt.getTime() || (a.key === b.key ? 0 : a.key < b.key ? -1 : 1)

const isAfter = ({ beginsAt, key }: Found, seen: Cursor | undefined): boolean => {
  if (!seen) return true
  const at = beginsAt.toISOString()
  return at > seen.at || (at === seen.at && key > seen.id)
}

const presencesOf = (found: readonly Found[]): NamedPresence[] => found.map(({ presence }) => presence)

/** The words of a hotel stand with what was bought, so those of all are read. */
async function calledSo(work: Work, asked: readonly Found[], word: string, language: Language): Promise<Found[]> {
  const words = await placeWordsOf(work, presencesOf(asked), language)
  return asked.filter((each) => isCalled(each, words(each.presence), word, language))
}

const isCalled = ({ presence, city }: Found, { service }: PlaceWords, word: string, language: Language): boolean =>
  [presence.traveller.name, readableName(presence.traveller, language), service, city, cityNameOf(city, language)].some((name) =>
    name.toLowerCase().includes(word),
  )

interface Reading {
  language: Language
  path: (departmentId: string) => string
  now: Date
}

function whereaboutOf({ presence, key, activity, city }: Found, words: PlaceWords, { language, path, now }: Reading): Whereabout {
  const { employeeId, departmentId, traveller, guest, beginsAt, endsAt, orderNo } = presence
  return {
    key,
    employeeId,
    name: readableName(traveller, language),
    department: path(departmentId),
    guest,
    activity,
    city: cityNameOf(city, language),
    ...words,
    beginsAt: beginsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    now: beginsAt <= now && now <= endsAt,
    orderNo,
  }
}

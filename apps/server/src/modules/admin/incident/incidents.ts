import type { findIncidentPlaces, getIncident, searchIncidents } from '@sojourn/contract/admin/orders/incident.calls'
import type { Incident, IncidentDetail, IncidentLogRow } from '@sojourn/contract/admin/orders/incident.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context, Work } from '../../../context'
import { readCursor, writeCursor } from '../../../kit/cursor'
import { newId } from '../../../kit/id'
import { inCompany, inTransaction } from '../../../work'
import { nameIn } from '../../booking/columns/latin-column'
import { findEmployeeNames, logAccess } from '../../booking/traveller/store'
import { companyRefusal } from '../../booking/traveller/scope'
import { findRecordVersion } from '../record/store'
import { findConcernedHotels } from './concerned-store'
import { areaOf, join } from './join'
import { namedIn, placesCalled } from './places'
import { countStatuses, findIncident, findLog, searchIncidentRows, type CountedIncident, type LogRow } from './store'

const pageSize = 20
const logAtMost = 100

/** The incidents of the company. */
export const listIncidents = (
  context: Context,
  actor: Actor,
  { keyword = '', closed = false, cursor, size = pageSize }: RequestOf<typeof searchIncidents>,
): Promise<ResponseOf<typeof searchIncidents> | Problem> =>
  inCompany<ResponseOf<typeof searchIncidents> | Problem>(context, actor.enterpriseId, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageIncidents')
    if (refused) return refused
    const before = readCursor(cursor)
    const rows = await searchIncidentRows(work, { keyword: keyword.trim(), closed, before, limit: size + 1 })
    const shown = rows.slice(0, size)
    const last = rows.length > size ? shown.at(-1) : undefined
    const told = await tellerOf(work, shown, actor.language)
    return { list: shown.map(told), ...(last && { next: writeCursor(last.openedAt, last.incidentId) }) }
  })

/** How incidents are told to a reader. */
async function tellerOf(
  work: Work,
  rows: readonly CountedIncident[],
  language: Language,
): Promise<(row: CountedIncident) => Incident> {
  const ids = rows.flatMap(({ openedBy, closedBy }) => [openedBy, ...(closedBy === null ? [] : [closedBy])])
  const names = new Map((await findEmployeeNames(work, ids)).map(({ employeeId, name }) => [employeeId, nameIn(name, language)]))
  const nameOf = (employeeId: string): string => names.get(employeeId) ?? ''
  return ({ title, message: _message, places, from, to, openedAt, openedBy, closedAt, closedBy, closingNoteCipher, ...row }) => ({
    ...row,
    title: title[language],
    places: places.map((place) => namedIn(place, language)),
    from: from.toISOString(),
    to: to.toISOString(),
    openedAt: openedAt.toISOString(),
    openedBy: nameOf(openedBy),
    ...(closedAt && { closedAt: closedAt.toISOString() }),
    ...(closedBy !== null && { closedBy: nameOf(closedBy) }),
    ...(closingNoteCipher !== null && { closingNote: work.context.vault.open(closingNoteCipher) }),
  })
}

export const findPlaces = (
  context: Context,
  actor: Actor,
  { keyword }: RequestOf<typeof findIncidentPlaces>,
): Promise<ResponseOf<typeof findIncidentPlaces> | Problem> =>
  inCompany<ResponseOf<typeof findIncidentPlaces> | Problem>(context, actor.enterpriseId, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageIncidents')
    if (refused) return refused
    const found = keyword.trim() === '' ? [] : await placesCalled(work, keyword.trim())
    return { list: found.map((place) => namedIn(place, actor.language)) }
  })

/** An incident; who has booked into it joins it first, and that somebody looked is written down. */
export const incidentDetail = (
  context: Context,
  actor: Actor,
  { incidentId }: RequestOf<typeof getIncident>,
): Promise<IncidentDetail | Problem> =>
  inTransaction<IncidentDetail | Problem>(context, actor.enterpriseId, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageIncidents')
    if (refused) return refused
    const incident = await findIncident(work, incidentId)
    if (!incident) return problem('incidentUnknown', { field: 'incidentId' })
    const now = context.clock.now()
    const subjects = [{ id: newId(now), subject: `incident ${incidentId}` }]
    await logAccess(work, { at: now, employeeId: actor.employeeId, subjects, purpose: 'people whom an incident concerns' })
    if (!incident.closedAt) await join(work, incident)
    const { language } = actor
    const counted = { ...incident, ...(await countStatuses(work, incidentId)) }
    const tell = await tellerOf(work, [counted], language)
    const hotels = await hotelsOf(work, incident, language)
    const log = await findLog(work, incidentId, logAtMost + 1)
    const hotelNames = new Map(hotels.map(({ hotelId, name }) => [hotelId, name]))
    return {
      ...tell(counted),
      version: await findRecordVersion(work, { kind: 'incident', id: incidentId }),
      titles: incident.title,
      messages: incident.message,
      message: incident.message[language],
      hotels,
      log: log.slice(0, logAtMost).map((row) => logRowOf(work, row, { language, hotelNames })),
      moreLog: log.length > logAtMost,
    }
  })

async function hotelsOf(
  work: Work,
  incident: Parameters<typeof areaOf>[0],
  language: Language,
): Promise<IncidentDetail['hotels']> {
  const hotels = await findConcernedHotels(work, areaOf(incident))
  const found: IncidentDetail['hotels'] = []
  for (const { hotelId, orderNo, product, people } of hotels) {
    const parts = await work.context.products[product]?.display.parts(work, orderNo)
    const [part] = parts?.(language) ?? []
    found.push({ hotelId, name: part?.label ?? hotelId, telephone: part?.telephone ?? '', people })
  }
  return found
}

function logRowOf(
  { context }: Work,
  { at, act, actorId, actorName, employeeId, personName, hotelId, outcome, noteCipher, people }: LogRow,
  { language, hotelNames }: { language: Language; hotelNames: ReadonlyMap<string, string> },
): IncidentLogRow {
  const person = personName === null || employeeId === actorId ? '' : nameIn(personName, language)
  return {
    at: at.toISOString(),
    act,
    by: nameIn(actorName, language),
    about: [person, hotelId === null ? '' : (hotelNames.get(hotelId) ?? hotelId)].filter(Boolean).join(' · '),
    ...(outcome && { outcome }),
    note: noteCipher === null ? '' : context.vault.open(noteCipher),
    people,
  }
}

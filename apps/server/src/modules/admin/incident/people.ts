import type { revealIncidentMobile, searchIncidentPeople } from '@sojourn/contract/admin/orders/incident.calls'
import type { IncidentPerson } from '@sojourn/contract/admin/orders/incident.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { maskMobile } from '@sojourn/domain/booking/traveller/masking'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Actor, Context, Work } from '../../../context'
import { newId } from '../../../kit/id'
import { secondsUntilFree } from '../../../kit/waiting'
import { inCompany, inTransaction } from '../../../work'
import { nameIn } from '../../booking/columns/latin-column'
import { countReadings } from '../../booking/traveller/readings-store'
import { logAccess } from '../../booking/traveller/store'
import { departmentPaths } from '../../booking/order-lines/department-paths'
import { findEveryDepartment } from '../../booking/order-lines/rows-store'
import { companyRefusal } from '../../booking/traveller/scope'
import { cityKeyOf, cityNameOf, placeWordsOf, activityOf } from '../whereabouts/places'
import { findReasons } from './concerned-store'
import { areaOf } from './join'
import { searchPeopleOf, type IncidentPersonRow } from './people-store'
import { findIncident } from './store'

const pageSize = 30
type Request = RequestOf<typeof searchIncidentPeople>
type People = ResponseOf<typeof searchIncidentPeople>

/** Whom an incident concerns, with where each is, the most urgent first. */
export const listIncidentPeople = (context: Context, actor: Actor, request: Request): Promise<People | Problem> =>
  inCompany<People | Problem>(context, actor.enterpriseId, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageIncidents')
    if (refused) return refused
    const { incidentId, status, keyword = '', cursor, size = pageSize } = request
    const incident = await findIncident(work, incidentId)
    if (!incident) return problem('incidentUnknown', { field: 'incidentId' })
    const rows = await searchPeopleOf(work, {
      incidentId,
      status,
      keyword: keyword.trim(),
      after: readPlace(cursor),
      limit: size + 1,
      reader: actor.language,
    })
    const shown = rows.slice(0, size)
    const last = rows.length > size ? shown.at(-1) : undefined
    const partsOf = await partsIn(work, areaOf(incident), shown, actor.language)
    const path = departmentPaths(await findEveryDepartment(work), actor.language)
    return {
      list: shown.map((row) => personOf(work, row, { language: actor.language, path, parts: partsOf(row.employeeId) })),
      ...(last && { next: `${last.rank}~${last.employeeId}` }),
    }
  })

/** A cursor that no page gave begins anew. */
function readPlace(cursor: string | undefined): { rank: number; employeeId: string } | undefined {
  const [, rank, employeeId] = /^([012])~(.+)$/.exec(cursor ?? '') ?? []
  return rank === undefined || employeeId === undefined ? undefined : { rank: Number(rank), employeeId }
}

async function partsIn(
  work: Work,
  area: ReturnType<typeof areaOf>,
  people: readonly IncidentPersonRow[],
  language: Language,
): Promise<(employeeId: string) => IncidentPerson['parts']> {
  const ids = people.map(({ employeeId }) => employeeId)
  const reasons = await findReasons(work, area, ids)
  const words = await placeWordsOf(work, reasons, language)
  return (employeeId) =>
    reasons
      .filter((reason) => reason.employeeId === employeeId)
      .map((reason) => ({
        activity: activityOf(reason),
        city: cityNameOf(cityKeyOf(reason.arriveCity), language),
        ...words(reason),
        beginsAt: reason.beginsAt.toISOString(),
        endsAt: reason.endsAt.toISOString(),
        orderNo: reason.orderNo,
      }))
}

interface Told {
  language: Language
  path: (departmentId: string) => string
  parts: IncidentPerson['parts']
}

function personOf({ context: { vault } }: Work, row: IncidentPersonRow, { language, path, parts }: Told): IncidentPerson {
  const { employeeId, departmentId, guest, mobileCipher, outcome, saidAt, actorId, actorName, noteCipher, calls, joinedAt } = row
  return {
    employeeId,
    name: readableName(row, language),
    department: path(departmentId),
    guest,
    mobile: mobileCipher === '' ? '' : maskMobile(vault.open(mobileCipher)),
    status: outcome ?? 'unreached',
    ...(saidAt && { saidAt: saidAt.toISOString() }),
    ...(actorName !== null && actorId !== employeeId && { saidTo: nameIn(actorName, language) }),
    note: noteCipher === null ? '' : vault.open(noteCipher),
    calls,
    joinedAt: joinedAt.toISOString(),
    gone: parts.length === 0,
    parts,
  }
}

const purpose = 'telephone of somebody whom an incident concerns'
/** Whoever calls a long list through reads a number a minute at most. */
const perHour = 60
const hour = 3_600_000

type Revealed = ResponseOf<typeof revealIncidentMobile>

/** One telephone in clear, written down before it is told. */
export const revealMobile = (
  context: Context,
  actor: Actor,
  { incidentId, employeeId }: RequestOf<typeof revealIncidentMobile>,
): Promise<Revealed | Problem> =>
  inTransaction<Revealed | Problem>(context, actor.enterpriseId, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageIncidents')
    if (refused) return refused
    if (!(await findIncident(work, incidentId))) return problem('incidentUnknown', { field: 'incidentId' })
    const now = context.clock.now()
    const since = new Date(now.getTime() - hour)
    const read = await countReadings(work, { employeeId: actor.employeeId, purpose, since })
    if (read.count >= perHour) return problem('revealedTooOften', { retryAfter: secondsUntilFree(read.first, hour, now) })
    const row = await findOne(work, incidentId, employeeId)
    if (!row || row.mobileCipher === '') return problem('incidentPersonUnknown', { field: 'employeeId' })
    const subjects = [{ id: newId(now), subject: `mobile ${employeeId}` }]
    await logAccess(work, { at: now, employeeId: actor.employeeId, subjects, purpose })
    return { value: context.vault.open(row.mobileCipher) }
  })

/** One of those whom it concerns. */
export async function findOne(work: Work, incidentId: string, employeeId: string): Promise<IncidentPersonRow | undefined> {
  const search = { incidentId, status: undefined, keyword: '', after: undefined, limit: 1, reader: 'zh-CN' } as const
  const [row] = await searchPeopleOf(work, { ...search, employeeIds: [employeeId] })
  return row
}

import type { closeIncident, openIncident, previewIncident } from '@sojourn/contract/admin/orders/incident.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { languages, type LocalText } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { incidentFaults, isIncidentTime } from '@sojourn/domain/admin/orders/incident'
import type { Actor, Context, Work } from '../../../context'
import { newNumber } from '../../../kit/id'
import { inCompany, once } from '../../../work'
import { companyRefusal } from '../../booking/traveller/scope'
import { changeRecord } from '../record/change-record'
import { findConcerned } from './concerned-store'
import { join } from './join'
import { enqueueLook } from './look'
import { keysOf, knownPlace, type KeptPlace } from './places'
import { incidentRecord } from './record'
import { findIncident, insertIncident, updateClosed, type IncidentRow } from './store'

type Area = RequestOf<typeof previewIncident>

/** Each place as it is kept. */
export async function placesOf(work: Work, places: Area['places']): Promise<KeptPlace[] | Problem> {
  const found: KeptPlace[] = []
  for (const place of places) {
    const known = await knownPlace(work, place)
    if (!known) return problem('incidentPlaceUnknown', { field: 'places' })
    found.push(known)
  }
  return found
}

/** Whom it would concern. */
export const preview = (
  context: Context,
  actor: Actor,
  { places, from, to }: Area,
): Promise<ResponseOf<typeof previewIncident> | Problem> =>
  inCompany<ResponseOf<typeof previewIncident> | Problem>(context, actor.enterpriseId, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageIncidents')
    if (refused) return refused
    if (!isIncidentTime({ from, to })) return problem('incidentInvalid', { field: 'to' })
    const known = await placesOf(work, places)
    if (isProblem(known)) return known
    const people = await findConcerned(work, { from: new Date(from), to: new Date(to), keys: keysOf(known) })
    return { people: people.length, guests: people.filter(({ guest }) => guest).length }
  })

type Opened = ResponseOf<typeof openIncident>

/** What a language lacks is the first that is written. */
function filled(names: LocalText): LocalText {
  const first = languages.map((language) => names[language].trim()).find((name) => name !== '') ?? ''
  const of = (language: keyof LocalText): string => names[language].trim() || first
  return { 'zh-CN': of('zh-CN'), 'zh-TW': of('zh-TW'), en: of('en') }
}

/** What is written of an incident, as it is kept. */
export const incidentValues = (
  { kind, titles, messages, from, to }: RequestOf<typeof openIncident>,
  places: KeptPlace[],
): Pick<IncidentRow, 'kind' | 'title' | 'message' | 'places' | 'from' | 'to'> => ({
  kind,
  title: filled(titles),
  message: filled(messages),
  places,
  from: new Date(from),
  to: new Date(to),
})

/** Opens it and tells everybody whom it concerns now; those who book into it later join it. */
export const openIncidentOf = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof openIncident>,
): Promise<Opened | Problem> =>
  once<Opened>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageIncidents')
    if (refused) return refused
    const [fault] = incidentFaults(request)
    if (fault) return problem('incidentInvalid', { field: fault })
    const places = await placesOf(work, request.places)
    if (isProblem(places)) return places
    const incidentId = newNumber('in-')
    const incident: IncidentRow = {
      incidentId,
      ...incidentValues(request, places),
      openedAt: context.clock.now(),
      openedBy: actor.employeeId,
      closedAt: null,
      closedBy: null,
      closingNoteCipher: null,
    }
    const opened = await changeRecord(work, {
      kind: 'incident',
      id: incidentId,
      act: 'added',
      actorId: actor.employeeId,
      read: () => incidentRecord(work, incidentId),
      write: async () => {
        await insertIncident(work, incident)
        return undefined
      },
    })
    if (isProblem(opened)) return opened
    const people = await join(work, incident)
    await enqueueLook(work, incident)
    return { incidentId, people }
  })

type Closed = ResponseOf<typeof closeIncident>

export const closeIncidentOf = (
  context: Context,
  actor: Actor,
  { incidentId, note }: RequestOf<typeof closeIncident>,
): Promise<Closed | Problem> =>
  once<Closed>(context, actor, async (work) => {
    const incident = await openOne(work, actor, incidentId)
    if (isProblem(incident)) return incident
    if (note.trim() === '') return problem('incidentInvalid', { field: 'note' })
    const at = context.clock.now()
    await updateClosed(work, { incidentId, at, by: actor.employeeId, noteCipher: context.vault.seal(note.trim()) })
    return { incidentId }
  })

/** One that can be changed still, held until the transaction ends. */
export async function openOne(work: Work, actor: Actor, incidentId: string): Promise<IncidentRow | Problem> {
  const refused = await companyRefusal(work, actor, 'manageIncidents')
  if (refused) return refused
  const incident = await findIncident(work, incidentId, true)
  if (!incident) return problem('incidentUnknown', { field: 'incidentId' })
  return incident.closedAt ? problem('incidentClosed', { field: 'incidentId' }) : incident
}

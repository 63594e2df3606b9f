import type {
  answerIncident,
  getMyIncidents,
  recordIncidentCall,
  remindIncident,
} from '@sojourn/contract/admin/orders/incident.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { newId } from '../../../kit/id'
import { inCompany, once } from '../../../work'
import { tellPeople } from './notifications'
import { openOne } from './open'
import { findOne } from './people'
import { findIncidentsOf, findUnreached, insertEvents } from './store'

const sealed = ({ vault }: Context, note: string): { noteCipher?: string } =>
  note.trim() === '' ? {} : { noteCipher: vault.seal(note.trim()) }

type Called = ResponseOf<typeof recordIncidentCall>

/** A call with what came of it: whoever says how somebody is answers for the person. */
export const recordCall = (
  context: Context,
  actor: Actor,
  { incidentId, employeeId, hotelId, outcome, note }: RequestOf<typeof recordIncidentCall>,
): Promise<Called | Problem> =>
  once<Called>(context, actor, async (work) => {
    const incident = await openOne(work, actor, incidentId)
    if (isProblem(incident)) return incident
    if (employeeId === undefined && hotelId === undefined) return problem('incidentPersonUnknown', { field: 'employeeId' })
    if (employeeId !== undefined && !(await findOne(work, incidentId, employeeId)))
      return problem('incidentPersonUnknown', { field: 'employeeId' })
    const at = context.clock.now()
    const called = { eventId: newId(at), act: 'call', actorId: actor.employeeId, employeeId, hotelId, outcome } as const
    await insertEvents(work, incidentId, at, [{ ...called, ...sealed(context, note) }])
    return { incidentId }
  })

type Reminded = ResponseOf<typeof remindIncident>

/** Writes once more to those of whom nothing was heard. */
export const remind = (
  context: Context,
  actor: Actor,
  { incidentId }: RequestOf<typeof remindIncident>,
): Promise<Reminded | Problem> =>
  once<Reminded>(context, actor, async (work) => {
    const incident = await openOne(work, actor, incidentId)
    if (isProblem(incident)) return incident
    const employeeIds = await findUnreached(work, incidentId)
    return { people: await tellPeople(work, incident, { employeeIds, act: 'reminded', actorId: actor.employeeId }) }
  })

type Mine = ResponseOf<typeof getMyIncidents>

/** What concerns the caller. */
export const myIncidents = (context: Context, actor: Actor, { incidentId }: RequestOf<typeof getMyIncidents>): Promise<Mine> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const rows = await findIncidentsOf(work, actor.employeeId, incidentId)
    const { language } = actor
    return {
      list: rows.map(({ kind, title, message, places, from, to, openedAt, closedAt, answer, answeredAt, ...row }) => ({
        incidentId: row.incidentId,
        kind,
        title: title[language],
        message: message[language],
        places: places.map(({ name }) => name[language]),
        from: from.toISOString(),
        to: to.toISOString(),
        openedAt: openedAt.toISOString(),
        closed: closedAt !== null,
        ...(answer && { answer }),
        ...(answeredAt && { answeredAt: answeredAt.toISOString() }),
      })),
    }
  })

type Answered = ResponseOf<typeof answerIncident>

/** The caller's own answer, kept beside the former ones. */
export const answer = (
  context: Context,
  actor: Actor,
  { incidentId, answer: outcome, note }: RequestOf<typeof answerIncident>,
): Promise<Answered | Problem> =>
  once<Answered>(context, actor, async (work) => {
    const [incident] = await findIncidentsOf(work, actor.employeeId, incidentId)
    if (!incident) return problem('incidentUnknown', { field: 'incidentId' })
    if (incident.closedAt) return problem('incidentClosed', { field: 'incidentId' })
    const at = context.clock.now()
    const { employeeId } = actor
    const said = { eventId: newId(at), act: 'answer', actorId: employeeId, employeeId, outcome } as const
    await insertEvents(work, incidentId, at, [{ ...said, ...sealed(context, note) }])
    return { incidentId }
  })

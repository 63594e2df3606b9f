import type { changeIncident } from '@sojourn/contract/admin/orders/incident.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { incidentFaults } from '@sojourn/domain/admin/orders/incident'
import type { Actor, Context, Work } from '../../../context'
import { newId } from '../../../kit/id'
import { once } from '../../../work'
import { changeRecord } from '../record/change-record'
import { releaseOthers } from './concerned-store'
import { areaOf, join } from './join'
import { tellPeople } from './notifications'
import { enqueueLook } from './look'
import { incidentValues, openOne, placesOf } from './open'
import { incidentRecord } from './record'
import { findPeopleIn, insertEvents, updateIncident, type IncidentRow } from './store'

type Request = RequestOf<typeof changeIncident>
type Changed = ResponseOf<typeof changeIncident>

/** Changes an open incident: whom it concerns now joins and is told, whom it no longer does leaves and is told; others where it is wished. */
export const changeIncidentOf = (context: Context, actor: Actor, request: Request): Promise<Changed | Problem> =>
  once<Changed>(context, actor, async (work) => {
    const { incidentId, version, tell } = request
    const former = await openOne(work, actor, incidentId)
    if (isProblem(former)) return former
    const [fault] = incidentFaults(request)
    if (fault) return problem('incidentInvalid', { field: fault })
    const places = await placesOf(work, request.places)
    if (isProblem(places)) return places
    const incident: IncidentRow = { ...former, ...incidentValues(request, places) }
    const saved = await changeRecord(work, {
      kind: 'incident',
      id: incidentId,
      version,
      act: 'changed',
      actorId: actor.employeeId,
      read: () => incidentRecord(work, incidentId),
      write: async () => {
        await updateIncident(work, incident)
        return undefined
      },
    })
    if (isProblem(saved)) return saved
    // The same again is no change, and nobody hears of it.
    if (saved === version) return { incidentId, version, joined: 0, released: 0 }
    return { incidentId, version: saved, ...(await follow(work, actor, incident, tell)) }
  })

async function follow(
  work: Work,
  { employeeId: actorId }: Actor,
  incident: IncidentRow,
  tell: boolean,
): Promise<{ joined: number; released: number }> {
  const { incidentId } = incident
  const now = work.context.clock.now()
  await insertEvents(work, incidentId, now, [{ eventId: newId(now), act: 'changed', actorId }])
  const released = await releaseOthers(work, incidentId, areaOf(incident), now)
  await tellPeople(work, incident, { employeeIds: released, act: 'released', actorId })
  if (tell) await tellPeople(work, incident, { employeeIds: await findPeopleIn(work, incidentId), act: 'updated', actorId })
  const joined = await join(work, incident)
  await enqueueLook(work, incident)
  return { joined, released: released.length }
}

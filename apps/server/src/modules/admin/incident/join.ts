import type { Context, Work } from '../../../context'
import { finishJob } from '../../../db/queue'
import { inTransaction } from '../../../work'
import { joinConcerned, type IncidentArea } from './concerned-store'
import { tellPeople } from './notifications'
import { enqueueLook } from './look'
import { keysOf } from './places'
import { findIncident, type IncidentRow } from './store'

export const areaOf = ({ from, to, places }: Pick<IncidentRow, 'from' | 'to' | 'places'>): IncidentArea => ({
  from,
  to,
  keys: keysOf(places),
})

/** Adds whom it concerns by now, and tells each once, however many look at the same time; answers how many were added. */
export async function join(work: Work, incident: IncidentRow): Promise<number> {
  const joined = await joinConcerned(work, incident.incidentId, areaOf(incident), work.context.clock.now())
  await tellPeople(work, incident, { employeeIds: joined, act: 'told', actorId: incident.openedBy })
  return joined.length
}

/** Looks for people who booked into an open incident, until a day after its time. */
export const joinLater = (
  context: Context,
  { id, enterpriseId, payload }: { id: string; enterpriseId: number; payload: Record<string, string> },
): Promise<void> =>
  inTransaction(context, enterpriseId, async (work) => {
    await finishJob(work.sql, id)
    const incident = await findIncident(work, payload['incidentId']!)
    if (!incident || incident.closedAt) return
    await join(work, incident)
    if (context.clock.now().getTime() < incident.to.getTime() + dayMs) await enqueueLook(work, incident)
  })
const dayMs = 86_400_000

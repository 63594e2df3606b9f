import type { Work } from '../../../context'
import { enqueue } from '../../../db/queue'
import { newId } from '../../../kit/id'

const everyMs = 10 * 60_000

/** The next look for people who booked into an incident meanwhile. */
export const enqueueLook = ({ sql, enterpriseId, context }: Work, { incidentId }: { incidentId: string }): Promise<unknown> => {
  const now = context.clock.now()
  const runAt = new Date(now.getTime() + everyMs)
  return enqueue(sql, { id: newId(now), kind: 'incident.join', enterpriseId, payload: { incidentId }, runAt })
}

import type { Work } from '../../../context'
import { enqueueOnce } from '../../../db/queue'

const everyMs = 10 * 60_000

/** The next look for people who booked into an incident meanwhile, of which one waits at most. */
export const enqueueLook = ({ sql, enterpriseId, context }: Work, { incidentId }: { incidentId: string }): Promise<unknown> => {
  const now = context.clock.now()
  const runAt = new Date(now.getTime() + everyMs)
  const job = { kind: 'incident.join', enterpriseId, payload: { incidentId }, runAt } as const
  return enqueueOnce(sql, `incident.join/${enterpriseId}/${incidentId}`, job)
}

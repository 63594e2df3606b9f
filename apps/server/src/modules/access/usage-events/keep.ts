import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { addBuriedPointData } from '@sojourn/contract/access/usage-event.calls'
import type { Actor, Context } from '../../../context'
import { inCompany } from '../../../work'
import { insertUsageEvents } from './store'

/** A person's pages make far fewer; more is a broken page, whose surplus is not worth a row. */
const perMinute = 240

/** Keeps what a page collected about its use (S7.08); a repeated delivery adds nothing. */
export async function keepUsageEvents(
  context: Context,
  actor: Actor,
  { eventList }: RequestOf<typeof addBuriedPointData>,
): Promise<ResponseOf<typeof addBuriedPointData>> {
  const kept = await inCompany(context, actor.enterpriseId, (work) =>
    insertUsageEvents(work, { employeeId: actor.employeeId, events: eventList, now: context.clock.now(), perMinute }),
  )
  return { kept }
}

import { isProblem } from '@sojourn/contract/kit/problems'
import type { Context } from '../../../context'
import { finishJob } from '../../../db/queue'
import { chinaDate } from '../../../kit/clock'
import { inTransaction } from '../../../work'
import { announce } from '../../booking/notification/announce'
import { refreshPermissions } from '../../booking/traveller/role-store'
import { endNow } from './end-now'
import { findPerson } from './store'

interface TurnJob {
  id: string
  enterpriseId: number
  payload: Record<string, string>
}

/** Ends what the day before was the last of: the employment of a person, or a role. Run again, it finds nothing left to end. */
export async function turnPerson(context: Context, { id, enterpriseId, payload }: TurnJob): Promise<void> {
  const employeeId = payload['employeeId']!
  const ended = await inTransaction(context, enterpriseId, async (work) => {
    await finishJob(work.sql, id)
    const today = chinaDate(context.clock.now())
    const person = await findPerson(work, employeeId)
    if (person?.lastDay && person.lastDay < today) return endNow(work, employeeId, '')
    await refreshPermissions(work, employeeId, today)
    return []
  })
  if (isProblem(ended)) throw new Error(`the employment of ${employeeId} could not be ended: ${ended.problem}`)
  for (const { subjectNo, concerned } of ended) announce(context, enterpriseId, subjectNo, concerned)
}

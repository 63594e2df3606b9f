import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Work } from '../../../context'
import { newId } from '../../../kit/id'
import { secondsUntilFree } from '../../../kit/waiting'
import { countReadings } from './readings-store'
import { logAccess } from './store'

/** What is read, as the log of readings names it, and its value in clear. */
export interface OwnData {
  subject: string
  value: string
}

const purpose = 'reveal of own data'
const perHour = 20
const hour = 3_600_000

/** One's own data in clear, counted and written down before it is told. */
export async function revealOwn(
  work: Work,
  employeeId: string,
  find: () => Promise<OwnData | Problem>,
): Promise<{ value: string } | Problem> {
  const now = work.context.clock.now()
  const read = await countReadings(work, { employeeId, purpose, since: new Date(now.getTime() - hour) })
  if (read.count >= perHour) return problem('revealedTooOften', { retryAfter: secondsUntilFree(read.first, hour, now) })
  const found = await find()
  if ('problem' in found) return found
  const subjects = [{ id: newId(now), subject: found.subject }]
  await logAccess(work, { at: now, employeeId, subjects, purpose })
  return { value: found.value }
}

import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { revealPersonalData } from '@sojourn/contract/personal/credential.calls'
import type { Actor, Context, Work } from '../../context'
import { inTransaction } from '../../work'
import { newId } from '../../kit/id'
import { secondsUntilFree } from '../../kit/waiting'
import { countReadings } from '../booking/traveller/readings-store'
import { logAccess } from '../booking/traveller/store'
import { findOwnCredentials } from './credential-store'
import { findProfile } from './profile-store'

type Asked = RequestOf<typeof revealPersonalData>

const purpose = 'reveal of own data'
const perHour = 20
const hour = 3_600_000

/** One's own data in clear, written down before it is told. */
export const reveal = (context: Context, actor: Actor, asked: Asked): Promise<ResponseOf<typeof revealPersonalData> | Problem> =>
  inTransaction<ResponseOf<typeof revealPersonalData> | Problem>(context, actor.enterpriseId, async (work) => {
    const now = context.clock.now()
    const { employeeId } = actor
    const read = await countReadings(work, { employeeId, purpose, since: new Date(now.getTime() - hour) })
    if (read.count >= perHour) return problem('revealedTooOften', { retryAfter: secondsUntilFree(read.first, hour, now) })
    const found = await valueOf(work, actor, asked)
    if (!found) return problem('credentialUnknown', { field: 'credentialId' })
    const subjects = [{ id: newId(now), subject: found.subject }]
    await logAccess(work, { at: now, employeeId, subjects, purpose })
    return { value: found.value }
  })

async function valueOf(work: Work, { employeeId }: Actor, asked: Asked) {
  if (asked.subject === 'credential') {
    const own = await findOwnCredentials(work, employeeId)
    const found = own.find(({ credentialId }) => credentialId === asked.credentialId)
    return found && { subject: `credential ${found.credentialId}`, value: work.context.vault.open(found.numberCipher) }
  }
  const { mobileCipher, email } = await findProfile(work, employeeId)
  const value = asked.subject === 'mobile' ? work.context.vault.open(mobileCipher) : email
  return { subject: `${asked.subject} ${employeeId}`, value }
}

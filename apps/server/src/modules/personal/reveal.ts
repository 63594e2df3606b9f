import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { revealPersonalData } from '@sojourn/contract/personal/credential.calls'
import type { Actor, Context } from '../../context'
import type { Sql } from '../../db/sql'
import { newId } from '../../kit/id'
import { secondsUntilFree } from '../../kit/waiting'
import { logAccess } from '../booking/traveller/store'
import { countReadings, findOwnCredentials } from './credential-store'
import { findProfile } from './profile-store'

type Asked = RequestOf<typeof revealPersonalData>

const purpose = 'reveal of own data'
const perHour = 20
const hour = 3_600_000

/** One's own data in clear, written down before it is told. */
export const reveal = (context: Context, actor: Actor, asked: Asked): Promise<ResponseOf<typeof revealPersonalData> | Problem> =>
  context.database.transaction<ResponseOf<typeof revealPersonalData> | Problem>(actor.enterpriseId, async (sql) => {
    const now = context.clock.now()
    const { employeeId, enterpriseId } = actor
    const read = await countReadings(sql, enterpriseId, { employeeId, purpose, since: new Date(now.getTime() - hour) })
    if (read.count >= perHour) return problem('revealedTooOften', { retryAfter: secondsUntilFree(read.first, hour, now) })
    const found = await valueOf(context, sql, actor, asked)
    if (!found) return problem('credentialUnknown', { field: 'credentialId' })
    const subjects = [{ id: newId(now), subject: found.subject }]
    await logAccess(sql, enterpriseId, { at: now, employeeId, subjects, purpose })
    return { value: found.value }
  })

async function valueOf({ vault }: Context, sql: Sql, { enterpriseId, employeeId }: Actor, asked: Asked) {
  if (asked.subject === 'credential') {
    const own = await findOwnCredentials(sql, enterpriseId, employeeId)
    const found = own.find(({ credentialId }) => credentialId === asked.credentialId)
    return found && { subject: `credential ${found.credentialId}`, value: vault.open(found.numberCipher) }
  }
  const { mobileCipher, email } = await findProfile(sql, enterpriseId, employeeId)
  const value = asked.subject === 'mobile' ? vault.open(mobileCipher) : email
  return { subject: `${asked.subject} ${employeeId}`, value }
}

import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { revealPersonalData } from '@sojourn/contract/personal/credential.calls'
import type { Actor, Context, Work } from '../../context'
import { inTransaction } from '../../work'
import { revealOwn } from '../booking/traveller/reveal-own'
import { findOwnCredentials } from './credential-store'
import { findProfile } from './profile-store'

type Asked = RequestOf<typeof revealPersonalData>

/** One's own data in clear, written down before it is told. */
export const reveal = (context: Context, actor: Actor, asked: Asked): Promise<ResponseOf<typeof revealPersonalData> | Problem> =>
  inTransaction<ResponseOf<typeof revealPersonalData> | Problem>(context, actor.enterpriseId, (work) =>
    revealOwn(
      work,
      actor.employeeId,
      async () => (await valueOf(work, actor, asked)) ?? problem('credentialUnknown', { field: 'credentialId' }),
    ),
  )

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

import type { addJoiningCode, addJoiningDomain, endJoiningKey } from '@sojourn/contract/admin/company/joining.calls'
import type { JoiningKind } from '@sojourn/contract/admin/company/joining-words'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { invitationCode, joiningKeysAtMost, opensAccounts } from '@sojourn/domain/access/joining'
import { domainOf, isPublicDomain, provesDomain } from '@sojourn/domain/access/mail-domain'
import { randomInt } from 'node:crypto'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { newId } from '../../../kit/id'
import { tokenHash } from '../../../kit/vault'
import { changeJoining } from './joining'
import { endKey, findKeys, findPlace, insertKey, spendDomainTicket } from './store'

type Saved = ResponseOf<typeof endJoiningKey>

/** Opens the domain whose keeper the caller is, since its mail was read. */
export const addDomain = (
  context: Context,
  actor: Actor,
  { version, ticket }: RequestOf<typeof addJoiningDomain>,
): Promise<Saved | Problem> =>
  changeJoining(context, actor, {
    version,
    write: async (work) => {
      const proven = await spendDomainTicket(work, tokenHash(ticket), context.clock.now())
      if (proven === undefined) return problem('ticketSpent', { field: 'ticket' })
      const account = context.vault.open(proven)
      const domain = domainOf(account)
      if (isPublicDomain(domain)) return problem('joiningDomainPublic', { field: 'ticket', detail: { domain } })
      if (!provesDomain(account)) return problem('joiningDomainUnproven', { field: 'ticket', detail: { domain } })
      const added = await add(work, { kind: 'domain', words: domain, lastDay: undefined })
      return added === false ? problem('joiningDomainTaken', { field: 'ticket', detail: { domain } }) : added
    },
  })

export const addCode = (
  context: Context,
  actor: Actor,
  { version, lastDay }: RequestOf<typeof addJoiningCode>,
): Promise<Saved | Problem> =>
  changeJoining(context, actor, {
    version,
    write: async (work) => {
      if (lastDay !== undefined && lastDay < chinaDate(context.clock.now()))
        return problem('joiningDayPast', { field: 'lastDay' })
      const added = await add(work, { kind: 'code', words: invitationCode(randomInt), lastDay })
      if (added === false) throw new Error('an invitation code was drawn twice')
      return added
    },
  })

/** False where another has it. */
async function add(
  work: Work,
  { kind, words, lastDay }: { kind: JoiningKind; words: string; lastDay: string | undefined },
): Promise<Problem | undefined | false> {
  if (!(await findPlace(work))) return problem('joiningPlaceMissing', { field: 'version' })
  const { clock, vault } = work.context
  const now = clock.now()
  const today = chinaDate(now)
  const open = (await findKeys(work)).filter((key) => opensAccounts(key, today))
  if (open.length >= joiningKeysAtMost) return problem('joiningKeysFull', { field: 'version' })
  const isNew = await insertKey(work, {
    keyId: newId(now),
    kind,
    keyHash: vault.digest(words),
    wordsCipher: vault.seal(words),
    addedAt: now,
    lastDay: lastDay ?? null,
  })
  return isNew ? undefined : false
}

export const endJoining = (
  context: Context,
  actor: Actor,
  { version, keyId }: RequestOf<typeof endJoiningKey>,
): Promise<Saved | Problem> =>
  changeJoining(context, actor, {
    version,
    write: async (work) => ((await endKey(work, keyId)) ? undefined : problem('joiningKeyUnknown', { field: 'keyId' })),
  })

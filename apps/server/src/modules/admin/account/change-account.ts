import type {
  endAccountSessions,
  lockAccount,
  lockAccounts,
  resetAccountPassword,
  unlockAccount,
  unlockAccounts,
} from '@sojourn/contract/admin/people/account.calls'
import type { RecordAct } from '@sojourn/contract/admin/record-change.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { unknownPasswordHash } from '../../../kit/passwords'
import { once } from '../../../work'
import { countOthersWith, findGrants } from '../../booking/traveller/role-store'
import { findWithin, guardFault } from '../person/checks'
import { personRecord } from '../person/record'
import { changeSeveral } from '../person/several'
import type { PersonRow } from '../person/store'
import { changeRecord, type KeptRecord } from '../record/change-record'
import { scopeOf } from '../../booking/traveller/scope'
import { writeResetNotification } from './reset-notification'
import { deleteSessions, findLock, forgiveTries, updateLock, updatePasswordHash } from './store'

/** Somebody else in office whom the caller looks after and may not less than. */
async function findChangeable(work: Work, actor: Actor, employeeId: string): Promise<PersonRow | Problem> {
  const scope = await scopeOf(work, actor, 'managePeople')
  if (isProblem(scope)) return scope
  const person = await findWithin(work, scope, employeeId)
  if (isProblem(person)) return person
  if (employeeId === actor.employeeId) return problem('accountOwn', { field: 'employeeId' })
  if (!person.active) return problem('personLeft', { field: 'employeeId', detail: { name: person.name } })
  return guardFault(person, actor) ?? person
}

type Whose = ResponseOf<typeof lockAccount>

/** What is done stands in the person's history. */
async function changed(
  work: Work,
  { actor, employeeId, act }: { actor: Actor; employeeId: string; act: RecordAct },
  write: (person: PersonRow) => Promise<Problem | undefined>,
): Promise<Whose | Problem> {
  const person = await findChangeable(work, actor, employeeId)
  if (isProblem(person)) return person
  const version = await changeRecord(work, {
    kind: 'person',
    id: employeeId,
    act,
    actorId: actor.employeeId,
    read: () => personRecord(work, employeeId),
    write: () => write(person),
  })
  return isProblem(version) ? version : { employeeId }
}

/** The company keeps an administrator who gets in. */
async function isLastAdministrator(work: Work, employeeId: string): Promise<boolean> {
  const today = chinaDate(work.context.clock.now())
  const role = 'administrator'
  const roles = (await findGrants(work, employeeId, today)).map((grant) => grant.role)
  return roles.includes(role) && (await countOthersWith(work, { employeeId, role, today })) === 0
}

/** A locked one that is locked again keeps its first reason. */
const lockOne = (work: Work, actor: Actor, { employeeId, reason }: RequestOf<typeof lockAccount>): Promise<Whose | Problem> =>
  changed(work, { actor, employeeId, act: 'locked' }, async () => {
    if (await isLastAdministrator(work, employeeId)) return problem('lastAdministrator', { field: 'employeeId' })
    if (await findLock(work, employeeId, actor.language)) return undefined
    const { clock, vault } = work.context
    await updateLock(work, employeeId, { at: clock.now(), by: actor.employeeId, reasonCipher: vault.seal(reason.trim()) })
    return undefined
  })

const unlockOne = (work: Work, actor: Actor, employeeId: string): Promise<Whose | Problem> =>
  changed(work, { actor, employeeId, act: 'unlocked' }, async () => {
    await updateLock(work, employeeId, undefined)
    await forgiveTries(work, employeeId)
    return undefined
  })

export const lock = (context: Context, actor: Actor, request: RequestOf<typeof lockAccount>): Promise<Whose | Problem> =>
  once<Whose>(context, actor, (work) => lockOne(work, actor, request))

export const unlock = (
  context: Context,
  actor: Actor,
  { employeeId }: RequestOf<typeof unlockAccount>,
): Promise<Whose | Problem> => once<Whose>(context, actor, (work) => unlockOne(work, actor, employeeId))

export const lockSeveral = (
  context: Context,
  actor: Actor,
  { reason, ...chosen }: RequestOf<typeof lockAccounts>,
): Promise<Several | Problem> =>
  once<Several>(context, actor, (work) =>
    changeSeveral(work, actor, chosen, (employeeId) => lockOne(work, actor, { employeeId, reason })),
  )

export const unlockSeveral = (
  context: Context,
  actor: Actor,
  chosen: RequestOf<typeof unlockAccounts>,
): Promise<Several | Problem> =>
  once<Several>(context, actor, (work) => changeSeveral(work, actor, chosen, (employeeId) => unlockOne(work, actor, employeeId)))

type Several = ResponseOf<typeof lockAccounts>

type Reset = ResponseOf<typeof resetAccountPassword>

/** The former password opens nothing any more; the person sets a new one by the notification's way. */
export const resetPassword = (
  context: Context,
  actor: Actor,
  { employeeId }: RequestOf<typeof resetAccountPassword>,
): Promise<Reset | Problem> =>
  once<Reset>(context, actor, async (work) => {
    const person = await findChangeable(work, actor, employeeId)
    if (isProblem(person)) return person
    if (person.awaitingActivation) return problem('accountNotActivated', { field: 'employeeId' })
    await updatePasswordHash(work, employeeId, await unknownPasswordHash())
    await deleteSessions(work, { employeeId, sessionIds: undefined, now: context.clock.now() })
    await writeResetNotification(work, employeeId)
    const noted = await note(work, { actor, employeeId, act: 'passwordReset' }, { password: 'reset' })
    return noted ?? { mail: person.mail }
  })

/** What changes nothing that the company says of a person stands in the history all the same. */
async function note(
  work: Work,
  { actor, employeeId, act }: { actor: Actor; employeeId: string; act: RecordAct },
  done: KeptRecord,
): Promise<Problem | undefined> {
  let isDone = false
  const version = await changeRecord(work, {
    kind: 'person',
    id: employeeId,
    act,
    actorId: actor.employeeId,
    read: async () => (isDone ? done : {}),
    write: async () => {
      isDone = true
      return undefined
    },
  })
  return isProblem(version) ? version : undefined
}

type Ended = ResponseOf<typeof endAccountSessions>

/** Also those that the agency opened in the person's name. */
export const endSessions = (
  context: Context,
  actor: Actor,
  { employeeId, sessionIds }: RequestOf<typeof endAccountSessions>,
): Promise<Ended | Problem> =>
  once<Ended>(context, actor, async (work) => {
    const scope = await scopeOf(work, actor, 'managePeople')
    if (isProblem(scope)) return scope
    const person = await findWithin(work, scope, employeeId)
    if (isProblem(person)) return person
    const guarded = guardFault(person, actor)
    if (guarded) return guarded
    const ended = await deleteSessions(work, { employeeId, sessionIds, now: context.clock.now() })
    const noted = ended > 0 && (await note(work, { actor, employeeId, act: 'sessionsEnded' }, { sessions: String(ended) }))
    return noted || { ended }
  })

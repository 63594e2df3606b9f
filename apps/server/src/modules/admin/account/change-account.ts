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
import { countOthersWith, findHolders } from '../../booking/traveller/role-store'
import { findWithin, guardFault } from '../person/checks'
import { changeSeveral, type Change, type Chosen } from '../person/several'
import type { PersonRow } from '../person/store'
import { changeRecord, type KeptRecord } from '../record/change-record'
import { scopeOf } from '../../booking/traveller/scope'
import { writeResetNotification } from './reset-notification'
import { deleteSessions, forgiveTries, lockPeople, unlockPeople, updatePasswordHash } from './store'

/** Somebody else in office, who may not more than the caller. */
function changeFault(person: PersonRow, actor: Actor): Problem | undefined {
  if (person.employeeId === actor.employeeId) return problem('accountOwn', { field: 'employeeId' })
  if (!person.active) return problem('personLeft', { field: 'employeeId', detail: { name: person.name } })
  return guardFault(person, actor)
}

type Whose = ResponseOf<typeof lockAccount>

/** Those who keep the company from having no administrator who gets in. */
async function lastAdministrators(work: Work, employeeIds: readonly string[]): Promise<string[]> {
  const today = chinaDate(work.context.clock.now())
  const role = 'administrator'
  const holders = await findHolders(work, { employeeIds, role, today })
  return holders.length === 0 || (await countOthersWith(work, { employeeIds: holders, role, today })) > 0 ? [] : holders
}

/** What becomes of these accounts. */
type ChangeOf = (work: Work, actor: Actor, employeeIds: readonly string[]) => Change

/** A locked one that is locked again keeps its first reason. */
const locking =
  (reason: string): ChangeOf =>
  (work, actor, employeeIds) => {
    const { clock, vault } = work.context
    let last: Promise<string[]> | undefined
    return {
      act: 'locked',
      async faultOf(person) {
        const fault = changeFault(person, actor)
        if (fault) return fault
        last ??= lastAdministrators(work, employeeIds)
        return (await last).includes(person.employeeId) ? problem('lastAdministrator', { field: 'employeeId' }) : undefined
      },
      write: (ids) => lockPeople(work, ids, { at: clock.now(), by: actor.employeeId, reasonCipher: vault.seal(reason.trim()) }),
    }
  }

const unlocking: ChangeOf = (work, actor) => ({
  act: 'unlocked',
  faultOf: (person) => changeFault(person, actor),
  write: (ids) => Promise.all([unlockPeople(work, ids), forgiveTries(work, ids)]),
})

const changeAccounts = (context: Context, actor: Actor, chosen: Chosen, changeOf: ChangeOf): Promise<Several | Problem> =>
  once<Several>(context, actor, async (work) => {
    const scope = await scopeOf(work, actor, 'managePeople')
    if (isProblem(scope)) return scope
    return changeSeveral(work, { actor, scope }, chosen, changeOf(work, actor, chosen.employeeIds))
  })

async function changeOne(context: Context, actor: Actor, employeeId: string, changeOf: ChangeOf): Promise<Whose | Problem> {
  const done = await changeAccounts(context, actor, { employeeIds: [employeeId] }, changeOf)
  return isProblem(done) ? done : { employeeId }
}

export const lock = (context: Context, actor: Actor, request: RequestOf<typeof lockAccount>): Promise<Whose | Problem> =>
  changeOne(context, actor, request.employeeId, locking(request.reason))

export const unlock = (
  context: Context,
  actor: Actor,
  { employeeId }: RequestOf<typeof unlockAccount>,
): Promise<Whose | Problem> => changeOne(context, actor, employeeId, unlocking)

export const lockSeveral = (
  context: Context,
  actor: Actor,
  { reason, ...chosen }: RequestOf<typeof lockAccounts>,
): Promise<Several | Problem> => changeAccounts(context, actor, chosen, locking(reason))

export const unlockSeveral = (
  context: Context,
  actor: Actor,
  chosen: RequestOf<typeof unlockAccounts>,
): Promise<Several | Problem> => changeAccounts(context, actor, chosen, unlocking)

type Several = ResponseOf<typeof lockAccounts>

type Reset = ResponseOf<typeof resetAccountPassword>

/** The former password opens nothing any more; the person sets a new one by the notification's way. */
export const resetPassword = (
  context: Context,
  actor: Actor,
  { employeeId }: RequestOf<typeof resetAccountPassword>,
): Promise<Reset | Problem> =>
  once<Reset>(context, actor, async (work) => {
    const scope = await scopeOf(work, actor, 'managePeople')
    if (isProblem(scope)) return scope
    const person = await findWithin(work, scope, employeeId)
    if (isProblem(person)) return person
    const fault = changeFault(person, actor)
    if (fault) return fault
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

import type { getAccount, getSignIns, searchAccounts } from '@sojourn/contract/admin/people/account.calls'
import type { AccountDetail, AccountSummary, SignIn } from '@sojourn/contract/admin/people/account.shapes'
import type { PersonSummary } from '@sojourn/contract/admin/people/person.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { accountStateOf } from '@sojourn/domain/admin/people/account'
import { personState } from '@sojourn/domain/admin/people/person'
import { maskMobile } from '@sojourn/domain/booking/traveller/masking'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { isGuardedFrom } from '@sojourn/domain/kit/roles'
import type { Actor, Context, Work } from '../../../context'
import { readCursor, writeCursor } from '../../../kit/cursor'
import { inCompany } from '../../../work'
import { openSessionOf } from '../../booking/traveller/open-sessions'
import { findOpenSessions } from '../../booking/traveller/session-store'
import { findWithin } from '../person/checks'
import { pageOfPeople } from '../person/search'
import type { PersonRow } from '../person/store'
import { scopeOf } from '../../booking/traveller/scope'
import { refusedWords } from './refused-words'
import { findAccounts, findClosedUntil, findLock, findSignIns, type AccountRow, type SignInRow } from './store'

const pageSize = 20

/** The accounts of the people whom the caller may see: as the list of people has them, each with how they sign in. */
export const listAccounts = (
  context: Context,
  actor: Actor,
  { state, ...request }: RequestOf<typeof searchAccounts>,
): Promise<ResponseOf<typeof searchAccounts> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const locked = state === 'locked'
    const page = await pageOfPeople(work, actor, {
      ...request,
      ...(locked ? { concern: 'accountLocked' } : state !== undefined && { state }),
    })
    if (isProblem(page)) return page
    const ids = page.list.map(({ employeeId }) => employeeId)
    const accounts = new Map((await findAccounts(work, ids, context.clock.now())).map((row) => [row.employeeId, row]))
    return { ...page, list: page.list.map((person) => summaryOf(person, accounts.get(person.employeeId)!)) }
  })

function summaryOf(person: PersonSummary, { lockedAt, lastSignIn, sessions, secondFactor }: AccountRow): AccountSummary {
  const { employeeId, name, number, departmentName, mail, mobile, state } = person
  return {
    employeeId,
    name,
    number,
    departmentName,
    mail,
    mobile,
    state: accountStateOf(state, lockedAt !== null),
    ...(lastSignIn && { lastSignIn: lastSignIn.toISOString() }),
    sessions,
    secondFactor,
  }
}

/** One account with its lock and its sessions, and whether the caller may change it. */
export const accountDetail = (
  context: Context,
  actor: Actor,
  { employeeId }: RequestOf<typeof getAccount>,
): Promise<AccountDetail | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const person = await findSeen(work, actor, employeeId)
    if (isProblem(person)) return person
    const now = context.clock.now()
    const { language } = actor
    const [rows, lock, closedUntil, sessions] = await Promise.all([
      findAccounts(work, [employeeId], now),
      findLock(work, employeeId, language),
      findClosedUntil(work, employeeId, now),
      findOpenSessions(work.sql, { enterpriseId: work.enterpriseId, employeeId }, now),
    ])
    const { lastSignIn, secondFactor } = rows[0]!
    const refusal = refusalOf(actor, person)
    return {
      employeeId,
      name: person.name,
      mail: person.mail,
      mobile: maskMobile(context.vault.open(person.mobileCipher)),
      state: accountStateOf(personState(person), lock !== undefined),
      ...(lastSignIn && { lastSignIn: lastSignIn.toISOString() }),
      secondFactor,
      ...(lock && {
        lock: {
          at: lock.at.toISOString(),
          byName: lock.byName === null ? '' : readableName({ name: lock.byName, latin: lock.byLatin }, language),
          reason: lock.reasonCipher === null ? '' : context.vault.open(lock.reasonCipher),
        },
      }),
      ...(closedUntil && { closedUntil: closedUntil.toISOString() }),
      sessions: sessions.map(openSessionOf),
      ...(refusal && { refusal }),
    }
  })

async function findSeen(work: Work, actor: Actor, employeeId: string): Promise<PersonRow | Problem> {
  const scope = await scopeOf(work, actor, 'readPeople')
  return isProblem(scope) ? scope : findWithin(work, scope, employeeId)
}

/** Why the caller changes nothing of an account. */
function refusalOf({ employeeId, permissions }: Actor, person: PersonRow): AccountDetail['refusal'] {
  if (!permissions.includes('managePeople')) return 'reader'
  if (person.employeeId === employeeId) return 'own'
  return isGuardedFrom(person.permissions, permissions) ? 'guarded' : undefined
}

/** When somebody came in or was refused. */
export const listSignIns = (
  context: Context,
  actor: Actor,
  { employeeId, cursor, size = pageSize }: RequestOf<typeof getSignIns>,
): Promise<ResponseOf<typeof getSignIns> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const person = await findSeen(work, actor, employeeId)
    if (isProblem(person)) return person
    const rows = await findSignIns(work, { employeeId, before: readCursor(cursor), limit: size + 1 })
    const shown = rows.slice(0, size)
    const last = rows.length > size ? shown.at(-1) : undefined
    return { list: shown.map((row) => signInOf(row, actor)), ...(last && { next: writeCursor(last.at, last.id) }) }
  })

function signInOf({ id, at, kind, what, address, count }: SignInRow, { language }: Actor): SignIn {
  const refused = kind === 'signInRefused' && refusedWords(what, language)
  return { id, at: at.toISOString(), ...(refused && { refused }), address, count }
}

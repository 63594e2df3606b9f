import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { releaseLogin } from '../../booking/traveller/account-store'
import { endGrants, refreshPermissions } from '../../booking/traveller/role-store'
import { handOnApprovals } from '../../booking/decision/hand-on'
import { endWithPerson } from '../arranger/change-arranger'
import { companyKey } from '../company/company'
import { companyRecord } from '../company/record'
import { departmentRecord } from '../department/record'
import { findHeaded, updateHead } from '../department/store'
import { handOnGuests } from '../guest/change-guests'
import { findPlace, updateJoiningSuperior } from '../joining/store'
import { changeRecord } from '../record/change-record'
import { personRecord } from './record'
import { findPerson, isAmongSuperiorsOf } from './store'
import { findReports, updateActive, updateSuperior } from './write-store'

/** Orders and applications whose approvals were handed on, with those whose pages have become stale. */
export type Ended = readonly { subjectNo: string; concerned: string[] }[]

/**
 * The employment is over: approvals, departments, people and guests go to the successor, roles, rights to book, stand-ins and sessions end, and the accounts are
 * free for whoever the person works for next. Nothing is deleted that orders refer to. `actorId` is who said so, empty where a day did.
 */
export async function endNow(work: Work, employeeId: string, actorId: string): Promise<Ended | Problem> {
  const person = await findPerson(work, employeeId)
  if (!person?.active) return []
  const { successorId, superiorId, mail, mobileCipher } = person
  const handed = await handOnApprovals(work, employeeId, successorId ?? superiorId ?? undefined)
  if (isProblem(handed)) return handed
  const refused =
    (await handOnDepartments(work, employeeId, successorId, actorId)) ??
    (await handOnPeople(work, person, actorId)) ??
    (await handOnNewcomers(work, person, actorId)) ??
    (await handOnGuests(work, employeeId, { to: successorId, actorId })) ??
    (await endWithPerson(work, employeeId, actorId))
  if (refused) return refused
  const { sql, enterpriseId, context } = work
  const now = context.clock.now()
  await endGrants(work, { employeeId, at: now })
  await refreshPermissions(work, employeeId, chinaDate(now))
  for (const account of [mail, context.vault.open(mobileCipher)])
    await releaseLogin(sql, context.vault.digest(account), { enterpriseId, employeeId })
  await updateActive(work, employeeId, false)
  return handed
}

async function handOnDepartments(work: Work, from: string, to: string | null, actorId: string): Promise<Problem | undefined> {
  for (const { departmentId } of await findHeaded(work, from)) {
    const version = await changeRecord(work, {
      kind: 'department',
      id: departmentId,
      act: 'changed',
      actorId,
      read: () => departmentRecord(work, departmentId),
      write: async () => {
        await updateHead(work, departmentId, to)
        return undefined
      },
    })
    if (isProblem(version)) return version
  }
  return undefined
}

/** Who opens an account from now on comes below whoever follows; the history of the company says so. */
async function handOnNewcomers(work: Work, { employeeId: from, successorId, superiorId }: Leaving, actorId: string) {
  if ((await findPlace(work))?.superiorId !== from) return undefined
  const version = await changeRecord(work, {
    ...companyKey,
    act: 'changed',
    actorId,
    read: () => companyRecord(work),
    write: async () => {
      await updateJoiningSuperior(work, { from, to: successorId ?? superiorId })
      return undefined
    },
  })
  return isProblem(version) ? version : undefined
}

interface Leaving {
  employeeId: string
  successorId: string | null
  superiorId: string | null
}

/** Neither the successor nor who stands above the successor comes below the successor: above them is then the superior of who left. */
async function handOnPeople(
  work: Work,
  { employeeId: from, successorId, superiorId }: Leaving,
  actorId: string,
): Promise<Problem | undefined> {
  for (const employeeId of await findReports(work, from)) {
    const above = successorId === null || (await isAmongSuperiorsOf(work, successorId, [employeeId]))
    const next = above ? superiorId : successorId
    const version = await changeRecord(work, {
      kind: 'person',
      id: employeeId,
      act: 'changed',
      actorId,
      read: () => personRecord(work, employeeId),
      write: async () => {
        await updateSuperior(work, employeeId, next)
        return undefined
      },
    })
    if (isProblem(version)) return version
  }
  return undefined
}

import type { changeArrangerGrant, endArrangerGrant, giveArrangerGrants } from '@sojourn/contract/admin/people/arranger.calls'
import type { RecordAct } from '@sojourn/contract/admin/record-change.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { newId } from '../../../kit/id'
import { once } from '../../../work'
import { findDepartmentIds } from '../department/store'
import { findWithin } from '../person/checks'
import { changeRecord } from '../record/change-record'
import { isWithin, scopeOf, type Scope } from '../../booking/traveller/scope'
import { isOverWithin } from './arrangers'
import { arrangingRecord } from './record'
import {
  allowBookingForOthers,
  endGrantsOf,
  findGrant,
  findGrantsOver,
  insertGrant,
  updateEnded,
  updateUntil,
  type GrantRow,
} from './store'

type Given = RequestOf<typeof giveArrangerGrants>

/** Gives one right to several people: all of them or none. */
export const give = (context: Context, actor: Actor, request: Given): Promise<ResponseOf<typeof giveArrangerGrants> | Problem> =>
  once<ResponseOf<typeof giveArrangerGrants>>(context, actor, async (work) => {
    const scope = await scopeOf(work, actor, 'managePeople')
    if (isProblem(scope)) return scope
    const refused = (await overFault(work, scope, request)) ?? dayFault(work, request.until)
    if (refused) return refused
    const { departmentId = null, travellerId = null, products = null, until = null } = request
    for (const arrangerId of request.arrangerIds.toSorted()) {
      const unfit = await arrangerFault(work, scope, arrangerId, travellerId)
      if (unfit) return unfit
      const grant = {
        grantId: newId(context.clock.now()),
        arrangerId,
        departmentId,
        travellerId,
        products: products?.toSorted() ?? null,
        until,
      }
      const version = await changed(work, { actor, employeeId: arrangerId, act: 'arrangingGiven' }, async () => {
        await insertGrant(work, { ...grant, at: context.clock.now(), by: actor.employeeId })
        await allowBookingForOthers(work, arrangerId)
        return undefined
      })
      if (isProblem(version)) return version
    }
    return { given: request.arrangerIds.length }
  })

/** What a right is over is there, and lies within what the caller looks after. */
async function overFault(work: Work, scope: Scope, { departmentId, travellerId }: Given): Promise<Problem | undefined> {
  if (departmentId !== undefined && travellerId !== undefined) return problem('badRequest', { field: 'travellerId' })
  if (departmentId !== undefined) {
    const [known] = await findDepartmentIds(work, [departmentId])
    return known !== undefined && isWithin(scope, departmentId)
      ? undefined
      : problem('departmentUnknown', { field: 'departmentId' })
  }
  if (travellerId === undefined) return scope === 'company' ? undefined : problem('forbidden', { field: 'departmentId' })
  const person = await findWithin(work, scope, travellerId)
  if (isProblem(person)) return { ...person, field: 'travellerId' }
  return person.active ? undefined : problem('personLeft', { field: 'travellerId', detail: { name: person.name } })
}

const dayFault = ({ context }: Work, until: string | undefined): Problem | undefined =>
  until !== undefined && until < chinaDate(context.clock.now()) ? problem('arrangerDayPast', { field: 'until' }) : undefined

async function arrangerFault(
  work: Work,
  scope: Scope,
  arrangerId: string,
  travellerId: string | null,
): Promise<Problem | undefined> {
  const person = await findWithin(work, scope, arrangerId)
  if (isProblem(person)) return { ...person, field: 'arrangerIds' }
  if (!person.active) return problem('personLeft', { field: 'arrangerIds', detail: { name: person.name } })
  return arrangerId === travellerId ? problem('arrangerOneself', { field: 'travellerId' }) : undefined
}

/** Written into the history of who books. */
const changed = (
  work: Work,
  { actor, employeeId, act, version }: { actor: Pick<Actor, 'employeeId'>; employeeId: string; act: RecordAct; version?: number },
  write: () => Promise<Problem | undefined>,
): Promise<number | Problem> =>
  changeRecord(work, {
    kind: 'person',
    id: employeeId,
    act,
    actorId: actor.employeeId,
    ...(version !== undefined && { version }),
    read: () => arrangingRecord(work, employeeId),
    write,
  })

/** A right that was not ended, of somebody whom the caller looks after, over what the caller looks after. */
async function findChangeable(work: Work, actor: Actor, grantId: string): Promise<GrantRow | Problem> {
  const scope = await scopeOf(work, actor, 'managePeople')
  if (isProblem(scope)) return scope
  const grant = await findGrant(work, grantId)
  if (!grant) return problem('arrangerGrantUnknown', { field: 'grantId' })
  const person = await findWithin(work, scope, grant.arrangerId)
  if (isProblem(person)) return person
  return isOverWithin(scope, grant) ? grant : problem('forbidden', { field: 'grantId' })
}

/** Somebody else may have ended it since it was read. */
const refuseGone = async (work: Work, grantId: string): Promise<Problem | undefined> =>
  (await findGrant(work, grantId)) ? undefined : problem('arrangerGrantUnknown', { field: 'grantId' })

type Changed = ResponseOf<typeof changeArrangerGrant>

export const changeEnd = (
  context: Context,
  actor: Actor,
  { grantId, version: read, until }: RequestOf<typeof changeArrangerGrant>,
): Promise<Changed | Problem> =>
  once<Changed>(context, actor, async (work) => {
    const grant = await findChangeable(work, actor, grantId)
    if (isProblem(grant)) return grant
    const past = dayFault(work, until)
    if (past) return past
    const whose = { actor, employeeId: grant.arrangerId, act: 'arrangingChanged', version: read } as const
    const version = await changed(work, whose, async () => {
      const gone = await refuseGone(work, grantId)
      if (!gone) await updateUntil(work, grantId, until ?? null)
      return gone
    })
    return isProblem(version) ? version : { version }
  })

type Ended = ResponseOf<typeof endArrangerGrant>

export const end = (context: Context, actor: Actor, { grantId }: RequestOf<typeof endArrangerGrant>): Promise<Ended | Problem> =>
  once<Ended>(context, actor, async (work) => {
    const grant = await findChangeable(work, actor, grantId)
    if (isProblem(grant)) return grant
    const { arrangerId: employeeId } = grant
    const version = await changed(work, { actor, employeeId, act: 'arrangingEnded' }, async () => {
      const gone = await refuseGone(work, grantId)
      if (!gone) await updateEnded(work, grantId, context.clock.now())
      return gone
    })
    return isProblem(version) ? version : { employeeId }
  })

/** With somebody who leaves end the rights over them and their own; `actorId` is who says so, empty where a day does. */
export async function endWithPerson(work: Work, employeeId: string, actorId: string): Promise<Problem | undefined> {
  const at = work.context.clock.now()
  await endGrantsOf(work, employeeId, at)
  const over = (await findGrantsOver(work, employeeId)).toSorted((a, b) => (a.arrangerId < b.arrangerId ? -1 : 1))
  for (const { grantId, arrangerId } of over) {
    const whose = { actor: { employeeId: actorId }, employeeId: arrangerId, act: 'arrangingEnded' } as const
    const version = await changed(work, whose, async () => {
      await updateEnded(work, grantId, at)
      return undefined
    })
    if (isProblem(version)) return version
  }
  return undefined
}

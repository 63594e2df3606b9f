import type { endEmployment, getLeaving, resumeEmployment } from '@sojourn/contract/admin/people/person.calls'
import type { Leaving } from '@sojourn/contract/admin/people/person.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { openTripStates, endsAtOnce } from '@sojourn/domain/admin/people/person'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { inCompany, once } from '../../../work'
import { findApprovalsWaitingFor } from '../../booking/approval/store'
import { announce } from '../../booking/notification/announce'
import { listTrips } from '../../booking/order/list-store'
import { findOrders } from '../../booking/order/store'
import { stateNameOf } from '../../booking/order/summary'
import { claimLogin } from '../../booking/traveller/account-store'
import { countOthersWith, findGrants, refreshPermissions } from '../../booking/traveller/role-store'
import { findHeaded } from '../department/store'
import { findGuestsOf } from '../guest/store'
import { changeRecord } from '../record/change-record'
import { scopeOf, type Scope } from '../../booking/traveller/scope'
import { findWithin, guardFault, mayLead } from './checks'
import { colleagueOf } from './detail'
import { endNow, type Ended } from './end-now'
import { enqueueTurn } from './enqueue-turn'
import { personRecord } from './record'
import { findColleague, type PersonRow } from './store'
import { findReports, updateActive, updateLastDay } from './write-store'

const tripsAtMost = 20

/** What somebody who leaves leaves behind. */
export const leavingOf = (
  context: Context,
  actor: Actor,
  { employeeId }: RequestOf<typeof getLeaving>,
): Promise<Leaving | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const scope = await scopeOf(work, actor, 'managePeople')
    if (isProblem(scope)) return scope
    const person = await findWithin(work, scope, employeeId)
    if (isProblem(person)) return person
    const { superiorId } = person
    const suits = superiorId !== null && (await mayLead(work, 'company', superiorId))
    const [approvals, heads, reports, guests, trips, suggested] = await Promise.all([
      findApprovalsWaitingFor(work, employeeId),
      findHeaded(work, employeeId),
      findReports(work, employeeId),
      findGuestsOf(work, employeeId),
      tripsToCome(work, actor, employeeId),
      findColleague(work, suits ? [superiorId] : [], actor.language),
    ])
    const [colleague] = suggested.map((row) => colleagueOf(row, actor.language))
    return {
      approvals: approvals.length,
      heads: heads.map(({ name }) => name[actor.language]),
      reports: reports.length,
      guests: guests.length,
      trips,
      ...(colleague && { suggested: colleague }),
    }
  })

/** Orders of which a part is still to be travelled, tickets issued or yet to be, the first to begin before the others. */
async function tripsToCome(work: Work, { language }: Actor, employeeId: string): Promise<Leaving['trips']> {
  const now = work.context.clock.now()
  const parts = await listTrips(work, employeeId, { states: openTripStates, now, past: false, limit: tripsAtMost })
  const orderNos = [...new Set(parts.map(({ orderNo }) => orderNo))]
  const orders = await findOrders(work, orderNos)
  return orderNos.flatMap((orderNo) => {
    const order = orders.find((each) => each.orderNo === orderNo)
    const part = parts.find((each) => each.orderNo === orderNo)
    if (!order || !part || order.kind === 'refund') return []
    const stateName = stateNameOf(work.context, order, language)
    return [{ orderNo, title: order.title[language], departAt: part.departAt.toISOString(), stateName }]
  })
}

type EndRequest = RequestOf<typeof endEmployment>
type Saved = ResponseOf<typeof endEmployment>

/** Says which day is the last; what that day ends is ended at once, or by a job when the day is over. */
export async function end(context: Context, actor: Actor, request: EndRequest): Promise<Saved | Problem> {
  const { employeeId, lastDay } = request
  let ended: Ended | undefined
  const answer = await once<Saved>(context, actor, async (work) => {
    const scope = await scopeOf(work, actor, 'managePeople')
    if (isProblem(scope)) return scope
    const refused = await successorFault(work, request)
    if (refused) return refused
    const atOnce = endsAtOnce(lastDay, chinaDate(context.clock.now()), request.atOnce ?? false)
    const version = await changeRecord(work, {
      kind: 'person',
      id: employeeId,
      version: request.version,
      act: 'ended',
      actorId: actor.employeeId,
      read: () => personRecord(work, employeeId),
      write: () => writeLastDay(work, scope, actor, request),
    })
    if (isProblem(version)) return version
    if (!atOnce) await enqueueTurn(work, employeeId, lastDay)
    else {
      const done = await endNow(work, employeeId, actor.employeeId)
      if (isProblem(done)) return done
      ended = done
    }
    return { version }
  })
  for (const { subjectNo, concerned } of ended ?? []) announce(context, actor.enterpriseId, subjectNo, concerned)
  return answer
}

const successorFault = async (work: Work, { employeeId, successorId }: EndRequest): Promise<Problem | undefined> =>
  successorId === undefined || (successorId !== employeeId && (await mayLead(work, 'company', successorId)))
    ? undefined
    : problem('successorUnsuitable', { field: 'successorId' })

async function writeLastDay(
  work: Work,
  scope: Scope,
  actor: Actor,
  { employeeId, lastDay, successorId }: EndRequest,
): Promise<Problem | undefined> {
  const person = await findWithin(work, scope, employeeId)
  if (isProblem(person)) return person
  if (!person.active) return problem('personLeft', { field: 'employeeId', detail: { name: person.name } })
  const guarded = guardFault(person, actor)
  if (guarded) return guarded
  const today = chinaDate(work.context.clock.now())
  const roles = (await findGrants(work, employeeId, today)).map(({ role }) => role)
  const role = 'administrator'
  if (roles.includes(role) && (await countOthersWith(work, { employeeIds: [employeeId], role, today })) === 0)
    return problem('lastAdministrator', { field: 'employeeId' })
  await updateLastDay(work, { employeeId, lastDay, successorId: successorId ?? null })
  return undefined
}

/** Takes an end back; accounts that went to somebody else meanwhile stay theirs. */
export const resume = (context: Context, actor: Actor, request: RequestOf<typeof resumeEmployment>): Promise<Saved | Problem> =>
  once<Saved>(context, actor, async (work) => {
    const scope = await scopeOf(work, actor, 'managePeople')
    if (isProblem(scope)) return scope
    const { employeeId } = request
    const version = await changeRecord(work, {
      kind: 'person',
      id: employeeId,
      version: request.version,
      act: 'resumed',
      actorId: actor.employeeId,
      read: () => personRecord(work, employeeId),
      write: async () => {
        const person = await findWithin(work, scope, employeeId)
        if (isProblem(person)) return person
        const refused = person.active ? undefined : await claimAgain(work, person)
        if (refused) return refused
        await updateLastDay(work, { employeeId, lastDay: null, successorId: null })
        if (!person.active) await updateActive(work, employeeId, true)
        return undefined
      },
    })
    if (isProblem(version)) return version
    await refreshPermissions(work, employeeId, chinaDate(context.clock.now()))
    return { version }
  })

async function claimAgain({ context: { vault }, sql, enterpriseId }: Work, person: PersonRow): Promise<Problem | undefined> {
  const { employeeId, mail, mobileCipher } = person
  for (const account of [mail, vault.open(mobileCipher)])
    if (!(await claimLogin(sql, vault.digest(account), { enterpriseId, employeeId })))
      return problem('personContactTaken', { field: 'employeeId', detail: { contact: account } })
  return undefined
}

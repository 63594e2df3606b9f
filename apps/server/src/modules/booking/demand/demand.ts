import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { DemandHistory, DemandState } from '@sojourn/contract/booking/demand.shapes'
import {
  actsOnDemand,
  demandStateAt,
  mayDemand,
  quotePromisedBy,
  reopenedUntil,
  type DemandAction,
  type DemandFacts,
  type DemandSide,
} from '@sojourn/domain/booking/demand/demand'
import type { Actor, Context, Work } from '../../../context'
import type { DemandKind } from '../../../capabilities/demand'
import { enqueue } from '../../../db/queue'
import { inCompany, once } from '../../../work'
import { chinaDate } from '../../../kit/clock'
import { newId } from '../../../kit/id'
import { announce } from '../notification/announce'
import { nextOrderNo } from '../order/store'
import { claimTravellers } from '../traveller/store'
import { writeAnswer, type DemandNotification } from './demand-notifications'
import {
  countQuoted,
  findOpenDemands,
  insertDemand,
  lockDemand,
  updateDemand,
  type DemandEvent,
  type DemandRow,
} from './demand-store'

type Kind<Body, Plan> = DemandKind<Body, Plan>

/** The agency's staff act in an assisted session; a colleague who acts for somebody is of the customer's side. */
export const sideOf = ({ agent }: Actor): DemandSide => (agent && !agent.isColleague ? 'agency' : 'customer')

type StateColumns = Pick<DemandRow<unknown, unknown>, 'state' | 'dueAt' | 'orderState' | 'orderAt'>

const factsOf = ({ reopens }: Pick<DemandKind, 'reopens'>, { state, dueAt, orderState, orderAt }: StateColumns): DemandFacts => ({
  state,
  ...(dueAt && { due: dueAt.toISOString() }),
  ...(state === 'chosen' && reopens && orderState && orderAt && { order: { state: orderState, since: orderAt.toISOString() } }),
})

/** A demand as it stands now: plans that were not accepted in time are over, and an accepted one goes as its order goes. */
export const stateNow = (context: Context, kind: Pick<DemandKind, 'reopens'>, row: StateColumns): DemandState =>
  demandStateAt(factsOf(kind, row), context.clock.now().toISOString())

/** It came to nothing and nobody asked or answered again, so that it ended by itself. */
export const hasLapsed = (
  { state, history }: Pick<DemandRow<unknown, unknown>, 'state' | 'history'>,
  now: DemandState,
): boolean => now === 'obsolete' && (state !== 'obsolete' || history.at(-1)?.event === 'overtaken')

/** Until when a demand that came to nothing can be asked for or answered again; absent of any other. */
export const reopenedOf = (
  context: Context,
  kind: Pick<DemandKind, 'reopens'>,
  row: StateColumns,
): { reopenedUntil?: string } => {
  const until = reopenedUntil(factsOf(kind, row), context.clock.now().toISOString())
  return until === undefined ? {} : { reopenedUntil: until }
}

/** Who asked sees a demand, who travels by it, and the agency's staff; nobody else. */
export const concerns = <Body, Plan>(
  kind: Kind<Body, Plan>,
  { employeeId, body }: Pick<DemandRow<Body, Plan>, 'employeeId' | 'body'>,
  actor: Actor,
): boolean => sideOf(actor) === 'agency' || employeeId === actor.employeeId || kind.travellers(body).includes(actor.employeeId)

/** Whether the caller may do this with a demand now. */
export function mayNow<Body, Plan>(
  context: Context,
  kind: Kind<Body, Plan>,
  row: DemandRow<Body, Plan>,
  actor: Actor,
): (action: DemandAction) => boolean {
  const side = sideOf(actor)
  const state = stateNow(context, kind, row)
  const own = side === 'agency' || row.employeeId === actor.employeeId
  return (action) => own && mayDemand(action, state, side)
}

export const eventOf = (
  context: Context,
  actor: Actor,
  event: DemandEvent['event'],
  detail?: DemandEvent['detail'],
): DemandEvent => ({
  at: context.clock.now().toISOString(),
  actor: actor.agent?.name ?? actor.name,
  event,
  ...(detail ? { detail } : {}),
})

const promisedBy = <Body, Plan>({ context: { agency, clock }, enterpriseId }: Work, kind: Kind<Body, Plan>, body: Body): Date =>
  new Date(kind.answerBy?.(body) ?? quotePromisedBy(clock.now().toISOString(), agency.deskHours(enterpriseId)))

interface NewDemand<Body> {
  body: Body
  state?: 'draft' | 'submitted' | undefined
}

/** A demand that begins: asked for at once, or kept as a draft. */
export async function writeDemand<Body, Plan>(
  work: Work,
  actor: Actor,
  kind: Kind<Body, Plan>,
  { body, state = 'submitted' }: NewDemand<Body>,
): Promise<DemandRow<Body, Plan> | Problem> {
  const { context } = work
  const twice = state === 'draft' ? undefined : await refuseTwice(work, kind, { employeeId: actor.employeeId, body })
  if (twice) return twice
  const now = context.clock.now()
  const row: DemandRow<Body, Plan> = {
    demandNo: await nextOrderNo(work.sql, kind.series, chinaDate(now)),
    employeeId: actor.employeeId,
    state,
    version: 1,
    body,
    plans: [],
    history: state === 'draft' ? [] : [eventOf(context, actor, 'submitted')],
    createdAt: now,
    dueAt: state === 'draft' ? null : promisedBy(work, kind, body),
    reason: null,
    orderNo: null,
    orderState: null,
    orderAt: null,
  }
  await insertDemand(work, kind, row)
  return row
}

/** Two equal requests at one moment wait for each other, so that the second one finds the first. */
export async function refuseTwice<Body, Plan>(
  work: Work,
  kind: Kind<Body, Plan>,
  asked: { employeeId: string; body: Body; demandNo?: string },
): Promise<Problem | undefined> {
  await claimTravellers(work, [asked.employeeId])
  const open = await findOpenDemands(work, kind, asked.employeeId, work.context.clock.now())
  const same = open.find((each) => each.demandNo !== asked.demandNo && kind.isSame(each.body, asked.body))
  return same && problem('demandTwice', { detail: { demandNo: same.demandNo } })
}

export const unconfirmed =
  <Body, Plan>(kind: Kind<Body, Plan>) =>
  async (context: Context, actor: Actor): Promise<{ count: number }> => ({
    count: await inCompany(context, actor.enterpriseId, (work) => countQuoted(work, kind, actor.employeeId, context.clock.now())),
  })

/** A demand that the caller may act on, held until the transaction ends; a draft is its writer's alone. `seen`: the version that the caller had before the eyes. */
export async function demandFor<Body, Plan>(
  work: Work,
  actor: Actor,
  kind: Kind<Body, Plan>,
  asked: { demandNo: string; action: DemandAction; seen?: number | undefined },
): Promise<DemandRow<Body, Plan> | Problem> {
  const { demandNo, action, seen } = asked
  const side = sideOf(actor)
  if (!actsOnDemand(action, side)) return problem('forbidden')
  const row = await lockDemand(work, kind, demandNo)
  const theirs = side === 'agency' && row?.state !== 'draft'
  if (!row || !(theirs || row.employeeId === actor.employeeId)) return problem('demandUnknown', { field: 'demandNo' })
  if (!mayDemand(action, stateNow(work.context, kind, row), side)) return problem('demandClosed', { field: 'demandNo' })
  return seen === undefined || seen === row.version ? row : problem('demandMoved', { field: 'version' })
}

export type DemandChange<Body, Plan> = Partial<DemandRow<Body, Plan>> & { event?: DemandEvent }

interface Moving<Body, Plan, Answer> {
  demandNo: string
  action: DemandAction
  seen?: number | undefined
  change(
    this: void,
    row: DemandRow<Body, Plan>,
    work: Work,
  ): DemandChange<Body, Plan> | Problem | Promise<DemandChange<Body, Plan> | Problem>
  show(this: void, work: Work, row: DemandRow<Body, Plan>): Promise<Answer>
}

/** Moves a demand on: what changes of it, with what is written in its history; whoever asked is told, and open pages hear of it. */
export async function moveDemand<Body, Plan, Answer>(
  context: Context,
  actor: Actor,
  kind: Kind<Body, Plan>,
  { change, show, ...asked }: Moving<Body, Plan, Answer>,
): Promise<Answer | Problem> {
  let concerned: string[] = []
  const moved = await once<Answer>(context, actor, async (work) => {
    const row = await demandFor(work, actor, kind, asked)
    if (isProblem(row)) return row
    const changed = await change(row, work)
    if (isProblem(changed)) return changed
    const next = await keepMoved(work, kind, row, changed)
    concerned = [row.employeeId, ...kind.travellers(row.body)]
    return show(work, next)
  })
  if (!isProblem(moved)) announce(context, actor.enterpriseId, asked.demandNo, concerned)
  return moved
}

/** Writes what changes of a demand that is held, and what follows from it. */
export async function keepMoved<Body, Plan>(
  work: Work,
  kind: Kind<Body, Plan>,
  row: DemandRow<Body, Plan>,
  { event, ...rest }: DemandChange<Body, Plan>,
): Promise<DemandRow<Body, Plan>> {
  const history = event ? [...row.history, event] : row.history
  const next = { ...row, ...rest, version: row.version + 1, history }
  await updateDemand(work, kind, next)
  const notification = event && notificationsOf[event.event]
  if (notification) await writeAnswer(work, kind, next, notification)
  if (next.state === 'quoted' && next.dueAt) await endLater(work, next.demandNo, next.dueAt)
  return next
}

const endLater = ({ sql, enterpriseId, context }: Work, demandNo: string, runAt: Date): Promise<unknown> =>
  enqueue(sql, { id: newId(context.clock.now()), kind: 'demand.expire', enterpriseId, payload: { demandNo }, runAt })

const notificationsOf: Partial<Record<DemandEvent['event'], DemandNotification>> = {
  quoted: 'demandQuoted',
  refused: 'demandRefused',
  declined: 'demandDeclined',
  overtaken: 'requestOver',
}

interface Quoting<Body, Plan> {
  row: DemandRow<Body, Plan>
  answer: { plans: Plan[]; dueAt: Date }
}

/** Plans of the agency's staff, of which the last stands until `dueAt`; what is over opens again by them. */
export async function quoted<Body, Plan>(
  work: Work,
  actor: Actor,
  kind: Kind<Body, Plan>,
  { row, answer }: Quoting<Body, Plan>,
): Promise<DemandChange<Body, Plan> | Problem> {
  const { context } = work
  const twice = stateNow(context, kind, row) === 'expired' ? await refuseTwice(work, kind, row) : undefined
  const event = eventOf(context, actor, 'quoted', { count: answer.plans.length })
  return twice ?? { ...answer, state: 'quoted', reason: null, orderNo: null, event }
}

/** The agency found nothing, or nobody wants it any more; either says why. */
export function ended<Body, Plan>(
  context: Context,
  actor: Actor,
  state: 'refused' | 'obsolete',
  asked: string,
): DemandChange<Body, Plan> | Problem {
  const reason = asked.trim()
  if (reason === '') return problem('reasonMissing', { field: 'reason' })
  const event = state === 'refused' ? 'refused' : 'cancelled'
  return { state, reason, dueAt: null, event: eventOf(context, actor, event, { reason }) }
}

/** It goes to the agency again, whole. */
export async function askedAgain<Body, Plan>(
  work: Work,
  actor: Actor,
  kind: Kind<Body, Plan>,
  row: DemandRow<Body, Plan>,
): Promise<DemandChange<Body, Plan> | Problem> {
  const { context } = work
  const twice = await refuseTwice(work, kind, row)
  const event = eventOf(context, actor, row.history.length === 0 ? 'submitted' : 'resubmitted')
  return (
    twice ?? {
      state: 'submitted',
      body: row.body,
      plans: [],
      reason: null,
      orderNo: null,
      dueAt: promisedBy(work, kind, row.body),
      event,
    }
  )
}

interface Ordering<Body, Plan> {
  row: DemandRow<Body, Plan>
  orderNo: string
}

/** A plan became an order; nobody else takes the demand any more. */
export const markOrdered = <Body, Plan>(
  work: Work,
  actor: Actor,
  kind: Kind<Body, Plan>,
  { row, orderNo }: Ordering<Body, Plan>,
): Promise<DemandRow<Body, Plan>> =>
  keepMoved(work, kind, row, {
    state: 'chosen',
    orderNo,
    event: eventOf(work.context, actor, 'ordered', { orderNo }),
  })

type EventWords = Record<DemandEvent['event'], string | ((detail: never) => string)>

/** What happened, in the reader's words; what time did is told as soon as it is so. */
export function historyOf<Body, Plan>(
  context: Context,
  kind: Kind<Body, Plan>,
  row: DemandRow<Body, Plan>,
  events: EventWords,
): DemandHistory {
  const say = ({ event, detail = {} }: DemandEvent): string => {
    const words = events[event]
    return typeof words === 'string' ? words : words(detail as never)
  }
  return [...row.history, ...doneByTime(context, kind, row)].map((entry) => ({
    at: entry.at,
    actor: entry.actor,
    event: entry.event,
    sentence: say(entry),
  }))
}

function doneByTime<Body, Plan>(context: Context, kind: Kind<Body, Plan>, row: DemandRow<Body, Plan>): DemandEvent[] {
  const byTime = (at: string, event: DemandEvent['event']): DemandEvent => ({ at, actor: '', event })
  const state = stateNow(context, kind, row)
  if (state === row.state || (state !== 'expired' && state !== 'obsolete')) return []
  const last = row.history.at(-1)?.event
  const { reopenedUntil: until } = reopenedOf(context, kind, row)
  return [
    ...(last === 'quoted' && row.dueAt ? [byTime(row.dueAt.toISOString(), 'expired')] : []),
    ...(state === 'obsolete' && until !== undefined ? [byTime(until, 'lapsed')] : []),
  ]
}

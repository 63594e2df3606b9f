import { numberOfKept } from '@sojourn/contract/booking/state-numbers'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { approvalDeadline, holdAfterApproval } from '@sojourn/domain/booking/lifecycle/timing'
import { needsApproval } from '@sojourn/domain/booking/policy/verdict'
import type { ApprovalFacts } from '@sojourn/domain/booking/approval/approval-flow'
import { firstAsked } from '@sojourn/domain/booking/approval/resolve-chain'
import type { Actor, Context, Work } from '../../../context'
import { answeredBefore } from '../../../db/once'
import { once, inCompany } from '../../../work'
import { chinaDate } from '../../../kit/clock'
import { budgetToApprove } from '../application/order-budget'
import { findApprovalOfOrder, type ApprovalRow } from '../approval/store'
import { findOrders, findOrderTravellers, lockOrders, type OrderRow } from '../order/store'
import { refuseArranging } from '../traveller/arranging'
import { findPeople } from '../traveller/store'
import { announce } from '../notification/announce'
import { chainOf, type Resolved } from '../approval/chain'
import { countriesOfOrder } from '../approval/countries'
import { refusalOfOffer } from './confirm-offer'
import { judgeAgain, type LateReason } from './judge-again'
import { productOf, confirmAvailable } from './last-look'
import { costCentresOf, projectsOf } from '../party/party-cost'
import { submitQueued } from '../lifecycle/queued-order'
import { askForSeats, goOn } from '../lifecycle/secure'

/**
 * What waits to be submitted (待提交) is submitted. An order that was taken back from its approvers: price and seats are verified, policy
 * judges it anew, the company's flows of now say who decides, and a new round begins beside the ones before. An order in its supplier's
 * queue asks now whether its seats are there.
 */
export async function resubmitOrder(
  context: Context,
  actor: Actor,
  { orderNo, ...late }: { orderNo: string } & LateReason,
): Promise<{ orderNo: string; state: number } | Problem> {
  const { enterpriseId, employeeId } = actor
  let approverIds: readonly string[] = []
  const isOwn = (order: OrderRow): boolean => order.bookerId === employeeId && refuse(context, order) === undefined
  const before = await answeredBefore(context, actor)
  const queued = before ? undefined : await askForSeats(context, enterpriseId, orderNo, isOwn)
  const look = before ? undefined : await lookAgain(context, enterpriseId, orderNo, isOwn)
  const answer = await once<{ orderNo: string; state: number }>(context, actor, async (work) => {
    const [order] = await lockOrders(work, [orderNo])
    if (!order || order.bookerId !== employeeId) return problem('orderUnknown', { field: 'orderNo' })
    const refused = refuse(context, order)
    if (refused) return refused
    const former = await findApprovalOfOrder(work, orderNo)
    if (!former) {
      if (queued?.order.version !== order.version) return problem('orderChanged', { detail: { orderNo } })
      const secured = await goOn(work, order, await queued.keep(work))
      if ('askAgainAt' in secured) return problem('seatsPending', { detail: { orderNo } })
      approverIds = secured.approverIds
      return { orderNo, state: numberOfKept({ ...order, state: secured.state }) }
    }
    if (look?.version !== order.version) return problem('orderChanged', { detail: { orderNo } })
    const { said, judged } = look
    if (said && 'failure' in said) return refusalOfOffer(said)
    await said?.keep(work)
    const forbidden = judged && (await judgeAgain(work, order, judged, late))
    if (forbidden) return forbidden
    const found = await newChain(work, order, former)
    if (isProblem(found)) return found
    approverIds = firstAsked(found.chain)
    const now = context.clock.now().toISOString()
    const holdExpiresAt = new Date(holdAfterApproval(now, order.holdExpiresAt.toISOString()))
    const moved = await submitQueued(work, order, {
      booker: actor,
      approval: found,
      holdExpiresAt: found.chain ? undefined : holdExpiresAt,
    })
    return isProblem(moved) ? moved : { orderNo, state: numberOfKept({ ...order, state: moved.state }) }
  })
  if (!isProblem(answer)) announce(context, enterpriseId, orderNo, [employeeId, ...approverIds])
  return answer
}

/** Only a draft that is still held can be submitted. */
function refuse(context: Context, { orderNo, state, holdExpiresAt }: OrderRow): Problem | undefined {
  const over = holdExpiresAt <= context.clock.now()
  return over || state !== 'draft' ? problem('transitionRefused', { detail: { orderNo } }) : undefined
}

/** What the supplier says of an order that was taken back, at the price that was accepted or not at all, and policy of what it holds. */
const lookAgain = (context: Context, enterpriseId: number, orderNo: string, isOwn: (order: OrderRow) => boolean) =>
  inCompany(context, enterpriseId, async (work) => {
    const [order] = await findOrders(work, [orderNo])
    if (!order || !isOwn(order) || !(await findApprovalOfOrder(work, orderNo))) return undefined
    const said = await confirmAvailable(work, order)
    return {
      version: order.version,
      said,
      judged: await productOf(context, order)?.lastLook?.judge(work, { ...order, enterpriseId }),
    }
  })

/**
 * Who decides now, about the same as when the order was placed; where the booker names approvers, those of the round before, and where they
 * suit no more, all who could be named.
 */
async function newChain(work: Work, order: OrderRow, former: ApprovalRow): Promise<Resolved | Problem> {
  const now = work.context.clock.now()
  const travellers = await findOrderTravellers(work, [order.orderNo])
  const people = await findPeople(
    work,
    travellers.map(({ employeeId }) => employeeId),
    { today: chinaDate(now) },
  )
  const uncovered = await refuseArranging(work, order.bookerId, people, { products: [order.product] })
  if (uncovered) return uncovered
  const approvable = travellers.flatMap(({ violations }) => violations).filter(needsApproval)
  const decided = await productOf(work.context, order)?.decided?.(work, { ...order, enterpriseId: work.enterpriseId })
  const overBudget = await budgetToApprove(work, { ...order, travellers }, order.orderNo)
  const facts = {
    object: order.kind,
    product: order.product,
    countries: await countriesOfOrder(work, order),
    outOfPolicy: approvable.length > 0 || overBudget !== undefined,
    rules: approvable.map(({ rule }) => rule),
    amount: decided?.amount ?? order.total,
    bookerId: order.bookerId,
    costCentreIds: costCentresOf(travellers),
    projectCodes: projectsOf(travellers),
    insideApplication: order.travelApplyNo !== null,
    now: now.toISOString(),
    decideBefore: approvalDeadline(now.toISOString(), order.holdExpiresAt.toISOString()),
  }
  const asNamed = await chainOf(work, people, { ...facts, chosen: namedBefore(former) })
  const found = isProblem(asNamed) && asNamed.problem === 'approverChoiceMissing' ? await chainOf(work, people, facts) : asNamed
  if (isProblem(found) || found.chain) return found
  if (overBudget) return problem('budgetNeedsApproval')
  return decided?.always ? problem('approverMissing') : found
}

/** Who was asked by level of the flow, before anybody handed a task on or asked others beside. */
const namedBefore = ({ progress }: ApprovalRow): NonNullable<ApprovalFacts['chosen']> =>
  Object.fromEntries(
    progress.levels.map(({ level, ofFlow = level, tasks }) => [
      ofFlow,
      tasks.flatMap(({ approverId, from }) => (from === undefined ? approverId : [])),
    ]),
  )

import type { cancelTrip as cancelTripCall, quoteTripCancel } from '@sojourn/contract/booking/order.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { problemSentence } from '@sojourn/domain/kit/problem-sentence'
import { holdsSeats, isTicketed } from '@sojourn/domain/booking/order/transitions'
import type { Actor, Context, Work } from '../../../context'
import { answeredBefore } from '../../../db/once'
import { inCompany, once } from '../../../work'
import { lockTripOrders, type OrderRow } from '../order/store'
import { announce } from '../notification/announce'
import { giveUp } from '../lifecycle/cancel'
import { askToLeave, isLeavable, type Left } from '../lifecycle/leave'
import { lookFirst } from '../lifecycle/look-first'

type Quote = ResponseOf<typeof quoteTripCancel>
type Step = Quote['orders'][number] & { order: OrderRow }
type Done = ResponseOf<typeof cancelTripCall>

/** One answer over all orders of a trip: what ends without loss, what is refunded and for how much. */
export const tripQuote = (context: Context, actor: Actor, request: RequestOf<typeof quoteTripCancel>): Promise<Quote | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const steps = await stepsOf(work, actor, request.travelOrderNo)
    return isProblem(steps) ? steps : quoteOf(steps)
  })

const quoteOf = (steps: readonly Step[]): Quote => ({
  orders: steps.map(({ order: _, ...step }) => step),
  fee: steps.reduce((sum, { fee }) => sum + fee, 0),
  total: steps.reduce((sum, { amount }) => sum + amount, 0),
})

/** What each order of the caller's trip needs; while one is with a supplier nobody can say. */
async function stepsOf(work: Work, actor: Actor, travelOrderNo: string): Promise<Step[] | Problem> {
  const orders = (await lockTripOrders(work, travelOrderNo)).filter(({ bookerId }) => bookerId === actor.employeeId)
  if (orders.length === 0) return problem('tripUnknown', { field: 'travelOrderNo' })
  const steps: Step[] = []
  for (const order of orders) {
    const step = await stepOf(work, actor, order)
    if (isProblem(step)) return step
    steps.push(step)
  }
  return steps
}

async function stepOf(work: Work, actor: Actor, order: OrderRow): Promise<Step | Problem> {
  const { state } = order
  const row = { order, orderNo: order.orderNo, title: order.title[actor.language], amount: 0, fee: 0 }
  const busy = problem('tripBusy', { detail: { orderNo: order.orderNo } })
  const product = work.context.products[order.product]
  // Paid already: all of it comes back, so that a supplier's answer after the quote, with a fee, is a smaller sum.
  if (isLeavable(work.context, order)) return { ...row, step: 'cancel', amount: order.total }
  const atWork = state === 'placing' || state === 'issuing' || state === 'changing' || state === 'refunding'
  if (atWork || (order.kind === 'refund' && state === 'approving')) return busy
  if (holdsSeats(state)) return { ...row, step: 'cancel' }
  if (!isTicketed(state)) return { ...row, step: 'none' }
  const quote = await product?.afterSales?.quote(work, actor, order.orderNo)
  if (isProblem(quote)) return quote.problem === 'couponTaken' ? busy : quote
  if (quote && 'nothing' in quote) return { ...row, step: 'none', reason: quote.nothing }
  return quote ? { ...row, step: 'refund', ...quote } : { ...row, step: 'none' }
}

/**
 * Gives a whole trip up: what is not issued is cancelled, what is becomes refund orders. Suppliers that may say no are asked first; what
 * one of them will not let go stays, and is told.
 */
export async function cancelTrip(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof cancelTripCall>,
): Promise<Done | Problem> {
  const left = (await answeredBefore(context, actor)) ? new Map<string, Left>() : await askAllToLeave(context, actor, request)
  if (isProblem(left)) return left
  const answer = await lookFirst(
    context,
    actor.enterpriseId,
    (work) => acceptedSteps(work, actor, request),
    (heard) =>
      once<Done>(context, actor, async (work) => {
        const steps = await acceptedSteps({ ...work, context: heard }, actor, request)
        return isProblem(steps) ? steps : end({ ...work, context: heard }, actor, steps, { reason: request.reason, left })
      }),
  )
  if (!isProblem(answer))
    for (const orderNo of [...answer.cancelled, ...answer.refunds])
      announce(context, actor.enterpriseId, orderNo, [actor.employeeId])
  return answer
}

/** The steps as they are now, where they bring and cost what the booker saw. */
async function acceptedSteps(
  work: Work,
  actor: Actor,
  { travelOrderNo, expectedTotal, expectedFee }: RequestOf<typeof cancelTripCall>,
): Promise<Step[] | Problem> {
  const steps = await stepsOf(work, actor, travelOrderNo)
  if (isProblem(steps)) return steps
  const { total, fee } = quoteOf(steps)
  if (total < expectedTotal) return problem('quoteChanged', { field: 'expectedTotal', detail: { total } })
  // What was unpaid at the quote and has tickets now brings a return, and with it a fee that nobody saw.
  return fee > expectedFee ? problem('quoteChanged', { field: 'expectedFee', detail: { total } }) : steps
}

/** What suppliers say that have not answered yet; nobody is asked for what the booker did not see. */
async function askAllToLeave(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof cancelTripCall>,
): Promise<ReadonlyMap<string, Left> | Problem> {
  const { enterpriseId } = actor
  const steps = await inCompany(context, enterpriseId, (work) => acceptedSteps(work, actor, request))
  if (isProblem(steps)) return steps
  const all = new Map<string, Left>()
  for (const { order } of steps.filter((step) => isLeavable(context, step.order))) {
    const left = await askToLeave(context, enterpriseId, order.orderNo, () => true)
    if (left) all.set(order.orderNo, left)
  }
  return all
}

async function end(
  work: Work,
  actor: Actor,
  steps: readonly Step[],
  { reason = '', left }: { reason: string | undefined; left: ReadonlyMap<string, Left> },
): Promise<Done | Problem> {
  const done: Done = { cancelled: [], refunds: [], refused: [], pending: [] }
  for (const { order, step, title } of steps) {
    const { orderNo } = order
    if (step === 'cancel') {
      const moved = await giveUp(work, actor, order, { reason, left: left.get(orderNo) })
      if (!isProblem(moved)) done.cancelled.push(orderNo)
      else if (!isLeavable(work.context, order)) return moved
      else {
        const stays = { orderNo, title, reason: problemSentence(moved, actor.language) }
        ;(moved.problem === 'leaveUnanswered' ? done.pending : done.refused).push(stays)
      }
    }
    if (step === 'refund') {
      const product = work.context.products[order.product]
      const refund = await product?.afterSales?.apply(work, actor, order.orderNo, reason)
      if (isProblem(refund)) return refund
      if (refund) done.refunds.push(refund.orderNo)
    }
  }
  return done
}

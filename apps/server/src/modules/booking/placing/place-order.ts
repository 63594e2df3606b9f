import type { CreatedOrder } from '@sojourn/contract/booking/order.shapes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { SupplierSilent } from '@sojourn/supply/ports/outside'
import { firstAsked } from '@sojourn/domain/booking/approval/resolve-chain'
import type { Actor, Context, Work } from '../../../context'
import type { Intended } from '../../../db/intend'
import { answeredBefore, nameAgent } from '../../../db/once'
import { freeJob, leaseJob } from '../../../db/queue'
import { intend, inTransaction, inCompany } from '../../../work'
import { announce } from '../notification/announce'
import { takeBudget, type Budgeted } from '../application/order-budget'
import { placeMoney } from '../payment/payment-parts'
import { placedAs } from '../lifecycle/placed'
import { submit, type Submission } from '../lifecycle/submit'
import { insertAlternatives } from '../order/journey-store'
import type { NewOrder } from '../order/record'
import { insertOrder } from '../order/store'
import { conclude, type Concluded } from './conclude'
import type { Hold, Placement, Proposal } from './proposal'

/** An order that was written before its supplier is asked for it, and the job that settles it should this process end. */
interface Placing {
  orderNo: string
  submission: Submission
  hold: Hold<unknown>
  jobId: string
}

/**
 * Places an order of any product, once for an intent. What is to be had is looked at first; what is proposed commits next, with its money,
 * its documents and its intent; then the supplier is asked with no connection held; then the order goes on, or has never been
 * (architecture 9).
 */
export async function placeOrder<Seen, Answer>(
  context: Context,
  actor: Actor,
  { look, propose }: Placement<Seen, Answer>,
): Promise<CreatedOrder | Problem> {
  const seen = await inCompany(context, actor.enterpriseId, look)
  let asked: readonly string[] = []
  const intended = await intend<CreatedOrder, Placing>(context, actor, async (work) => {
    // What cannot be had any more may be what this very intent has bought.
    if (isProblem(seen)) return seen
    const proposal = await propose(work, seen)
    if (isProblem(proposal)) return proposal
    asked = firstAsked(proposal.submission.chain)
    return begin(work, actor, proposal)
  })
  if (isProblem(intended)) return intended
  const concluded = 'open' in intended ? await askAndConclude(context, actor, intended.open) : { ...intended, asked }
  if (isProblem(concluded)) return concluded
  if ('refused' in concluded) return concluded.refused
  announce(context, actor.enterpriseId, concluded.answer.orderNo, [actor.employeeId, ...concluded.asked])
  return concluded.answer
}

async function begin(
  work: Work,
  { enterpriseId, employeeId, intent }: Actor,
  { submission, keep, hold }: Proposal,
): Promise<Intended<CreatedOrder, Placing> | Problem> {
  const { order } = submission
  if (!hold) {
    const submitted = await submit(work, submission)
    if (isProblem(submitted)) return submitted
    return (await keep(work)) ?? { answer: placedAs({ ...order, state: submitted.state }) }
  }
  const { orderNo } = order
  const payload = { orderNo, employeeId, key: intent!.key }
  const placing = placingOf(submission)
  // Sent together, the order first. Budgets and the company's credit come last: every other order of the company waits for them until this
  // transaction ends.
  const [jobId, , , unkept, unpaid] = await Promise.all([
    leaseJob(work.context, work.sql, { kind: 'order.secure', enterpriseId, payload }),
    insertOrder(work, placing),
    order.alternatives && insertAlternatives(work, orderNo, order.alternatives),
    keep(work),
    setAside(work, { ...placing, budgets: submission.budgets }, submission.chain !== undefined),
  ])
  return unkept ?? unpaid ?? { open: { orderNo, submission, hold, jobId } }
}

/** Who decides about it, or is told of it, waits with it. */
function placingOf({ order, chain, told }: Submission): NewOrder {
  const heard = chain ?? told
  return { ...order, state: 'placing', ...(heard && { chain: heard }) }
}

const setAside = async (work: Work, order: NewOrder & Budgeted, approved: boolean): Promise<Problem | undefined> =>
  (await takeBudget(work, order, { approved })) ?? (await placeMoney(work, order))

/** Where it cannot be known what the supplier answered, the job settles it at once. */
async function askAndConclude(
  context: Context,
  actor: Actor,
  { orderNo, submission, hold, jobId }: Placing,
): Promise<Concluded | Problem> {
  const { enterpriseId, employeeId, intent, agent } = actor
  const still = problem('orderPlacing', { detail: { orderNo } })
  try {
    const answer = await hold.ask()
    const placing = { orderNo, jobId, intent: { enterpriseId, employeeId, key: intent!.key }, decided: submission }
    const concluded = await inTransaction(context, enterpriseId, async (work) => {
      if (agent) await nameAgent(work.sql, agent)
      return conclude(work, placing, (own) => hold.keep(own, answer))
    })
    // The worker was quicker, and has answered the intent or refused the order.
    return concluded ?? (await concludedBefore(context, actor))
  } catch (error) {
    await context.database.platform((sql) => freeJob(sql, jobId)).then(context.wakeJobs)
    if (error instanceof SupplierSilent) return still
    throw error
  }
}

async function concludedBefore(context: Context, actor: Actor): Promise<Concluded | Problem> {
  const answer = (await answeredBefore<CreatedOrder>(context, actor)) ?? problem('offerGone')
  return isProblem(answer) ? answer : { answer, asked: [] }
}

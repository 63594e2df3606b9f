import type { CreatedOrder } from '@sojourn/contract/booking/order.shapes'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { firstAsked } from '@sojourn/domain/booking/approval/resolve-chain'
import type { Work } from '../../../context'
import { answerIntent, dropIntent, type IntentKey } from '../../../db/intend'
import { finishJob } from '../../../db/queue'
import { followPrice } from '../payment/follow-price'
import { move, scheduleExpiry, supplier } from '../lifecycle/lifecycle'
import { orderJob } from '../lifecycle/order-job'
import { placedAs } from '../lifecycle/placed'
import { submitQueued } from '../lifecycle/queued-order'
import type { Submission } from '../lifecycle/submit'
import { rewriteJudgement, rewriteOrder } from '../order/rewrite-store'
import { detachOrder, lockOrders, type OrderRow } from '../order/store'
import type { Held, Refusal } from './proposal'

interface Placing {
  orderNo: string
  jobId: string
  intent: IntentKey
  /** Who placed it, and who decides about it. */
  decided: Pick<Submission, 'booker' | 'chain' | 'told' | 'approvers'>
}
/** `asked`: the approvers who hear of it first. */
export type Concluded = { asked: readonly string[] } & ({ answer: CreatedOrder } | { refused: Problem })

/** The outcome of an order that is being placed, in one transaction; undefined where it is concluded already. */
export async function conclude(
  work: Work,
  { orderNo, jobId, intent, decided }: Placing,
  keep: (work: Work) => Promise<Held>,
): Promise<Concluded | undefined> {
  const [[written]] = await Promise.all([lockOrders(work, [orderNo]), finishJob(work.sql, jobId)])
  if (!written || written.state !== 'placing') return undefined
  const held = await keep(work)
  const order = { ...written, supplierReference: ('reference' in held && held.reference) || written.supplierReference }
  const placed = 'failure' in held ? held.refused : await goOn(work, order, decided, held)
  if (isProblem(placed)) {
    const failure = 'failure' in held ? held.failure : placed.problem
    return { asked: [], ...(await refuse(work, order, intent, { failure, refused: placed })) }
  }
  const answer = placedAs(placed)
  await answerIntent(work.sql, intent, answer)
  const { chain } = ('renewed' in held && held.renewed) || decided
  return { answer, asked: firstAsked(chain) }
}

/** What is held is submitted; what the supplier still looks for waits in its queue, as a draft that closes with its hold. */
async function goOn(
  work: Work,
  order: OrderRow,
  decided: Placing['decided'],
  held: Exclude<Held, Refusal>,
): Promise<OrderRow | Problem> {
  const { employeeId: id, name } = decided.booker
  if ('askAgainAt' in held) {
    await scheduleExpiry(work, order)
    await orderJob(work, 'order.secure', order.orderNo, held.askAgainAt)
    return move(work, order, { event: 'queue', by: { kind: 'booker', id, name } })
  }
  const { renewed } = held
  const now = renewed ? await renew(work, order, renewed) : order
  if (isProblem(now)) return now
  const { chain, told, approvers } = renewed ?? decided
  const [placed] = await Promise.all([
    submitQueued(work, now, { booker: decided.booker, approval: { chain, approvers, ...(told && { told }) } }),
    chain && scheduleExpiry(work, now),
  ])
  return placed
}

/** The order takes the price at which it is held, with what policy says of it; money and budgets follow. */
async function renew(work: Work, order: OrderRow, { order: asHeld }: Submission): Promise<OrderRow | Problem> {
  const { total, prices, verdict, policySnapshot, travellers, segments } = asHeld
  const now: OrderRow = { ...order, total, prices, verdict, policySnapshot }
  const violations = travellers.map((traveller) => traveller.violations)
  await rewriteOrder(work, now, { segments, violations })
  await rewriteJudgement(work, order.orderNo, { verdict, policySnapshot, travellers })
  return (await followPrice(work, order, now)) ?? now
}

/** The order has never been: what was set aside and held for it goes back, and the same press of the button may be tried again. */
async function refuse(
  work: Work,
  order: OrderRow,
  intent: IntentKey,
  { failure, refused }: Refusal,
): Promise<{ refused: Problem }> {
  const moved = await move(work, order, { event: 'refuse', by: supplier, detail: { failure } })
  if (isProblem(moved)) throw new Error(`order ${order.orderNo} could not be refused: ${moved.problem}`)
  await Promise.all([detachOrder(work, order.orderNo), dropIntent(work.sql, intent)])
  return { refused }
}

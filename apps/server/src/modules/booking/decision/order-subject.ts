import { numberOfKept } from '@sojourn/contract/booking/state-numbers'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { holdAfterApproval } from '@sojourn/domain/booking/lifecycle/timing'
import type { Context, Work } from '../../../context'
import { findApprovalOfOrder } from '../approval/store'
import { writeNotifications } from '../notification/write'
import { findOrders, findOrderTravellers, lockOrders, type OrderRow, type OrderTravellerRow } from '../order/store'
import { confirmed } from './confirm-offer'
import { move, system, type Mover } from '../lifecycle/lifecycle'
import { chargeOnApproval } from '../settlement/settle-order'
import type { ApprovalSubject } from '../approval/subject'
import type { SubjectMoved, SubjectOperations } from './subject-operations'

/** Orders of every kind as subjects of an approval. */
export const orderSubject: SubjectOperations = {
  async lock(work, no) {
    const [[order], travellers] = await Promise.all([lockOrders(work, [no]), findOrderTravellers(work, [no])])
    return order && { ...subjectOf(work.context, order, travellers), held: order }
  },
  async find(work, nos) {
    const [orders, travellers] = await Promise.all([findOrders(work, nos), findOrderTravellers(work, nos)])
    return orders.map((order) => subjectOf(work.context, order, travellers))
  },
  approve: (work, subject, by, look) =>
    stepOn(heldOrder(subject), async (order) => {
      const confirmation = await confirmed(work, order, look)
      if (isProblem(confirmation)) return confirmation.problem === 'offerGone' ? closeGone(work, order, subject) : confirmation
      const deadline = holdOf(work, confirmation.order)
      const [moved] = await Promise.all([
        approve(work, confirmation.order, { by, detail: confirmation.detail, holdExpiresAt: deadline }),
        tellBooker(work, 'approved', { order: confirmation.order, subject, more: { deadline, decider: by } }),
      ])
      return moved
    }),
  reject: (work, subject, by, reason) =>
    stepOn(heldOrder(subject), async (order) => {
      const moved = await move(work, order, { event: 'reject', by, detail: { reason } })
      if (!isProblem(moved)) await tellBooker(work, 'rejected', { order: moved, subject, more: { reason, decider: by } })
      return moved
    }),
  transfer: async (_work, { state, version }) => ({ state, version }),
  withdraw: async (work, no, by) => {
    const [order] = await lockOrders(work, [no])
    return stepOn(order, (held) => move(work, held, { event: 'withdraw', by }))
  },
  expire: (work, subject) => stepOn(heldOrder(subject), (order) => close(work, order, subject)),
}

function heldOrder({ held, no }: ApprovalSubject): OrderRow {
  if (!held) throw new Error(`order ${no} is decided about and not held`)
  return held
}

async function stepOn(
  order: OrderRow | undefined,
  step: (order: OrderRow) => Promise<OrderRow | Problem>,
): Promise<SubjectMoved> {
  const moved = order ? await step(order) : problem('orderUnknown')
  return isProblem(moved) ? moved : { state: numberOfKept(moved), version: moved.version }
}

/** Until when an approved order is kept. What is free needs no time to pay: its supplier is asked as long as it keeps what was held. */
const holdOf = ({ context }: Work, { total, holdExpiresAt }: OrderRow): Date =>
  total === 0 ? holdExpiresAt : new Date(holdAfterApproval(context.clock.now().toISOString(), holdExpiresAt.toISOString()))

interface Approval {
  by: Mover
  detail: Record<string, string | number>
  holdExpiresAt: Date
}

/** On to payment; a company that charges itself on approval goes straight on to issuing. */
async function approve(work: Work, order: OrderRow, approval: Approval): Promise<OrderRow | Problem> {
  const approved = await move(work, order, { event: 'approve', ...approval })
  if (isProblem(approved) || approved.state !== 'awaitingPayment') return approved
  return chargeOnApproval(work, approved)
}

/** What nobody can have any more is not left to the next approver: the order is closed, and its booker books again. */
async function closeGone(work: Work, order: OrderRow, subject: ApprovalSubject): Promise<OrderRow | Problem> {
  const step = { event: 'expire', by: system, detail: { failure: 'offerGone' } } as const
  const closed = await move(work, order, step)
  if (!isProblem(closed)) await tellBooker(work, 'offerGone', { order: closed, subject, more: {} })
  return closed
}

/** Nobody decided in time (handbook 8.2): the order closes, and its booker hears until when it waited. */
async function close(work: Work, order: OrderRow, subject: ApprovalSubject): Promise<OrderRow | Problem> {
  const approval = await findApprovalOfOrder(work, order.orderNo)
  const moved = await move(work, order, { event: 'expire', by: system, detail: { failure: 'undecided' } })
  if (!isProblem(moved))
    await tellBooker(work, 'undecided', { order: moved, subject, more: approval ? { deadline: approval.deadline } : {} })
  return moved
}

interface ToldOrder {
  order: OrderRow
  subject: ApprovalSubject
  more: { deadline?: Date; reason?: string; decider?: Mover }
}

async function tellBooker(
  work: Work,
  kind: 'approved' | 'rejected' | 'undecided' | 'offerGone',
  { order: { kind: object, orderNo, title, total, bookerId }, subject: { travellers, path }, more }: ToldOrder,
): Promise<void> {
  await writeNotifications(work, kind, [bookerId], { object, orderNo, title, total, travellers, path, ...more })
}

function subjectOf(context: Context, order: OrderRow, people: readonly OrderTravellerRow[]): ApprovalSubject {
  const { product } = order
  const travellers = people.filter(({ orderNo }) => orderNo === order.orderNo)
  return {
    kind: 'order',
    object: order.kind,
    no: order.orderNo,
    version: order.version,
    state: numberOfKept(order),
    title: order.title,
    total: order.total,
    currency: order.currency,
    travellers,
    travellerIds: travellers.map(({ employeeId }) => employeeId),
    applicantId: order.bookerId,
    violates: order.verdict === 'approval',
    product,
    told: { order, travellers },
    path: context.products[product]?.display.orderPath(order.orderNo) ?? '',
  }
}

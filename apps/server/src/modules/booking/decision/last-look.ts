import type { OfferFailure, Substitution } from '../../../capabilities/fulfilment'
import type { Envelope } from '@sojourn/domain/booking/approval/envelope'
import type { Context, ProductOperations, Work } from '../../../context'
import { enqueueNow } from '../../../db/queue'
import type { Tenant } from '../../../db/tenant'
import { inTransaction, inCompany } from '../../../work'
import { findActs } from '../approval/act-store'
import { lockOrders, type OrderRow } from '../order/store'

/** What the supplier of an order said before the order goes on; it holds for the order as it was then. */
export interface LastLook {
  order: OrderRow
  /** Why what was shown is no longer to be had. */
  failed?: OfferFailure
  /** What is held in its place. */
  instead?: Substitution
  /** Writes what is held anew, where its time was over. */
  keep?(tenant: Tenant): Promise<unknown>
}

/**
 * Thrown in a transaction that finds that a supplier is to be asked before it. `failed`: what the supplier has said already; `envelope`: what
 * may be taken instead.
 */
export class LookFirst extends Error {
  constructor(
    readonly order: OrderRow,
    readonly envelope: Envelope | undefined,
    readonly failed?: OfferFailure,
  ) {
    super(`the supplier of ${order.orderNo} is to be asked first`)
  }
}

/**
 * Work that may let an order go on. Where it finds that the order's supplier is to be asked, it is undone, the supplier is asked with nothing
 * held, and it begins anew with what was said. A substitute that is not taken in the end goes back. `attempt` names this try: what is
 * held for it is answered again, so that whoever dies over it finds it.
 */
export async function withLastLook<Answer>(
  context: Context,
  enterpriseId: number,
  attempt: string,
  work: (look?: LastLook) => Promise<Answer>,
): Promise<Answer> {
  const first = await work().then(
    (answer) => ({ answer }),
    (error: unknown) => {
      if (error instanceof LookFirst) return error
      throw error
    },
  )
  if ('answer' in first) return first.answer
  const look = await lookAt(context, enterpriseId, attempt, first)
  try {
    return await work(look)
  } finally {
    const { instead, order } = look
    if (instead) await giveBackUntaken(context, enterpriseId, order, instead)
  }
}

async function giveBackUntaken(
  context: Context,
  enterpriseId: number,
  { orderNo }: OrderRow,
  { supplierReference }: Substitution,
): Promise<void> {
  await inTransaction(context, enterpriseId, async (work) => {
    const [order] = await lockOrders(work, [orderNo])
    if (order?.supplierReference !== supplierReference) await giveBack(work, orderNo, supplierReference)
  })
}

const lookAt = (context: Context, enterpriseId: number, attempt: string, asked: LookFirst): Promise<LastLook> =>
  inCompany(context, enterpriseId, async (work) => {
    const { order, envelope } = asked
    const said = asked.failed ?? (await confirmAvailable(work, order))
    if (!said || 'keep' in said) return { order, ...said }
    const instead =
      envelope &&
      (await productOf(context, order)?.lastLook?.substitute(work, { ...order, enterpriseId, attempt }, envelope, said))
    return { order, failed: said, ...(instead && { instead }) }
  })

export const productOf = (context: Context, { product }: Pick<OrderRow, 'product'>): ProductOperations | undefined =>
  context.products[product]

/** Asks whether what an order holds can still be had as it was shown; what is held anew for it is to be kept. */
export const confirmAvailable = async (work: Work, order: OrderRow) =>
  productOf(work.context, order)?.lastLook?.confirm(work, { ...order, enterpriseId: work.enterpriseId })

/** What the approvers accepted in its place; it is about the case that was shown, so an order takes another option once. */
export async function envelopeLeft(
  tenant: Tenant,
  approval: { approvalId: string; envelope: Envelope | null } | undefined,
): Promise<Envelope | undefined> {
  if (!approval?.envelope) return undefined
  const acts = await findActs(tenant, [approval.approvalId], 'anybody')
  return acts.some(({ act }) => act === 'substitute') ? undefined : approval.envelope
}

/** The substitute stands with its order, which gives up what it held before. */
export async function take(work: Work, { orderNo }: OrderRow, instead: Substitution): Promise<void> {
  await instead.keep(work)
  if (instead.replaces) await giveBack(work, orderNo, instead.replaces)
}

const giveBack = ({ context, sql, enterpriseId }: Work, orderNo: string, reference: string): Promise<unknown> =>
  enqueueNow(context, sql, { kind: 'order.release', enterpriseId, payload: { orderNo, reference } })

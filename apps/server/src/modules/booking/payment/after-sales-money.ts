import { allocateReturn, joinParts, type PartBeside, type ReturnPart } from '@sojourn/domain/booking/after-sale/allocate-return'
import type { Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { findMakingOf, type AfterSaleLineRow } from '../coupon/store'
import { takePointsBack } from '../ledger/points'
import { findOrders } from '../order/store'
import { quoteShares, returnMoney, type Share } from './return-payments'

/** What comes back for one ticket, and the order that it was issued in. */
export interface TicketReturn {
  parentOrderNo: string
  ticketNo: string
  amount: number
  /** Of the amount: our fee of the booking. */
  bookingFee: number
  /** Of the amount: what was paid in other orders than those of the ticket. */
  beside?: readonly PartBeside[]
}

/** Whose money it is: of what was bought beside the ticket, of the changes that the ticket went through, then of the booking. */
async function partsOf(
  tenant: Tenant,
  { parentOrderNo, ticketNo, amount, bookingFee, beside = [] }: TicketReturn,
  addedBy = ({ fareDifference, fuelDifference }: AfterSaleLineRow) => fareDifference + fuelDifference,
): Promise<ReturnPart[]> {
  const earlier: PartBeside[] = [...beside]
  let bookingNo = parentOrderNo
  let making = await findMakingOf(tenant, ticketNo)
  while (making) {
    earlier.push({ paidOrderNo: making.orderNo, amount: addedBy(making) })
    bookingNo = making.parentOrderNo
    making = await findMakingOf(tenant, making.ticketNo)
  }
  return allocateReturn({ amount, bookingFee }, bookingNo, earlier)
}

async function joinedParts(tenant: Tenant, returns: readonly TicketReturn[]): Promise<ReturnPart[]> {
  const parts: ReturnPart[] = []
  for (const each of returns) parts.push(...(await partsOf(tenant, each)))
  return joinParts(parts)
}

/** Who would get how much, for the quote. */
export async function previewReturn(tenant: Tenant, returns: readonly TicketReturn[]): Promise<Share[]> {
  const shares: Share[] = []
  for (const { paidOrderNo, amount, bookingFee } of await joinedParts(tenant, returns)) {
    for (const share of await quoteShares(tenant, paidOrderNo, amount, bookingFee)) {
      const known = shares.find(({ method, payer }) => method === share.method && payer === share.payer)
      if (known) known.amount += share.amount
      else shares.push({ ...share })
    }
  }
  return shares
}

/** Gives the money back under the refund order; joins the transaction in which the supplier agreed. */
export async function giveBack(work: Work, refundOrderNo: string, returns: readonly TicketReturn[]): Promise<void> {
  const at = work.context.clock.now()
  for (const part of await joinedParts(work, returns))
    await returnMoney(work, { orderNo: refundOrderNo, ...part, kind: 'refund', at })
}

/** Takes back the points of fares that are given up, of each order that the tickets were paid in. */
export async function takeBackPoints(tenant: Tenant, fares: readonly TicketReturn[], at: Date): Promise<void> {
  const parts: ReturnPart[] = []
  for (const each of fares) parts.push(...(await partsOf(tenant, each, ({ fareDifference }) => fareDifference)))
  for (const { paidOrderNo, amount } of joinParts(parts)) {
    const [order] = await findOrders(tenant, [paidOrderNo])
    if (order) await takePointsBack(tenant, order, amount, at)
  }
}

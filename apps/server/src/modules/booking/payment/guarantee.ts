import { guaranteedPart, type GuaranteePart } from '@sojourn/domain/booking/ledger/accounts'
import { captureEntries, guaranteeEntries, releaseGuaranteeEntries } from '@sojourn/domain/booking/ledger/postings'
import type { Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { spendMore } from '../application/order-budget'
import { findOrders, type OrderRow } from '../order/store'
import { moveMoney } from '../ledger/money'
import type { MoneyOrder } from '../ledger/movers'
import { balancesOfOrder } from '../ledger/store'

/** Sets the company's money aside that a supplier may take later; false when its account does not reach. */
export const holdGuarantee = (tenant: Tenant, order: MoneyOrder, part: GuaranteePart, at: Date): Promise<boolean> =>
  moveMoney(tenant, order, { step: 'hold', parts: [part], movement: { kind: 'guarantee', entries: guaranteeEntries(part), at } })

/** What a supplier takes of an order's guarantee is spent, never more than was guaranteed; budgets move before the company's account. */
export async function captureGuarantee(work: Work, orderNo: string, captured: number, at: Date): Promise<void> {
  const found = await guaranteeOf(work, orderNo)
  if (!found || captured === 0) return
  const part = { ...found.part, amount: Math.min(captured, found.part.amount) }
  await spendMore(work, found.order, part.amount)
  await moveMoney(work, found.order, {
    step: 'spend',
    parts: [part],
    movement: { kind: 'capture', entries: captureEntries(part), at },
  })
}

/** Sets an order's guarantee free but for `kept` fen, which still stand behind something. */
export async function releaseGuarantee(tenant: Tenant, orderNo: string, at: Date, kept = 0): Promise<void> {
  const found = await guaranteeOf(tenant, orderNo)
  if (!found || found.part.amount <= kept) return
  const part = { ...found.part, amount: found.part.amount - kept }
  const entries = releaseGuaranteeEntries(part)
  await moveMoney(tenant, found.order, { step: 'release', parts: [part], movement: { kind: 'guaranteeRelease', entries, at } })
}

async function guaranteeOf(tenant: Tenant, orderNo: string): Promise<{ part: GuaranteePart; order: OrderRow } | undefined> {
  const part = guaranteedPart(await balancesOfOrder(tenant, orderNo))
  const [order] = part ? await findOrders(tenant, [orderNo]) : []
  return part && order ? { part, order } : undefined
}

import { guaranteedPart, type GuaranteePart } from '@sojourn/domain/booking/ledger/accounts'
import { captureEntries, guaranteeEntries, releaseGuaranteeEntries } from '@sojourn/domain/booking/ledger/postings'
import type { Sql } from '../../../db/sql'
import { findOrders, type OrderRow } from '../order/store'
import { mustMove, post } from '../ledger/money'
import { movers, type MoneyOrder } from '../ledger/movers'
import { balancesOfOrder } from '../ledger/store'

/** Sets the company's money aside that a supplier may take later; false when its account does not reach. */
export async function holdGuarantee(
  sql: Sql,
  enterpriseId: number,
  order: MoneyOrder,
  part: GuaranteePart,
  at: Date,
): Promise<boolean> {
  const { orderNo: causedBy } = order
  if (!(await movers[part.way](sql, enterpriseId, 'hold', { order, causedBy, amount: part.amount, at }))) return false
  await post(sql, enterpriseId, order, { kind: 'guarantee', entries: guaranteeEntries(part), at })
  return true
}

/** What a supplier takes of an order's guarantee is spent, never more than was guaranteed. */
export async function captureGuarantee(
  sql: Sql,
  enterpriseId: number,
  orderNo: string,
  captured: number,
  at: Date,
): Promise<void> {
  const found = await guaranteeOf(sql, enterpriseId, orderNo)
  if (!found || captured === 0) return
  const part = { ...found.part, amount: Math.min(captured, found.part.amount) }
  await mustMove(sql, enterpriseId, 'spend', found.order, part, at, orderNo)
  await post(sql, enterpriseId, found.order, { kind: 'capture', entries: captureEntries(part), at })
}

/** Sets an order's guarantee free but for `kept` fen, which still stand behind something. */
export async function releaseGuarantee(sql: Sql, enterpriseId: number, orderNo: string, at: Date, kept = 0): Promise<void> {
  const found = await guaranteeOf(sql, enterpriseId, orderNo)
  if (!found || found.part.amount <= kept) return
  const part = { ...found.part, amount: found.part.amount - kept }
  await mustMove(sql, enterpriseId, 'release', found.order, part, at, orderNo)
  await post(sql, enterpriseId, found.order, { kind: 'guaranteeRelease', entries: releaseGuaranteeEntries(part), at })
}

async function guaranteeOf(
  sql: Sql,
  enterpriseId: number,
  orderNo: string,
): Promise<{ part: GuaranteePart; order: OrderRow } | undefined> {
  const part = guaranteedPart(await balancesOfOrder(sql, enterpriseId, orderNo))
  const [order] = part ? await findOrders(sql, enterpriseId, [orderNo]) : []
  return part && order ? { part, order } : undefined
}

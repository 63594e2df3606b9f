import { settleTypes } from '@sojourn/contract/booking/codes'
import { postings } from '@sojourn/domain/booking/ledger/postings'
import type { Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { newId } from '../../../kit/id'
import { balanceOfOrder, insertPosting, moveCredit } from './store'

interface MoneyOrder {
  orderNo: string
  total: number
  currency: string
  settleType: 1 | 4
}

export const onCredit = (order: MoneyOrder): boolean => settleTypes.word(order.settleType) === 'companyCredit'

/** Sets the company's money aside; false when its credit does not reach. */
export async function freezeCredit(context: Context, sql: Sql, enterpriseId: number, order: MoneyOrder): Promise<boolean> {
  if (!(await moveCredit(sql, enterpriseId, { used: 0, frozen: order.total }))) return false
  await post(context, sql, enterpriseId, order, 'freeze', order.total)
  return true
}

/** What was set aside is spent: the ticket exists. */
export async function captureCredit(context: Context, sql: Sql, enterpriseId: number, order: MoneyOrder): Promise<void> {
  const frozen = await balanceOfOrder(sql, enterpriseId, order.orderNo, 'credit.frozen')
  if (frozen === 0) return
  await moveCredit(sql, enterpriseId, { used: frozen, frozen: -frozen })
  await post(context, sql, enterpriseId, order, 'capture', frozen)
}

/** What was set aside is free again. */
export async function releaseCredit(context: Context, sql: Sql, enterpriseId: number, order: MoneyOrder): Promise<void> {
  const frozen = await balanceOfOrder(sql, enterpriseId, order.orderNo, 'credit.frozen')
  if (frozen === 0) return
  await moveCredit(sql, enterpriseId, { used: 0, frozen: -frozen })
  await post(context, sql, enterpriseId, order, 'release', frozen)
}

export async function post(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  order: MoneyOrder,
  kind: keyof typeof postings,
  amount: number,
): Promise<void> {
  const at = context.clock.now()
  await insertPosting(sql, enterpriseId, {
    postingId: newId(at),
    kind,
    orderNo: order.orderNo,
    currency: order.currency,
    at,
    entries: postings[kind](amount),
  })
}

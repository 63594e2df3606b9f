import type { SettleType } from '@sojourn/contract/booking/codes'
import type { Sql } from '../../../db/sql'
import { findDeposit } from './deposit-store'
import { findCredit } from './store'

/** What the company can still spend in a way; undefined where somebody outside keeps the account. Fen. */
export async function companyBalance(sql: Sql, enterpriseId: number, way: SettleType): Promise<number | undefined> {
  if (way === 'companyCredit') {
    const { creditLimit, used, frozen } = await findCredit(sql, enterpriseId)
    return creditLimit - used - frozen
  }
  if (way !== 'deposit') return undefined
  const deposit = await findDeposit(sql, enterpriseId)
  return deposit ? deposit.balance - deposit.frozen : 0
}

import type { SettleType } from '@sojourn/contract/booking/codes'
import type { Tenant } from '../../../db/tenant'
import { findDeposit } from './deposit-store'
import { findCredit } from './store'

/** What the company can still spend in a way; undefined where somebody outside keeps the account. Fen. */
export async function companyBalance(tenant: Tenant, way: SettleType): Promise<number | undefined> {
  if (way === 'companyCredit') {
    const { creditLimit, used, frozen, overdue } = await findCredit(tenant)
    return overdue ? 0 : creditLimit - used - frozen
  }
  if (way !== 'deposit') return undefined
  const deposit = await findDeposit(tenant)
  return deposit ? deposit.balance - deposit.frozen : 0
}

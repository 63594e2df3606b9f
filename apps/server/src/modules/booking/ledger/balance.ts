import type { SettleType } from '@sojourn/contract/booking/codes'
import type { Tenant } from '../../../db/tenant'
import { findDeposit } from './deposit-store'
import { findCredit } from './store'

/** What the company can still spend by a method; undefined where somebody outside keeps the account. Fen. */
export async function companyBalance(tenant: Tenant, method: SettleType): Promise<number | undefined> {
  if (method === 'companyCredit') {
    const { creditLimit, used, frozen, overdue } = await findCredit(tenant)
    return overdue ? 0 : creditLimit - used - frozen
  }
  if (method !== 'deposit') return undefined
  const deposit = await findDeposit(tenant)
  return deposit ? deposit.balance - deposit.frozen : 0
}

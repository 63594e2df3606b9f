import { isMeantBySecondFactorRule } from '@sojourn/domain/access/second-factor'
import type { Work } from '../../../context'
import type { LoginRow } from '../store'
import { findSecondFactor, type SecondFactor } from './store'

/** Whether a person has a second factor, and whether the company or who runs the product wants one. */
export async function secondFactorOf(
  { context: { config }, sql }: Work,
  login: LoginRow,
): Promise<SecondFactor & { enrolled: boolean; required: boolean }> {
  const found = await findSecondFactor(sql, login)
  if (!found) throw new Error(`employee ${login.employeeId} is unknown`)
  const wanted = config.secondFactorRequired || found.companyRequires
  return {
    ...found,
    enrolled: found.confirmedAt !== null || found.passkeys > 0,
    required: wanted && isMeantBySecondFactorRule(found.permissions),
  }
}

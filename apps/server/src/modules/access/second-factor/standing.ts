import { isMeantBySecondFactorRule } from '@sojourn/domain/access/second-factor'
import type { Work } from '../../../context'
import type { LoginRow } from '../store'
import { findStanding, type Standing } from './store'

/** Whether a person has a second factor, and whether the company or who runs the product wants one. */
export async function standingOf(
  { context: { config }, sql }: Work,
  login: LoginRow,
): Promise<Standing & { enrolled: boolean; required: boolean }> {
  const found = await findStanding(sql, login)
  if (!found) throw new Error(`employee ${login.employeeId} is unknown`)
  const wanted = config.secondFactorRequired || found.companyRequires
  return {
    ...found,
    enrolled: found.confirmedAt !== null || found.passkeys > 0,
    required: wanted && isMeantBySecondFactorRule(found.permissions),
  }
}

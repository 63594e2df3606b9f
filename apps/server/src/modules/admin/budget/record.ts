import { unlimited } from '@sojourn/domain/booking/application/budget'
import { shortYuan } from '@sojourn/domain/kit/money'
import type { Work } from '../../../context'
import type { KeptRecord } from '../record/change-record'
import { findPlan } from './store'

/** A budget as the history keeps it. */
export async function budgetRecord(work: Work, planId: string): Promise<KeptRecord> {
  const row = await findPlan(work, planId)
  if (!row) return {}
  const {
    name,
    objectName,
    objectId,
    below,
    period,
    from,
    to,
    amount,
    products,
    warnFirst,
    warnSecond,
    overLimit,
    ownerName,
    viewers,
    endedOn,
  } = row
  return {
    name,
    object: objectName ?? objectId,
    ...(below && { below: 'on' }),
    period,
    from,
    to,
    amount: amount === unlimited ? 'unlimited' : shortYuan(amount),
    products: products ?? [],
    warnFirst: `${warnFirst}%`,
    warnSecond: `${warnSecond}%`,
    overLimit,
    ...(ownerName !== null && { owner: ownerName }),
    viewers: viewers.map((viewer) => viewer.name),
    ...(endedOn !== null && { endedOn }),
  }
}

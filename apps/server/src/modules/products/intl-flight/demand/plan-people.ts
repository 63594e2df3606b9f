import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { KeptFlightPlan } from '@sojourn/domain/products/intl-flight/demand/kept-demand'
import { planPassenger, planPriceOf } from '@sojourn/domain/products/intl-flight/demand/plan'

/** A plan has a price for the age of each of its travellers. */
export function refuseUnpriced(
  plans: readonly KeptFlightPlan[],
  employeeIds: readonly string[],
  births: ReadonlyMap<string, string>,
): Problem | undefined {
  const index = plans.findIndex((plan) =>
    employeeIds.some((id) => !planPriceOf(plan, planPassenger(births.get(id), plan.segments[0]!.departDate))),
  )
  return index < 0 ? undefined : problem('planPriceMissing', { field: `plans.${index}.prices` })
}

import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { KeptFlightPlan, PlanPassenger } from '@sojourn/domain/products/intl-flight/demand/kept-demand'
import { planPassenger, planPriceOf } from '@sojourn/domain/products/intl-flight/demand/plan'

/** As whom each of them flies on a plan. */
export const passengersOn = (
  births: ReadonlyMap<string, string>,
  employeeIds: readonly string[],
  plan: KeptFlightPlan,
): PlanPassenger[] => employeeIds.map((id) => planPassenger(births.get(id), plan))

/** A plan has a price for the age of each of its travellers. */
export function refuseUnpriced(
  plans: readonly KeptFlightPlan[],
  employeeIds: readonly string[],
  births: ReadonlyMap<string, string>,
): Problem | undefined {
  const index = plans.findIndex((plan) =>
    passengersOn(births, employeeIds, plan).some((passenger) => !planPriceOf(plan, passenger)),
  )
  return index < 0 ? undefined : problem('planPriceMissing', { field: `plans.${index}.prices` })
}

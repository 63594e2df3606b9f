import type { FlightPlan } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { sum } from '@sojourn/domain/kit/money'
import { directionsOf } from '@sojourn/domain/products/intl-flight/demand/plan'
import { intlPriceLines, intlTotal } from '@sojourn/domain/products/intl-flight/price'

interface Payer {
  employeeId: string
  /** Fen of a direction. */
  serviceFee: number
}

/** What an order on a plan costs these people, line by line, as the server counts it. */
export function planPrice(plan: FlightPlan, travellers: readonly Payer[]) {
  const directions = directionsOf(plan.segments).length
  const tickets = [
    {
      validatingCarrier: plan.validatingCarrier,
      prices: plan.prices.map(({ passenger, fare, taxes }) => ({ passenger, fare, surcharge: 0, taxes: [{ amount: taxes }] })),
    },
  ]
  const linesFor = (payers: readonly Payer[]) =>
    intlPriceLines({
      tickets,
      travellers: payers.map(({ employeeId, serviceFee }) => ({
        passenger: plan.passengers.find((each) => each.employeeId === employeeId)?.passenger ?? 'adult',
        serviceFee,
      })),
      directions,
    })
  const lines = linesFor(travellers)
  return {
    lines,
    total: intlTotal(lines),
    of: (employeeId: string): number =>
      sum(linesFor(travellers.filter((each) => each.employeeId === employeeId)).map(({ amount }) => amount)),
    departAt: plan.departAt,
  }
}

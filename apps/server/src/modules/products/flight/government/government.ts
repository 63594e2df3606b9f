import type { SettleType } from '@sojourn/contract/booking/codes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { GovernmentBuyer } from '@sojourn/contract/products/flight/booking.shapes'
import { governmentFault, governmentField, isGovernmentFare } from '@sojourn/domain/products/flight/government-fare'
import type { KeptGovernment } from '@sojourn/domain/products/flight/kept'
import type { AirHeld } from '@sojourn/supply/ports/air'
import type { SuppliedOrder } from '../../../../capabilities/fulfilment'
import type { Tenant } from '../../../../db/tenant'
import type { Journey } from '../search/choose'
import { findFlights } from '../order/kept-store'

export function refuseGovernment(
  journeys: readonly Journey[],
  government: GovernmentBuyer | undefined,
  settleType: SettleType,
): Problem | undefined {
  const fares = journeys.map(({ fare }) => fare)
  const fault = governmentFault(fares, government, settleType === 'personal')
  return fault && problem(fault, { field: governmentField(fault) })
}

/** Another payment method than the order named may ask for a card that nobody named. */
export async function refuseGovernmentMethod(
  tenant: Tenant,
  { orderNo }: SuppliedOrder,
  settleType: SettleType,
): Promise<Problem | undefined> {
  // What else such a fare asks was asked when it was ordered.
  if (settleType !== 'personal') return undefined
  const sold = (await findFlights(tenant, [orderNo])).filter(({ body }) => isGovernmentFare(body.fare))
  const faults = sold.map(({ body }) => governmentFault([body.fare], body.government, true))
  const fault = faults.find((one) => one !== undefined)
  return fault && problem(fault, { field: 'settleType' })
}

/** The buyer as a carrier is told: the number is the carrier's own. */
export const buyerOf = (kept: KeptGovernment | undefined): GovernmentBuyer | undefined =>
  kept && { unit: kept.unit, ...(kept.cardBin !== undefined && { cardBin: kept.cardBin }) }

/** The buyer as the order keeps it; the carrier's number for the purchase follows with the seats. */
export const keptGovernment = (buyer: GovernmentBuyer | undefined): KeptGovernment | undefined =>
  buyer && { unit: buyer.unit.trim(), ...(buyer.cardBin !== undefined && { cardBin: buyer.cardBin }) }

/** The same with the number under which a carrier holds the seats. */
export const verifiedGovernment = (
  buyer: GovernmentBuyer | undefined,
  { verificationNo }: Pick<AirHeld, 'verificationNo'>,
): KeptGovernment | undefined => {
  const kept = keptGovernment(buyer)
  return kept && verificationNo !== undefined ? { ...kept, verificationNo } : kept
}

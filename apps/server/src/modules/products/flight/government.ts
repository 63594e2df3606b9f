import { settleTypes, type SettleCode } from '@sojourn/contract/booking/codes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { GovernmentBuyer } from '@sojourn/contract/products/flight-booking.shapes'
import { governmentFault, governmentField, isGovernmentFare } from '@sojourn/domain/products/flight/government-fare'
import type { AirHeld } from '@sojourn/supply/ports/air'
import type { SuppliedOrder } from '../../../context'
import type { Sql } from '../../../db/sql'
import { findOrderSegments } from '../../booking/order/store'
import type { Journey } from './choose'
import type { KeptGovernment, KeptSegment } from './order-record'

const isPersonal = (settleType: SettleCode): boolean => settleTypes.word(settleType) === 'personal'

export function refuseGovernment(
  journeys: readonly Journey[],
  { government, settleType }: { government?: GovernmentBuyer; settleType: SettleCode },
): Problem | undefined {
  const fares = journeys.map(({ fare }) => fare)
  const fault = governmentFault(fares, government, isPersonal(settleType))
  return fault && problem(fault, { field: governmentField(fault) })
}

/** Another way to pay than the order named may ask for a card that nobody named. */
export async function refuseGovernmentWay(
  sql: Sql,
  { enterpriseId, orderNo }: SuppliedOrder,
  settleType: SettleCode,
): Promise<Problem | undefined> {
  const sold = (await findOrderSegments<KeptSegment>(sql, enterpriseId, [orderNo])).filter(({ body }) =>
    isGovernmentFare(body.fare),
  )
  const faults = sold.map(({ body }) => governmentFault([body.fare], body.government, isPersonal(settleType)))
  const fault = faults.find((one) => one !== undefined)
  return fault && problem(fault, { field: 'settleType' })
}

/** The buyer with the carrier's number for the purchase; nothing where no government fare is held. */
export const keptGovernment = (
  buyer: GovernmentBuyer | undefined,
  { verificationNo }: Pick<AirHeld, 'verificationNo'>,
): KeptGovernment | undefined =>
  buyer && verificationNo !== undefined ? { ...buyer, unit: buyer.unit.trim(), verificationNo } : undefined

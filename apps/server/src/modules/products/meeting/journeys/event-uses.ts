import type { Product } from '@sojourn/contract/booking/codes'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { heldAmount } from '@sojourn/domain/products/meeting/event-journeys'
import type { Tenant } from '../../../../db/tenant'
import { findUses } from '../../../booking/application/use-store'
import { findOrderTravellers, type OrderTravellerRow } from '../../../booking/order/store'
import type { OwnMeeting } from '../order/open-meeting'
import { usesOfTrip, type EventUse } from './event-trip'

/**
 * What orders took of its travel applications and what was booked from its guests' answers, each order once. The meeting's own deposit, where
 * it was placed under an application, is no journey.
 */
export async function usesOfEvent(
  tenant: Tenant,
  own: Pick<OwnMeeting, 'order'>,
  travelApplyNos: readonly string[],
): Promise<EventUse[]> {
  const [applied, ofGuests] = await Promise.all([findUses(tenant, travelApplyNos), usesOfTrip(tenant, own)])
  const journeys = applied.filter(({ product }) => product !== 'meeting')
  const known = new Set(journeys.map(({ orderNo }) => orderNo))
  const travellers = await findOrderTravellers(tenant, [...known])
  return [
    ...journeys.map((use) => ({ ...use, travellers: travellers.filter(({ orderNo }) => orderNo === use.orderNo) })),
    ...ofGuests.filter(({ orderNo }) => !known.has(orderNo)),
  ]
}

/** The products on which somebody of a guest's name is booked. */
export const bookedFor = ({ name }: { name: string }, uses: readonly EventUse[]): Product[] => [
  ...new Set(
    uses
      .filter((use) => heldAmount(use) > 0 && use.travellers.some((traveller) => isCalled(traveller, name)))
      .map(({ product }) => product),
  ),
]

const isCalled = (traveller: OrderTravellerRow, name: string): boolean =>
  [traveller.name, readableName(traveller, 'en')].some((each) => each.trim().toLowerCase() === name.trim().toLowerCase())

import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import { insuranceState } from '@sojourn/domain/booking/insurance-state'
import { orderText } from '@sojourn/text/booking/order/words'
import type { Actor } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { findLinesOfParent, type AfterSaleLineRow } from '../coupon/store'
import type { OrderRow, OrderTravellerRow } from '../order/store'
import type { TicketRow } from '../order/ticket-store'
import type { EnterpriseSettings } from '../settings/store'

type Insurances = OrderCore['travellerList'][number]['insurances']

export interface InsuredOrder {
  order: OrderRow
  segments: readonly number[]
  tickets: readonly TicketRow[]
  lines: readonly AfterSaleLineRow[]
}

interface InsuredParts {
  travellers: readonly OrderTravellerRow[]
  tickets: readonly TicketRow[]
  segments: readonly { position: number }[]
}

/** What says where the insurances of an order stand; nothing is asked where nobody has one. */
export async function insuredOrder(
  tenant: Tenant,
  order: OrderRow,
  { travellers, tickets, segments }: InsuredParts,
): Promise<InsuredOrder> {
  const insured = travellers.some(({ insurances }) => insurances.length > 0)
  const lines = insured ? await findLinesOfParent(tenant, order.orderNo) : []
  return { order, segments: segments.map(({ position }) => position), tickets, lines }
}

/** A traveller's insurances with their states, segment by segment. */
export function insurancesOf(
  { insurances, position: traveller }: OrderTravellerRow,
  insured: InsuredOrder,
  settings: EnterpriseSettings,
  { language }: Actor,
): Insurances {
  const states = insured.order.kind === 'refund' ? [] : statesOf(traveller, insured, language)
  return insurances.map(({ code, price }) => ({
    code,
    price,
    name: settings.insurances.find((insurance) => insurance.code === code)?.name[language] ?? code,
    states,
  }))
}

function statesOf(
  traveller: number,
  { order, segments, tickets, lines }: InsuredOrder,
  language: Actor['language'],
): Insurances[number]['states'] {
  return segments.flatMap((segment) => {
    const coupon = tickets
      .filter((ticket) => ticket.traveller === traveller)
      .flatMap(({ coupons }) => coupons)
      .find((each) => each.segment === segment)
    const back = lines.filter((line) => line.traveller === traveller && line.segment === segment && line.insurance > 0)
    const state = insuranceState({
      order: order.state,
      coupon: coupon && coupon.state,
      refund: back.some(({ open }) => open) ? 'open' : back.length > 0 ? 'over' : 'none',
    })
    return state ? [{ segment, state, stateName: orderText[language].insurances[state] }] : []
  })
}

import { sum } from '@sojourn/domain/kit/money'
import { isRebooking } from '@sojourn/domain/products/intl-flight/after-sale/price-drop'
import { ticketTotal } from '@sojourn/domain/products/intl-flight/price'
import { wishRemark } from '@sojourn/domain/products/intl-flight/kept-wishes'
import { isIntlAirFailure, type IntlAirChangeHold, type IntlAirHold } from '@sojourn/supply/ports/intl-air'
import type { Secured, SecuredOrder } from '../../../../capabilities/fulfilment'
import type { Fulfilment, Work } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import { isAnswered } from '../../../booking/lifecycle/ask-supplier'
import { findLines, type AfterSaleLine } from '../../../booking/coupon/store'
import { findOrderTravellers, type OrderTravellerRow } from '../../../booking/order/store'
import { findEnterprise } from '../../../booking/settings/store'
import { findIntlOrder, type KeptIntlOrder } from '../order/kept-store'
import { intlPassenger } from '../supply/to-supply'
import { intlKey, keepHeld, type IntlAnswer } from './hold-seats'
import { exchangeOf, type NewSeatsAnswer } from './new-seats'

/** What a supplier was asked to hold for an order that nobody waits for any more, by what the order keeps. */
export const secureIntlFlight: NonNullable<Fulfilment['secure']> = {
  request: (work, order) => (order.kind === 'change' ? newSeatsOf(work, order) : holdOf(work, order)),
  ask: (context, hold: IntlAirHold | IntlAirChangeHold): Promise<IntlAnswer | NewSeatsAnswer> =>
    'slice' in hold ? context.intlAir.holdChange(asking(context), hold) : context.intlAir.hold(asking(context), hold),
  async keep(work, { orderNo }, { expectedTotal }: IntlAirHold, answer: IntlAnswer | NewSeatsAnswer): Promise<Secured> {
    if (isIntlAirFailure(answer)) return { failure: answer.failure }
    if (!('total' in answer)) return { held: true, reference: answer.reference }
    const { reference, total } = answer
    // Nobody is there any more to be judged and charged at another price.
    if (total !== expectedTotal) return { failure: 'priceChanged', reference }
    await keepHeld(work, orderNo, answer)
    return { held: true, reference }
  },
  // A lower price that is taken holds a whole trip, as a booking does.
  isAnswered: async (context, { enterpriseId, orderNo, kind }) => {
    const key = intlKey(enterpriseId, orderNo)
    const isHeld = await isAnswered(context, context.intlAir, { operation: 'hold', key })
    return isHeld || (kind === 'change' && isAnswered(context, context.intlAir, { operation: 'holdChange', key }))
  },
}

async function newSeatsOf(work: Work, order: SecuredOrder): Promise<IntlAirChangeHold | IntlAirHold> {
  const { enterpriseId, orderNo, holdExpiresAt } = order
  const lines = await findLines(work, [orderNo])
  if (isRebooking(lines[0]!.offer)) return { ...(await holdOf(work, order)), instead: insteadOf(lines) }
  return { ...exchangeOf({ enterpriseId, orderNo, lines }), holdUntil: holdExpiresAt }
}

/** Tickets that are given back for those of a lower price. */
export const insteadOf = (lines: readonly Pick<AfterSaleLine, 'ticketNo'>[]): string[] => [
  ...new Set(lines.map(({ ticketNo }) => ticketNo)),
]

type Holding = Pick<SecuredOrder, 'enterpriseId' | 'orderNo' | 'travelType' | 'holdExpiresAt' | 'remark'>

export async function holdOf(work: Work, order: Holding): Promise<IntlAirHold> {
  const { orderNo } = order
  const [kept, travellers] = await Promise.all([findIntlOrder(work, orderNo), findOrderTravellers(work, [orderNo])])
  return holdOfKept(work, order, { kept, travellers })
}

/** The same of a trip that no order keeps yet. */
export async function holdOfKept(
  work: Work,
  order: Holding,
  { kept, travellers }: { kept: KeptIntlOrder; travellers: readonly OrderTravellerRow[] },
): Promise<IntlAirHold> {
  const businessTravel = order.travelType === 'business'
  const enterprise = await findEnterprise(work)
  return {
    key: intlKey(order.enterpriseId, order.orderNo),
    slices: kept.trip.slices.map(({ departAirports, arriveAirports, date }) => ({ departAirports, arriveAirports, date })),
    choices: kept.trip.slices.map(({ itineraryKey, fareKey }) => ({ itineraryKey, fareKey })),
    agreements: businessTravel ? enterprise.config.settings.agreements : [],
    businessTravel,
    passengers: travellers.map((traveller, position) =>
      intlPassenger(
        { ...traveller, credentialNumber: work.context.vault.open(traveller.credentialCipher) },
        kept.passengers[position]!,
      ),
    ),
    expectedTotal: tripTotal(kept),
    holdUntil: order.holdExpiresAt,
    remark: carrierRemark(order.remark, kept.wishes.list),
  }
}

/** Fen of the whole party, without our fees. */
export const tripTotal = ({ trip }: Pick<KeptIntlOrder, 'trip'>): number =>
  sum(trip.tickets.flatMap(({ prices }) => Object.values(prices).map(ticketTotal)))

/** What the booker says, and the wishes behind it. */
export const carrierRemark = (remark: string, wishes: KeptIntlOrder['wishes']['list']): string =>
  [remark, ...wishes.map(wishRemark)].filter(Boolean).join('; ')

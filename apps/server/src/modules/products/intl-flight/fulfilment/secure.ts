import { sum } from '@sojourn/domain/kit/money'
import { ticketTotal } from '@sojourn/domain/products/intl-flight/price'
import { wishRemark } from '@sojourn/domain/products/intl-flight/kept-wishes'
import { isIntlAirFailure, type IntlAirChangeHold, type IntlAirHold } from '@sojourn/supply/ports/intl-air'
import type { Secured, SecuredOrder } from '../../../../capabilities/fulfilment'
import type { Fulfilment, Work } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import { isAnswered } from '../../../booking/lifecycle/ask-supplier'
import { findLines } from '../../../booking/coupon/store'
import { findOrderTravellers } from '../../../booking/order/store'
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
  isAnswered: (context, { enterpriseId, orderNo, kind }) =>
    isAnswered(context, context.intlAir, {
      operation: kind === 'change' ? 'holdChange' : 'hold',
      key: intlKey(enterpriseId, orderNo),
    }),
}

async function newSeatsOf(work: Work, { enterpriseId, orderNo, holdExpiresAt }: SecuredOrder): Promise<IntlAirChangeHold> {
  const lines = await findLines(work, [orderNo])
  return { ...exchangeOf({ enterpriseId, orderNo, lines }), holdUntil: holdExpiresAt }
}

export async function holdOf(
  work: Work,
  order: Pick<SecuredOrder, 'enterpriseId' | 'orderNo' | 'travelType' | 'holdExpiresAt' | 'remark'>,
): Promise<IntlAirHold> {
  const { enterpriseId, orderNo } = order
  const [kept, travellers, enterprise] = await Promise.all([
    findIntlOrder(work, orderNo),
    findOrderTravellers(work, [orderNo]),
    findEnterprise(work),
  ])
  const businessTravel = order.travelType === 'business'
  return {
    key: intlKey(enterpriseId, orderNo),
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

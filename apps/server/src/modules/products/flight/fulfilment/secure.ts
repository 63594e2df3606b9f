import { isAirFailure, type AirHold } from '@sojourn/supply/ports/air'
import type { Secured, SecuredOrder } from '../../../../capabilities/fulfilment'
import type { Fulfilment, Work } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import { isAnswered } from '../../../booking/lifecycle/ask-supplier'
import { findOrderTravellers } from '../../../booking/order/store'
import { findEnterprise } from '../../../booking/settings/store'
import { buyerOf } from '../government/government'
import { airKey, type AirAnswer } from './hold-seats'
import { findFlights, keepVerification } from '../order/kept-store'
import { airPassenger } from '../supply/to-supply'

/** What a carrier was asked to hold for an order that nobody waits for any more, by what the order keeps. */
export const secureFlight: NonNullable<Fulfilment['secure']> = {
  request: holdOf,
  ask: (context, hold: AirHold): Promise<AirAnswer> => context.air.hold(asking(context), hold),
  async keep(work, { orderNo, kind }, { expectedPrices }: AirHold, answer: AirAnswer): Promise<Secured> {
    if (isAirFailure(answer)) return { failure: answer.failure }
    await keepVerification(work, orderNo, answer)
    const { pnr: reference, journeys } = answer
    // Nobody is there any more to be judged and charged at another fare; what a change costs was quoted.
    const isOther = kind === 'booking' && journeys.some(({ fare }, index) => fare.ticketPrice !== expectedPrices[index])
    return isOther ? { failure: 'priceChanged', reference } : { held: true, reference }
  },
  isAnswered: (context, { enterpriseId, orderNo }) =>
    isAnswered(context, context.air, { operation: 'hold', key: airKey(enterpriseId, orderNo) }),
}

async function holdOf(work: Work, order: SecuredOrder): Promise<AirHold> {
  const { enterpriseId, orderNo } = order
  const [flights, travellers, enterprise] = await Promise.all([
    findFlights(work, [orderNo]),
    findOrderTravellers(work, [orderNo]),
    findEnterprise(work),
  ])
  const businessTravel = order.travelType === 'business'
  const bodies = flights.map(({ body }) => body)
  const isConnection = bodies.length > 1 && bodies.every(({ journey }) => journey === bodies[0]!.journey)
  return {
    key: airKey(enterpriseId, orderNo),
    choices: bodies.map(({ flightKey, fare }) => ({ flightKey, fareKey: fare.fareKey })),
    ...(isConnection && { connection: true }),
    agreements: businessTravel ? enterprise.config.settings.agreements : [],
    businessTravel,
    passengers: travellers.map((traveller) =>
      airPassenger({ ...traveller, credentialNumber: work.context.vault.open(traveller.credentialCipher) }),
    ),
    expectedPrices: bodies.map(({ fare }) => fare.ticketPrice),
    holdUntil: order.holdExpiresAt,
    government: buyerOf(bodies[0]?.government),
    remark: order.remark,
  }
}

import type { AirFlight } from '../../ports/air'
import { createMinuteMemory } from '../minute-memory'
import { offerOf, type OffersAsked, type SoldOf } from './offers'
import type { Segment } from './timetable/segment'

/** About 2 KB each. */
const offersAtMost = 5_000

export type OffersOf = (segments: readonly Segment[], asked: OffersAsked) => AirFlight[]

/** Offers hang on the flight, the day, the buyer, the minute of the clock and what is sold. */
export function createOfferMemory(): OffersOf {
  const memory = createMinuteMemory<AirFlight | 'none'>(offersAtMost)
  return (segments, asked) => {
    const { sale, now, soldOf, wanted } = asked
    const buyer = `${sale.day} ${wanted.party} ${wanted.governmentOnly} ${wanted.businessTravel} ${JSON.stringify(wanted.agreements)}`
    const offers: AirFlight[] = []
    for (const segment of segments) {
      const question = `${segment.flightNo}${segment.pair} ${soldOn(segment, soldOf)} ${buyer}`
      const offer = memory(now, question, () => offerOf(segment, asked) ?? 'none')
      if (offer !== 'none') offers.push(offer)
    }
    return offers
  }
}

const soldOn = (segment: Segment, soldOf: SoldOf): string => segment.legs.map(({ id }) => soldOf(id).join('.')).join('/')

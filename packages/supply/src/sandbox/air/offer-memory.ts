import type { AirFlight } from '../../ports/air'
import { offerOf, type OffersAsked, type SoldOf } from './offers'
import type { Segment } from './timetable/segment'

const offersAtMost = 30_000
const minuteMs = 60_000

export type OffersOf = (segments: readonly Segment[], asked: OffersAsked) => AirFlight[]

/**
 * Offers hang on the flight, the day, the buyer, the minute of the clock and what is sold. Within one minute the same
 * question has the same answer, so it is worked out once; what is sold is part of the question.
 */
export function createOfferMemory(): OffersOf {
  const known = new Map<string, AirFlight | undefined>()
  let minute = Number.NaN
  return (segments, asked) => {
    const { sale, now, soldOf, wanted } = asked
    const current = Math.floor(now.getTime() / minuteMs)
    if (current !== minute || known.size > offersAtMost) {
      known.clear()
      minute = current
    }
    const buyer = `${sale.day} ${wanted.party} ${wanted.governmentOnly} ${wanted.businessTravel} ${JSON.stringify(wanted.agreements)}`
    const offers: AirFlight[] = []
    for (const segment of segments) {
      const key = `${segment.flightNo}${segment.pair} ${soldOn(segment, soldOf)} ${buyer}`
      if (!known.has(key)) known.set(key, offerOf(segment, asked))
      const offer = known.get(key)
      if (offer) offers.push(offer)
    }
    return offers
  }
}

const soldOn = (segment: Segment, soldOf: SoldOf): string => segment.legs.map(({ id }) => soldOf(id).join('.')).join('/')

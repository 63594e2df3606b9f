import type { BoughtOffers } from '../../booking/policy/bought'
import { readRide } from './kept/kept'
import type { KeptTrain } from './kept/kept-search'

/** A search keeps every class of its trains. */
export const trainBought: BoughtOffers<KeptTrain> = {
  prices: (trains) => trains.flatMap(({ seats }) => seats.map(({ price, soldOut }) => (soldOut ? undefined : price))),
  bought(trains, segments) {
    let position = 0
    const rides = segments.map(readRide)
    for (const { trainKey, seats } of trains) {
      const ride = rides.find((each) => each.trainKey === trainKey)
      const column = ride ? seats.findIndex(({ seat }) => seat === ride.seatClass) : -1
      if (ride && column >= 0) return { offers: trains, position: position + column, price: ride.fare }
      position += seats.length
    }
    return undefined
  },
}

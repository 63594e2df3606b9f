import type { BoughtOffers } from '../../booking/policy/bought'
import { sum } from '../../kit/money'
import { readStaySegment } from './kept/kept'
import type { PolicyRoom } from './policy/evaluate'

const totalOf = ({ nights }: PolicyRoom): number => sum(nights.map(({ price }) => price))

/** A hotel's page keeps every rate of its rooms; of a room with several, the one at the price that was paid. */
export const hotelBought: BoughtOffers<PolicyRoom> = {
  prices: (rates) => rates.map((rate) => (rate.soldOut ? undefined : totalOf(rate))),
  bought(rates, segments) {
    const [segment] = segments
    if (segment === undefined) return undefined
    const { roomId, totalPrice: price, rooms } = readStaySegment(segment)
    const ofRoom = (rate: PolicyRoom): boolean => rate.roomType === roomId
    const exact = rates.findIndex((rate) => ofRoom(rate) && totalOf(rate) === price)
    const position = exact >= 0 ? exact : rates.findIndex(ofRoom)
    return position < 0 ? undefined : { offers: rates, position, price, rooms }
  },
}

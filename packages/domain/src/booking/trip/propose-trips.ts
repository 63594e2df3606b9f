import type { TravelType } from '@sojourn/contract/booking/codes'
import { minutesBetween } from '../../kit/local-date'

/** An order as far as it decides which trip it may belong to; instants. */
export interface TripCandidate {
  orderNo: string
  travelOrderNo: string | null
  travelType: TravelType
  departAt: string
  arriveAt: string
  travellerIds: readonly string[]
}
export interface ProposedTrip {
  /** Of the trip that the orders could join; absent, a new one. */
  travelOrderNo?: string
  orderNos: string[]
}

/** The longest stay between two orders of one journey: a working week and its weekend. */
const adjacentMinutes = 7 * 24 * 60

const key = ({ travelType, travellerIds }: TripCandidate): string => `${travelType} ${travellerIds.toSorted().join(' ')}`

/**
 * Orders without a trip that look like one journey: the same travellers, the same type of travel, each leaving within a week
 * after the one before has arrived. Next to an order that has a trip they are proposed for that trip; alone an order is nothing.
 */
export function proposeTrips(orders: readonly TripCandidate[]): ProposedTrip[] {
  const runs: TripCandidate[][] = []
  for (const order of orders.toSorted((a, b) => (a.departAt < b.departAt ? -1 : 1))) {
    const run = runs.findLast(([first]) => first && key(first) === key(order))
    const latest = run?.reduce((end, { arriveAt }) => (arriveAt > end ? arriveAt : end), '')
    if (run && latest && minutesBetween(latest, order.departAt) <= adjacentMinutes) run.push(order)
    else runs.push([order])
  }
  return runs.flatMap((run): ProposedTrip[] => {
    const orderNos = run.filter(({ travelOrderNo }) => travelOrderNo === null).map(({ orderNo }) => orderNo)
    const trip = run.find(({ travelOrderNo }) => travelOrderNo !== null)?.travelOrderNo
    if (orderNos.length === 0 || run.length < 2) return []
    return [{ orderNos, ...(trip && { travelOrderNo: trip }) }]
  })
}

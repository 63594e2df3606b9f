import { listSorts } from '../../../booking/list/list-sorts'
import { bookable, compliantFare, leadFare, travellerPrice, type ListedItinerary } from './listed'

/** What an hour on the way is worth in fen when itineraries are recommended; a change of planes counts like one hour more. */
const hourInFen = 10_000
const beyondPolicy = 100_000_000

const departure = ({ flights }: ListedItinerary): number => Date.parse(flights[0]!.departAt)
const arrival = ({ flights }: ListedItinerary): number => Date.parse(flights.at(-1)!.arriveAt)

function price(itinerary: ListedItinerary): number {
  const fare = leadFare(itinerary)
  return fare && bookable(fare) ? travellerPrice(fare) : Number.MAX_SAFE_INTEGER
}

/** Within policy first, then the price with the time on the way counted in. */
function cost(itinerary: ListedItinerary): number {
  const fare = leadFare(itinerary)
  if (!fare || !bookable(fare)) return Number.MAX_SAFE_INTEGER
  const compliant = compliantFare(itinerary)
  const hours = itinerary.durationMinutes / 60 + itinerary.connections.length
  return travellerPrice(compliant ?? fare) + hours * hourInFen + (compliant ? 0 : beyondPolicy)
}

const measures = {
  recommended: cost,
  price,
  duration: (itinerary: ListedItinerary) => itinerary.durationMinutes,
  departure,
  arrival,
}
export const intlSorts = listSorts(measures, departure, ({ itineraryKey }) => itineraryKey)

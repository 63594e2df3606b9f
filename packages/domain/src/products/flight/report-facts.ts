import { minutesOf } from '../../kit/local-date'
import { lowestOffers, type Comparison, type NearOffer, type ReportFacts } from '../../booking/report-facts'
import { airGrams, railGrams } from '../../reference/place/carbon'
import { cityPair } from '../../reference/place/cities'
import type { KeptFlight } from './kept'
import { readSearch } from './kept-search'
import { usualTrain } from './policy/rules'

/** Fen for a kilometre in the second class of a fast train (handbook 3.3). */
const railFen = 48
/** Rails are longer than the air line. */
const railDetour = 1.2

/** What reports say of a kept flight. */
export function flightFacts(flight: KeptFlight): ReportFacts {
  const { journey, carrier, departAirport, arriveAirport, distanceKm, fare } = flight
  const train = usualTrain(flight)
  return {
    journey,
    classKey: fare.cabin,
    carrier,
    route: cityPair(departAirport, arriveAirport),
    tier: '',
    fullFare: fare.fullFare,
    economy: fare.cabin === 'Y',
    kilometres: distanceKm,
    gramsPerKilometre: airGrams,
    ...(train && {
      rail: { price: Math.round(distanceKm * railDetour * railFen), gramsPerKilometre: railGrams, minutes: train.minutes },
    }),
  }
}

const agreed: ReadonlySet<string> = new Set(['agreement', 'corporate'])

/** What else the search showed from which a flight was bought; of a connection both flights together. */
export function flightComparison(body: string): (flight: KeptFlight) => Comparison {
  const search = readSearch(body)
  return (flight) => comparedWith(search, flight)
}

function comparedWith({ flights, verdicts }: ReturnType<typeof readSearch>, flight: KeptFlight): Comparison {
  const bought = flight.whole ?? flight
  let first = 0
  const within: NearOffer[] = []
  const open: number[] = []
  for (const { flightKey, departTime, fares } of flights) {
    const minutesAway = Math.abs(minutesOf(departTime) - minutesOf(flight.departTime))
    for (const [column, { ticketPrice, cabin, fareType }] of fares.entries()) {
      if (verdicts[first + column] === 'within') within.push({ price: ticketPrice, minutesAway })
      if (flightKey === bought.flightKey && cabin === bought.fare.cabin && fareType === 'published') open.push(ticketPrice)
    }
    first += fares.length
  }
  return {
    price: bought.fare.ticketPrice,
    ...lowestOffers(within),
    ...(agreed.has(flight.fare.fareType) && open.length > 0 && { publicFare: Math.min(...open) }),
  }
}

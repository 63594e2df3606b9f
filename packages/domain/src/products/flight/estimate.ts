import { estimateJourney } from '../../booking/application/estimate'
import { sum } from '../../kit/money'

interface EstimatedFlight {
  buildFee: number
  fuelFee: number
  /** Of the agency, of all travellers together. */
  serviceFee: number
  fares: readonly { ticketPrice: number }[]
}

/** What one journey costs the travellers together, in fen with fees; `within` answers by flight and fare. */
export const estimateFlights = (
  flights: readonly EstimatedFlight[],
  travellers: number,
  within?: (flight: number, fare: number) => boolean,
): ReturnType<typeof estimateJourney> =>
  estimateJourney(
    flights.map(({ buildFee, fuelFee, serviceFee, fares }) =>
      fares.map(({ ticketPrice }) => sum([ticketPrice, buildFee, fuelFee]) * travellers + serviceFee),
    ),
    within,
  )

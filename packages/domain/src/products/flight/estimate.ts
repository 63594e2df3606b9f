import { estimateJourney } from '../../booking/application/estimate'
import { sum } from '../../kit/money'

interface EstimatedFlight {
  buildFee: number
  fuelFee: number
  fares: readonly { ticketPrice: number }[]
}

/** What one journey costs the travellers together, in fen with fees; `within` answers by flight and fare. */
export const estimateFlights = (
  flights: readonly EstimatedFlight[],
  travellers: number,
  perTraveller: number,
  within?: (flight: number, fare: number) => boolean,
): ReturnType<typeof estimateJourney> =>
  estimateJourney(
    flights.map(({ buildFee, fuelFee, fares }) =>
      fares.map(({ ticketPrice }) => sum([ticketPrice, buildFee, fuelFee, perTraveller])),
    ),
    travellers,
    within,
  )

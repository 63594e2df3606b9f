import type { NewSegment } from '@sojourn/domain/booking/traveller/conflicts'
import { cityOfAirport } from '@sojourn/domain/reference/place/cities'
import type { Journey } from '../search/choose'

/** A journey as conflicts see it. */
export const plannedSegment = ({ flight, departAt, arriveAt }: Journey): NewSegment => ({
  serviceNo: flight.flightNo,
  departDate: flight.departDate,
  departAt,
  arriveAt,
  departCity: cityOfAirport(flight.departAirport)?.code ?? flight.departAirport,
  arriveCity: cityOfAirport(flight.arriveAirport)?.code ?? flight.arriveAirport,
})
